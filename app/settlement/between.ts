import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { transfer, type TransferReason } from './reasons';
import { roundHundredths } from './rounding';

/** The total score of one hand. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
}

/**
 * What the losers settle with each other: every two of them the difference of their hands, double where East takes part
 * and the preset says so, at most the limit where it says so. Nothing where only the winner is paid; added-up scores
 * come from the bank. Source: Four Winds help, "Payment method"; Four Winds Rule Collection, European Classical, section 6.
 */
export function betweenPlayers(effective: Effective, losers: readonly Score[]): Transfer[] {
  switch (effective.scoring.payments.method) {
    case 'winner-only':
      return [];
    case 'between-all':
      return differences(effective, losers, 'difference-losers');
    case 'add-up':
      return losers.flatMap(({ seat, points }) =>
        transfer('bank', seat, added(effective, seat, points), 'hand-added-up'),
      );
  }
}

/** Every two players settle the difference of their scores. */
export function differences(effective: Effective, scores: readonly Score[], reason: TransferReason): Transfer[] {
  const payments = effective.scoring.payments;
  const sorted = [...scores].sort((a, b) => SEATS.indexOf(a.seat) - SEATS.indexOf(b.seat));
  return sorted.flatMap((one, place) =>
    sorted.slice(place + 1).flatMap((other) => {
      const [from, to] = one.points < other.points ? [one, other] : [other, one];
      const full = to.points - from.points;
      if (full === 0) return [];
      const capped = payments.limitBetweenLosers ? Math.min(full, payments.limitPoints) : full;
      const double = (one.seat === 'E' || other.seat === 'E') && payments.eastDoublesBetweenLosers;
      const amount = roundHundredths(capped * (double ? 200 : 100), effective.scoring.method.roundPayment);
      return transfer(from.seat, to.seat, amount, reason);
    }),
  );
}

function added(effective: Effective, seat: Seat, points: number): number {
  const double = seat === 'E' && effective.scoring.payments.eastDoublesBetweenLosers;
  return roundHundredths(points * (double ? 200 : 100), effective.scoring.method.roundPayment);
}

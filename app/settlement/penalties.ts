import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { ofLimit } from './draw';
import { transfer, type TransferReason } from './reasons';

export interface FaultyOut {
  readonly offender: Seat;
  /** Whose tile was taken; absent for a self-drawn tile. */
  readonly discarder?: Seat;
  /** Somebody else has already shown a hand. */
  readonly othersShown: boolean;
  /** The hand was more than one tile away from a win. */
  readonly notReady?: boolean;
  /** Who else has declared a win at the same moment that was none. */
  readonly together?: readonly Seat[];
}

/**
 * What a declared win costs that is none: a part of the limit or a fixed amount, to each of the others (East's share and
 * the discarder's doubled where the preset says so), to the winner of the deal, to the pool, or to nobody; nothing while
 * no other hand has been shown, where that is free. Penalties are neither rounded nor capped. Paid to the winner it
 * lapses without one; of several the first one given gets it. Sources: Four Winds Rule Collection, Chinese New Style,
 * section 4; Four Winds help, "Penalties"; International rules of China, 1998 (a hand that was not even ready).
 */
export function faultyOut(effective: Effective, fault: FaultyOut, winners: readonly Seat[] = []): Transfer[] {
  const rules = effective.scoring.penalties;
  if (rules.faultyOutUnseen && !fault.othersShown) return [];
  const amount = faultyOutPrice(effective, fault.notReady === true);
  if (amount === 0) return [];
  const { offender } = fault;
  switch (rules.faultyOutTo) {
    case 'each':
      return paidTo(effective, fault).flatMap((seat) => faultyOutShare(effective, fault, seat, amount));
    case 'not-discarder':
      return paidTo(effective, fault)
        .filter((seat) => seat !== fault.discarder)
        .flatMap((seat) => faultyOutShare(effective, fault, seat, amount));
    case 'winner':
      return transfer(offender, winners[0] ?? offender, amount, 'faulty-out');
    case 'pool':
    case 'bank':
      return transfer(offender, rules.faultyOutTo, amount, 'faulty-out');
  }
}

/** Whom the offender pays: offenders who share the penalty pay each other nothing. */
function paidTo(effective: Effective, { offender, together = [] }: FaultyOut): Seat[] {
  const shared = effective.scoring.penalties.faultyOutTogether === 'shared';
  return others(offender).filter((seat) => !(shared && together.includes(seat)));
}

/** The amount of a faulty out, before any doubling. */
export function faultyOutPrice(effective: Effective, notReady: boolean): number {
  const rules = effective.scoring.penalties;
  if (notReady && rules.faultyOutNotReady > 0) return rules.faultyOutNotReady;
  return rules.faultyOutPoints > 0 ? rules.faultyOutPoints : ofLimit(effective, rules.faultyOut);
}

function faultyOutShare(effective: Effective, fault: FaultyOut, seat: Seat, amount: number): Transfer[] {
  const rules = effective.scoring.penalties;
  const east = (seat === 'E' || fault.offender === 'E') && rules.faultyOutEast ? 2 : 1;
  const discarder = seat === fault.discarder && rules.faultyOutDiscarder;
  const reason: TransferReason = discarder ? 'faulty-out-discarder' : 'faulty-out';
  const sharing = rules.faultyOutTogether === 'shared' ? 1 + (fault.together?.length ?? 0) : 1;
  return transfer(fault.offender, seat, Math.ceil((amount * east * (discarder ? 2 : 1)) / sharing), reason);
}

/** Whether a declared hand that is not ready is punished in this deal. */
export function chargesFaultyReady(effective: Effective, drawn: boolean): boolean {
  return drawn || !effective.scoring.penalties.faultyReadyOnlyOnDraw;
}

/**
 * What a declared hand costs that turns out not to be ready. `drawn` says whether the deal ended without a winner, for
 * the presets that charge it only then. Source: Four Winds help, "Rule presets: Japanese Modern".
 */
export function faultyReady(effective: Effective, offender: Seat, drawn: boolean): Transfer[] {
  const rules = effective.scoring.penalties;
  if (rules.faultyReady === 0 || !chargesFaultyReady(effective, drawn)) return [];
  const amount = ofLimit(effective, rules.faultyReady);
  return others(offender).flatMap((seat) => {
    const double = (seat === 'E' || offender === 'E') && rules.faultyReadyEast;
    return transfer(offender, seat, amount * (double ? 2 : 1), 'faulty-ready');
  });
}

/**
 * What faulty claims cost. Paid to the winner they are booked when the deal is won, and lapse when it is drawn; paid to
 * the pool or to each other player they are booked at once (`winners` is not asked for). With several winners the first
 * one given gets them. Source: Four Winds help, "Penalties".
 */
export function faultyClaims(
  effective: Effective,
  offender: Seat,
  count: number,
  winners: readonly Seat[] = [],
): Transfer[] {
  const amount = effective.scoring.penalties.faultyClaim * count;
  if (amount === 0) return [];
  switch (effective.scoring.penalties.faultyClaimTo) {
    case 'winner':
      return transfer(offender, winners[0] ?? offender, amount, 'faulty-claim');
    case 'pool':
      return transfer(offender, 'pool', amount, 'faulty-claim');
    case 'each':
      return others(offender).flatMap((seat) => transfer(offender, seat, amount, 'faulty-claim'));
  }
}

/**
 * What a discarder pays for having named his tile wrongly, to the player who called it by that name for a set.
 * Source: Deutsche Mah-Jongg Liga, penalties.
 */
export function wrongName(effective: Effective, discarder: Seat, caller: Seat, chow: boolean): Transfer[] {
  const rules = effective.scoring.penalties;
  return transfer(discarder, caller, chow ? rules.wrongNameChow : rules.wrongNameSet, 'wrong-name');
}

/**
 * What the latest of so many warnings costs. Sources: M-League, chapter 7 (two cards are one penalty); International
 * rules of China, 1998 (a ladder); Riichi rules of Russia 1.5 (each costs twice the one before).
 */
export function warningPrice(effective: Effective, count: number): number {
  const rules = effective.scoring.penalties;
  if (rules.warnings === 'off' || count < rules.warningsFrom) return 0;
  switch (rules.warnings) {
    case 'again':
      return count % rules.warningsFrom === 0 ? rules.warningsPoints : 0;
    case 'each':
      return rules.warningsPoints;
    case 'doubled':
      return rules.warningsPoints * 2 ** (count - rules.warningsFrom);
  }
}

/** What looking at face-down tiles costs, to each of the others. Source: "Claiming, winning and closing" (sixteen tiles). */
export function peeking(effective: Effective, offender: Seat): Transfer[] {
  const amount = effective.rules.ready.peekPenalty;
  return others(offender).flatMap((seat) => transfer(offender, seat, amount, 'peeking'));
}

/** What each of the others pays at once for flowers or seasons drawn. */
export function flowerMoney(effective: Effective, seat: Seat, count = 1): Transfer[] {
  const amount = effective.scoring.extras.flowerMoney * count;
  return others(seat).flatMap((from) => transfer(from, seat, amount, 'flower-money'));
}

/**
 * What is paid at once for a kong: by each of the others, or by the discarder alone for a claimed one.
 * Source: "Claiming, winning and closing" (sixteen tiles).
 */
export function kongMoney(
  effective: Effective,
  seat: Seat,
  kong: 'concealed' | 'claimed' | 'promoted',
  discarder?: Seat,
): Transfer[] {
  const extras = effective.scoring.extras;
  const amount = kong === 'concealed' ? extras.kongMoneyConcealed : extras.kongMoneyExposed;
  const payers = kong === 'claimed' && discarder !== undefined ? [discarder] : others(seat);
  return payers.flatMap((from) => transfer(from, seat, amount, 'kong-money'));
}

function others(seat: Seat): Seat[] {
  return SEATS.filter((other) => other !== seat);
}

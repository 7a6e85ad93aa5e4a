import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import type { BySeat, Seat } from '../seats';
import { betweenPlayers, type Score } from './between';
import { payWin, type Win } from './payoff';
import { severalWinners, type OneWinner } from './several';

/** A deal that was won, with the scores of those who did not win. */
export interface WonDeal extends Omit<Win, keyof OneWinner | 'extraHandsUnpaid'> {
  readonly winners: readonly OneWinner[];
  readonly losers: readonly Score[];
  readonly ownDeposits?: Partial<BySeat<number>>;
}

/**
 * All that is paid when a deal is won: each winner by the payoff table with what is added, then the losers between each
 * other. Where a player was liable for the winning hand the losers settle nothing.
 * Source: Four Winds help, "Payment method" and "Penalties".
 */
export function settleDeal(effective: Effective, deal: WonDeal): Transfer[] {
  const { winners, losers, discarder, ownDeposits, ...rest } = deal;
  const liable = winners.some((one) => one.liable !== undefined && one.liable.seat !== one.winner);
  const won =
    discarder === undefined
      ? winners.flatMap((one) => payWin(effective, { ...rest, ...one }))
      : severalWinners(effective, {
          ...rest,
          discarder,
          winners,
          ...(ownDeposits === undefined ? {} : { ownDeposits }),
        });
  return liable ? won : [...won, ...betweenPlayers(effective, withoutWinners(losers, winners))];
}

function withoutWinners(losers: readonly Score[], winners: readonly OneWinner[]): Score[] {
  const won = new Set<Seat>(winners.map((one) => one.winner));
  return losers.filter((one) => !won.has(one.seat));
}

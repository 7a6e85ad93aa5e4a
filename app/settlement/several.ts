import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { distance, type BySeat, type Seat } from '../seats';
import { differences } from './between';
import { payWin, type Liable, type Win } from './payoff';
import { transfer } from './reasons';

/** One of the players who win on the same discard. */
export interface OneWinner {
  readonly winner: Seat;
  /** The hand before payment multipliers. */
  readonly points: number;
  readonly liable?: Liable;
  readonly jokerless?: boolean;
  readonly kittyStakes?: number;
}

/** A discard, or a robbed kong, that completes several hands. */
export interface SharedDiscard extends Omit<Win, keyof OneWinner | 'discarder' | 'extraHandsUnpaid'> {
  readonly discarder: Seat;
  readonly winners: readonly OneWinner[];
  /** Points of each winner's own stake among `deposits`. */
  readonly ownDeposits?: Partial<BySeat<number>>;
}

const NOBODY: readonly Seat[] = [];

/**
 * What several winners on one discard are paid, one after the other from the discarder's side: each hand as if it were
 * alone, stakes and the bonus for extra hands as the preset says, and at the end, where it says so, the difference of
 * their scores. Sources: "Claiming, winning and closing" (sixteen tiles); EMA Riichi rules 2016, 3.3.10.
 */
export function severalWinners(effective: Effective, shared: SharedDiscard): Transfer[] {
  const turns = inTurn(shared.winners, shared.discarder);
  const several = turns.length > 1;
  const order = several ? asSettled(effective, shared.winners, shared.discarder) : turns;
  const paid = order.flatMap((one): Transfer[] => {
    const nearest = one === turns[0];
    const mine = several ? stakes(effective, shared, one.winner, nearest) : { pool: shared.deposits ?? 0, bank: 0 };
    const win: Win = {
      winner: one.winner,
      discarder: shared.discarder,
      points: one.points,
      extraHands: shared.extraHands ?? 0,
      extraHandsUnpaid: !nearest && !bonusToEach(effective, shared),
      deposits: mine.pool,
      kittyStakes: one.kittyStakes ?? 0,
      // Paid once, like a stake: to the nearest.
      goulashStakes: nearest ? (shared.goulashStakes ?? 0) : 0,
      readyLosers: nearest ? (shared.readyLosers ?? NOBODY) : NOBODY,
      liable: one.liable,
      jokerless: one.jokerless === true,
    };
    return [...payWin(effective, win), ...transfer('bank', one.winner, mine.bank, 'deposits')];
  });
  if (!several || !effective.rules.claiming.winnersPayDifference) return paid;
  const scores = order.map((one) => ({ seat: one.winner, points: one.points }));
  return [...paid, ...differences(effective, scores, 'difference-winners')];
}

/**
 * The winners of one discard as they are settled: in turn order from the discarder, the winning tile passed on, or by
 * seat. Source: "Claiming, winning and closing" (sixteen tiles).
 */
export function asSettled<T extends { readonly winner: Seat }>(
  effective: Effective,
  winners: readonly T[],
  discarder: Seat,
): T[] {
  switch (effective.rules.claiming.settleSeveral) {
    case 'in-turn-order':
      return inTurn(winners, discarder);
    case 'independently':
      return inTurn(winners, 'E');
  }
}

/** The winners in turn order, the nearest after the discarder first. */
export function inTurn<T extends { readonly winner: Seat }>(winners: readonly T[], discarder: Seat): T[] {
  return [...winners].sort((a, b) => distance(discarder, a.winner) - distance(discarder, b.winner));
}

function bonusToEach(effective: Effective, shared: SharedDiscard): boolean {
  if ((shared.extraHands ?? 0) === 0) return true;
  return effective.rules.claiming.extraHandsToSeveral === 'each';
}

/** What one of several winners takes of the stakes: from the table, and, where each is paid in full, from the bank. */
function stakes(
  effective: Effective,
  shared: SharedDiscard,
  seat: Seat,
  nearest: boolean,
): { readonly pool: number; readonly bank: number } {
  const all = shared.deposits ?? 0;
  if (all === 0) return { pool: 0, bank: 0 };
  switch (effective.rules.claiming.depositsToSeveral) {
    case 'nearest':
      return { pool: nearest ? all : 0, bank: 0 };
    case 'each':
      return nearest ? { pool: all, bank: 0 } : { pool: 0, bank: all };
    case 'own-back': {
      const own = (one: Seat): number => shared.ownDeposits?.[one] ?? 0;
      const taken = shared.winners.reduce((sum, one) => sum + own(one.winner), 0);
      return { pool: own(seat) + (nearest ? Math.max(0, all - taken) : 0), bank: 0 };
    }
  }
}

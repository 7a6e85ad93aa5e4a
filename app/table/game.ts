import { SEATS, type Seat } from '../seats';
import { nextDeal } from './deal';
import type { State } from './state';
import { objection, type Clause, type Table } from './table';

/** What becomes of the game after a deal: `may-end` leaves it to the dealer. */
export type GameAfter = 'goes-on' | 'may-end' | 'over';

/**
 * Whether the game goes on after the deal that has ended. Somebody out of points ends it; so does the last deal of the
 * last round, unless its dealer stays on, or nobody has reached the target of an extension. Where the position does not
 * say which deal it is, it is not the last one. Sources: Tenhou, rules page; Four Winds help, "General rules".
 */
export function gameAfter(table: Table): GameAfter {
  const { state } = table;
  const end = state.end?.kind === 'game-over' ? state.end.then : state.end;
  if (end === undefined) return 'goes-on';
  if (isBust(table)) return 'over';
  if (state.round === undefined || state.dealer === undefined) return 'goes-on';
  const { rounds } = table.rules.general;
  if (state.round > rounds && targetReached(table)) return 'over';
  if (state.dealer < 4 || state.round < rounds) return 'goes-on';
  if (nextDeal(table)?.deal === 'passes') return targetReached(table) ? 'over' : 'goes-on';
  // A deal that nobody has won and that was not played to its end stops nothing.
  if (end.kind === 'abandoned' || !isLeading(state, 'E')) return 'goes-on';
  if ((state.points.E ?? 0) < table.rules.general.lastDealerLeast) return 'goes-on';
  switch (table.rules.general.lastDealerStop) {
    case 'no':
      return 'goes-on';
    case 'leading':
      return 'over';
    case 'choice':
      return 'may-end';
  }
}

/** Somebody has too few points to play on. */
function isBust(table: Table): boolean {
  const points = SEATS.map((seat) => table.state.points[seat]).filter((one) => one !== undefined);
  if (points.length === 0) return false;
  const least = Math.min(...points);
  switch (table.rules.general.bust) {
    case 'off':
      return false;
    case 'below-zero':
      return least < 0;
    case 'zero':
      return least <= 0;
    case 'below-amount':
      return least < table.rules.general.bustAmount;
  }
}

/** Nobody has to play on for the target: there is none, or somebody has reached it. */
function targetReached(table: Table): boolean {
  if (!table.rules.general.extension) return true;
  const target = table.rules.general.extensionTarget;
  return SEATS.some((seat) => (table.state.points[seat] ?? 0) >= target);
}

/** He has more points than each of the others: of equal players the dealer of the last deal comes last. */
function isLeading(state: State, leader: Seat): boolean {
  const own = state.points[leader];
  return own !== undefined && SEATS.every((seat) => seat === leader || (state.points[seat] ?? own) < own);
}

/** Another deal is played only while the game goes on. */
export const gameGoesOn: Clause = (table) => (gameAfter(table) === 'over' ? objection('game-is-over') : undefined);

/** The game is reckoned up when it is over, or when its dealer may end it and does. */
export const gameMayEnd: Clause = (table) => {
  const { state } = table;
  if (state.end === undefined) return isUnderWay(state) ? objection('deal-is-running') : undefined;
  if (state.round === undefined) return undefined;
  return gameAfter(table) === 'goes-on' ? objection('game-goes-on') : undefined;
};

/** A tile has been drawn or thrown in the deal. */
function isUnderWay({ drawn, window, seats }: State): boolean {
  return drawn !== undefined || window !== undefined || SEATS.some((seat) => seats[seat].river.length > 0);
}

/**
 * The round, its wind and its dealer in the next deal. When all four have dealt the next wind of the sequence comes,
 * again from the first when it is used up. Source: Four Winds help, "Round wind sequence".
 */
export function nextRound(table: Table, passes: boolean): Pick<State, 'round' | 'dealer' | 'roundWind'> {
  const { round, dealer, roundWind } = table.state;
  if (!passes || dealer === undefined) return { round, dealer, roundWind };
  if (dealer < 4) return { round, dealer: dealer + 1, roundWind };
  if (round === undefined) return { round, dealer: 1, roundWind };
  const winds = table.rules.general.roundWinds;
  return { round: round + 1, dealer: 1, roundWind: winds[round % winds.length] ?? roundWind };
}

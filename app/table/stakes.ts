import { kindOf, JOKER } from '../tiles';
import { replaced, withSeat, type State, type Winner } from './state';
import { seatOf, type Table } from './table';

/** Stakes that wait for a winner in the next deal. */
export interface WaitingStakes {
  readonly kittyDeals: number;
  readonly goulash: number;
}

/**
 * What waits when this deal is over: the kitty grows until somebody wins with a Pung hand, and a goulash follows a drawn
 * deal, so many in a row as the preset says; an abandoned goulash is played again and does not count.
 * Source: Four Winds help, "Kitty" and "Goulash".
 */
export function stakesAfter(table: Table): WaitingStakes {
  const { state } = table;
  const end = state.end;
  const taken = end?.kind === 'won' && end.winners.some((one) => isPungHand(table, one));
  return {
    kittyDeals: end === undefined ? state.kittyDeals : taken ? 0 : state.kittyDeals + 1,
    goulash: goulashAfter(table),
  };
}

function goulashAfter(table: Table): number {
  const { end, goulash } = table.state;
  switch (end?.kind) {
    case undefined:
    case 'abandoned':
      return goulash;
    case 'won':
    case 'game-over':
      return 0;
    case 'drawn':
      if (end.asWin.length > 0 || !table.rules.draw.goulash) return 0;
      return goulash < table.rules.draw.goulashInARow ? goulash + 1 : 0;
  }
}

const TRIPLETS: ReadonlySet<string> = new Set(['pung', 'kong', 'added-kong', 'concealed-kong']);

/** Whether a winning hand consists of pungs and kongs and a pair. */
export function isPungHand(table: Table, winner: Winner): boolean {
  if (winner.sheet.patterns.some((one) => one.id === 'pung-hand')) return true;
  const { melds, concealed } = seatOf(table, winner.seat);
  const { drawn } = table.state;
  if (concealed === undefined || !melds.every((meld) => TRIPLETS.has(meld.kind))) return false;
  const tiles = drawn?.seat === winner.seat && drawn.racked ? concealed : [...concealed, winner.tile];
  const counts = new Map<number, number>();
  for (const tile of tiles) counts.set(kindOf(tile), (counts.get(kindOf(tile)) ?? 0) + 1);
  if (counts.has(JOKER)) return false;
  const sizes = [...counts.values()];
  return sizes.filter((size) => size === 2).length === 1 && sizes.every((size) => size === 2 || size === 3);
}

/** The winners have won a deal of this game. */
export function withWins(state: State, winners: readonly Winner[]): State {
  return winners.reduce((now, { seat }) => withSeat(now, seat, { hasWon: true }), replaced(state, {}));
}

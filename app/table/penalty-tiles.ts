import type { Seat } from '../seats';
import { kindOf } from '../tiles';
import { allConcealed, without } from './ask';
import { withSeat, type State } from './state';
import { objection, written, type Clause } from './table';

/** Tiles that were seen go first. Source: International rules of China, 1998; Korean play. */
export const seenTilesFirst: Clause = (table, act, seat) => {
  const { penaltyTiles } = table.state.seats[seat];
  if (penaltyTiles.length === 0) return undefined;
  const held = (allConcealed(table, seat) ?? []).map(kindOf);
  const due = penaltyTiles.filter((kind) => held.includes(kind));
  const [first] = due;
  if (first === undefined || (act.tile !== undefined && due.includes(kindOf(act.tile)))) return undefined;
  return objection('penalty-tile-first', { seat, tile: written(first) });
};

/** The state without a penalty tile that was discarded. */
export function seenTileGone(state: State, seat: Seat, tile: number): State {
  const { penaltyTiles } = state.seats[seat];
  const left = without(penaltyTiles, [kindOf(tile)]);
  return left === undefined ? state : withSeat(state, seat, { penaltyTiles: left.map(kindOf) });
}

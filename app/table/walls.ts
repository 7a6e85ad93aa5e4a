import type { Tile } from '../tiles';
import type { State } from './state';
import type { Table } from './table';

export type Place = 'wall' | 'dead-wall';

/** The tile that was taken, where it is known, and the walls without it. */
export interface Taken {
  readonly tile: Tile | undefined;
  readonly walls: Pick<State, 'wall' | 'deadWall' | 'wallLeft'>;
}

/**
 * Takes the next tile of a place. A supplement shortens the wall unless the dead wall is exhaustible: a replenishing one
 * is filled up with the last tile of the wall, and without a dead wall it is that tile itself.
 */
export function takenFrom(table: Table, place: Place): Taken {
  const { wall, deadWall, wallLeft } = table.state;
  const shorter = wallLeft === undefined ? undefined : Math.max(0, wallLeft - 1);
  if (place === 'wall') return { tile: wall?.[0], walls: { wall: wall?.slice(1), deadWall, wallLeft: shorter } };
  const last = wall?.at(-1);
  switch (table.rules.general.deadWall) {
    case 'none':
      return { tile: last, walls: { wall: wall?.slice(0, -1), deadWall, wallLeft: shorter } };
    case 'replenishing': {
      const filled = deadWall && [...deadWall.slice(1), ...(last === undefined ? [] : [last])];
      return { tile: deadWall?.[0], walls: { wall: wall?.slice(0, -1), deadWall: filled, wallLeft: shorter } };
    }
    case 'exhaustible':
      return { tile: deadWall?.[0], walls: { wall, deadWall: deadWall?.slice(1), wallLeft } };
  }
}

/** Whether the place is known to have no tile left. */
export function emptyAt(table: Table, place: Place): boolean {
  const { deadWall, wallLeft } = table.state;
  return place === 'wall' || table.rules.general.deadWall === 'none' ? wallLeft === 0 : deadWall?.length === 0;
}

/** Puts a tile back to the front of the place that it came from: the wall as it was before it was taken. */
export function backTo(table: Table, place: Place, tile: Tile): State {
  const { state } = table;
  const { wall, deadWall, wallLeft } = state;
  const longer = wallLeft === undefined ? undefined : wallLeft + 1;
  if (place === 'wall') return { ...state, wall: wall && [tile, ...wall], wallLeft: longer };
  switch (table.rules.general.deadWall) {
    case 'none':
      return { ...state, wall: wall && [...wall, tile], wallLeft: longer };
    case 'replenishing': {
      const borrowed = deadWall?.at(-1);
      return {
        ...state,
        wall: wall && borrowed !== undefined ? [...wall, borrowed] : wall,
        deadWall: deadWall && [tile, ...deadWall.slice(0, -1)],
        wallLeft: longer,
      };
    }
    case 'exhaustible':
      return { ...state, deadWall: deadWall && [tile, ...deadWall] };
  }
}

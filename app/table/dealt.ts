import { KINDS, SUITS } from '../tiles';
import { handSize } from './ask';
import type { Table } from './table';

/**
 * How many tiles can be drawn after the deal: all tiles of the game without the four hands and the dead wall.
 * @param first whether East's first tile is dealt with his hand
 */
export function wallAfterDealing(table: Table, first: boolean): number {
  const { omittedSuit, flowers, jokers, deadWall } = table.rules.general;
  const kinds = KINDS - (omittedSuit === 'none' ? 0 : (KINDS - 7) / SUITS.length);
  const kept = deadWall === 'none' ? 0 : table.rules.general.deadWallSize;
  return kinds * 4 + flowers + jokers - 4 * handSize(table) - (first ? 1 : 0) - kept;
}

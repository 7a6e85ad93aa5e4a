import { FIRST_FLOWER, JOKER, WHITE, type Kind } from '../tiles';

/** What the groups of a card and of a club's own patterns are made of, and the orders in which suits are dealt out. */

/** Every way to deal three things out to characters 0, dots 1 and bamboo 2. */
export const SUIT_ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** Tiles of a group of equal ones. */
export const SIZES = { single: 1, pair: 2, pung: 3, kong: 4, quint: 5, sextet: 6 } as const;

/** Dragons that go with the suits: characters red, dots white, bamboo green. */
export const MATCHING = [WHITE + 2, WHITE, WHITE + 1] as const;
export const DRAGONS = { white: WHITE, green: WHITE + 1, red: WHITE + 2 } as const;

/** All flowers are one kind in a group. */
export const ANY_FLOWER: Kind = FIRST_FLOWER;

/** The kind by which a tile is counted for groups. */
export function groupKind(kind: Kind): Kind {
  return kind >= FIRST_FLOWER && kind < JOKER ? ANY_FLOWER : kind;
}

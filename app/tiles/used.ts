import { ALL_KINDS, FIRST_FLOWER, isClear, isFlower, isRed, JOKER, kindOf, suitOf, type Tile } from './kinds';

/** What a game must be played with for some tiles to lie on one table. */
export interface Used {
  /** Tiles of characters, dots and bamboo, by suit. */
  readonly suits: readonly number[];
  /** The number of the highest flower or season, 1 plum to 8 winter; 0 without any. */
  readonly flowers: number;
  readonly jokers: number;
  /** Red fives by suit. */
  readonly red: readonly number[];
  /** The most see-through copies of one tile, jokers apart. */
  readonly clear: number;
  readonly clearJokers: number;
}

/** What tiles that lie on one table at one moment use. */
export function usedBy(tiles: readonly Tile[]): Used {
  const suits = [0, 0, 0];
  const red = [0, 0, 0];
  const clear = new Uint8Array(ALL_KINDS);
  let [flowers, jokers] = [0, 0];
  for (const tile of tiles) {
    const kind = kindOf(tile);
    const suit = suitOf(kind);
    if (suit >= 0) suits[suit] = (suits[suit] ?? 0) + 1;
    if (suit >= 0 && isRed(tile)) red[suit] = (red[suit] ?? 0) + 1;
    if (isFlower(kind)) flowers = Math.max(flowers, kind - FIRST_FLOWER + 1);
    if (kind === JOKER) jokers += 1;
    if (isClear(tile)) clear[kind] = (clear[kind] ?? 0) + 1;
  }
  const clearJokers = clear[JOKER] ?? 0;
  return { suits, flowers, jokers, red, clear: Math.max(...clear.subarray(0, JOKER)), clearJokers };
}

/** The most of everything that either uses. */
export function mostUsed(a: Used, b: Used): Used {
  const most = (left: readonly number[], right: readonly number[]): readonly number[] =>
    left.map((one, at) => Math.max(one, right[at] ?? 0));
  return {
    suits: most(a.suits, b.suits),
    flowers: Math.max(a.flowers, b.flowers),
    jokers: Math.max(a.jokers, b.jokers),
    red: most(a.red, b.red),
    clear: Math.max(a.clear, b.clear),
    clearJokers: Math.max(a.clearJokers, b.clearJokers),
  };
}

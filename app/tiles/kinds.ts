/**
 * Tile kinds are small integers: 0-8 characters, 9-17 dots, 18-26 bamboo, 27-30 winds East to North, 31-33 dragons white,
 * green, red, 34-41 flowers and seasons (plum, orchid, chrysanthemum, bamboo, spring to winter), 42 the joker.
 */
export type Kind = number;

/** One copy of a tile: its kind and, above it, the marks of that copy. */
export type Tile = number;

/** A red five. */
export const RED = 64;
/** A see-through tile. */
export const CLEAR = 128;

export const KINDS = 34;
export const FIRST_WIND: Kind = 27;
export const FIRST_DRAGON: Kind = 31;
export const WHITE: Kind = 31;
export const GREEN: Kind = 32;
export const FIRST_FLOWER: Kind = 34;
export const FIRST_SEASON: Kind = 38;
export const JOKER: Kind = 42;
/** Kinds of everything that lies on a table: playing tiles, flowers, the joker. */
export const ALL_KINDS = 43;

export const SUITS = ['characters', 'dots', 'bamboo'] as const;

/** The kind of a copy, without its marks. */
export function kindOf(tile: Tile): Kind {
  return tile & 63;
}

export function isRed(tile: Tile): boolean {
  return (tile & RED) !== 0;
}

export function isClear(tile: Tile): boolean {
  return (tile & CLEAR) !== 0;
}

export function isWind(kind: Kind): boolean {
  return kind >= FIRST_WIND && kind < FIRST_DRAGON;
}

export function isDragon(kind: Kind): boolean {
  return kind >= FIRST_DRAGON && kind < FIRST_FLOWER;
}

/** A wind or a dragon. */
export function isHonor(kind: Kind): boolean {
  return kind >= FIRST_WIND && kind < FIRST_FLOWER;
}

/** A one or a nine. */
export function isTerminal(kind: Kind): boolean {
  return kind < FIRST_WIND && (kind % 9 === 0 || kind % 9 === 8);
}

export function isTerminalOrHonor(kind: Kind): boolean {
  return isHonor(kind) || isTerminal(kind);
}

export function isFlower(kind: Kind): boolean {
  return kind >= FIRST_FLOWER && kind < JOKER;
}

/** 0 characters, 1 dots, 2 bamboo; -1 for everything without a suit. */
export function suitOf(kind: Kind): number {
  return kind < FIRST_WIND ? (kind / 9) | 0 : -1;
}

/** 1 to 9 for suit tiles; 0 for everything else. */
export function rankOf(kind: Kind): number {
  return kind < FIRST_WIND ? (kind % 9) + 1 : 0;
}

/**
 * The bonus tile that an indicator names: the next of its suit, nine before one; winds in the circle East, South, West,
 * North; dragons in the circle white, green, red. Source: EMA Riichi rules 2016, 2.5.
 */
export function doraOf(indicator: Kind): Kind {
  if (indicator < FIRST_WIND) return indicator % 9 === 8 ? indicator - 8 : indicator + 1;
  if (indicator < FIRST_DRAGON) return FIRST_WIND + ((indicator - FIRST_WIND + 1) % 4);
  if (indicator < FIRST_FLOWER) return FIRST_DRAGON + ((indicator - FIRST_DRAGON + 1) % 3);
  return indicator;
}

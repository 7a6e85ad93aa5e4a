import {
  FIRST_DRAGON,
  FIRST_FLOWER,
  FIRST_WIND,
  isFlower,
  isRed,
  JOKER,
  kindOf,
  parseTiles,
  suitOf,
  type Kind,
  type Tile,
} from '../tiles';

// The Unicode block of mahjong tiles.
const SUITS = [0x1f007, 0x1f019, 0x1f010];
const EAST = 0x1f000;
/** White, green, red. */
const DRAGONS = [0x1f006, 0x1f005, 0x1f004];
/** Plum, orchid, chrysanthemum, bamboo, then the seasons. */
const FLOWERS = [0x1f022, 0x1f023, 0x1f025, 0x1f024, 0x1f026, 0x1f027, 0x1f028, 0x1f029];
const JOKER_TILE = 0x1f02a;
/** Says that a character is drawn as text: the red dragon is a coloured picture otherwise. */
const AS_TEXT = '\uFE0E';

/** Tiles of the notation as characters that look like them; a text that is no notation stays as it is. */
export function tileGlyphs(notation: string): string {
  const tiles = parseTiles(notation);
  return tiles.ok ? tiles.value.map(glyph).join('') : notation;
}

function glyph(tile: Tile): string {
  const code = codeOf(kindOf(tile)) ?? JOKER_TILE;
  return `${String.fromCodePoint(code)}${AS_TEXT}${isRed(tile) ? '(red)' : ''}`;
}

function codeOf(kind: Kind): number | undefined {
  if (kind === JOKER) return JOKER_TILE;
  if (isFlower(kind)) return FLOWERS[kind - FIRST_FLOWER];
  if (kind >= FIRST_DRAGON) return DRAGONS[kind - FIRST_DRAGON];
  if (kind >= FIRST_WIND) return EAST + (kind - FIRST_WIND);
  return (SUITS[suitOf(kind)] ?? 0) + (kind % 9);
}

import type { Effective } from '../preset/effective';
import {
  FIRST_DRAGON,
  FIRST_FLOWER,
  FIRST_SEASON,
  FIRST_WIND,
  JOKER,
  RED,
  SUITS,
  type Kind,
  type Tile,
} from '../tiles';

/** How many of one sort of five are red, by suit. */
export const RED_OPTIONS = ['redFivesCharacters', 'redFivesDots', 'redFivesBamboo'] as const;

/** Tiles that stand together among those to choose from. */
export interface PaletteRow {
  readonly id: (typeof SUITS)[number] | 'winds' | 'dragons' | 'flowers' | 'seasons' | 'jokers';
  readonly tiles: readonly Tile[];
}

/** The tiles that a preset is played with, a red five before the plain ones. */
export function paletteOf({ rules: { general } }: Effective): readonly PaletteRow[] {
  const suits = SUITS.flatMap((id, suit): PaletteRow[] => {
    if (general.omittedSuit === id) return [];
    const plain = from(suit * 9, 9);
    const red = general[RED_OPTIONS[suit] ?? 'redFivesDots'] > 0 ? [suit * 9 + 4 + RED] : [];
    return [{ id, tiles: [...plain.slice(0, 4), ...red, ...plain.slice(4)] }];
  });
  return [
    ...suits,
    { id: 'winds', tiles: from(FIRST_WIND, 4) },
    { id: 'dragons', tiles: from(FIRST_DRAGON, 3) },
    ...(general.flowers > 0 ? [{ id: 'flowers' as const, tiles: from(FIRST_FLOWER, 4) }] : []),
    ...(general.flowers > 4 ? [{ id: 'seasons' as const, tiles: from(FIRST_SEASON, 4) }] : []),
    ...(general.jokers > 0 ? [{ id: 'jokers' as const, tiles: [JOKER] }] : []),
  ];
}

function from(first: Kind, count: number): readonly Kind[] {
  return Array.from({ length: count }, (_, at) => first + at);
}

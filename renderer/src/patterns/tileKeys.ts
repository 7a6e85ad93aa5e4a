import { t } from '../../../app/language/say';
import type { OwnSuitedTile, OwnTile } from '../../../schemas/generated/preset';
import { windWords } from '../../../app/words/template';

interface KeyChoice {
  readonly id: string;
  readonly words: string;
}

const SUITS = ['a', 'b', 'c'] as const;
const WINDS = ['E', 'S', 'W', 'N'] as const;
const DRAGONS = ['red', 'green', 'white', 'a', 'b', 'c'] as const;
const LETTERS = ['x', 'y', 'z'] as const;

const SORTS: readonly KeyChoice[] = [
  ...SUITS.map((suit) => ({ id: suit, words: t('patterns.suitSuit', { suit: suit.toUpperCase() }) })),
  { id: 'wind', words: t('patterns.wind') },
  { id: 'dragon', words: t('patterns.dragon') },
  { id: 'flower', words: t('patterns.flower') },
];

const NUMBERS: readonly KeyChoice[] = [
  ...Array.from({ length: 9 }, (_, at) => ({ id: String(at + 1), words: String(at + 1) })),
  ...LETTERS.flatMap((letter) => [
    { id: letter, words: t('patterns.anyNumberLetter', { letter }) },
    ...Array.from({ length: 8 }, (_, at) => ({
      id: `${letter}+${String(at + 1)}`,
      words: `${letter} + ${String(at + 1)}`,
    })),
  ]),
];

/** What may be chosen for a tile: its sort, and which one of that sort. */
export function tileChoices(suited: boolean): {
  readonly sorts: readonly KeyChoice[];
  readonly whichOf: (sort: string) => readonly KeyChoice[];
} {
  return {
    sorts: suited ? SORTS.slice(0, SUITS.length) : SORTS,
    whichOf: (sort) => {
      switch (sort) {
        case 'wind':
          return WINDS.map((wind) => ({ id: wind, words: windWords(wind) }));
        case 'dragon':
          return DRAGONS.map((id) => ({
            id,
            words: id.length === 1 ? t('patterns.ofSuitId', { id: id.toUpperCase() }) : id,
          }));
        case 'flower':
          return [];
        default:
          return NUMBERS;
      }
    },
  };
}

/** A tile as the two choices that say it. */
export function tileKeys(tile: OwnTile): { readonly sort: string; readonly which: string } {
  if ('flower' in tile) return { sort: 'flower', which: '' };
  if ('wind' in tile) return { sort: 'wind', which: tile.wind };
  if ('dragon' in tile) return { sort: 'dragon', which: tile.dragon };
  return { sort: tile.suit, which: String(tile.number) };
}

/** The tile that two choices say. */
export function tileFromKeys(sort: string, which: string): OwnTile {
  if (sort === 'flower') return { flower: true };
  if (sort === 'wind') return { wind: WINDS.find((wind) => wind === which) ?? 'E' };
  if (sort === 'dragon') return { dragon: DRAGONS.find((dragon) => dragon === which) ?? 'red' };
  return suitedFromKeys(sort, which);
}

function suitedFromKeys(sort: string, which: string): OwnSuitedTile {
  return { suit: SUITS.find((suit) => suit === sort) ?? 'a', number: /^\d$/.test(which) ? Number(which) : which };
}

/** The suited tile that stands for any tile: where only suits may be chosen. */
export function suitedOf(tile: OwnTile): OwnSuitedTile {
  return 'suit' in tile ? tile : { suit: 'a', number: 1 };
}

import { spokenLanguage } from '../language/pack';
import { t } from '../language/say';
import { sentences } from '../language/sentences';
import {
  FIRST_FLOWER,
  FIRST_WIND,
  isClear,
  isRed,
  JOKER,
  kindOf,
  parseTile,
  rankOf,
  SUITS,
  suitOf,
  type Tile,
  WHITE,
} from '../tiles';
import { SEATS } from '../seats';
import type { Speaker } from './speaker';
import { term } from './speaker';

const DRAGONS = ['white', 'green', 'red'] as const;
const WINDS: Readonly<Record<string, string>> = sentences.values.wind;

/**
 * The name of a tile in a sentence, in the words of a vocabulary: "7 bamboo", "green dragon", "East wind", "haku".
 * @param text one tile in mpsz notation; what is no tile is given back as it is
 */
export function tileWords(text: string, speaker: Speaker = {}): string {
  const tile = parseTile(text);
  if (!tile.ok) return text;
  const kind = kindOf(tile.value);
  if (kind < FIRST_WIND) {
    const suit = term(speaker, SUITS[suitOf(kind)] ?? 'bamboo');
    const number = isRed(tile.value) ? term(speaker, 'red-five') : String(rankOf(kind));
    return clear(tile.value, t('words.suited', { number, suit }));
  }
  return clear(tile.value, otherName(kind, speaker));
}

/** The name of a tile for reading aloud: "seven of bamboo", "red five of dots", "green dragon". */
export function spokenTile(text: string): string {
  const tile = parseTile(text);
  if (!tile.ok) return text;
  const kind = kindOf(tile.value);
  if (kind >= FIRST_WIND) return clear(tile.value, otherName(kind, {}));
  const spelled = sentences.numbers[rankOf(kind)] ?? '';
  const words = { number: spelled === '' ? rankOf(kind) : spelled, suit: suitWords(kind) };
  return clear(tile.value, isRed(tile.value) ? t('words.spokenRed', words) : t('words.spoken', words));
}

/** The name of a tile for a face with little room: its number, where it has one, and a word of at most five letters. */
export function shortName(text: string): readonly [number: string, word: string] {
  const tile = parseTile(text);
  if (!tile.ok) return ['', text.slice(0, 5)];
  const kind = kindOf(tile.value);
  if (kind < FIRST_WIND) return [String(rankOf(kind)), suitWords(kind).slice(0, 3)];
  const [word = ''] = otherName(kind, {}).split(' ');
  return ['', word.charAt(0).toUpperCase() + word.slice(1, 5)];
}

/** A tile with its article: "a 7 bamboo", "an 8 dot", "an East wind". */
export function oneTile(text: string, speaker: Speaker = {}): string {
  const words = tileWords(text, speaker);
  // English alone has articles that depend on the sound; elsewhere sentences are written so that they need none.
  if (spokenLanguage() !== 'en') return words;
  return `${/^([aeiou]|8)/i.test(words) ? 'an' : 'a'} ${words}`;
}

function otherName(kind: number, speaker: Speaker): string {
  if (kind === JOKER) return sentences.joker;
  if (kind >= FIRST_FLOWER) return sentences.flowers[kind - FIRST_FLOWER] ?? '';
  if (kind >= WHITE) return term(speaker, DRAGONS[kind - WHITE] ?? 'white');
  return t('words.wind', { name: WINDS[SEATS[kind - FIRST_WIND] ?? 'E'] ?? '' });
}

function suitWords(kind: number): string {
  return t(`words.suits.${SUITS[suitOf(kind)] ?? 'bamboo'}`);
}

function clear(tile: Tile, name: string): string {
  return isClear(tile) ? t('words.seeThrough', { name }) : name;
}

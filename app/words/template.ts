import { sentences } from '../language/sentences';
import { isOne } from '../language/numbers';
import { t } from '../language/say';
import { amount } from '../option/words';
import { optionAt } from '../option/options';
import type { Pointer } from '../result';
import { isTerm, term, type Speaker } from './speaker';
import { oneTile, tileWords } from './tile-words';
import { valueWords } from './units';

export type Values = Readonly<Record<string, string | number | undefined>>;

/** What the values of a message are, by their name; others are numbers or are shown as they are. */
const SEAT_NAMES: ReadonlySet<string> = new Set([
  'seat',
  'by',
  'turn',
  'from',
  'to',
  'winner',
  'discarder',
  'offender',
]);
const TILE_NAMES: ReadonlySet<string> = new Set(['tile', 'missed', 'thrown', 'claimed']);

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = sentences.values;

/**
 * A message with its places filled: `{seat}` a value in words, `{a:tile}` a tile with its article, `{tiles#tile|tiles}` a
 * number with its noun, in words up to nine, `{points|point|points}` the same in figures, `[pung]` a term of the
 * vocabulary, `<option:/rules/...>` an option with its value. The first letter is a capital one.
 */
export function filled(message: string, values: Values, speaker: Speaker): string {
  const text = message
    .replace(/\{([a-z]+)#([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      counted(values[name], one, many),
    )
    .replace(/\{([a-z]+)\|([^|}]*)\|([^}]*)\}/g, (_, name: string, one: string, many: string) =>
      withNoun(values[name], one, many),
    )
    .replace(/\{a:([a-z]+)\}/g, (_, name: string) => {
      const value = values[name];
      return value === undefined ? t('words.aTile') : oneTile(String(value), speaker);
    })
    .replace(/\{([a-z]+)\}/g, (_, name: string) => inWords(name, values[name], speaker))
    .replace(/<option:([^>]+)>/g, (_, pointer: string) => optionWords(pointer, speaker))
    .replace(/\[([a-z-]+)\]/g, (whole, name: string) => (isTerm(name) ? term(speaker, name) : whole));
  return capital(text);
}

/** An option with its value under the rules of the speaker: "Missed discard is Extended"; only its title without rules. */
export function optionWords(pointer: Pointer, speaker: Speaker): string {
  const option = optionAt(pointer);
  if (option === undefined) return pointer;
  if (speaker.effective === undefined) return t('words.theRule', { title: option.title });
  return t('words.ruleIs', { title: option.title, value: valueWords(option, speaker.effective) });
}

function counted(value: string | number | undefined, one: string, many: string): string {
  const spelled = typeof value === 'number' && value < 10 && value > 0 ? (sentences.numbers[value] ?? '') : '';
  return withNoun(value, one, many, spelled);
}

/** A number with the form of its noun; `spelled` in place of its figures, where it is not empty. */
function withNoun(value: string | number | undefined, one: string, many: string, spelled = ''): string {
  if (typeof value !== 'number') return many;
  return t('words.counted', { number: spelled === '' ? value : spelled, noun: isOne(value) ? one : many });
}

function inWords(name: string, value: string | number | undefined, speaker: Speaker): string {
  if (SEAT_NAMES.has(name)) return value === undefined ? t('words.thePlayer') : seatWords(String(value));
  if (TILE_NAMES.has(name))
    return value === undefined || value === '' ? t('words.tile') : tileWords(String(value), speaker);
  if (value === undefined) return '';
  if (typeof value === 'number') return amount(value, 'plain');
  const table = words[name];
  return table !== undefined && Object.hasOwn(table, value) ? (table[value] ?? value) : value;
}

/** A seat, the pool or the bank in words. */
export function seatWords(seat: string): string {
  return sentences.values.seat[seat as keyof typeof sentences.values.seat] ?? seat;
}

/** A wind in words, for a tile, a round or the wind of a seat: in Japanese it is another word than the seat. */
export function windWords(wind: string): string {
  return sentences.values.wind[wind as keyof typeof sentences.values.wind] ?? wind;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

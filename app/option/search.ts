import type { Pointer } from '../result';
import { nearestName } from './nearest';
import type { Option } from './option';
import { ALL_PAGES } from './options';
import { catalogueOf } from './catalogue';
import { PATTERNS, type PatternEntry } from './patterns';

/** Where a query was found, best first. */
export const FIELDS = ['title', 'value', 'synonym', 'section', 'help'] as const;
export type Field = (typeof FIELDS)[number];

/** A place of the window that a query leads to. */
export interface Hit {
  readonly kind: 'option' | 'row' | 'page';
  readonly pointer: Pointer;
  readonly title: string;
  /** The pointer of its page. */
  readonly page: Pointer;
  readonly field: Field;
  /** The title, value word, synonym, section or help in which it was found. */
  readonly text: string;
}

interface Entry {
  readonly kind: Hit['kind'];
  readonly pointer: Pointer;
  readonly title: string;
  readonly page: Pointer;
  readonly texts: readonly { readonly field: Field; readonly text: string; readonly plain: string }[];
}

/**
 * Finds options, scoring rows and pages by title, the words of their values, their synonyms in any language, and help;
 * what is meant most closely comes first, then the order of the window. Every word of the query has to occur; where
 * nothing holds them all, every word that is no small one; where nothing does, a slip of the pen is taken into account.
 * @param own the own patterns of the preset that is looked at
 */
export function search(query: string, most = 60, own?: unknown): readonly Hit[] {
  const words = plainOf(query);
  if (words === '') return [];
  const all = [...entries(), ...catalogueOf(own).own.map(patternEntry)];
  const found = hits(words, all);
  if (found.length > 0) return found.slice(0, most);
  const fewer = named(words);
  const sentence = fewer === '' || fewer === words ? [] : hits(fewer, all);
  if (sentence.length > 0) return sentence.slice(0, most);
  // No name is as long: what is typed there is no slip of the pen, and comparing it would hold up the typing.
  const meant = words.length > LONGEST_SLIP ? undefined : nearestName(words, vocabulary());
  return meant === undefined ? [] : hits(meant, all).slice(0, most);
}

/** Makes in three slices what a first search would have to make, so that the first keys are as quick as later ones. */
export function* searchPrepared(): Generator<void, void> {
  entries();
  yield;
  vocabulary();
  yield;
  nearestName('missed tile', vocabulary());
}

function hits(words: string, all: readonly Entry[]): readonly Hit[] {
  return all
    .flatMap((entry, order) => {
      const best = bestOf(entry, words);
      return best ? [{ ...best, entry, order }] : [];
    })
    .sort(
      (a, b) =>
        b.rank - a.rank || KINDS[a.entry.kind] - KINDS[b.entry.kind] || a.length - b.length || a.order - b.order,
    )
    .map(({ entry, field, text }) => {
      const { kind, pointer, title, page } = entry;
      return { kind, pointer, title, page, field, text };
    });
}

const KINDS: Readonly<Record<Hit['kind'], number>> = { option: 0, row: 1, page: 2 };

interface Best {
  readonly rank: number;
  readonly field: Field;
  readonly text: string;
  /** Of the text: a short one that holds the query is nearer to it. */
  readonly length: number;
}

/** How well each way of being found in each field counts. */
const RANKS: Readonly<Record<Field, { readonly [way in Way]: number }>> = {
  title: { exact: 100, word: 90, start: 80, inside: 15 },
  value: { exact: 70, word: 65, start: 45, inside: 0 },
  synonym: { exact: 66, word: 55, start: 50, inside: 14 },
  section: { exact: 40, word: 38, start: 36, inside: 0 },
  help: { exact: 30, word: 30, start: 25, inside: 0 },
};
type Way = 'exact' | 'word' | 'start' | 'inside';

function bestOf(entry: Entry, words: string): Best | undefined {
  const whole = bestFor(entry, words);
  const parts = words.split(' ');
  if (whole || parts.length === 1) return whole;
  const each = parts.map((part) => bestFor(entry, part));
  let weakest: Best | undefined;
  for (const one of each) {
    if (!one) return undefined;
    if (!weakest || one.rank < weakest.rank) weakest = one;
  }
  // Words that stand apart say less than the same words in a row, and less than a name that is the very query. Among
  // entries alike in their weakest word that one is meant in which the others are found better.
  const mean = each.reduce((sum, one) => sum + (one?.rank ?? 0), 0) / parts.length;
  return weakest && { ...weakest, rank: Math.min(weakest.rank - 5, MOST_APART) + mean / (RANKS.title.exact + 1) };
}

/** Just under the rank of a synonym that is the whole query. */
const MOST_APART = 64;

/** Words of a sentence that name nothing; they are left out only where nothing holds them all. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can for from if in is it may must no not of on or that the their then they to until when with you your'.split(
    ' ',
  ),
);

/** A query without its small words, where others are left. */
function named(words: string): string {
  return words
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word))
    .join(' ');
}

function bestFor(entry: Entry, words: string): Best | undefined {
  let best: Best | undefined;
  for (const { field, text, plain } of entry.texts) {
    const way = wayOf(plain, words);
    const rank = way === undefined ? 0 : RANKS[field][way];
    if (rank > 0 && (!best || rank > best.rank || (rank === best.rank && plain.length < best.length)))
      best = { rank, field, text, length: plain.length };
  }
  return best;
}

/** Han characters and kana are written without spaces: any place in the text is the beginning of a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const SHORTEST_INSIDE = 3;
const LONGEST_SLIP = 40;

function wayOf(plain: string, words: string): Way | undefined {
  // Most texts hold nothing of it: they are told apart before anything is made of them.
  if (!plain.includes(words)) return undefined;
  if (plain === words) return 'exact';
  if (` ${plain} `.includes(` ${words} `)) return 'word';
  if (` ${plain}`.includes(` ${words}`)) return 'start';
  if (UNSPACED.test(words)) return 'word';
  return words.length >= SHORTEST_INSIDE ? 'inside' : undefined;
}

const ASCII = /^[\x20-\x7e]*$/;

/** Letters and digits in small, without accents and full-width forms, single blanks between words. */
export function plainOf(text: string): string {
  // Most texts: what follows would leave them as they are.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}ー]+/gu, ' ')
    .trim();
}

let kept: readonly Entry[] | undefined;

/** Everything that can be found, in the order of the window. */
function entries(): readonly Entry[] {
  kept ??= ALL_PAGES.flatMap((page) => [
    entry('page', page.pointer, page.title, page.pointer, { synonym: page.synonyms, help: [page.help] }),
    ...page.options.map(optionEntry),
    ...PATTERNS.filter((pattern) => `/scoring/${pattern.page}` === page.pointer).map(patternEntry),
  ]);
  return kept;
}

function patternEntry({ id, page, name, names, definition }: PatternEntry): Entry {
  return entry('row', `/scoring/${page}/${id}`, name, `/scoring/${page}`, {
    synonym: Object.values(names ?? {}).flat(),
    help: definition === undefined ? [] : [definition],
  });
}

function optionEntry(option: Option): Entry {
  const values = 'choices' in option && option.kind !== 'boolean' ? option.choices.map((choice) => choice.words) : [];
  const columns = option.kind === 'table' ? option.columns.map((column) => column.title) : [];
  return entry('option', option.pointer, option.title, option.page, {
    value: [...values, ...columns],
    synonym: option.synonyms,
    section: [option.section],
    help: [option.help],
  });
}

function entry(
  kind: Hit['kind'],
  pointer: Pointer,
  title: string,
  page: Pointer,
  fields: Readonly<Partial<Record<Field, readonly string[]>>>,
): Entry {
  const texts = FIELDS.flatMap((field) =>
    (field === 'title' ? [title] : (fields[field] ?? [])).map((text) => ({ field, text, plain: plainOf(text) })),
  );
  return { kind, pointer, title, page, texts };
}

let words: readonly string[] | undefined;

/** Titles, synonyms and their single words: what a mistyped word may have meant. */
function vocabulary(): readonly string[] {
  words ??= [
    ...new Set(
      entries().flatMap(({ texts }) =>
        texts
          .filter(({ field }) => field === 'title' || field === 'synonym')
          .flatMap(({ plain }) => [plain, ...plain.split(' ')])
          .filter((one) => one.length > SHORTEST_INSIDE),
      ),
    ),
  ];
  return words;
}

import { listed, quoted } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import { ALL_PAGES, pageAt } from '../option/options';
import { plainOf, search, type Hit } from '../option/search';
import { same } from '../option/values';
import { difference } from '../preset/difference';
import { derivedOf } from '../preset/effective-of';
import { readAt } from '../preset/pointer';
import type { Pointer } from '../result';
import { presetOf, type Base, type Document } from './document';
import { hasProblem } from './option-view';

/** What may stand behind an @ in a search, and which of it goes on with a colon and a text. */
export const QUERY_FILTERS = ['modified', 'unsaved', 'problem', 'unused', 'remark', 'differs', 'page', 'id'] as const;
export type QueryFilter = (typeof QUERY_FILTERS)[number];

/** What each filter leaves over, in words, for the list that typing an @ opens. */
export const FILTER_WORDS: { readonly [F in QueryFilter]: string } = {
  modified: t('editor.valuesThatDifferFromTheBase'),
  unsaved: t('editor.valuesThatDifferFromTheLast'),
  problem: t('editor.optionsAndPatternsWithAProblem'),
  unused: t('editor.optionsThatOtherOptionsPutOut'),
  remark: t('editor.whatTheClubHasWrittenA'),
  differs: t('editor.whatAnotherPresetRulesOtherwiseSuch'),
  page: t('editor.onePageOnlySuchAsPage'),
  id: t('editor.thePlaceInTheFileSuch'),
};

/** Other words that people type for a filter. */
const ALSO: Readonly<Record<string, QueryFilter>> = {
  changed: 'modified',
  problems: 'problem',
  conflict: 'problem',
  inactive: 'unused',
  note: 'remark',
  differ: 'differs',
};

const WITH_TEXT: ReadonlySet<QueryFilter> = new Set(['differs', 'page', 'id']);

/** Whether a filter goes on with a colon and a text. */
export function takesText(filter: QueryFilter): boolean {
  return WITH_TEXT.has(filter);
}

/** One filter of a search; `text` is empty where it takes none, or none is typed yet. */
export interface Term {
  readonly filter: QueryFilter;
  readonly text: string;
}

/** A search taken apart: words to be found, filters to be passed, and what begins with an @ and is no filter. */
export interface Query {
  readonly words: string;
  readonly terms: readonly Term[];
  readonly unknown: readonly string[];
}

const PART = /@([\p{L}]*)(?::(?:"([^"]*)"?|(\S*)))?/gu;

/** Reads a search as it is typed: `furiten @modified @page:claiming @differs:"Japanese Modern"`. */
export function readQuery(text: string): Query {
  const terms: Term[] = [];
  const unknown: string[] = [];
  const words = text.replaceAll(PART, (whole, name: string, quoted?: string, bare?: string) => {
    const filter = filterNamed(name);
    if (filter === undefined) unknown.push(whole);
    else terms.push({ filter, text: (quoted ?? bare ?? '').trim() });
    return ' ';
  });
  return { words: words.trim().replaceAll(/\s+/g, ' '), terms, unknown };
}

function filterNamed(name: string): QueryFilter | undefined {
  const word = name.toLowerCase();
  return QUERY_FILTERS.find((filter) => filter === word) ?? (Object.hasOwn(ALSO, word) ? ALSO[word] : undefined);
}

/** A filter as it is typed; a text with blanks stands in quotation marks. */
export function writeTerm({ filter, text }: Term): string {
  if (!takesText(filter)) return `@${filter}`;
  return `@${filter}:${/\s/.test(text) ? `"${text}"` : text}`;
}

/** The search with a filter added, in place of an earlier one of its name, or taken away where it is there already. */
export function toggledTerm(text: string, term: Term): string {
  const { words, terms } = readQuery(text);
  const there = terms.some((one) => one.filter === term.filter && one.text === term.text);
  const others = terms.filter((one) => one.filter !== term.filter);
  const now = there ? others : [...others, term];
  return [words, ...now.map(writeTerm)].filter((part) => part !== '').join(' ');
}

/** Whether a search has a filter; for one with a text, whichever text that is. */
export function termOf(text: string, filter: QueryFilter): Term | undefined {
  return readQuery(text).terms.find((one) => one.filter === filter);
}

/** The filters that the end of a search may become: typing `@mo` offers `@modified`. Empty where it does not end so. */
export function offeredFilters(text: string): readonly QueryFilter[] {
  const begun = /(?:^|\s)@(\p{L}*)$/u.exec(text)?.[1]?.toLowerCase();
  if (begun === undefined || filterNamed(begun) !== undefined) return [];
  return QUERY_FILTERS.filter((filter) => filter.startsWith(begun));
}

/** The search with its last, unfinished filter written out. */
export function completed(text: string, filter: QueryFilter): string {
  return text.replace(/@\p{L}*$/u, takesText(filter) ? `@${filter}:` : `@${filter} `);
}

/** What a search is asked of: the preset that is looked at, its base, and where other presets are found by name. */
export interface Asked {
  readonly document: Document;
  readonly base: Base;
  readonly presetNamed: (text: string) => Preset | undefined;
}

/**
 * What a search finds: the words by title, value, synonym and help, the best first, and of that what passes every filter;
 * without words all that passes, in the order of the window. `undefined`: a filter names a preset or page that is not
 * there, or none yet.
 */
export function queried(text: string, asked: Asked): readonly Hit[] | undefined {
  const { words, terms, unknown } = readQuery(text);
  if (unknown.length > 0) return undefined;
  if (words === '' && terms.length === 0) return [];
  const own = presetOf(asked.document).patterns;
  const passes: ((hit: Hit) => boolean)[] = [];
  for (const term of terms) {
    const test = testOf(term, asked);
    if (test === undefined) return undefined;
    passes.push(test);
  }
  const found = words === '' ? everything(own) : search(words, terms.length === 0 ? 200 : Infinity, own);
  return found.filter((hit) => passes.every((pass) => pass(hit)));
}

/** Every option and pattern, in the order of the window. */
function everything(own: Preset['patterns']): readonly Hit[] {
  const { all } = catalogueOf(own);
  return ALL_PAGES.flatMap((page): readonly Hit[] => {
    const hit = { page: page.pointer, field: 'title' as const };
    if (!page.rows)
      return page.options.map(({ pointer, title }) => ({ ...hit, kind: 'option', pointer, title, text: title }));
    return all
      .filter((pattern) => `/scoring/${pattern.page}` === page.pointer)
      .map(({ id, name }) => ({ ...hit, kind: 'row', pointer: `${page.pointer}/${id}`, title: name, text: name }));
  });
}

function testOf({ filter, text }: Term, { document, base, presetNamed }: Asked): ((hit: Hit) => boolean) | undefined {
  const preset = presetOf(document);
  switch (filter) {
    case 'modified':
      return ({ kind, pointer }) => kind !== 'page' && !same(readAt(preset, pointer), readAt(base.preset, pointer));
    case 'unsaved':
      return ({ kind, pointer }) => kind !== 'page' && !same(readAt(preset, pointer), readAt(document.saved, pointer));
    case 'problem':
      return ({ kind, pointer }) => kind !== 'page' && hasProblem(document, pointer);
    case 'unused': {
      const { overruled } = derivedOf(preset);
      return ({ pointer }) => overruled.has(pointer);
    }
    case 'remark': {
      const notes = preset.notes ?? {};
      return ({ pointer }) => Object.hasOwn(notes, pointer);
    }
    case 'differs': {
      const other = text === '' ? undefined : presetNamed(text);
      if (other === undefined) return undefined;
      const places = new Set(difference(preset, other).map(({ pointer }) => pointer));
      return ({ pointer }) => places.has(pointer);
    }
    case 'page': {
      const pages = pagesNamed(text);
      return pages.size === 0 ? undefined : ({ page }) => pages.has(page);
    }
    case 'id':
      return ({ pointer }) => pointer.toLowerCase().includes(text.toLowerCase());
  }
}

/** Pages by the end of their pointer or the beginning of a word of their title. */
function pagesNamed(text: string): ReadonlySet<Pointer> {
  const words = plainOf(text);
  if (words === '') return new Set();
  const exact = ALL_PAGES.filter(({ pointer }) => plainOf(pointer.split('/').at(-1) ?? '') === words);
  const found = exact.length > 0 ? exact : ALL_PAGES.filter(({ title }) => ` ${plainOf(title)}`.includes(` ${words}`));
  return new Set(found.map(({ pointer }) => pointer));
}

/** What a search is called in the window: its words and filters as they are understood. */
export function queryWords(text: string): string {
  const { words, terms } = readQuery(text);
  const said = terms.map((term): string => {
    if (term.filter === 'page') return pageAt([...pagesNamed(term.text)][0] ?? '')?.title ?? term.text;
    if (term.filter === 'id') return term.text;
    return takesText(term.filter)
      ? t('editor.differsFromText', { text: term.text })
      : (SAID[term.filter] ?? term.filter);
  });
  return listed([...(words === '' ? [] : [quoted(words)]), ...said]);
}

const SAID: Readonly<Partial<Record<QueryFilter, string>>> = {
  modified: t('editor.changed'),
  unsaved: t('editor.notSaved'),
  problem: t('editor.withProblems'),
  unused: t('editor.notInUse'),
  remark: t('editor.withARemark'),
};

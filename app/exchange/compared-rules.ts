import { listed, series } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import { optionAt, pageAt, rowAt } from '../option/options';
import { catalogueOf } from '../option/catalogue';
import { difference } from '../preset/difference';
import { effectiveOf } from '../preset/effective-of';
import { normalOf } from '../preset/normal';
import type { Pointer } from '../result';
import { rowRemarks } from '../sheet/row-remarks';
import { rowWords } from '../words/row';
import { valueWords } from '../words/units';

/** One option, scoring row or card that the presets do not all rule alike. */
export interface ComparedRule {
  readonly pointer: Pointer;
  readonly page: string;
  readonly title: string;
  /** The value of each preset in words; a dash where the option is out of use. */
  readonly values: readonly string[];
  /** The values themselves; null where there is none. */
  readonly raw: readonly unknown[];
}

/**
 * Every option, row and card in which any of several complete presets differs from the first one, in the order of the
 * window.
 */
export function comparedRules([first, ...others]: readonly [Preset, ...Preset[]]): readonly ComparedRule[] {
  const differing = new Map<Pointer, string>();
  for (const other of others) for (const one of difference(first, other)) differing.set(one.pointer, one.page);
  return [...differing]
    .sort(([a], [b]) => place(a) - place(b))
    .map(([pointer, page]) => ruleOf(pointer, page, [first, ...others]));
}

/** The rows of a page stand in the order in which differences come; pages in the order of the window. */
function place(pointer: Pointer): number {
  const page = optionAt(pointer)?.page ?? rowAt(pointer)?.page.pointer;
  return page === undefined ? Infinity : ORDER.indexOf(page);
}

const ORDER: readonly Pointer[] = [
  ...['general', 'claiming', 'ready', 'winning', 'draw', 'deadHands'].map((name) => `/rules/${name}`),
  ...['method', 'sets', 'patterns', 'limits', 'payments', 'extras', 'penalties'].map((name) => `/scoring/${name}`),
];

function ruleOf(pointer: Pointer, page: Pointer, presets: readonly Preset[]): ComparedRule {
  const raw = presets.map((preset) => normalOf(preset).get(pointer));
  return {
    pointer,
    page: pageAt(page)?.title ?? t('exchange.card'),
    title: titleOf(pointer, presets),
    values: valuesOf(pointer, presets, raw),
    raw: raw.map((value) => value ?? null),
  };
}

/** Values that differ differ in their words: rows of the same worth are told apart by what else they say. */
function valuesOf(pointer: Pointer, presets: readonly Preset[], raw: readonly unknown[]): readonly string[] {
  const values = presets.map((preset, at) => wordsAt(pointer, preset, raw[at]));
  const row = rowAt(pointer);
  const kinds = new Set(raw.map((value) => JSON.stringify(value)));
  if (row === undefined || new Set(values).size === kinds.size) return values;
  return values.map((words, at) => {
    const preset = presets[at];
    const entry = catalogueOf(preset?.patterns).of(row.id);
    const value = raw[at] as (ScoringRow & { readonly tiles?: { readonly groups: readonly string[] } }) | undefined;
    if (preset === undefined || entry === undefined || value === undefined) return words;
    const remarks = [rowRemarks(entry, value, preset), listed(value.tiles?.groups ?? [])];
    return series([words, ...remarks.filter((one) => one !== '')]);
  });
}

/** The name of an option, a scoring row or the card. */
export function titleOf(pointer: Pointer, presets: readonly Preset[]): string {
  const row = rowAt(pointer);
  if (row === undefined) return optionAt(pointer)?.title ?? t('exchange.handsOfTheCard');
  const names = presets.map((preset) => catalogueOf(preset.patterns).name(row.id));
  return names.find((name) => name !== undefined) ?? row.id;
}

/** What a complete preset says at an option, a scoring row or the card, in words; `value` is its normal value. */
export function wordsAt(pointer: Pointer, preset: Preset, value: unknown = normalOf(preset).get(pointer)): string {
  const option = optionAt(pointer);
  const effective = effectiveOf(preset);
  if (option !== undefined) return value === undefined ? '–' : valueWords(option, effective);
  if (rowAt(pointer) !== undefined) return rowWords(value as ScoringRow | undefined, effective.scoring.method.kind);
  return preset.card === undefined
    ? t('exchange.none')
    : t('exchange.nameNumberHands', { name: preset.card.name, number: preset.card.hands.length });
}

import type { Preset } from '../../schemas/generated/preset';
import { optionAt, rowAt } from '../option/options';
import { catalogueOf } from '../option/catalogue';
import { PATTERNS, type PatternEntry } from '../option/patterns';
import { ALL_PAGES, OPTIONS } from '../option/options';
import { same } from '../option/values';
import type { Pointer } from '../result';
import { normalOf } from './normal';
import { escaped, readAt } from './pointer';

/** A part of an option or row that differs: a cell of a table, a value of a scoring row, a hand of a card. */
export interface Part {
  readonly pointer: Pointer;
  readonly a: unknown;
  readonly b: unknown;
}

/** One option, scoring row or card that two presets rule differently. */
export interface Difference {
  readonly kind: 'option' | 'row' | 'card';
  readonly pointer: Pointer;
  /** The pointer of the page; empty for the card. */
  readonly page: Pointer;
  /** The values as they are ruled on; `undefined`: out of use, not scored, or no card. */
  readonly a: unknown;
  readonly b: unknown;
  /** What differs within, where the value is a table, a row or a card and both have it. */
  readonly parts: readonly Part[];
}

/**
 * What differs between the rules of two complete presets, in the order of the window. Empty exactly where their content
 * hashes are equal.
 */
export function difference(a: Preset, b: Preset): readonly Difference[] {
  const left = normalOf(a);
  const right = normalOf(b);
  return [...orderOf(a, b)].flatMap((pointer) => {
    const values = { a: left.get(pointer), b: right.get(pointer) };
    if (same(values.a, values.b)) return [];
    return [{ ...kindOf(pointer), pointer, ...values, parts: partsOf(pointer, values.a, values.b) }];
  });
}

/**
 * What somebody changed on the way from one complete preset to another: the differences without those options that
 * have the same value in both, and only came into use or went out of use with another one.
 */
export function changes(a: Preset, b: Preset): readonly Difference[] {
  return difference(a, b).filter(
    (one) =>
      one.kind !== 'option' ||
      (one.a !== undefined && one.b !== undefined) ||
      !same(readAt(a, one.pointer), readAt(b, one.pointer)),
  );
}

/** Every place of a normal form, as the window shows them. */
function placesWith(patterns: readonly PatternEntry[]): readonly Pointer[] {
  return [
    ...ALL_PAGES.flatMap((page) =>
      page.rows
        ? patterns
            .filter((pattern) => `/scoring/${pattern.page}` === page.pointer)
            .map((pattern) => `${page.pointer}/${pattern.id}`)
        : OPTIONS.filter((option) => option.page === page.pointer).map((option) => option.pointer),
    ),
    '/card',
  ];
}

const ORDER = placesWith(PATTERNS);

/** The places of two presets, those of their own patterns among them. */
function orderOf(a: Preset, b: Preset): ReadonlySet<Pointer> | readonly Pointer[] {
  const own = [a, b].flatMap((preset) => catalogueOf(preset.patterns).own);
  return own.length === 0 ? ORDER : new Set(placesWith([...PATTERNS, ...own]));
}

function kindOf(pointer: Pointer): { kind: Difference['kind']; page: Pointer } {
  const option = optionAt(pointer);
  if (option) return { kind: 'option', page: option.page };
  const row = rowAt(pointer);
  return row ? { kind: 'row', page: row.page.pointer } : { kind: 'card', page: '' };
}

function partsOf(pointer: Pointer, a: unknown, b: unknown): Part[] {
  const kind = optionAt(pointer)?.kind;
  if (kind !== undefined && kind !== 'table' && kind !== 'payoff') return [];
  if (pointer === '/card') return cellsOf(pointer, byId(a), byId(b));
  return a === undefined || b === undefined ? [] : cellsOf(pointer, a, b);
}

function byId(hands: unknown): Readonly<Record<string, unknown>> {
  return Array.isArray(hands) ? Object.fromEntries(hands.map((hand: { id: string }) => [hand.id, hand])) : {};
}

function cellsOf(pointer: Pointer, a: unknown, b: unknown): Part[] {
  if (same(a, b)) return [];
  if (!isObject(a) || !isObject(b) || isAmount(a) || isAmount(b) || pointer.startsWith('/card/'))
    return [{ pointer, a, b }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => cellsOf(`${pointer}/${escaped(key)}`, a[key], b[key]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A value with its unit is one thing: "2 han". */
function isAmount(value: Readonly<Record<string, unknown>>): boolean {
  return 'unit' in value && 'value' in value;
}

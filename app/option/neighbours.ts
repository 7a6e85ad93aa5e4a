import type { Preset } from '../../schemas/generated/preset';
import { sourcedBuiltins } from '../preset/builtin';
import { readAt } from '../preset/pointer';
import type { Pointer } from '../result';
import type { NumberOption, Option, PayoffOption, TableOption, TableRow } from './option';
import { optionAt, rowAt } from './options';
import { same } from './values';

export type Neighbours = readonly (readonly [unknown, unknown])[];

const known = new Map<Pointer, Neighbours>();

/**
 * The pairs of neighbouring values of an option, between which a scenario should tell: adjacent values of a list; each
 * member of a set, out and in; adjacent landmarks of a number; one cell of a table.
 */
export function neighbours(option: Option): Neighbours {
  const before = known.get(option.pointer);
  if (before) return before;
  const pairs = pairsOf(option);
  known.set(option.pointer, pairs);
  return pairs;
}

/**
 * The values to try instead of a given one when asking whether an option decided something: the other values of a list,
 * the other landmarks of a number, each member of a set toggled, each cell of a table changed.
 */
export function alternatives(option: Option, value: unknown): readonly unknown[] {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
      return option.choices.map((choice) => choice.value).filter((one) => one !== value);
    case 'number':
      return landmarksOf(option).filter((one) => one !== value);
    case 'set':
      return option.choices.map(({ value: member }) => toggled(value, member));
    case 'patterns':
      return [...new Set([...listOf(value), ...usedMembers(option)])].map((member) => toggled(value, member));
    case 'table':
      return Array.isArray(value) ? changedTables(option, value as readonly TableRow[]) : [];
    case 'payoff':
      return changedPayoffs(option, value as PayoffOption['default']);
    case 'sequence':
    case 'placement':
      return usedValues(option).filter((one) => !same(one, value));
  }
}

/** `alternatives` at a place of a preset; a scoring row that is there has the alternative of not being scored: `undefined`. */
export function alternativesAt(preset: Preset, pointer: Pointer): readonly unknown[] {
  const option = optionAt(pointer);
  const value = readAt(preset, pointer);
  if (option) return alternatives(option, value);
  return rowAt(pointer) && value !== undefined ? [undefined] : [];
}

/** The default of a number, every value that a built-in preset has, and those that its entry names; ascending, two at least. */
export function landmarksOf(option: NumberOption): readonly number[] {
  const used = usedValues(option).filter((value): value is number => typeof value === 'number');
  const all = [...new Set([option.default, ...option.landmarks, ...used])];
  if (all.length < 2) all.push(option.default === option.min ? option.max : option.min);
  return all.sort((a, b) => a - b);
}

function pairsOf(option: Option): Neighbours {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
      return adjacent(option.choices.map((choice) => choice.value));
    case 'number':
      return adjacent(landmarksOf(option));
    case 'set':
      return option.choices.map(({ value }) => outAndIn(option.default, value));
    case 'patterns':
      return usedMembers(option).map((member) => outAndIn(option.default, member));
    case 'table':
    case 'payoff':
      return alternatives(option, option.default).map((changed) => [option.default, changed]);
    case 'sequence':
    case 'placement':
      return adjacent(usedValues(option));
  }
}

function adjacent(values: readonly unknown[]): Neighbours {
  return values.slice(1).map((value, at) => [values[at], value]);
}

function outAndIn(members: readonly unknown[], member: unknown): readonly [unknown, unknown] {
  const without = members.filter((one) => one !== member);
  return [without, members.includes(member) ? members : [...without, member]];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function toggled(value: unknown, member: unknown): readonly unknown[] {
  const list = listOf(value);
  return list.includes(member) ? list.filter((one) => one !== member) : [...list, member];
}

/** The default and what built-in presets have, outlines apart, without repetitions; another value where that is only one. */
function usedValues(option: Option): readonly unknown[] {
  const all: unknown[] = [option.default];
  for (const preset of sourcedBuiltins()) {
    const value = readAt(preset, option.pointer);
    if (!all.some((one) => same(one, value))) all.push(value);
  }
  if (all.length === 1 && option.kind === 'placement') all.push([15_000, 5_000, -5_000, -15_000]);
  if (all.length === 1 && option.kind === 'sequence') all.push([...option.default].reverse());
  return all;
}

function usedMembers(option: Option): readonly unknown[] {
  return [...new Set(usedValues(option).flatMap(listOf))];
}

/** A table with one cell raised, as far as the next row leaves room; an empty one with a first row. */
function changedTables(option: TableOption, rows: readonly TableRow[]): readonly (readonly TableRow[])[] {
  if (rows.length === 0) return [[Object.fromEntries(option.columns.map(({ key, min }) => [key, Math.max(min, 1)]))]];
  return rows.flatMap((row, at) =>
    option.columns.map(({ key, max }) => {
      const next = rows[at + 1]?.[key] ?? Infinity;
      const value = row[key] ?? 0;
      const raised = value + 1 < next && value < max ? value + 1 : value - 1;
      return rows.map((one, index) => (index === at ? { ...one, [key]: raised } : one));
    }),
  );
}

function changedPayoffs(option: PayoffOption, table: PayoffOption['default']): readonly PayoffOption['default'][] {
  return Object.entries(table).flatMap(([way, payers]) =>
    Object.entries(payers).map(([payer, value]) => {
      const changed = value + 100 <= option.max ? value + 100 : value - 100;
      return { ...table, [way]: { ...payers, [payer]: changed } };
    }),
  );
}

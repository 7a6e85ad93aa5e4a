import type { Option } from '../option/option';
import { optionAt, pageAt, rowAt, unitAt } from '../option/options';
import { PAYOFF_WORDS } from '../option/words';
import type { Pointer } from '../result';
import { stepsOf } from './pointer';

const HEAD: Readonly<Record<string, string>> = {
  schemaVersion: 'The version of the format',
  id: 'The id',
  name: 'The name',
  card: 'The card',
  rules: 'The part "rules"',
  scoring: 'The part "scoring"',
  extends: 'The preset to build on',
};

const PARTS: Readonly<Record<string, string>> = {
  exposed: 'exposed',
  concealed: 'concealed',
  losers: 'for losers',
  when: 'when',
  forced: 'forced',
  implies: 'implies',
  excludes: 'excludes',
  settings: 'settings',
  value: 'value',
  unit: 'unit',
};

/** The option at a place or around it, and the words for the place: "Missed discard", "Han table, row 3, From han". */
export function subjectOf(
  pointer: Pointer,
  nameOf: (id: string) => string | undefined,
): { name: string; option?: Option } {
  if (pointer === '') return { name: 'The preset' };
  const unit = unitAt(pointer);
  const option = unit === undefined ? undefined : optionAt(unit);
  const inside = stepsOf(pointer.slice(unit?.length ?? 0));
  if (option) return { name: [option.title, ...inside.map((step) => cellWords(option, step))].join(', '), option };
  const row = unit === undefined ? undefined : rowAt(unit);
  if (row) return { name: [nameOf(row.id) ?? `"${row.id}"`, ...inside.map((step) => PARTS[step] ?? step)].join(', ') };
  const page = pageAt(pointer);
  if (page) return { name: `The page ${page.title}` };
  const [first = '', ...rest] = stepsOf(pointer);
  return { name: [HEAD[first] ?? `"${first}"`, ...rest.map(headWords)].join(', ') };
}

function cellWords(option: Option, step: string): string {
  if (option.kind === 'table') {
    const column = option.columns.find(({ key }) => key === step);
    return column ? column.title : ordinalWords(step);
  }
  if (option.kind === 'payoff') return PAYOFF_WORDS[step] ?? step;
  return ordinalWords(step);
}

function headWords(step: string): string {
  return /^\d+$/.test(step) ? `number ${String(Number(step) + 1)}` : step;
}

function ordinalWords(step: string): string {
  return /^\d+$/.test(step) ? `row ${String(Number(step) + 1)}` : step;
}

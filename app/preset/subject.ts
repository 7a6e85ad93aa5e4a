import { listed, quoted } from '../language/punctuation';
import { t } from '../language/say';
import type { Option } from '../option/option';
import { optionAt, pageAt, rowAt, unitAt } from '../option/options';
import { PAYOFF_WORDS } from '../option/words';
import type { Pointer } from '../result';
import { stepsOf } from './pointer';

const HEAD: Readonly<Record<string, string>> = {
  schemaVersion: t('preset.theVersionOfTheFormat'),
  id: t('preset.theId'),
  name: t('preset.theName'),
  card: t('preset.theCard'),
  rules: t('preset.thePartRules'),
  scoring: t('preset.thePartScoring'),
  extends: t('preset.thePresetToBuildOn'),
};

const PARTS: Readonly<Record<string, string>> = {
  exposed: 'exposed',
  concealed: 'concealed',
  losers: t('preset.forLosers'),
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
  if (pointer === '') return { name: t('preset.thePreset') };
  const unit = unitAt(pointer);
  const option = unit === undefined ? undefined : optionAt(unit);
  const inside = stepsOf(pointer.slice(unit?.length ?? 0));
  if (option) return { name: listed([option.title, ...inside.map((step) => cellWords(option, step))]), option };
  const row = unit === undefined ? undefined : rowAt(unit);
  if (row) return { name: listed([nameOf(row.id) ?? quoted(row.id), ...inside.map((step) => PARTS[step] ?? step)]) };
  const page = pageAt(pointer);
  if (page) return { name: t('preset.thePageTitle', { title: page.title }) };
  const [first = '', ...rest] = stepsOf(pointer);
  return { name: listed([HEAD[first] ?? quoted(first), ...rest.map(headWords)]) };
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
  return /^\d+$/.test(step) ? t('preset.numberNumber', { number: Number(step) + 1 }) : step;
}

function ordinalWords(step: string): string {
  return /^\d+$/.test(step) ? t('preset.rowNumber', { number: Number(step) + 1 }) : step;
}

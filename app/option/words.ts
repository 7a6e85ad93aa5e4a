import { both, listed, series, titled } from '../language/punctuation';
import { figures, isOne } from '../language/numbers';
import { packed, spokenLanguage } from '../language/pack';
import { t } from '../language/say';
import type { Choice, Column, Option, PayoffTable, TableRow } from './option';

/** The ways to win of a payoff table and the payers in each, in words. */
export const PAYOFF_WORDS: Readonly<Record<string, string>> = t('words.payoff', { returnObjects: true });

/**
 * A value in the words of its option: "Extended", "3 seconds", "400 %", "East, South". A value that the option does not
 * know is shown as it is written. `unit` takes the place of the option's own word for the unit.
 */
export function wordsOf(option: Option, value: unknown, unit = option.unit): string {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
      return choiceWords(option, value) ?? written(value);
    case 'number':
      return typeof value === 'number'
        ? (choiceWords(option, value) ?? amount(value, option.format, unit))
        : written(value);
    case 'set':
      return Array.isArray(value)
        ? someOf(option.choices.filter((choice) => value.includes(choice.value)).map((choice) => choice.words))
        : written(value);
    case 'sequence':
      return Array.isArray(value)
        ? someOf(value.map((one) => choiceWords(option, one) ?? written(one)))
        : written(value);
    case 'table':
      return Array.isArray(value)
        ? someOf(value.map((row: TableRow) => rowWords(option.columns, row)))
        : written(value);
    case 'payoff':
      return payoffWords(value);
    case 'placement':
      return Array.isArray(value) ? value.map(signed).join(' / ') : written(value);
    case 'patterns':
      return Array.isArray(value) ? someOf(value.map(String)) : written(value);
  }
}

/** The allowed values of an option in words: a list of them, or the range of a number. */
export function allowedWords(option: Option): string {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
      return listOf(option.choices);
    case 'number':
      return t('words.allowed.number', {
        min: amount(option.min, option.format),
        max: amount(option.max, option.format, option.unit),
      });
    case 'set':
      return t('words.allowed.set', { list: listOf(option.choices) });
    case 'sequence':
      return t('words.allowed.sequence', { min: option.minItems, max: option.maxItems, list: listOf(option.choices) });
    case 'table':
      return t('words.allowed.table', { columns: both(option.columns.map((column) => column.title)) });
    case 'payoff':
      return t('words.allowed.payoff', {
        min: amount(option.min, 'hundredths'),
        max: amount(option.max, 'hundredths'),
      });
    case 'placement':
      return t('words.allowed.placement');
    case 'patterns':
      return t('words.allowed.patterns');
  }
}

/** A stored number as it is shown: halves, hundredths and thousandths written out. */
export function amount(value: number, format: Column['format'], unit?: string): string {
  switch (format) {
    case 'plain':
      return unit === undefined ? figures(value) : t('words.amount', { number: value, unit: unitWords(unit, value) });
    case 'half':
      return figures(value / 2);
    case 'hundredths':
      return figures(value / 100);
    case 'limit':
      return t('words.percent', { number: value / 10 });
  }
}

/** The unit of an option as it stands behind a number: "points", "point" for one; a word of another language is its pack's. */
export function unitWords(unit: string, value?: number): string {
  const said = packed('options', 'units', unit, value !== undefined && isOne(value) ? 'one' : 'other');
  if (typeof said === 'string') return said;
  return value === 1 && unit.endsWith('s') && spokenLanguage() === 'en' ? unit.slice(0, -1) : unit;
}

function signed(value: unknown): string {
  return typeof value === 'number' ? `${value > 0 ? '+' : ''}${figures(value)}` : written(value);
}

function choiceWords(option: { readonly choices: readonly Choice[] }, value: unknown): string | undefined {
  return option.choices.find((choice) => choice.value === value)?.words;
}

function listOf(choices: readonly Choice[]): string {
  return listed(choices.map((choice) => choice.words));
}

function someOf(words: readonly string[]): string {
  return words.length === 0 ? t('words.none') : listed(words);
}

function rowWords(columns: readonly Column[], row: TableRow): string {
  return columns.map(({ key, format }) => amount(row[key] ?? 0, format)).join(' → ');
}

function payoffWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return written(value);
  const ways = Object.entries(value as PayoffTable).map(([way, payers]) => {
    const shares = Object.entries(payers).map(
      ([payer, times]) => `${PAYOFF_WORDS[payer] ?? payer} × ${amount(times, 'hundredths')}`,
    );
    return titled(PAYOFF_WORDS[way] ?? way, listed(shares));
  });
  return series(ways);
}

function written(value: unknown): string {
  return value === undefined ? t('words.nothing') : JSON.stringify(value);
}

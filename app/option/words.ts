import type { Choice, Column, Option, PayoffTable, TableRow } from './option';

/** What an option is when it holds nothing. */
const NOTHING = 'None';

/** The ways to win of a payoff table and the payers in each, in words. */
export const PAYOFF_WORDS: Readonly<Record<string, string>> = {
  eastSelfDrawn: 'East wins, self-drawn',
  otherSelfDrawn: 'Another wins, self-drawn',
  eastOnDiscard: 'East wins on a discard',
  otherOnEast: 'Another wins on East’s discard',
  otherOnOther: 'Another wins on another’s discard',
  east: 'East',
  discarder: 'discarder',
  others: 'each other',
};

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
        ? listed(option.choices.filter((choice) => value.includes(choice.value)).map((choice) => choice.words))
        : written(value);
    case 'sequence':
      return Array.isArray(value)
        ? listed(value.map((one) => choiceWords(option, one) ?? written(one)))
        : written(value);
    case 'table':
      return Array.isArray(value)
        ? listed(value.map((row: TableRow) => rowWords(option.columns, row)))
        : written(value);
    case 'payoff':
      return payoffWords(value);
    case 'placement':
      return Array.isArray(value) ? value.map(signed).join(' / ') : written(value);
    case 'patterns':
      return Array.isArray(value) ? listed(value.map(String)) : written(value);
  }
}

/** The allowed values of an option in words: a list of them, or the range of a number. */
export function allowedWords(option: Option): string {
  switch (option.kind) {
    case 'boolean':
    case 'choice':
      return option.choices.map((choice) => choice.words).join(', ');
    case 'number':
      return `${amount(option.min, option.format)} to ${amount(option.max, option.format, option.unit)}, in whole numbers`;
    case 'set':
      return `any of: ${option.choices.map((choice) => choice.words).join(', ')}`;
    case 'sequence':
      return `${String(option.minItems)} to ${String(option.maxItems)} of: ${option.choices.map((one) => one.words).join(', ')}`;
    case 'table':
      return `rows of ${option.columns.map((column) => column.title).join(' and ')}`;
    case 'payoff':
      return `multipliers from ${amount(option.min, 'hundredths')} to ${amount(option.max, 'hundredths')}`;
    case 'placement':
      return 'four whole numbers, for the first to the fourth';
    case 'patterns':
      return 'names of patterns';
  }
}

/** A stored number as it is shown: halves, hundredths and thousandths written out. */
export function amount(value: number, format: Column['format'], unit?: string): string {
  switch (format) {
    case 'plain':
      return unit === undefined ? grouped(value) : `${grouped(value)} ${unitWord(value, unit)}`;
    case 'half':
      return `${String(value / 2)}`;
    case 'hundredths':
      return `${String(value / 100)}`;
    case 'limit':
      return `${String(value / 10)} %`;
  }
}

function unitWord(value: number, unit: string): string {
  return value === 1 && unit.endsWith('s') ? unit.slice(0, -1) : unit;
}

function grouped(value: number): string {
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(String(value)) ?? [];
  const shown = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
  return `${sign === '-' ? '−' : ''}${shown}`;
}

function signed(value: unknown): string {
  return typeof value === 'number' ? `${value > 0 ? '+' : ''}${grouped(value)}` : written(value);
}

function choiceWords(option: { readonly choices: readonly Choice[] }, value: unknown): string | undefined {
  return option.choices.find((choice) => choice.value === value)?.words;
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? NOTHING : words.join(', ');
}

function rowWords(columns: readonly Column[], row: TableRow): string {
  return columns.map(({ key, format }) => amount(row[key] ?? 0, format)).join(' → ');
}

function payoffWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return written(value);
  return Object.entries(value as PayoffTable)
    .map(([way, payers]) => {
      const shares = Object.entries(payers).map(
        ([payer, times]) => `${PAYOFF_WORDS[payer] ?? payer} × ${amount(times, 'hundredths')}`,
      );
      return `${PAYOFF_WORDS[way] ?? way}: ${shares.join(', ')}`;
    })
    .join('; ');
}

function written(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

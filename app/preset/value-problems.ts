import { alternatives, both } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import type { NumberOption, Option, PlacementOption, TableOption, TableRow } from '../option/option';
import { OPTIONS } from '../option/options';
import { amount, wordsOf } from '../option/words';
import type { Fix, Problem } from '../result';
import type { Effective } from './effective';
import { derivedOf } from './effective-of';
import { readAt } from './pointer';

/**
 * Problems within single options in use: an amount that cannot be divided as it has to be (`not-divisible`, with the
 * nearest legal values), a table without rows (`empty-table`), out of order or with a step twice (`not-ascending`), one of doubles
 * that leaves a number out (`table-skips`), one in which a better hand is worth less (`table-falls`) or in which the least winning hand finds no row (`table-begins-late`), and a
 * placement bonus that makes or loses points (`placement-sum`).
 */
export function valueProblems(preset: Preset): Problem[] {
  const { effective, overruled } = derivedOf(preset);
  return OPTIONS.filter((option) => overruled.get(option.pointer)?.how !== 'inactive').flatMap(
    (option) => problemIn(option, readAt(effective, option.pointer)) ?? lateProblem(option, effective) ?? [],
  );
}

/** Faan of the first row that are more than those with which one may win: such a hand would be worth nothing. */
function lateProblem(option: Option, { rules, scoring }: Effective): Problem | undefined {
  if (option.pointer !== '/scoring/method/faanTable') return undefined;
  const first = scoring.method.faanTable[0]?.halfFaan ?? 0;
  const { minimum, minimumUnit, raised, raisedTo } = rules.winning;
  const least = raised === 'no' ? minimum : Math.min(minimum, raisedTo);
  // A minimum of points is one of the points in the table: what finds no row may not win.
  if (first <= 2 * least || (minimumUnit === 'points' && least > 0)) return undefined;
  return {
    code: 'table-begins-late',
    severity: 'problem',
    pointer: `${option.pointer}/0/halfFaan`,
    message: t('preset.titleBeginsAtAmountFaanAnd', { title: option.title, amount: amount(first, 'half'), least }),
    found: amount(first, 'half'),
    expected: t('preset.atMostLeastTheMinimumOf', { least }),
    others: ['/rules/winning/minimum'],
  };
}

function problemIn(option: Option, value: unknown): Problem | undefined {
  switch (option.kind) {
    case 'number':
      return dividing(option, value as number);
    case 'table':
      return tableProblem(option, value as readonly TableRow[]);
    case 'placement':
      return placementProblem(option, value as readonly number[]);
    case 'boolean':
    case 'choice':
    case 'set':
    case 'sequence':
    case 'payoff':
    case 'patterns':
      return undefined;
  }
}

function setting(option: Option, value: unknown): Fix {
  return {
    label: t('preset.setTitleToWords', { title: option.title, words: wordsOf(option, value) }),
    set: { [option.pointer]: value },
  };
}

function dividing(option: NumberOption, value: number): Problem | undefined {
  const by = option.divisibleBy;
  if (by.every((one) => value % one === 0)) return undefined;
  const step = by.reduce(leastCommonMultiple, 1);
  const below = Math.floor(value / step) * step;
  const near = [below, below + step].filter((one) => one > 0 && one >= option.min && one <= option.max);
  return {
    code: 'not-divisible',
    severity: 'problem',
    pointer: option.pointer,
    message: t('preset.titleIsWordsWhichCannotBe', {
      title: option.title,
      words: wordsOf(option, value),
      listed: listed(by),
    }),
    found: String(value),
    expected: t('preset.anAmountThatCanBeDivided', { listed: listed(by), near: alternatives(near.map(String)) }),
    fixes: near.map((one) => setting(option, one)),
  };
}

function leastCommonMultiple(a: number, b: number): number {
  let [big, small] = [a, b];
  while (small !== 0) [big, small] = [small, big % small];
  return (a * b) / big;
}

function listed(numbers: readonly number[]): string {
  return both(numbers.map(String));
}

/** A method with a settling table cannot do without rows; other tables may be empty. */
const NEEDED: ReadonlySet<string> = new Set(['hanTable', 'faanTable', 'doublesTable']);

function tableProblem(option: TableOption, rows: readonly TableRow[]): Problem | undefined {
  const common = { severity: 'problem', pointer: option.pointer } as const;
  if (rows.length === 0) {
    if (!NEEDED.has(option.key)) return undefined;
    const fixes = option.default.length > 0 ? [setting(option, option.default)] : [];
    const message = t('preset.titleHasNoRowsAndThe', { title: option.title });
    return { ...common, code: 'empty-table', message, others: ['/scoring/method/kind'], fixes };
  }
  const [first] = option.columns;
  if (!first) return undefined;
  const at = rows.findIndex((row, index) => index > 0 && (row[first.key] ?? 0) <= (rows[index - 1]?.[first.key] ?? 0));
  if (at < 0) return skippingProblem(option, rows) ?? fallingProblem(option, rows);
  const sorted = [...rows].sort((a, b) => (a[first.key] ?? 0) - (b[first.key] ?? 0));
  const steps = new Set(rows.map((row) => row[first.key]));
  const found = amount(rows[at]?.[first.key] ?? 0, first.format);
  return {
    ...common,
    code: 'not-ascending',
    pointer: `${option.pointer}/${String(at)}/${first.key}`,
    message: t('preset.titleRowAtBeginsAtFound', { title: option.title, at: at + 1, found }),
    found,
    expected: t('preset.rowsThatAscendByTitleEach', { title: first.title }),
    fixes:
      steps.size === rows.length
        ? [{ label: t('preset.sortTitle', { title: option.title }), set: { [option.pointer]: sorted } }]
        : [],
  };
}

/**
 * Regulated doubles have a factor for each number of doubles (Four Winds help, "Settling tables"): a number between two
 * rows has been forgotten. Faan and han are laid in bands there, so that one row stands for several.
 */
function skippingProblem(option: TableOption, rows: readonly TableRow[]): Problem | undefined {
  const [first] = option.columns;
  if (!first || option.key !== 'doublesTable') return undefined;
  const step = (row: TableRow | undefined): number => row?.[first.key] ?? 0;
  const at = rows.findIndex((row, index) => index > 0 && step(row) > step(rows[index - 1]) + 1);
  if (at < 0) return undefined;
  const filled = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const between = next === undefined ? 1 : step(next) - step(row);
    return Array.from({ length: between }, (_, more) => ({ ...row, [first.key]: step(row) + more }));
  });
  const missing = step(rows[at - 1]) + 1;
  return {
    code: 'table-skips',
    severity: 'problem',
    pointer: `${option.pointer}/${String(at)}/${first.key}`,
    message: t('preset.titleRowAtSkips', { title: option.title, at: at + 1, found: step(rows[at]), missing }),
    found: String(step(rows[at])),
    expected: t('preset.aRowForEachNumber', { missing }),
    fixes: [{ label: t('preset.fillTitle', { title: option.title }), set: { [option.pointer]: filled } }],
  };
}

/** Tables in which a better hand is never worth less. */
const RISING: ReadonlySet<string> = new Set(['hanTable', 'faanTable', 'doublesTable', 'auxiliaryTable']);

function fallingProblem(option: TableOption, rows: readonly TableRow[]): Problem | undefined {
  const worth = option.columns[1];
  if (!worth || !RISING.has(option.key)) return undefined;
  const before = (index: number): number => rows[index - 1]?.[worth.key] ?? leastOfFirst(option, rows[0]);
  const at = rows.findIndex((row, index) => (row[worth.key] ?? 0) < before(index));
  if (at < 0) return undefined;
  const found = amount(rows[at]?.[worth.key] ?? 0, worth.format);
  return {
    code: 'table-falls',
    severity: 'problem',
    pointer: `${option.pointer}/${String(at)}/${worth.key}`,
    message: t('preset.titleRowAtComesToFound', {
      title: option.title,
      at: at + 1,
      found,
      value: at === 0 ? t('preset.handsBelowIt') : t('preset.theRowBeforeIt'),
    }),
    found,
    expected: t('preset.atLeastAmountAsValue', {
      amount: amount(before(at), worth.format),
      value: at === 0 ? t('preset.doublingGivesBelowIt') : t('preset.inTheRowBefore'),
    }),
  };
}

/** What hands below the first row come to at most: a table of doubles is doubled on up to it. */
function leastOfFirst({ key }: TableOption, first: TableRow | undefined): number {
  const doubles = first?.['doubles'] ?? 0;
  return key === 'doublesTable' && doubles > 0 ? 100 * 2 ** (doubles - 1) : 0;
}

function placementProblem(option: PlacementOption, value: readonly number[]): Problem | undefined {
  const sum = value.reduce((total, one) => total + one, 0);
  if (sum === 0) return undefined;
  const last = (value.at(-1) ?? 0) - sum;
  return {
    code: 'placement-sum',
    severity: 'problem',
    pointer: option.pointer,
    message: t('preset.titleTheFourAmountsComeTo', { title: option.title, words: wordsOf(option, [sum]) }),
    found: wordsOf(option, value),
    expected: t('preset.fourAmountsThatAddUpTo'),
    fixes: last >= option.min && last <= option.max ? [setting(option, [...value.slice(0, -1), last])] : [],
  };
}

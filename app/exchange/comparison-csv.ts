import { t } from '../language/say';
import type { Comparison } from './comparison';

/** How a cell begins that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r|%]/;

/**
 * A comparison as a table for spreadsheets (RFC 4180): a line for each differing rule and each scenario that comes out
 * otherwise. What a spreadsheet would take for a formula has an apostrophe before it.
 */
export function comparisonCsv({ presets, rules, scenarios }: Comparison): string {
  const lines = [
    [t('sheet.page'), t('exchange.rule'), 'Pointer', ...presets.map(({ name }) => name)],
    ...rules.map(({ page, title, pointer, values }) => [page, title, pointer, ...values]),
    ...scenarios.map(({ title, scenario, outcomes }) => [t('exchange.scenarios'), title, scenario, ...outcomes]),
  ];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** One cell: no formula, one line, quoted where it has to be. */
export function csvCell(text: string): string {
  const plain = text.replaceAll(/[\p{Cc}]+/gu, ' ');
  const safe = FORMULA.test(plain.trimStart()) || FORMULA.test(text) ? `'${plain}` : plain;
  return /[",\n\r;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

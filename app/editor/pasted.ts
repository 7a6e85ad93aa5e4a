import { t } from '../language/say';
import type { ScoringRow } from '../../schemas/generated/preset';
import type { Column, TableRow } from '../option/option';
import type { Pointer } from '../result';
import { readNumber, type NumberForm } from './input';

/** What was pasted into a grid: what it holds then, or why it cannot, as a sentence. */
export type Pasted<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** A text from a spreadsheet as lines of cells; `undefined` where it is a single cell, which the field takes itself. */
export function cellsOf(text: string): readonly (readonly string[])[] | undefined {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  if (lines.length === 1 && !text.includes('\t')) return undefined;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * A table with cells pasted from a place on, rows added where it ends. Nothing is pasted where a cell is no number of its
 * column, or where there are more columns than the table has.
 */
export function pastedTable(
  rows: readonly TableRow[],
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  at: { readonly row: number; readonly column: number },
): Pasted<readonly TableRow[]> {
  const next = [...rows];
  for (const [down, line] of cells.entries()) {
    const row = at.row + down;
    const filled: Record<string, number> = { ...(next[row] ?? blank(columns, next.at(-1))) };
    for (const [across, text] of line.entries()) {
      const column = columns[at.column + across];
      if (column === undefined) return wide(down, columns.length - at.column);
      if (text === '') continue;
      const read = readNumber(text, column);
      if (!read.ok)
        return { ok: false, reason: t('editor.lineDownOfWhatIsPasted', { down: down + 1, reason: read.reason }) };
      filled[column.key] = read.value;
    }
    next[row] = filled;
  }
  return { ok: true, value: next };
}

/** A new row goes on from the last one. */
function blank(columns: readonly Column[], last: TableRow | undefined): TableRow {
  return Object.fromEntries(columns.map(({ key, min }) => [key, last?.[key] ?? min]));
}

function wide(line: number, room: number): { readonly ok: false; readonly reason: string } {
  const columns = t('editor.columns', { count: room });
  return {
    ok: false,
    reason: t('editor.lineLineOfWhatIsPasted', { line: line + 1, columns }),
  };
}

export const SIDES = ['exposed', 'concealed'] as const;
export type Side = (typeof SIDES)[number];

/** A scoring row that stands in the list, or could: what is pasted onto a pattern that is not scored is left out. */
export interface ListedRow {
  readonly pointer: Pointer;
  readonly row: ScoringRow | undefined;
}

/**
 * Values of patterns, one line for each scored pattern of the list from the first one on: exposed and concealed, or the
 * side that is begun with alone. The units stay as they are.
 */
export function pastedRows(
  list: readonly ListedRow[],
  cells: readonly (readonly string[])[],
  side: Side,
): Pasted<Readonly<Record<Pointer, ScoringRow>>> {
  const set: Record<Pointer, ScoringRow> = {};
  const sides = SIDES.slice(SIDES.indexOf(side));
  const scored = list.filter((one) => one.row !== undefined);
  for (const [down, line] of cells.entries()) {
    const target = scored[down];
    if (target?.row === undefined)
      return { ok: false, reason: t('editor.onlyNumberPatternsAreScoredFrom', { number: scored.length }) };
    let row = target.row;
    for (const [across, text] of line.entries()) {
      const here = sides[across];
      if (here === undefined) return wide(down, sides.length);
      if (text === '') continue;
      const read = readNumber(text, amountForm(row[here]));
      if (!read.ok)
        return { ok: false, reason: t('editor.lineDownOfWhatIsPasted', { down: down + 1, reason: read.reason }) };
      row = { ...row, [here]: { ...row[here], value: read.value } };
    }
    set[target.pointer] = row;
  }
  return { ok: true, value: set };
}

/** The highest value that the schema of a row allows. */
const MOST = 1_000_000;

/** How the value of a pattern is typed, by its unit. */
export function amountForm({ unit }: ScoringRow['exposed']): NumberForm {
  return { min: 0, max: MOST, format: unit === 'limit' ? 'limit' : unit === 'half-doubles' ? 'half' : 'plain' };
}

import type { Column, TableOption, TableRow } from '../option/option';
import { amount } from '../option/words';
import type { Effective } from '../preset/effective';

/** A table as a staircase: from each `x` on, up to the next one, `y` holds. */
export interface Curve {
  readonly steps: readonly { readonly x: number; readonly y: number }[];
  /** Where the last step ends. */
  readonly end: number;
  /** The height at which the limit lies, where the rules know one in the unit of the table. */
  readonly limit: number | undefined;
  readonly titles: readonly [x: string, y: string];
  readonly words: (axis: 0 | 1, value: number) => string;
}

/** The curve of a table of two columns; `undefined` where it has fewer than two rows, or they do not ascend. */
export function curveOf(option: TableOption, rows: readonly TableRow[], effective: Effective): Curve | undefined {
  const [first, second] = option.columns;
  if (first === undefined || second === undefined || rows.length < 2) return undefined;
  const steps = rows.map((row) => ({ x: row[first.key] ?? 0, y: row[second.key] ?? 0 }));
  if (steps.some(({ x }, at) => at > 0 && x <= (steps[at - 1]?.x ?? x))) return undefined;
  const from = steps[0]?.x ?? 0;
  const last = steps.at(-1)?.x ?? from;
  return {
    steps,
    end: last + Math.max(1, Math.round((last - from) / 8)),
    limit: limitOf(second, effective),
    titles: [first.title, second.title],
    words: (axis, value) => amount(value, axis === 0 ? first.format : second.format),
  };
}

function limitOf(column: Column, effective: Effective): number | undefined {
  if (column.format === 'limit') return 1000;
  return column.key === 'points' && column.format === 'plain' ? effective.scoring.payments.limitPoints : undefined;
}

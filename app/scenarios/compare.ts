import { same } from '../option/values';
import type { Outcome, Ruling, Run, ScoredPattern, ScoreSheet, Transfer } from '../ruling';

/**
 * Whether two runs of one scenario differ in what counts: verdicts, consequences, patterns, points, transfers, the state
 * after it; never in reasons, texts or steps of the arithmetic.
 */
export function outcomesDiffer(a: Run, b: Run): boolean {
  if (a === b) return false;
  if (a.rulings.length !== b.rulings.length) return true;
  return a.rulings.some((ruling, at) => rulingsDiffer(ruling, b.rulings[at])) || endsDiffer(a.outcome, b.outcome);
}

/** Whether two rulings on one event differ in what counts. */
export function rulingsDiffer(a: Ruling, b: Ruling | undefined): boolean {
  if (a === b) return false;
  if (b === undefined || a.verdict !== b.verdict) return true;
  return (
    !same(a.consequences, b.consequences) || transfersDiffer(a.transfers, b.transfers) || sheetsDiffer(a.sheet, b.sheet)
  );
}

/** The first ruling of a run that differs from that of another. */
export function firstDifference(a: Run, b: Run): number | undefined {
  const at = a.rulings.findIndex((ruling, index) => rulingsDiffer(ruling, b.rulings[index]));
  return at < 0 ? undefined : at;
}

function endsDiffer(a: Outcome, b: Outcome): boolean {
  if (a === b) return false;
  if (!a.arises || !b.arises) return a.arises !== b.arises;
  const { sheets, transfers, ...rest } = a;
  const { sheets: otherSheets, transfers: otherTransfers, ...other } = b;
  return (
    !same(rest, other) ||
    transfersDiffer(transfers, otherTransfers) ||
    listsDiffer(sheets, otherSheets, (one, two) => one.seat !== two.seat || sheetsDiffer(one.sheet, two.sheet))
  );
}

function listsDiffer<T>(a: readonly T[], b: readonly T[], differ: (one: T, other: T) => boolean): boolean {
  if (a === b) return false;
  return a.length !== b.length || a.some((one, at) => differ(one, b[at] as T));
}

function transfersDiffer(a: readonly Transfer[], b: readonly Transfer[]): boolean {
  return listsDiffer(a, b, (one, two) => one.from !== two.from || one.to !== two.to || one.amount !== two.amount);
}

function sheetsDiffer(a: ScoreSheet | undefined, b: ScoreSheet | undefined): boolean {
  if (a === b) return false;
  if (a === undefined || b === undefined) return true;
  if (a.win !== b.win || a.points !== b.points || a.limit !== b.limit) return true;
  return listsDiffer(
    paid(a),
    paid(b),
    (one, two) => one.id !== two.id || one.value !== two.value || one.unit !== two.unit || one.count !== two.count,
  );
}

function paid(sheet: ScoreSheet): readonly ScoredPattern[] {
  return sheet.patterns.filter((one) => one.unpaid === undefined && one.value > 0);
}

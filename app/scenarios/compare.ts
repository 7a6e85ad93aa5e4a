import { same } from '../option/values';
import type { Outcome, Ruling, Run, ScoreSheet, Transfer } from '../ruling';

/**
 * Whether two runs of one scenario differ in what counts: verdicts, consequences, patterns, points, transfers, the state
 * after it; never in reasons, texts or steps of the arithmetic.
 */
export function outcomesDiffer(a: Run, b: Run): boolean {
  if (a === b) return false;
  if (a.rulings.length !== b.rulings.length) return true;
  return (
    a.rulings.some((ruling, at) => rulingsDiffer(ruling, b.rulings[at])) || !same(seen(a.outcome), seen(b.outcome))
  );
}

/** Whether two rulings on one event differ in what counts. */
export function rulingsDiffer(a: Ruling, b: Ruling | undefined): boolean {
  if (b === undefined || a.verdict !== b.verdict) return true;
  return (
    !same(a.consequences, b.consequences) ||
    !same(a.transfers.map(moved), b.transfers.map(moved)) ||
    !same(sheetSeen(a.sheet), sheetSeen(b.sheet))
  );
}

/** The first ruling of a run that differs from that of another. */
export function firstDifference(a: Run, b: Run): number | undefined {
  const at = a.rulings.findIndex((ruling, index) => rulingsDiffer(ruling, b.rulings[index]));
  return at < 0 ? undefined : at;
}

function seen(outcome: Outcome): unknown {
  if (!outcome.arises) return { arises: false };
  const { sheets, transfers, ...rest } = outcome;
  return {
    ...rest,
    transfers: transfers.map(moved),
    sheets: sheets.map((one) => ({ seat: one.seat, sheet: sheetSeen(one.sheet) })),
  };
}

function moved({ from, to, amount }: Transfer): unknown {
  return { from, to, amount };
}

function sheetSeen(sheet: ScoreSheet | undefined): unknown {
  if (sheet === undefined) return undefined;
  const patterns = sheet.patterns
    .filter((one) => one.unpaid === undefined && one.value > 0)
    .map(({ id, value, unit, count }) => ({ id, value, unit, count }));
  const { win, points, limit } = sheet;
  return { win, points, limit: limit ?? null, patterns };
}

import type { Effective, Scoring } from '../preset/effective';
import type { ScoredPattern, ScoreSheet, ScoreStep } from '../ruling';
import { unitWord } from '../words/units';
import type { Total } from './arithmetic';
import type { Compiled, CompiledRow, RowValue } from './compile';
import type { Best } from './evaluate';
import { type Found, UNPAID_REASONS, type UnpaidReason } from './found';
import { type Sums, valuesOf } from './sums';

/** The steps of the arithmetic, in the order in which they may come. */
export const SCORE_STEPS = [
  'points',
  'fu',
  'fixed-fu',
  'doubles',
  'han',
  'faan',
  'tai',
  'rounded',
  'limit-hand',
  'flowers-beside',
  'limit-reached',
  'table',
  'score',
  'below-minimum',
  'no-win',
] as const;
export type ScoreStepCode = (typeof SCORE_STEPS)[number];

type Kind = Scoring['method']['kind'];

/** The lines of the sheet, in catalogue order; exposed and concealed occurrences of single sets apart. */
export function linesOf(compiled: Compiled, { found }: Best, wins: boolean, kind: Kind): ScoredPattern[] {
  const lines: ScoredPattern[] = [];
  for (const row of compiled.rows) {
    const exposed = found.exposed[row.index] as number;
    const concealed = found.concealed[row.index] as number;
    if (exposed === 0 && concealed === 0) continue;
    const values = valuesOf(row, wins);
    if (values === undefined) continue;
    if (exposed > 0) lines.push(line(compiled, row, values.exposed, exposed, found, kind));
    if (concealed > 0) lines.push(line(compiled, row, values.concealed, concealed, found, kind));
  }
  return lines;
}

function line(
  compiled: Compiled,
  { index, id, name, pointer }: CompiledRow,
  { value, unit }: RowValue,
  count: number,
  found: Found,
  kind: Kind,
): ScoredPattern {
  const amount = found.twice[index] === 1 && unit === 'limit' ? 2 * value : value;
  const word = wordFor(unit, kind);
  const denied = found.unpaid[index] as number;
  if (denied === 0) return { id, name, pointer, value: amount, unit, word, count };
  const reason = UNPAID_REASONS[denied - 1] as UnpaidReason;
  const inPlace = found.by[index] as number;
  const by = inPlace < 0 ? undefined : compiled.rows[inPlace]?.id;
  const unpaid = by === undefined ? { reason } : { reason, by };
  return { id, name, pointer, value: amount, unit, word, count, unpaid };
}

function wordFor(unit: RowValue['unit'], kind: Kind): string {
  return unit === 'limit' ? 'limit' : unitWord(unit, kind);
}

type Numbers = Pick<ScoreSheet, 'fu' | 'han' | 'faan' | 'doubles' | 'tai' | 'limit'>;

/** The numbers that the method has. */
export function sheetNumbers(effective: Effective, sums: Sums, total: Total): Numbers {
  const doubles = sums.doubles + (sums.halves >> 1);
  const limit = total.limit > 0 ? { limit: total.limit } : {};
  switch (effective.scoring.method.kind) {
    case 'fu-han':
      return sums.direct >= 0 ? limit : { fu: total.rounded, han: doubles, ...limit };
    case 'faan':
      return sums.direct >= 0 ? limit : { faan: total.halfFaan / 2, ...limit };
    case 'points-doubles':
    case 'regulated-doubles':
      return sums.direct >= 0 ? limit : { doubles, ...limit };
    case 'points':
      return limit;
    case 'tai':
      return sums.direct >= 0 ? limit : { tai: doubles, ...limit };
  }
}

/** The arithmetic in steps. */
export function stepsOf(effective: Effective, sums: Sums, total: Total): ScoreStep[] {
  const kind = effective.scoring.method.kind;
  const score: ScoreStep = { code: 'score', values: { points: total.points } };
  if (sums.direct >= 0) {
    const beside = sums.beside > 0 ? [step('flowers-beside', { points: sums.beside })] : [];
    return [step('limit-hand', { limit: total.limit, points: sums.direct }), ...beside, score];
  }
  const doubles = sums.doubles + (sums.halves >> 1);
  const points =
    sums.fixed > 0
      ? step('fixed-fu', { points: sums.fixed })
      : step(kind === 'fu-han' ? 'fu' : 'points', { points: sums.points });
  const before = sums.fixed > 0 ? sums.fixed : sums.points;
  const rounded =
    total.rounded !== before && total.rounded > 0 ? [step('rounded', { from: before, points: total.rounded })] : [];
  const capped = total.capped ? [step('limit-reached', { limit: total.limit, points: total.points })] : [];
  switch (kind) {
    case 'fu-han':
      return [points, ...rounded, step('han', { doubles }), ...capped, score];
    case 'faan':
      return [
        ...(sums.points > 0 ? [points] : []),
        step('faan', { doubles: total.halfFaan / 2 }),
        step('table', { points: total.points }),
        score,
      ];
    case 'points-doubles':
    case 'regulated-doubles':
      return [points, ...rounded, step('doubles', { doubles }), ...capped, score];
    case 'points':
      return [points, ...capped, score];
    case 'tai':
      return [step('tai', { doubles }), ...(sums.points > 0 ? [points] : []), ...capped, score];
  }
}

function step(code: ScoreStepCode, values: ScoreStep['values']): ScoreStep {
  return { code, values };
}

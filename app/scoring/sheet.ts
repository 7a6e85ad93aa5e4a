import type { Effective, Scoring } from '../preset/effective';
import type { ScoredPattern, ScoreSheet, ScoreStep } from '../ruling';
import { unitWord } from '../words/units';
import type { Total } from './arithmetic';
import type { Compiled, CompiledRow, RowValue } from './compile';
import type { Best } from './evaluate';
import { type Sums, UNPAID_REASONS, valuesOf } from './sums';

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
  'limit-reached',
  'table',
  'score',
  'below-minimum',
  'no-win',
] as const;
export type ScoreStepCode = (typeof SCORE_STEPS)[number];

type Kind = Scoring['method']['kind'];

/** The lines of the sheet, in catalogue order; exposed and concealed occurrences of single sets apart. */
export function linesOf(compiled: Compiled, best: Best, wins: boolean, kind: Kind): ScoredPattern[] {
  const { found } = best;
  return compiled.rows.flatMap((row) => {
    if (!found.matched(row.index)) return [];
    const values = valuesOf(row, wins);
    if (values === undefined) return [];
    const reason = UNPAID_REASONS[(found.unpaid[row.index] ?? 0) - 1];
    const by = compiled.rows[found.by[row.index] ?? -1]?.id;
    const unpaid = reason === undefined ? {} : { unpaid: { reason, ...(by === undefined ? {} : { by }) } };
    const twice = found.twice[row.index] === 1;
    return [
      ...line(row, values.exposed, found.exposed[row.index] ?? 0, twice, kind, unpaid),
      ...line(row, values.concealed, found.concealed[row.index] ?? 0, twice, kind, unpaid),
    ];
  });
}

function line(
  row: CompiledRow,
  value: RowValue,
  count: number,
  twice: boolean,
  kind: Kind,
  unpaid: Pick<ScoredPattern, 'unpaid'>,
): ScoredPattern[] {
  if (count === 0) return [];
  return [
    {
      id: row.id,
      name: row.name,
      pointer: row.pointer,
      value: twice && value.unit === 'limit' ? 2 * value.value : value.value,
      unit: value.unit,
      word: wordFor(value.unit, kind),
      count,
      ...unpaid,
    },
  ];
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
  if (sums.direct >= 0) return [step('limit-hand', { limit: total.limit, points: sums.direct }), score];
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

import type { Scoring } from '../preset/effective';
import type { ScoredPattern, ScoreSheet, ScoreStep } from '../ruling';
import { unitWord } from '../words/units';
import type { Total } from './arithmetic';
import type { Compiled } from './compile';
import { valuesOf } from './decide';
import type { Best } from './reading';
import { type Found, UNPAID_REASONS, type UnpaidReason } from './found';
import { type CompiledRow, FEW, type RowValue, SIDES } from './rows';
import type { Sums } from './sums';

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

/** Numbers of rows and counts that have room in the key of a line. */
const MOST_ROWS = 512;
const MOST_COUNT = 64;

/**
 * The lines of the sheet, in catalogue order; exposed and concealed occurrences of single sets apart. What is worth nothing
 * under the preset has none, unless everything is asked for. Equal lines of different sheets are one object.
 */
export function linesOf(compiled: Compiled, { found }: Best, wins: boolean, everything: boolean): ScoredPattern[] {
  const lines: ScoredPattern[] = [];
  found.sort();
  for (let hit = 0; hit < found.hitCount; hit++) {
    const row = compiled.rows[found.hits[hit] as number] as CompiledRow;
    const values = valuesOf(row, wins);
    if (values === undefined) continue;
    const exposed = found.exposed[row.index] as number;
    const concealed = found.concealed[row.index] as number;
    if (exposed > 0 && (everything || values.exposed.value > 0))
      lines.push(knownLine(compiled, row, values.exposed, exposed, found, wins ? 0 : 2));
    if (concealed > 0 && (everything || values.concealed.value > 0))
      lines.push(knownLine(compiled, row, values.concealed, concealed, found, wins ? 1 : 3));
  }
  return lines;
}

/** @param side which of the four values of a row it is */
function knownLine(
  compiled: Compiled,
  row: CompiledRow,
  value: RowValue,
  count: number,
  found: Found,
  side: number,
): ScoredPattern {
  const { index } = row;
  const twice = found.twice[index] as number;
  const unpaid = found.unpaid[index] as number;
  if (unpaid === 0 && twice === 0 && count < FEW) {
    const place = (index * SIDES + side) * FEW + count;
    return (compiled.paidLines[place] ??= line(compiled, row, value, count, twice, unpaid, -1));
  }
  const by = found.by[index] as number;
  if (index >= MOST_ROWS || by + 1 >= MOST_ROWS || count >= MOST_COUNT) {
    return line(compiled, row, value, count, twice, unpaid, by);
  }
  // 9 bits for each of the rows, 6 for the count, 4 for the reason; above what a shift can say.
  const key = (((index * 4 + side) * 2 + twice) * 16 + unpaid) * MOST_ROWS * MOST_COUNT + (by + 1) * MOST_COUNT + count;
  const known = compiled.lines.get(key);
  if (known !== undefined) return known;
  const made = line(compiled, row, value, count, twice, unpaid, by);
  compiled.lines.set(key, made);
  return made;
}

function line(
  compiled: Compiled,
  { id, name, pointer }: CompiledRow,
  { value, unit }: RowValue,
  count: number,
  twice: number,
  denied: number,
  inPlace: number,
): ScoredPattern {
  const amount = twice === 1 && unit === 'limit' ? 2 * value : value;
  const word = unit === 'limit' ? 'limit' : unitWord(unit, compiled.effective.scoring.method.kind);
  if (denied === 0) return { id, name, pointer, value: amount, unit, word, count };
  const reason = UNPAID_REASONS[denied - 1] as UnpaidReason;
  const by = inPlace < 0 ? undefined : compiled.rows[inPlace];
  const unpaid = by === undefined ? { reason } : { reason, by: by.id, byName: by.name };
  return { id, name, pointer, value: amount, unit, word, count, unpaid };
}

/** A sheet of which not everything is written yet. */
export type Draft = { -readonly [key in keyof ScoreSheet]?: ScoreSheet[key] };

/** Writes the numbers that the method has. */
export function writeNumbers(draft: Draft, kind: Kind, sums: Sums, total: Total): void {
  if (sums.direct < 0) {
    const doubles = sums.doubles + (sums.halves >> 1);
    switch (kind) {
      case 'fu-han':
        draft.fu = total.rounded;
        draft.han = doubles;
        break;
      case 'faan':
        draft.faan = total.halfFaan / 2;
        break;
      case 'points-doubles':
      case 'regulated-doubles':
        draft.doubles = doubles;
        break;
      case 'points':
        break;
      case 'tai':
        draft.tai = doubles;
    }
  }
  if (total.limit > 0) draft.limit = total.limit;
}

/** Steps that are kept, and the most that the key of such steps has room for. */
const MOST_STEPS = 4096;
const MOST_POINTS = 1 << 16;
const MOST_DOUBLES = 1 << 6;
const MOST_HALVES = 1 << 3;

/** The arithmetic in steps; those of equal sums under the same rules are one object. */
export function stepsOf(compiled: Compiled, sums: Sums, total: Total): readonly ScoreStep[] {
  const { kind } = compiled.effective.scoring.method;
  const key = keyOf(sums);
  const known = key === undefined ? undefined : compiled.steps.get(key);
  if (known !== undefined) return known;
  const steps = stepsFrom(kind, sums, total);
  if (key !== undefined && compiled.steps.size < MOST_STEPS) compiled.steps.set(key, steps);
  return steps;
}

/** What all steps follow from, as one number: that of a limit hand is negative. */
function keyOf({ points, doubles, halves, direct, beside, fixed, open, wins }: Sums): number | undefined {
  if (direct >= 0) return beside === 0 && direct < 2 ** 30 ? -1 - direct : undefined;
  if (fixed > 0 || (points & (MOST_POINTS - 1)) !== points || doubles >= MOST_DOUBLES || halves >= MOST_HALVES) {
    return undefined;
  }
  return ((((points * MOST_DOUBLES + doubles) * MOST_HALVES + halves) << 1) | (open ? 1 : 0)) * 2 + (wins ? 1 : 0);
}

function stepsFrom(kind: Kind, sums: Sums, total: Total): ScoreStep[] {
  const score: ScoreStep = { code: 'score', values: { points: total.points } };
  if (sums.direct >= 0) {
    const beside: ScoreStep[] = sums.beside > 0 ? [{ code: 'flowers-beside', values: { points: sums.beside } }] : [];
    return [{ code: 'limit-hand', values: { limit: total.limit, points: sums.direct } }, ...beside, score];
  }
  const doubles = sums.doubles + (sums.halves >> 1);
  const before = sums.fixed > 0 ? sums.fixed : sums.points;
  const points: ScoreStep = {
    code: sums.fixed > 0 ? 'fixed-fu' : kind === 'fu-han' ? 'fu' : 'points',
    values: { points: before },
  };
  const steps: ScoreStep[] = [];
  switch (kind) {
    case 'fu-han':
    case 'points-doubles':
    case 'regulated-doubles':
      steps.push(points);
      if (total.rounded !== before && total.rounded > 0) {
        steps.push({ code: 'rounded', values: { from: before, points: total.rounded } });
      }
      steps.push({ code: kind === 'fu-han' ? 'han' : 'doubles', values: { doubles } });
      break;
    case 'faan':
      if (sums.points > 0) steps.push(points);
      steps.push({ code: 'faan', values: { doubles: total.halfFaan / 2 } });
      steps.push({ code: 'table', values: { points: total.points } });
      steps.push(score);
      return steps;
    case 'points':
      steps.push(points);
      break;
    case 'tai':
      steps.push({ code: 'tai', values: { doubles } });
      if (sums.points > 0) steps.push(points);
  }
  if (total.capped) steps.push({ code: 'limit-reached', values: { limit: total.limit, points: total.points } });
  steps.push(score);
  return steps;
}

import type { ScoringRow } from '../../schemas/generated/preset';
import type { Pointer } from '../result';
import { flag, type Fact } from './fact';

/** A riichi pattern worth so many han, exposed and concealed. */
export function han(exposed: number, concealed = exposed): ScoringRow {
  return { exposed: { value: exposed, unit: 'doubles' }, concealed: { value: concealed, unit: 'doubles' } };
}

/** Rows that several riichi programs can switch. */
export const ROW = {
  oneHan: han(1),
  oneShot: '/scoring/patterns/one-shot',
  kongDora: '/scoring/patterns/kong-dora',
  underDora: '/scoring/patterns/under-dora',
  underKongDora: '/scoring/patterns/under-kong-dora',
} as const;

/** The switch for open All Simples. */
export function openSimples(key: Pointer): Fact {
  return flag(key, { '/scoring/patterns/all-simples': han(1) }, { '/scoring/patterns/all-simples': han(0, 1) });
}

/** A switch for a riichi pattern of one han. */
export function oneHanPattern(key: Pointer, row: Pointer): Fact {
  return flag(key, { [row]: ROW.oneHan }, { [row]: undefined });
}

const NO_POINTS = '/scoring/patterns/no-points-hand';
const openNoPoints = (fu: number): ScoringRow => ({
  exposed: { value: fu, unit: 'points' },
  concealed: { value: 1, unit: 'doubles' },
});

/** Whether an open hand without points is raised to 30 fu. */
export function openPinfu(key: Pointer): Fact {
  return flag(
    key,
    { [NO_POINTS]: openNoPoints(10), '/scoring/method/openNoPointsFu': 20 },
    { [NO_POINTS]: openNoPoints(0), '/scoring/method/openNoPointsFu': 20 },
  );
}

/** Human Hand at a share of the limit points, in thousandths. */
export function humanHand(limit: number): ScoringRow {
  return { exposed: { value: limit, unit: 'limit' }, concealed: { value: limit, unit: 'limit' } };
}

export const HUMAN_HAND = '/scoring/limits/human-hand';

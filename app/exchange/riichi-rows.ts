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

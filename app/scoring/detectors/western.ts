import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FIRST_WIND } from '../../tiles';
import { COMPLETES } from '../facts';
import { bits } from '../view';
import { type Detector, once } from './detector';

/** Items that only Western rule sets count. */
export const WESTERN = {
  'out-on-major-pair': () => (view) => {
    const { winKind } = view.facts;
    const major = winKind >= FIRST_WIND || winKind % 9 === 0 || winKind % 9 === 8;
    return once(major && view.completes === COMPLETES.pair);
  },
  'double-wind-set': () => (view) => {
    const { seat, round } = view.facts;
    return seat < 0 || seat !== round ? 0 : bits(view.sets.honorTriplets & (1 << seat));
  },
} satisfies Partial<Record<PatternId, Detector>>;

import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FIRST_WIND } from '../../tiles';
import { COMPLETES } from '../facts';
import { type Detector, once } from './detector';

/** Items that only Western rule sets count. */
export const WESTERN = {
  'out-on-major-pair': () => (view) => {
    const { winKind } = view.facts;
    const major = winKind >= FIRST_WIND || winKind % 9 === 0 || winKind % 9 === 8;
    return once(major && view.completes === COMPLETES.pair);
  },
} satisfies Partial<Record<PatternId, Detector>>;

import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FIRST_WIND } from '../../tiles';
import type { Detector } from './detector';

/** Items that only the Korean game counts. */
export const KOREAN = {
  'bonus-winning-tile': () => (view) => {
    const { wins, winKind } = view.facts;
    if (!wins || winKind < 0 || winKind >= view.counts.length) return 0;
    if (winKind >= FIRST_WIND) return view.counts[winKind] ?? 0;
    let tiles = 0;
    for (let kind = winKind % 9; kind < FIRST_WIND; kind += 9) tiles += view.counts[kind] ?? 0;
    return tiles;
  },
} satisfies Partial<Record<PatternId, Detector>>;

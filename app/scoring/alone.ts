import { type Found, REASON } from './found';
import type { CompiledRow } from './rows';
import type { Sums } from './sums';

/** The choice of the row that stands alone, beside those among patterns that join sets. */
export const ALONE = -1;

/**
 * Beside a row that stands alone nothing else is paid, and it is not paid beside the rest; both are tried. Sources: EMA
 * Riichi rules 2025, 4.2.4; World Riichi Championship rules 2025, 11.5.4.
 * @param chosen whether the row is tried by itself, else the rest without it
 */
export function setApart(alone: CompiledRow | undefined, chosen: boolean, found: Found): void {
  if (alone === undefined || !found.matched(alone.index)) return;
  if (!chosen) {
    found.deny(alone.index, REASON['worth-less-alone'], -1);
    return;
  }
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (index !== alone.index) found.deny(index, REASON['not-cumulative'], alone.index);
  }
}

/** Whether the rest beside such a row has no pattern of its own but dora, which make no hand legal. */
export function countsForNothing(alone: CompiledRow | undefined, sums: Sums, found: Found): boolean {
  if (alone === undefined || !found.matched(alone.index)) return false;
  return sums.direct < 0 && sums.doubles <= sums.uncountedDora;
}

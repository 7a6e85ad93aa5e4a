import type { Transfer } from './ruling';
import type { End } from './seats';

/** What a seat, the pool or the bank has gained by some transfers; negative where it has lost. */
export function gainOf(transfers: readonly Transfer[], end: End): number {
  return transfers.reduce(
    (sum, { from, to, amount }) => sum + (to === end ? amount : 0) - (from === end ? amount : 0),
    0,
  );
}

import type { Transfer } from '../ruling';
import { SEATS, type BySeat, type End } from '../seats';

/** The points of the four seats after transfers. */
export function totalsOf(points: BySeat<number>, transfers: readonly Transfer[]): BySeat<number> {
  const all = endsAfter({ ...points, pool: 0, bank: 0 }, transfers);
  return { E: all.E, S: all.S, W: all.W, N: all.N };
}

/** What the seats, the pool and the bank hold after transfers; their sum does not change. */
export function endsAfter(
  before: { readonly [end in End]: number },
  transfers: readonly Transfer[],
): { [end in End]: number } {
  const after = { ...before };
  for (const { from, to, amount } of transfers) {
    after[from] -= amount;
    after[to] += amount;
  }
  return after;
}

/** The sum over the four seats, the pool and the bank. */
export function sumOf(ends: { readonly [end in End]: number }): number {
  return SEATS.reduce((sum, seat) => sum + ends[seat], ends.pool + ends.bank);
}

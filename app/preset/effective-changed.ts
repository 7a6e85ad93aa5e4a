import type { Pointer } from '../result';
import type { Effective } from './effective';
import { agree, pointerOf, slotValues } from './slots';

/**
 * The options and scoring rows whose effective value differs, as pointers of two or three steps, `/card` and
 * `/patterns`.
 */
export function changedPointers(a: Effective, b: Effective): ReadonlySet<Pointer> {
  const [left, right] = [slotValues(a), slotValues(b)];
  const out = new Set<Pointer>();
  for (let slot = 0; slot < Math.max(left.length, right.length); slot += 1) {
    if (!agree(left, right, slot)) out.add(pointerOf(slot));
  }
  return out;
}

import { FIRST_TRIPLET, lowestOf, type SetCode } from '../hand/held';
import type { Kind } from '../tiles';
import type { Total } from './arithmetic';
import type { Best } from './reading';
import type { Sums } from './sums';
import { bits, type View } from './view';

/** Kinds of seven pairs and, with five sets, a pung. */
const MOST_PAIRS = 8;

/** How many different kinds a hand has. */
export function kindsOf(view: View): number {
  return bits(view.kinds) + bits(view.honors);
}

/** Whether a concealed hand may be one of pairs: few enough kinds, and of none an odd number but of a pung. */
export function mayBePairs({ facts, setsInHand }: View, kinds: number): boolean {
  return kinds <= MOST_PAIRS && (setsInHand !== 4 || facts.concealed.even);
}

/** Whether a reading pays more than the best before, or names more of what it is paid for. */
export function beats(total: Total, sums: Sums, best: Best): boolean {
  if (total.points !== best.total.points) return total.points > best.total.points;
  if (sums.direct >= 0 !== best.sums.direct >= 0) return sums.direct >= 0;
  const doubles = 2 * sums.doubles + sums.halves - 2 * best.sums.doubles - best.sums.halves;
  return doubles !== 0 ? doubles > 0 : sums.points > best.sums.points;
}

/** An equal chow before it in the arrangement gives the same reading. */
export function repeated(sets: Uint8Array, first: number, at: number): boolean {
  for (let i = 0; i < at; i++) if (sets[first + i] === sets[first + at]) return true;
  return false;
}

/** Whether a tile of a kind is the middle one of a chow. */
export function isMiddle(code: SetCode, kind: Kind): boolean {
  return code < FIRST_TRIPLET && lowestOf(code) + 1 === kind;
}

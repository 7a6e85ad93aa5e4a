import { FIRST_WIND } from '../tiles';
import { Counts } from './counts';
import { FIRST_TRIPLET } from './held';
import { FIRST_SET_SHIFT, PAIR_BITS, packedWays, SETS_SHIFT, suitWays, trimSuits } from './suit-table';

/** Enough for any hand of seventeen tiles. */
const MOST = 512;
const MOST_SETS = 5;

/**
 * The ways in which concealed tiles fall into sets and one pair, written into arrays that are used again for the next hand:
 * arrangement `i` has the pair `pairs[i]` (a kind) and the `setCount` sets from `sets[i * 5]`.
 */
export class Arrangements {
  count = 0;
  /** Sets in each arrangement. */
  setCount = 0;
  readonly pairs = new Uint8Array(MOST);
  readonly sets = new Uint8Array(MOST * MOST_SETS);

  private readonly honorSets = new Uint8Array(MOST_SETS + 2);

  /**
   * Finds all arrangements.
   * @param counts tiles of each of the 34 kinds, jokers already replaced
   * @param wanted sets beside the pair
   */
  find(counts: Uint8Array, wanted: number): number {
    return this.findIn(countsIn(counts), wanted);
  }

  /** The same for tiles that are counted in words. */
  findIn(counts: Counts, wanted: number): number {
    trimSuits();
    this.count = 0;
    this.setCount = wanted;
    let honors = 0;
    let pair = -1;
    for (let kind = FIRST_WIND, rest = counts.honors; rest !== 0; kind++, rest >>>= 3) {
      const count = rest & 7;
      if (count === 0) continue;
      if (count === 1 || count === 4 || count > 5) return 0;
      if (count !== 3) {
        if (pair >= 0) return 0;
        pair = kind;
      }
      if (count >= 3) {
        if (honors === wanted) return 0;
        this.honorSets[honors++] = FIRST_TRIPLET + kind;
      }
    }
    const first = suitWays(counts.characters);
    if (packedWays()[first] === 0) return 0;
    const second = suitWays(counts.dots);
    if (packedWays()[second] === 0) return 0;
    const third = suitWays(counts.bamboo);
    const ways = packedWays();
    const firsts = ways[first] as number;
    const seconds = ways[second] as number;
    const thirds = ways[third] as number;
    for (let a = 1; a <= firsts; a++) {
      const one = ways[first + a] as number;
      for (let b = 1; b <= seconds; b++) {
        const two = ways[second + b] as number;
        for (let c = 1; c <= thirds; c++) {
          const three = ways[third + c] as number;
          this.add(one, two, three, honors, pair);
        }
      }
    }
    return this.count;
  }

  private add(one: number, two: number, three: number, honors: number, honorPair: number): void {
    const total = ((one >> SETS_SHIFT) & 7) + ((two >> SETS_SHIFT) & 7) + ((three >> SETS_SHIFT) & 7) + honors;
    if (total !== this.setCount || this.count === MOST) return;
    let pair = honorPair;
    for (let suit = 0; suit < 3; suit++) {
      const way = suit === 0 ? one : suit === 1 ? two : three;
      if ((way & PAIR_BITS) === 0) continue;
      if (pair >= 0) return;
      pair = suit * 9 + (way & PAIR_BITS) - 1;
    }
    if (pair < 0) return;
    let at = this.count * MOST_SETS;
    at = this.unpack(one, 0, at);
    at = this.unpack(two, 1, at);
    at = this.unpack(three, 2, at);
    for (let i = 0; i < honors; i++) this.sets[at++] = this.honorSets[i] as number;
    this.pairs[this.count] = pair;
    this.count += 1;
  }

  private unpack(way: number, suit: number, from: number): number {
    const sets = (way >> SETS_SHIFT) & 7;
    let packed = way >>> FIRST_SET_SHIFT;
    let at = from;
    for (let i = 0; i < sets; i++) {
      const set = packed & 15;
      this.sets[at++] = set < 7 ? suit * 7 + set : FIRST_TRIPLET + suit * 9 + set - 7;
      packed >>>= 4;
    }
    return at;
  }
}

/** The same counts in words; jokers may stand for more of a honor than three bits hold, which is no set. */
function countsIn(counts: Uint8Array): Counts {
  let honors = 0;
  for (let kind = 33; kind >= FIRST_WIND; kind--) honors = (honors << 3) | Math.min(counts[kind] as number, 7);
  return new Counts(suitCode(counts, 0), suitCode(counts, 9), suitCode(counts, 18), honors);
}

/** Three bits for each of the nine ranks from a kind on. */
export function suitCode(counts: Uint8Array, first: number): number {
  return (
    (counts[first] as number) |
    ((counts[first + 1] as number) << 3) |
    ((counts[first + 2] as number) << 6) |
    ((counts[first + 3] as number) << 9) |
    ((counts[first + 4] as number) << 12) |
    ((counts[first + 5] as number) << 15) |
    ((counts[first + 6] as number) << 18) |
    ((counts[first + 7] as number) << 21) |
    ((counts[first + 8] as number) << 24)
  );
}

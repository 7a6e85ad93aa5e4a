/**
 * How the tiles of one suit fall into sets, with or without the pair of the hand. A suit is a number of three bits for each
 * rank (`1` in the lowest bits). Each way is packed into one integer: bits 0-3 the rank of the pair (1-9, 0 for none), bits
 * 4-6 the number of sets, then four bits for each set: 0-6 chows by their lowest rank, 7-15 triplets of ranks 1-9.
 *
 * Every suit is worked out once, when it is first met, and kept.
 */
export const PAIR_BITS = 15;
export const SETS_SHIFT = 4;
export const FIRST_SET_SHIFT = 7;

const FIRST_SIZE = 1 << 14;
const MOST_KEPT = 1 << 19;

const UNKNOWN = -1;
const RANKS = 9;

let size = FIRST_SIZE;
let keys = new Int32Array(size).fill(-1);
let starts = new Int32Array(size);
/** The ranks that complete each suit, as bits; `UNKNOWN` before they are asked for. */
let draws = new Int16Array(size).fill(UNKNOWN);
let used = 0;
let ways = new Int32Array(1 << 14);
let filled = 0;

/** The store of packed ways; it may be replaced by a larger one whenever a new suit is looked up. */
export function packedWays(): Int32Array {
  return ways;
}

function slotOf(code: number): number {
  let at = Math.imul(code, 0x9e3779b1) >>> 0;
  at = (at ^ (at >>> 15)) & (size - 1);
  for (;;) {
    const key = keys[at] as number;
    if (key === code || key === -1) return at;
    at = (at + 1) & (size - 1);
  }
}

function grow(): void {
  const oldKeys = keys;
  const oldStarts = starts;
  const oldDraws = draws;
  size *= 2;
  keys = new Int32Array(size).fill(-1);
  starts = new Int32Array(size);
  draws = new Int16Array(size).fill(UNKNOWN);
  for (let i = 0; i < oldKeys.length; i++) {
    const key = oldKeys[i] as number;
    if (key === -1) continue;
    const at = slotOf(key);
    keys[at] = key;
    starts[at] = oldStarts[i] as number;
    draws[at] = oldDraws[i] as number;
  }
}

/**
 * Where the ways of a suit are: an index into `packedWays()` at which their number stands, followed by the ways.
 * A suit of 3n tiles is split into sets, one of 3n + 2 into sets and a pair; any other has no way.
 * @param code three bits for each rank, counts up to 7
 */
export function suitWays(code: number): number {
  const at = slotOf(code);
  if (keys[at] === code) return starts[at] as number;
  const start = filled;
  put(0);
  const wanted = tilesIn(code) % 3;
  if (wanted !== 1) split(code, 0, wanted === 2, 0, 0, 0);
  ways[start] = filled - start - 1;
  keys[at] = code;
  starts[at] = start;
  draws[at] = UNKNOWN;
  used += 1;
  if (used * 2 > size) grow();
  return start;
}

/**
 * The ranks of which one more tile lets a suit fall into sets, or into sets and a pair where that is what its number of
 * tiles asks for: one bit for each rank, the one lowest.
 */
export function suitDraws(code: number): number {
  // Looked up first, and again at the end: the suits with another tile may need a larger table.
  suitWays(code);
  const known = draws[slotOf(code)] as number;
  if (known !== UNKNOWN) return known;
  let ranks = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const start = suitWays(code + (1 << (3 * rank)));
    if (ways[start] !== 0) ranks |= 1 << rank;
  }
  draws[slotOf(code)] = ranks;
  return ranks;
}

/** Whether a suit falls into sets, or into sets and a pair. */
export function suitComplete(code: number): boolean {
  const start = suitWays(code);
  return ways[start] !== 0;
}

/** Forgets everything once very much is kept; called only between two hands. */
export function trimSuits(): void {
  if (used <= MOST_KEPT) return;
  keys.fill(-1);
  used = 0;
  filled = 0;
}

/** How many tiles a suit holds. */
export function tilesIn(code: number): number {
  let tiles = 0;
  for (let rest = code; rest !== 0; rest >>>= 3) tiles += rest & 7;
  return tiles;
}

function put(value: number): void {
  if (filled === ways.length) {
    const larger = new Int32Array(ways.length * 2);
    larger.set(ways);
    ways = larger;
  }
  ways[filled] = value;
  filled += 1;
}

/** Takes the lowest rank apart: first the pair, then a triplet, and what is left of it must begin chows. */
function split(code: number, rank: number, pairWanted: boolean, pair: number, sets: number, packed: number): void {
  let rest = code;
  let at = rank;
  while (rest !== 0 && (rest & 7) === 0) {
    rest >>>= 3;
    at += 1;
  }
  if (rest === 0) {
    if (!pairWanted) put(pair | (sets << SETS_SHIFT) | (packed << FIRST_SET_SHIFT));
    return;
  }
  const count = rest & 7;
  for (let withPair = 0; withPair <= (pairWanted && count >= 2 ? 1 : 0); withPair++) {
    const left = count - 2 * withPair;
    for (let triplets = 0; triplets <= (left >= 3 ? 1 : 0); triplets++) {
      const chows = left - 3 * triplets;
      if (sets + triplets + chows > 5) continue;
      if (chows > 0 && (at > 6 || ((rest >>> 3) & 7) < chows || ((rest >>> 6) & 7) < chows)) continue;
      let next = packed;
      let number = sets;
      if (triplets === 1) next |= (7 + at) << (4 * number++);
      for (let i = 0; i < chows; i++) next |= at << (4 * number++);
      const taken = count + (chows << 3) + (chows << 6);
      split((rest - taken) >>> 3, at + 1, pairWanted && withPair === 0, withPair === 1 ? at + 1 : pair, number, next);
    }
  }
}

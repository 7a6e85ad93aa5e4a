import { KINDS } from '../tiles';
import { FIRST_TRIPLET } from './held';

/** What a joker in the concealed tiles may stand for. */
export interface JokerRules {
  readonly inChows: boolean;
  /** In a pair, and for a tile that a hand needs once. */
  readonly inPairs: boolean;
  /** At most four of a kind, jokers counted. */
  readonly fourIdentical: boolean;
  /** How many there are in the game. */
  readonly inGame: number;
}

/**
 * Calls `each` with every way to let the jokers stand for tiles: `counts` has them added, `stands` says how many stand for
 * each kind. Both arrays are used again: read them at once. Stops when `each` returns true, and says whether it did.
 * @param besides tiles of each kind in the melds
 */
export function substituted(
  counts: Uint8Array,
  besides: Uint8Array,
  jokers: number,
  rules: JokerRules,
  each: (counts: Uint8Array, stands: Uint8Array) => boolean,
): boolean {
  const filled = Uint8Array.from(counts);
  const stands = new Uint8Array(KINDS);
  const from = (kind: number, left: number): boolean => {
    if (left === 0) return each(filled, stands);
    for (let at = kind; at < KINDS; at++) {
      const most = rules.fourIdentical ? 4 : 6;
      if ((filled[at] as number) + (besides[at] as number) >= most) continue;
      filled[at] = (filled[at] as number) + 1;
      stands[at] = (stands[at] as number) + 1;
      const stopped = from(at, left - 1);
      filled[at] = (filled[at] as number) - 1;
      stands[at] = (stands[at] as number) - 1;
      if (stopped) return true;
    }
    return false;
  };
  return from(0, jokers);
}

/**
 * Whether the jokers of an arrangement stand where the rules allow it.
 * @param stands how many jokers stand for each kind
 * @param sets set codes from `first` on, `setCount` of them
 */
export function jokersFit(
  stands: Uint8Array,
  sets: Uint8Array,
  first: number,
  setCount: number,
  pair: number,
  rules: JokerRules,
): boolean {
  if (rules.inChows && rules.inPairs) return true;
  for (let kind = 0; kind < KINDS; kind++) {
    let left = stands[kind] as number;
    if (left === 0) continue;
    if (rules.inPairs && pair === kind) left -= 2;
    for (let i = 0; i < setCount && left > 0; i++) {
      const code = sets[first + i] as number;
      if (code === FIRST_TRIPLET + kind) left -= 3;
      else if (rules.inChows && code < FIRST_TRIPLET && inChow(code, kind)) left -= 1;
    }
    if (left > 0) return false;
  }
  return true;
}

function inChow(code: number, kind: number): boolean {
  const lowest = ((code / 7) | 0) * 9 + (code % 7);
  return kind >= lowest && kind <= lowest + 2;
}

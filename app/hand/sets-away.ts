import { FIRST_WIND, KINDS } from '../tiles';
import type { JokerRules } from './jokers';

/** What a hand of sets and a pair is looked for in. */
export interface Wanted {
  /** Concealed tiles by kind, jokers apart. */
  readonly counts: Uint8Array;
  /** How many of each kind the concealed part of a complete hand can hold. */
  readonly most: Uint8Array;
  readonly sets: number;
  readonly jokers: number;
  readonly rules: JokerRules;
}

/** Runs that reach into a number, from one and from two below: no more than four begin at one number. */
const RUNS = 5;
const FAR = 99;

/**
 * The fewest tiles that are missing from any hand of sets and a pair. Kind by kind, all ways to use a kind are tried: as a
 * triplet, as the pair, in runs; for each number of sets, pair and jokers used so far only the best way is kept.
 */
export function missingTiles(wanted: Wanted): number {
  const { sets, jokers } = wanted;
  const size = RUNS * RUNS * (sets + 1) * 2 * (jokers + 1);
  let now = new Uint8Array(size).fill(FAR);
  now[0] = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const next = new Uint8Array(size).fill(FAR);
    for (let state = 0; state < size; state++) {
      if (now[state] !== FAR) useKind(wanted, kind, state, now[state] as number, next);
    }
    now = next;
  }
  let fewest = FAR;
  for (let used = 0; used <= jokers; used++)
    fewest = Math.min(fewest, now[place(wanted, 0, 0, sets, 1, used)] as number);
  return fewest;
}

/** States by number: runs from one below and from two below, sets, pair, jokers used. */
function place({ sets, jokers }: Wanted, one: number, two: number, made: number, pair: number, used: number): number {
  return (((one * RUNS + two) * (sets + 1) + made) * 2 + pair) * (jokers + 1) + used;
}

function useKind(wanted: Wanted, kind: number, state: number, missing: number, next: Uint8Array): void {
  const { counts, most, sets, jokers, rules } = wanted;
  let rest = state;
  const used = rest % (jokers + 1);
  rest = (rest / (jokers + 1)) | 0;
  const pair = rest % 2;
  rest >>= 1;
  const made = rest % (sets + 1);
  rest = (rest / (sets + 1)) | 0;
  const two = rest % RUNS;
  const one = (rest / RUNS) | 0;
  const honor = kind >= FIRST_WIND;
  const runs = honor || kind % 9 > 6 ? 0 : Math.min(RUNS - 1, sets - made);
  for (let begun = 0; begun <= runs; begun++) {
    for (let triplet = 0; triplet <= 1 && made + begun + triplet <= sets; triplet++) {
      for (let eyes = pair; eyes <= 1; eyes++) {
        const pairs = eyes - pair;
        const inRuns = begun + one + two;
        const tiles = inRuns + 3 * triplet + 2 * pairs;
        const limit = rules.fourIdentical || jokers === 0 ? (most[kind] as number) : (most[kind] as number) + jokers;
        if (tiles > limit) continue;
        const lack = Math.max(0, tiles - (counts[kind] as number));
        const mayBe = Math.min(lack, 3 * triplet + (rules.inPairs ? 2 * pairs : 0) + (rules.inChows ? inRuns : 0));
        const [nextOne, nextTwo] = !honor && kind % 9 === 8 ? [0, 0] : [begun, one];
        for (let standing = 0; standing <= mayBe && used + standing <= jokers; standing++) {
          const at = place(wanted, nextOne, nextTwo, made + begun + triplet, eyes, used + standing);
          const cost = missing + lack - standing;
          if (cost < (next[at] as number)) next[at] = cost;
        }
      }
    }
  }
}

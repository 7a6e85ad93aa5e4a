import { KINDS } from '../tiles';

/** The shapes that a winning hand can have. */
export const FORMS = [
  'regular',
  'pairs',
  'orphans',
  'flowers',
  'card',
  'knitted',
  'knitted-straight',
  'own',
  'special',
] as const;
export type Form = (typeof FORMS)[number];

/** Kinds that thirteen orphans consist of. */
const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33] as const;

/**
 * Seven pairs; with five sets in a hand, seven pairs and a pung (Four Winds help, "Limit and special hands: Pairs").
 * @param counts all tiles of the hand by kind
 * @param sets sets of a regular hand
 * @param identical whether four equal tiles are two pairs
 */
export function isSevenPairs(counts: Uint8Array, sets: number, identical: boolean): boolean {
  let pairs = 0;
  let pungs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind] as number;
    if (count === 0) continue;
    if (count === 2) pairs += 1;
    else if (count === 4 && identical) pairs += 2;
    else if (count === 3 && sets === 5) pungs += 1;
    else if (count === 5 && sets === 5 && identical) {
      pairs += 1;
      pungs += 1;
    } else return false;
  }
  return pairs === 7 && pungs === sets - 4;
}

/** Each terminal and honor, and one of them twice. Exists with four sets only. */
export function isThirteenOrphans(counts: Uint8Array, sets: number): boolean {
  if (sets !== 4) return false;
  let doubled = 0;
  for (const kind of ORPHANS) {
    const count = counts[kind] as number;
    if (count === 0 || count > 2) return false;
    if (count === 2) doubled += 1;
  }
  if (doubled !== 1) return false;
  for (let kind = 1; kind < 26; kind++) if (counts[kind] !== 0 && kind % 9 !== 0 && kind % 9 !== 8) return false;
  return true;
}

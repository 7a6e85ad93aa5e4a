import { FIRST_WIND, KINDS } from '../tiles';
import type { Shapes } from './shapes';

const PAIRS = 7;
const SUITS = [0, 1, 2] as const;
const ALL_KINDS = Array.from({ length: KINDS }, (_, kind) => kind);
type PairHand = Shapes['pairs'][number]['hand'];

/** The fewest tiles missing from a hand of pairs that the preset scores; undefined where it scores none. */
export function missingFromPairs(shapes: Shapes, counts: Uint8Array): number | undefined {
  let fewest: number | undefined;
  for (const { hand, identical } of shapes.pairs) {
    const missing =
      hand === 'seven-shifted-pairs' ? shifted(counts) : missingPairs(shapes.sets, counts, hand, identical);
    if (missing !== undefined && (fewest === undefined || missing < fewest)) fewest = missing;
  }
  return fewest;
}

/** Seven pairs; with five sets in a hand a pung beside them. */
function missingPairs(sets: number, counts: Uint8Array, hand: PairHand, identical: boolean): number {
  return Math.min(...SUITS.map((suit) => missingInSuit(sets, counts, hand, suit, identical)));
}

/** The same for hands of one suit where the suit is chosen; others do not ask which it is. */
function missingInSuit(sets: number, counts: Uint8Array, hand: PairHand, suit: number, identical: boolean): number {
  const kinds = ALL_KINDS.filter((kind) => mayHold(hand, kind, suit));
  if (sets === 4) return sevenOf(kinds, counts, identical);
  const withPung = kinds.map((pung) => {
    const others = kinds.filter((kind) => kind !== pung);
    return Math.max(0, 3 - (counts[pung] as number)) + sevenOf(others, counts, identical);
  });
  return Math.min(...withPung);
}

/** The seven pairs that lack least; the second pair of a kind lacks no less than its first. */
function sevenOf(kinds: readonly number[], counts: Uint8Array, identical: boolean): number {
  const lacks = kinds.flatMap((kind) => {
    const held = counts[kind] as number;
    const first = Math.max(0, 2 - held);
    return identical ? [first, Math.min(2, 4 - Math.max(2, held))] : [first];
  });
  lacks.sort((a, b) => a - b);
  return lacks.slice(0, PAIRS).reduce((sum, lack) => sum + lack, 0);
}

function mayHold(hand: PairHand, kind: number, suit: number): boolean {
  const honor = kind >= FIRST_WIND;
  const terminal = !honor && (kind % 9 === 0 || kind % 9 === 8);
  switch (hand) {
    case 'seven-pairs':
    case 'seven-shifted-pairs':
      return true;
    case 'all-honor-pairs':
      return honor;
    case 'all-terminal-pairs':
      return terminal;
    case 'all-terminal-and-honor-pairs':
      return honor || terminal;
    case 'one-suit-pairs':
      return !honor && Math.floor(kind / 9) === suit;
    case 'one-suit-and-honor-pairs':
      return honor || Math.floor(kind / 9) === suit;
  }
}

/** Pairs of seven numbers in a row of one suit. */
function shifted(counts: Uint8Array): number {
  let fewest = 2 * PAIRS;
  for (let suit = 0; suit < 3; suit++) {
    for (let first = 0; first < 3; first++) {
      let missing = 0;
      for (let rank = first; rank < first + PAIRS; rank++)
        missing += Math.max(0, 2 - (counts[suit * 9 + rank] as number));
      fewest = Math.min(fewest, missing);
    }
  }
  return fewest;
}

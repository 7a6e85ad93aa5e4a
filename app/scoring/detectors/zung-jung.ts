import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FORM_NUMBERS } from '../facts';
import { bits, type View } from '../view';
import { type Detector, once, SUIT, WINDS } from './detector';

const inEachSuit = (numbers: number): number => numbers | (numbers << 9) | (numbers << 18);
const inEachChows = (chows: number): number => chows | (chows << 7) | (chows << 14);
/** Numbers 1, 2, 8 and 9 of each suit. */
const EDGES = inEachSuit(0b110000011);
const ONES = inEachSuit(0b000000001);
const NINES = inEachSuit(0b100000000);
const MIDDLES = inEachSuit(0b011111110);
const CHOWS_WITH_ONE = inEachChows(0b0000001);
const CHOWS_WITH_NINE = inEachChows(0b1000000);
const MIDDLE_CHOWS = inEachChows(0b0111110);

function suitsHeld(kinds: number): number {
  return once((kinds & SUIT) !== 0) + once(((kinds >> 9) & SUIT) !== 0) + once(((kinds >> 18) & SUIT) !== 0);
}

/** Sets of different kinds that are one of some chows or a triplet of some numbers. */
function setsOf({ all }: View, chows: number, triplets: number): number {
  return bits(all.chow1 & chows) + bits(all.triplets & triplets);
}

/** Whether a suited kind stands in a chow of the hand. */
function inChow({ all }: View, kind: number): boolean {
  const suit = Math.floor(kind / 9);
  const rank = kind % 9;
  for (let lowest = Math.max(0, rank - 2); lowest <= Math.min(6, rank); lowest++) {
    if ((all.chow1 & (1 << (suit * 7 + lowest))) !== 0) return true;
  }
  return false;
}

/** A dragon, or a number of which no chow of the hand holds a tile. */
function unlikePair(view: View): boolean {
  return view.pair > 30 || (view.pair >= 0 && view.pair < 27 && !inChow(view, view.pair));
}

/** Patterns that Zung Jung leaves to the organisers, beside its forty-four. */
export const ZUNG_JUNG = {
  'two-suits': () => (view) => once(view.honors === 0 && suitsHeld(view.kinds) === 2),
  'all-edge-tiles': () => (view) =>
    once(
      view.honors === 0 &&
        (view.kinds & ~EDGES) === 0 &&
        (view.form === FORM_NUMBERS.regular || view.form === FORM_NUMBERS.pairs),
    ),
  'four-unlike': () => (view) =>
    once(
      view.form === FORM_NUMBERS.regular &&
        view.setsInHand === 4 &&
        bits(view.all.honorTriplets) === 1 &&
        (view.all.honorTriplets & WINDS) !== 0 &&
        setsOf(view, CHOWS_WITH_ONE, ONES) === 1 &&
        setsOf(view, CHOWS_WITH_NINE, NINES) === 1 &&
        setsOf(view, MIDDLE_CHOWS, MIDDLES) === 1 &&
        unlikePair(view),
    ),
} satisfies Partial<Record<PatternId, Detector>>;

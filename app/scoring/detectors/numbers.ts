import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FORM_NUMBERS } from '../facts';
import type { View } from '../view';
import { type Detector, once, SUIT } from './detector';

/** The same numbers in each suit, lowest bit the one. */
const inEachSuit = (numbers: number): number => numbers | (numbers << 9) | (numbers << 18);
const UPPER = inEachSuit(0b111000000);
const MIDDLE = inEachSuit(0b000111000);
const LOWER = inEachSuit(0b000000111);
const UPPER_FOUR = inEachSuit(0b111100000);
const LOWER_FOUR = inEachSuit(0b000001111);
const EVEN = inEachSuit(0b010101010);
const FIVES = inEachSuit(0b000010000);
/** Chows 345, 456 and 567 of each suit. */
const CHOWS_WITH_FIVE = 0b0011100 | (0b0011100 << 7) | (0b0011100 << 14);
/** Dots 1, 2, 3, 4, 5, 8, 9 and bamboo 2, 4, 5, 6, 8, 9; of the honors the white dragon. */
const REVERSIBLE = (0b110011111 << 9) | (0b110111010 << 18);
const WHITE = 1 << 4;

function only(view: View, kinds: number): number {
  return once(view.honors === 0 && (view.kinds & ~kinds) === 0);
}

function suitsHeld(kinds: number): number {
  return once((kinds & SUIT) !== 0) + once(((kinds >> 9) & SUIT) !== 0) + once(((kinds >> 18) & SUIT) !== 0);
}

/** Kinds of which all four tiles are held without being a kong. */
function hogs(view: View): number {
  let fours = 0;
  for (let kind = 0; kind < 34; kind++) if ((view.counts[kind] as number) >= 4) fours += 1;
  return fours - view.all.kongCount;
}

/** Patterns of the numbers that a hand holds. */
export const NUMBERS = {
  'upper-tiles': () => (view) => only(view, UPPER),
  'middle-tiles': () => (view) => only(view, MIDDLE),
  'lower-tiles': () => (view) => only(view, LOWER),
  'upper-four': () => (view) => only(view, UPPER_FOUR),
  'lower-four': () => (view) => only(view, LOWER_FOUR),
  'all-fives': () => (view) => {
    const { chow1, triplets } = view.all;
    if (view.form !== FORM_NUMBERS.regular || view.honors !== 0 || view.pair < 0) return 0;
    return once((chow1 & ~CHOWS_WITH_FIVE) === 0 && (triplets & ~FIVES) === 0 && view.pair % 9 === 4);
  },
  'all-even-pungs': () => (view) =>
    once(view.form === FORM_NUMBERS.regular && view.all.tripletCount === view.setsInHand && only(view, EVEN) === 1),
  'reversible-tiles': () => (view) => once((view.kinds & ~REVERSIBLE) === 0 && (view.honors & ~WHITE) === 0),
  'one-voided-suit': () => (view) => once(suitsHeld(view.kinds) === 2),
  'tile-hog': () => (view) => hogs(view),
} satisfies Partial<Record<PatternId, Detector>>;

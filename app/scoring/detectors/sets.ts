import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { bits } from '../view';
import { CHOWS, type Detector, DRAGONS, once, STRAIGHT, SUIT, TERMINALS, WINDS } from './detector';

/** Chows 123 and 789 of one suit: how many such pairs of chows. */
function outerPairs(chow1: number, chow2: number): number {
  let pairs = 0;
  for (let shift = 0; shift < 21; shift += 7) {
    const one = (chow1 >> shift) & 0b1000001;
    if (one !== 0b1000001) continue;
    pairs += ((chow2 >> shift) & 0b1000001) === 0b1000001 ? 2 : 1;
  }
  return pairs;
}

const CHOW_PATTERNS = {
  'same-chow-all-suits': () => (view) => {
    const chows = view.sets.chow1;
    return once((chows & (chows >> 7) & (chows >> 14) & CHOWS) !== 0);
  },
  'two-identical-chows': () => (view) => bits(view.sets.chow2) + bits(view.sets.chow4),
  'two-identical-chows-twice': () => (view) => once(bits(view.sets.chow2) + bits(view.sets.chow4) >= 2),
  'three-identical-chows': () => (view) => once(view.sets.chow3 !== 0),
  'four-identical-chows': () => (view) => once(view.sets.chow4 !== 0),
  'three-chows-step-3': () => (view) => {
    const chows = view.sets.chow1;
    return once(
      (chows & STRAIGHT) === STRAIGHT ||
        ((chows >> 7) & STRAIGHT) === STRAIGHT ||
        ((chows >> 14) & STRAIGHT) === STRAIGHT,
    );
  },
  'three-chows-step-3-suits': () => (view) => {
    const characters = view.sets.chow1 & STRAIGHT;
    const dots = (view.sets.chow1 >> 7) & STRAIGHT;
    const bamboo = (view.sets.chow1 >> 14) & STRAIGHT;
    if ((characters | dots | bamboo) !== STRAIGHT) return 0;
    for (const [a, b, c] of ORDERS) {
      if ((characters & a) !== 0 && (dots & b) !== 0 && (bamboo & c) !== 0) return 1;
    }
    return 0;
  },
  'chows-123-789': () => (view) => outerPairs(view.sets.chow1, view.sets.chow2),
  'chows-123-789-twice': () => (view) => once(outerPairs(view.sets.chow1, view.sets.chow2) >= 2),
} satisfies Partial<Record<PatternId, Detector>>;

/** The six ways to deal 123, 456 and 789 out to the three suits. */
const ORDERS = [
  [1, 8, 64],
  [1, 64, 8],
  [8, 1, 64],
  [8, 64, 1],
  [64, 1, 8],
  [64, 8, 1],
] as const;

/** Numbers of which two suits, and three suits, hold a triplet. */
function sameNumber(triplets: number): { two: number; three: number } {
  const a = triplets & SUIT;
  const b = (triplets >> 9) & SUIT;
  const c = (triplets >> 18) & SUIT;
  return { two: (a & b) | (b & c) | (a & c), three: a & b & c };
}

function pairOf(pairs: number): number {
  return (pairs | (pairs >> 9) | (pairs >> 18)) & SUIT;
}

function inARow(triplets: number, length: 3 | 4): number {
  for (let shift = 0; shift < 27; shift += 9) {
    const suit = (triplets >> shift) & SUIT;
    const three = suit & (suit >> 1) & (suit >> 2);
    if ((length === 3 ? three : three & (suit >> 3)) !== 0) return 1;
  }
  return 0;
}

function bothEnds(triplets: number): number {
  let suits = 0;
  for (let shift = 0; shift < 27; shift += 9) if (((triplets >> shift) & 257) === 257) suits += 1;
  return suits;
}

const outer = (view: { sets: { triplets: number; honorTriplets: number } }): number =>
  bits(view.sets.triplets & TERMINALS) + bits(view.sets.honorTriplets);

const TRIPLET_PATTERNS = {
  'two-triplets-same-number': () => (view) => bits(sameNumber(view.sets.triplets).two),
  'two-triplets-same-number-twice': () => (view) => once(bits(sameNumber(view.sets.triplets).two) >= 2),
  'two-triplets-and-pair-same-number': () => (view) => {
    const { two, three } = sameNumber(view.sets.triplets);
    return once((two & ~three & pairOf(view.sets.pairs)) !== 0);
  },
  'three-triplets-same-number': () => (view) => once(sameNumber(view.sets.triplets).three !== 0),
  'triplets-1-9': () => (view) => bothEnds(view.sets.triplets),
  'triplets-1-9-twice': () => (view) => once(bothEnds(view.sets.triplets) >= 2),
  'three-triplets-terminals-honors': () => (view) => once(outer(view) >= 3),
  'four-triplets-terminals-honors': () => (view) => once(outer(view) >= 4),
  'three-consecutive-triplets': () => (view) => inARow(view.sets.triplets, 3),
  'four-consecutive-triplets': () => (view) => inARow(view.sets.triplets, 4),
  'two-concealed-triplets': () => (view) => once(view.concealedTriplets >= 2),
  'three-concealed-triplets': () => (view) => once(view.concealedTriplets >= 3),
  'four-concealed-triplets': () => (view) => once(view.concealedTriplets >= 4),
  'five-concealed-triplets': () => (view) => once(view.concealedTriplets >= 5),
  'two-kongs': () => (view) => once(view.sets.kongCount >= 2),
  'three-kongs': () => (view) => once(view.sets.kongCount >= 3),
} satisfies Partial<Record<PatternId, Detector>>;

const wind = (which: number): number => (which < 0 ? 0 : 1 << which);

const HONOR_PATTERNS = {
  'own-wind-set': () => (view) => bits(view.sets.honorTriplets & wind(view.facts.seat)),
  'round-wind-set': () => (view) => bits(view.sets.honorTriplets & wind(view.facts.round)),
  'wind-set': () => (view) => bits(view.sets.honorTriplets & WINDS),
  'dragon-set': () => (view) => bits(view.sets.honorTriplets & DRAGONS),
  'little-three-dragons': () => (view) =>
    once(bits(view.sets.honorTriplets & DRAGONS) === 2 && (view.sets.honorPairs & DRAGONS) !== 0),
  'little-three-winds': () => (view) =>
    once(bits(view.sets.honorTriplets & WINDS) === 2 && (view.sets.honorPairs & WINDS) !== 0),
  'big-three-winds': () => (view) => once(bits(view.sets.honorTriplets & WINDS) >= 3),
  'three-dragon-sets': () => (view) => once((view.sets.honorTriplets & DRAGONS) === DRAGONS),
  'big-three-dragons': (settings) => {
    const noChows = settings['noChows'] === true;
    return (view) => once((view.sets.honorTriplets & DRAGONS) === DRAGONS && (!noChows || view.all.chowCount === 0));
  },
  'little-four-winds': () => (view) =>
    once(bits(view.sets.honorTriplets & WINDS) === 3 && (view.sets.honorPairs & WINDS) !== 0),
  'big-four-winds': () => (view) => once((view.sets.honorTriplets & WINDS) === WINDS),
  'four-kongs': () => (view) => once(view.sets.kongCount >= 4),
} satisfies Partial<Record<PatternId, Detector>>;

/** Patterns made of some of the sets: they are also asked of the concealed sets alone where the preset wants that. */
export const SETS = { ...CHOW_PATTERNS, ...TRIPLET_PATTERNS, ...HONOR_PATTERNS };

import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { FORM_NUMBERS } from '../facts';
import { bits, type Masks, type View } from '../view';
import { CHOWS, type Detector, DRAGONS, once, SUIT, TERMINALS, WINDS } from './detector';

/** Chows 123 and 789 of a suit. */
const ENDS = 0b1000001;
const FIVE = 4;

/** The chows of the three suits. */
function suits(chows: number): readonly [number, number, number] {
  return [chows & CHOWS, (chows >> 7) & CHOWS, (chows >> 14) & CHOWS];
}

/** Numbers of which at least two suits hold a chow. */
function inTwoSuits(chows: number): number {
  const [a, b, c] = suits(chows);
  return bits((a & b) | (a & c) | (b & c));
}

/** Pairs of chows of one suit that follow each other. */
function followed(chows: number): number {
  return suits(chows).reduce((sum, suit) => sum + bits(suit & (suit >> 3)), 0);
}

/** Whether one suit holds chows, each so many numbers above the last. */
function shifted(chows: number, step: 1 | 2, length: 3 | 4): boolean {
  return suits(chows).some((suit) => {
    const three = suit & (suit >> step) & (suit >> (2 * step));
    return (length === 3 ? three : three & (suit >> (3 * step))) !== 0;
  });
}

/** Whether three suits in some order hold neighbouring numbers. */
function rising(a: number, b: number, c: number): boolean {
  const up = (x: number, y: number, z: number): number => x & (y >> 1) & (z >> 2);
  return (up(a, b, c) | up(a, c, b) | up(b, a, c) | up(b, c, a) | up(c, a, b) | up(c, b, a)) !== 0;
}

/** A hand of four chows and a pair of fives. */
function chowsAndFives(view: View): boolean {
  return (
    view.form === FORM_NUMBERS.regular &&
    view.setsInHand === 4 &&
    view.all.chowCount === 4 &&
    view.pair >= 0 &&
    view.pair < 27 &&
    view.pair % 9 === FIVE
  );
}

/** Which suits hold chows 123 and 789, as bits. */
function endSuits(chows: number): number {
  return suits(chows).reduce((found, suit, at) => (suit === ENDS ? found | (1 << at) : found), 0);
}

const pairSuit = (view: View): number => 1 << Math.floor(view.pair / 9);

/** Single winds that earn nothing else. */
function plainWinds(view: View, sets: Masks): number {
  if (bits(view.all.honorTriplets & WINDS) >= 3) return 0;
  const { seat, round } = view.facts;
  const valued = (seat < 0 ? 0 : 1 << seat) | (round < 0 ? 0 : 1 << round);
  return bits(sets.honorTriplets & WINDS & ~valued);
}

/** Patterns of neighbouring or equal numbers that Chinese Official knows beside the older ones. */
export const SHIFTED = {
  'mixed-double-chow': () => (view) => inTwoSuits(view.sets.chow1) + inTwoSuits(view.sets.chow2),
  'short-straight': () => (view) => followed(view.sets.chow1) + followed(view.sets.chow2),
  'pure-shifted-chows': () => (view) => once(shifted(view.sets.chow1, 1, 3) || shifted(view.sets.chow1, 2, 3)),
  'four-pure-shifted-chows': () => (view) => once(shifted(view.sets.chow1, 1, 4) || shifted(view.sets.chow1, 2, 4)),
  'mixed-shifted-chows': () => (view) => once(rising(...suits(view.sets.chow1))),
  'three-suited-terminal-chows': () => (view) => {
    if (!chowsAndFives(view)) return 0;
    const ends = endSuits(view.all.chow1);
    return once(bits(ends) === 2 && (ends & pairSuit(view)) === 0);
  },
  'pure-terminal-chows': () => (view) => {
    if (!chowsAndFives(view)) return 0;
    const ends = endSuits(view.all.chow1) & endSuits(view.all.chow2);
    return once(ends === pairSuit(view));
  },
  'mixed-shifted-pungs': () => (view) => {
    const { triplets } = view.sets;
    return once(rising(triplets & SUIT, (triplets >> 9) & SUIT, (triplets >> 18) & SUIT));
  },
  'pung-of-terminals-or-honors': () => (view) => bits(view.sets.triplets & TERMINALS) + plainWinds(view, view.sets),
  'two-dragon-pungs': () => (view) => once(bits(view.sets.honorTriplets & DRAGONS) >= 2),
} satisfies Partial<Record<PatternId, Detector>>;

import type { PatternId } from '../../schemas/generated/pattern-ids';

/** Whether two, three or four sets, lowest first, are joined; a set that is not there is -1. */
type Joins = (a: number, b: number, c: number, d: number) => boolean;

/** A pattern that is made by joining some sets of a hand: chows (codes 0 to 20) or suited triplets (kinds 0 to 26). */
export interface Combination {
  readonly of: 'chows' | 'triplets';
  readonly size: 2 | 3 | 4;
  readonly joins: Joins;
}

/** Chows and triplets that a suit has. */
const CHOWS = 7;
const TRIPLETS = 9;

const oneSuit = (low: number, high: number, length: number): boolean =>
  Math.floor(low / length) === Math.floor(high / length);

/** Sets of one suit, each so many numbers above the last. */
const two = (length: number, step: number): Joins => {
  return (a, b) => b - a === step && oneSuit(a, b, length);
};
const three = (length: number, step: number): Joins => {
  return (a, b, c) => b - a === step && c - b === step && oneSuit(a, c, length);
};
const four = (length: number, step: number): Joins => {
  return (a, b, c, d) => b - a === step && c - b === step && d - c === step && oneSuit(a, d, length);
};

/** The same set in two suits. */
const twoSuits = (length: number): Joins => {
  return (a, b) => a % length === b % length && !oneSuit(a, b, length);
};

/** A set in each suit, in some order each so many numbers above the last. */
const threeSuits = (length: number, step: number): Joins => {
  return (a, b, c) => {
    if (oneSuit(a, b, length) || oneSuit(b, c, length)) return false;
    const [x, y, z] = [a % length, b % length, c % length];
    const least = Math.min(x, y, z);
    return Math.max(x, y, z) === least + 2 * step && x + y + z === 3 * (least + step);
  };
};

const either = (one: Joins, other: Joins): Joins => {
  return (a, b, c, d) => one(a, b, c, d) || other(a, b, c, d);
};

const chows = (size: Combination['size'], joins: Joins): Combination => ({ of: 'chows', size, joins });
const triplets = (size: Combination['size'], joins: Joins): Combination => ({ of: 'triplets', size, joins });

/**
 * The patterns that set the numbers of some sets in relation: the principles of Chinese Official say how often a set may
 * be used for them. Those of a whole hand take all its sets; whether the hand is one of them its detector has said.
 * Source: Mahjong Competition Rules 2006, 3.9.1.5.
 */
const COMBINATIONS = {
  'two-identical-chows': chows(2, two(CHOWS, 0)),
  'three-identical-chows': chows(3, three(CHOWS, 0)),
  'four-identical-chows': chows(4, four(CHOWS, 0)),
  'mixed-double-chow': chows(2, twoSuits(CHOWS)),
  'same-chow-all-suits': chows(3, threeSuits(CHOWS, 0)),
  'short-straight': chows(2, two(CHOWS, 3)),
  'chows-123-789': chows(2, two(CHOWS, 6)),
  'three-chows-step-3': chows(3, three(CHOWS, 3)),
  'three-chows-step-3-suits': chows(3, threeSuits(CHOWS, 3)),
  'pure-shifted-chows': chows(3, either(three(CHOWS, 1), three(CHOWS, 2))),
  'four-pure-shifted-chows': chows(4, either(four(CHOWS, 1), four(CHOWS, 2))),
  'mixed-shifted-chows': chows(3, threeSuits(CHOWS, 1)),
  'three-suited-terminal-chows': chows(4, () => true),
  'pure-terminal-chows': chows(4, () => true),
  'two-triplets-same-number': triplets(2, twoSuits(TRIPLETS)),
  'three-triplets-same-number': triplets(3, threeSuits(TRIPLETS, 0)),
  'three-consecutive-triplets': triplets(3, three(TRIPLETS, 1)),
  'four-consecutive-triplets': triplets(4, four(TRIPLETS, 1)),
  'mixed-shifted-pungs': triplets(3, threeSuits(TRIPLETS, 1)),
} satisfies Partial<Record<PatternId, Combination>>;

/** How a pattern joins sets; `undefined` where it does not. */
export function combinationOf(id: string): Combination | undefined {
  return (COMBINATIONS as Readonly<Record<string, Combination | undefined>>)[id];
}

const ORDER: readonly string[] = Object.keys(COMBINATIONS);

/** The place of a pattern that joins sets among those of its size, as the fan table lists them. */
export function placeOfCombination(id: string): number {
  return ORDER.indexOf(id);
}

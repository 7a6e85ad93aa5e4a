import { FIRST_WIND, KINDS } from '../tiles';

/** Hands that do not consist of sets and a pair, or that win although their sets may not: those of the British rule books. */
export const SPECIAL_HANDS = [
  'gates-of-heaven',
  'wriggling-snake',
  'wind-snake',
  'knitting',
  'triple-knitting',
] as const;
export type SpecialHand = (typeof SPECIAL_HANDS)[number];

const TILES = 14;
const RANKS = 9;
const SUITS = [0, 1, 2] as const;
const TWO_SUITS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const COUPLES = 7;
const TRIPLES = 4;

/**
 * How many tiles a hand of fourteen lacks to be a special one; 0 where it is. Source: KDE kajongg, the values of its
 * predefined rule set of the British association (BMJA), and mahjong-britishrules.com.
 * @param counts all tiles of the hand by kind
 */
export function missingFromSpecial(hand: SpecialHand, counts: Uint8Array): number {
  return TILES - most(hand, counts);
}

/** Whether fourteen tiles are a special hand. */
export function isSpecialHand(hand: SpecialHand, counts: Uint8Array): boolean {
  return mayBe(hand, counts) && missingFromSpecial(hand, counts) === 0;
}

/** Whether one more tile may make thirteen tiles a special hand: no tile brings it nearer by more than one. */
export function nearlySpecial(hand: SpecialHand, counts: Uint8Array): boolean {
  const snake = hand === 'wriggling-snake' || hand === 'wind-snake';
  return (snake || !anyHonor(counts)) && missingFromSpecial(hand, counts) === 1;
}

/** What the tiles of a special hand have in common, quickly told: honors or none, and how many lie in each suit. */
function mayBe(hand: SpecialHand, counts: Uint8Array): boolean {
  if (hand === 'wriggling-snake' || hand === 'wind-snake') return counts[FIRST_WIND] !== 0;
  if (anyHonor(counts)) return false;
  const [most = 0, next = 0] = SUITS.map((suit) => inSuit(counts, suit)).sort((a, b) => b - a);
  switch (hand) {
    case 'gates-of-heaven':
      return most === TILES;
    case 'knitting':
      return most === COUPLES && next === COUPLES;
    case 'triple-knitting':
      return most === TRIPLES + 1 && next === TRIPLES + 1;
  }
}

function inSuit(counts: Uint8Array, suit: number): number {
  let tiles = 0;
  for (let rank = 0; rank < RANKS; rank++) tiles += held(counts, suit, rank);
  return tiles;
}

function anyHonor(counts: Uint8Array): boolean {
  for (let kind = FIRST_WIND; kind < KINDS; kind++) if (counts[kind] !== 0) return true;
  return false;
}

/** The most tiles of the hand that a special one can use. */
function most(hand: SpecialHand, counts: Uint8Array): number {
  if (hand === 'triple-knitting') return inTriples(counts);
  if (hand === 'knitting') {
    let used = 0;
    for (const [a, b] of TWO_SUITS) used = Math.max(used, inCouples(counts, a, b));
    return used;
  }
  let used = 0;
  for (const suit of SUITS) used = Math.max(used, inSuitOf(hand, counts, suit));
  return used;
}

/** The most tiles that a special hand of one suit, or of one suit and winds, can use. */
function inSuitOf(
  hand: Exclude<SpecialHand, 'knitting' | 'triple-knitting'>,
  counts: Uint8Array,
  suit: number,
): number {
  switch (hand) {
    case 'gates-of-heaven':
      return inGates(counts, suit);
    case 'wriggling-snake':
      return inSnake(counts, suit) + (held(counts, suit, 0) > 1 ? 1 : 0);
    case 'wind-snake':
      return inSnake(counts, suit) + (pairInSnake(counts, suit) ? 1 : 0);
  }
}

function held(counts: Uint8Array, suit: number, rank: number): number {
  return counts[suit * RANKS + rank] as number;
}

/** 1112345678999 of one suit, and one of 2 to 8 again. */
function inGates(counts: Uint8Array, suit: number): number {
  let used = 0;
  let again = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const outer = rank === 0 || rank === RANKS - 1;
    used += Math.min(held(counts, suit, rank), outer ? 3 : 1);
    if (!outer && held(counts, suit, rank) > 1) again = 1;
  }
  return used + again;
}

const WINDS = 4;

/** One each of 1 to 9 of one suit, and each wind. */
function inSnake(counts: Uint8Array, suit: number): number {
  let used = 0;
  for (let rank = 0; rank < RANKS; rank++) used += Math.min(held(counts, suit, rank), 1);
  for (let wind = FIRST_WIND; wind < FIRST_WIND + WINDS; wind++) used += Math.min(counts[wind] as number, 1);
  return used;
}

/** A second one of any of its tiles. */
function pairInSnake(counts: Uint8Array, suit: number): boolean {
  for (let rank = 0; rank < RANKS; rank++) if (held(counts, suit, rank) > 1) return true;
  for (let wind = FIRST_WIND; wind < FIRST_WIND + WINDS; wind++) if ((counts[wind] as number) > 1) return true;
  return false;
}

/** Seven couples, each of one number in the same two suits: a number gives as many as the suit that has fewer of it. */
function inCouples(counts: Uint8Array, a: number, b: number): number {
  let couples = 0;
  let singles = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const inA = held(counts, a, rank);
    const inB = held(counts, b, rank);
    couples += Math.min(inA, inB);
    singles += Math.abs(inA - inB);
  }
  const whole = Math.min(couples, COUPLES);
  return 2 * whole + Math.min(singles, COUPLES - whole);
}

/** Four triples of one number in all three suits, and a couple of one number in two of them. */
function inTriples(counts: Uint8Array): number {
  let triples = 0;
  let couples = 0;
  let singles = 0;
  for (let rank = 0; rank < RANKS; rank++) {
    const a = held(counts, 0, rank);
    const b = held(counts, 1, rank);
    const c = held(counts, 2, rank);
    const fewest = Math.min(a, b, c);
    const highest = Math.max(a, b, c);
    triples += fewest;
    couples += a + b + c - highest - 2 * fewest;
    singles += 2 * highest + fewest - a - b - c;
  }
  const whole = Math.min(triples, TRIPLES);
  const two = Math.min(couples, TRIPLES - whole);
  const one = Math.min(singles, TRIPLES - whole - two);
  // A triple or couple that is left makes the couple, or else a single tile is half of it.
  const last = triples > whole || couples > two ? 2 : singles > one ? 1 : 0;
  return 3 * whole + 2 * two + one + last;
}

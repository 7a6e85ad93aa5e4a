import { COMPLETES, FORM_NUMBERS } from './facts';
import { SUIT, TERMINALS } from './detectors/detector';
import type { View } from './view';

const DOTS = SUIT << 9;
const BAMBOO = SUIT << 18;

/**
 * What a reading of a hand has, as bits: a row is looked for only where everything is there that it cannot do without.
 * Most rows of a preset need something that most hands do not have, and asking these bits is quicker than asking the row.
 */
export const HAS = {
  regular: 1 << 0,
  irregular: 1 << 1,
  triplet: 1 << 2,
  twoTriplets: 1 << 3,
  threeTriplets: 1 << 4,
  onlyTriplets: 1 << 5,
  kong: 1 << 6,
  honorTriplet: 1 << 7,
  honorPair: 1 << 8,
  chowTwice: 1 << 9,
  twoChows: 1 << 10,
  threeChows: 1 << 11,
  onlyChows: 1 << 12,
  honors: 1 << 13,
  noHonors: 1 << 14,
  oneSuit: 1 << 15,
  twoSuits: 1 << 16,
  threeSuits: 1 << 17,
  noSuits: 1 << 18,
  onlyBamboo: 1 << 19,
  noSimples: 1 << 20,
  noTerminals: 1 << 21,
  flower: 1 << 22,
  dora: 1 << 23,
  otherBonus: 1 << 24,
  closed: 1 << 25,
  allMelds: 1 << 26,
  chowWait: 1 << 27,
  pairWait: 1 << 28,
  selfDrawn: 1 << 29,
  pairsForm: 1 << 30,
} as const;

/** What a hand has in every reading. */
export function handHas(view: View): number {
  const { facts, kinds, honors } = view;
  let has = SUITS[suitsOf(kinds)] as number;
  has |= honors === 0 ? HAS.noHonors : HAS.honors;
  if ((kinds & ~BAMBOO) === 0) has |= HAS.onlyBamboo;
  if ((kinds & ~TERMINALS) === 0) has |= HAS.noSimples;
  if ((kinds & TERMINALS) === 0) has |= HAS.noTerminals;
  if (facts.flowers !== 0) has |= HAS.flower;
  if (facts.dora !== 0) has |= HAS.dora;
  if (facts.kongDora + facts.underDora + facts.underKongDora + facts.redFives !== 0) has |= HAS.otherBonus;
  if (view.claimedSets === 0) has |= HAS.closed;
  if (view.meldCount === view.setsInHand) has |= HAS.allMelds;
  if (facts.selfDrawn) has |= HAS.selfDrawn;
  return has;
}

/** What a hand has by its suits: characters 1, dots 2, bamboo 4. */
const SUITS = [
  HAS.noSuits | HAS.oneSuit,
  HAS.oneSuit,
  HAS.oneSuit,
  HAS.twoSuits,
  HAS.oneSuit,
  HAS.twoSuits,
  HAS.twoSuits,
  HAS.threeSuits,
] as const;

function suitsOf(kinds: number): number {
  let suits = (kinds & SUIT) === 0 ? 0 : 1;
  if ((kinds & DOTS) !== 0) suits |= 2;
  return (kinds & BAMBOO) === 0 ? suits : suits | 4;
}

/** What this reading of it has besides. */
export function readingHas(view: View): number {
  const { all, form, completes } = view;
  let has: number = form === FORM_NUMBERS.regular ? HAS.regular : HAS.irregular;
  if (form === FORM_NUMBERS.pairs) has |= HAS.pairsForm;
  const { tripletCount, chowCount } = all;
  if (tripletCount > 0) {
    has |= tripletCount > 2 ? THREE_TRIPLETS : tripletCount > 1 ? TWO_TRIPLETS : HAS.triplet;
    if (chowCount === 0) has |= HAS.onlyTriplets;
    if (all.honorTriplets !== 0) has |= HAS.honorTriplet;
    if (all.kongCount > 0) has |= HAS.kong;
  } else if (chowCount > 0) has |= HAS.onlyChows;
  if (chowCount > 1) {
    has |= chowCount > 2 ? HAS.twoChows | HAS.threeChows : HAS.twoChows;
    if (all.chow2 !== 0) has |= HAS.chowTwice;
  }
  if (all.honorPairs !== 0) has |= HAS.honorPair;
  if (completes === COMPLETES.pair) has |= HAS.pairWait;
  else if (completes === COMPLETES.edge || completes === COMPLETES.closed) has |= HAS.chowWait;
  return has;
}

const TWO_TRIPLETS = HAS.triplet | HAS.twoTriplets;
const THREE_TRIPLETS = TWO_TRIPLETS | HAS.threeTriplets;

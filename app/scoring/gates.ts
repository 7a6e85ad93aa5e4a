import type { PatternId } from '../../schemas/generated/pattern-ids';
import { COMPLETES, FORM_NUMBERS } from './facts';
import { onlySuit, TERMINALS } from './detectors/detector';
import type { View } from './view';

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
  threeChows: 1 << 10,
  onlyChows: 1 << 11,
  honors: 1 << 12,
  noHonors: 1 << 13,
  oneSuit: 1 << 14,
  noSimples: 1 << 15,
  circumstance: 1 << 16,
  flower: 1 << 17,
  bonus: 1 << 18,
  closed: 1 << 19,
  allMelds: 1 << 20,
  oneWait: 1 << 21,
  selfDrawn: 1 << 22,
  pairsForm: 1 << 23,
} as const;

/** What a hand has in every reading. */
export function handHas(view: View): number {
  const { facts, kinds, honors } = view;
  let has = honors === 0 ? HAS.noHonors : HAS.honors;
  if (kinds === 0 || onlySuit(kinds) >= 0) has |= HAS.oneSuit;
  if ((kinds & ~TERMINALS) === 0) has |= HAS.noSimples;
  if (facts.circumstances !== 0) has |= HAS.circumstance;
  if (facts.flowers !== 0) has |= HAS.flower;
  if (facts.dora + facts.kongDora + facts.underDora + facts.underKongDora + facts.redFives !== 0) has |= HAS.bonus;
  if (view.claimedSets === 0) has |= HAS.closed;
  if (view.meldCount === view.setsInHand) has |= HAS.allMelds;
  if (facts.selfDrawn) has |= HAS.selfDrawn;
  return has;
}

/** What this reading of it has besides. */
export function readingHas(view: View): number {
  const { all, form, completes } = view;
  let has = form === FORM_NUMBERS.regular ? HAS.regular : HAS.irregular;
  if (form === FORM_NUMBERS.pairs) has |= HAS.pairsForm;
  if (all.tripletCount > 0) {
    has |= HAS.triplet;
    if (all.tripletCount > 1) has |= HAS.twoTriplets;
    if (all.tripletCount > 2) has |= HAS.threeTriplets;
    if (all.chowCount === 0) has |= HAS.onlyTriplets;
    if (all.honorTriplets !== 0) has |= HAS.honorTriplet;
    if (all.kongCount > 0) has |= HAS.kong;
  }
  if (all.chowCount > 0) {
    if (all.chow2 !== 0) has |= HAS.chowTwice;
    if (all.chowCount > 2) has |= HAS.threeChows;
    if (all.tripletCount === 0) has |= HAS.onlyChows;
  }
  if (all.honorPairs !== 0) has |= HAS.honorPair;
  if (completes === COMPLETES.edge || completes === COMPLETES.closed || completes === COMPLETES.pair) {
    has |= HAS.oneWait;
  }
  return has;
}

const { regular, triplet, twoTriplets, threeTriplets, kong, honorTriplet, honorPair, threeChows, circumstance } = HAS;
const { flower, bonus, honors, noHonors, oneSuit, noSimples, chowTwice, onlyChows, onlyTriplets, closed } = HAS;

/**
 * What each row cannot do without; a row that is not named here is always looked for. A test compares the hands of all
 * shapes with and without these bits.
 */
export const NEEDS: Partial<Readonly<Record<PatternId, number>>> = {
  'pung-simples': triplet,
  'pung-terminals': triplet,
  'pung-winds': honorTriplet,
  'pung-dragons': honorTriplet,
  'kong-simples': kong,
  'kong-terminals': kong,
  'kong-winds': kong | honorTriplet,
  'kong-dragons': kong | honorTriplet,
  kong,
  'pair-own-wind': honorPair,
  'pair-round-wind': honorPair,
  'pair-dragons': honorPair,
  'pair-other-winds': honorPair,
  flower,
  'own-flower': flower,
  'own-season': flower,
  'own-flower-and-season': flower,
  'round-flower': flower,
  'all-flowers': flower,
  'all-seasons': flower,
  dora: bonus,
  'kong-dora': bonus,
  'under-dora': bonus,
  'under-kong-dora': bonus,
  'red-five': bonus,
  'same-chow-all-suits': threeChows,
  'two-identical-chows': chowTwice,
  'two-identical-chows-twice': chowTwice,
  'three-identical-chows': chowTwice,
  'four-identical-chows': chowTwice,
  'three-chows-step-3': threeChows,
  'three-chows-step-3-suits': threeChows,
  'two-triplets-same-number': twoTriplets,
  'two-triplets-same-number-twice': threeTriplets,
  'two-triplets-and-pair-same-number': twoTriplets,
  'three-triplets-same-number': threeTriplets,
  'triplets-1-9': twoTriplets,
  'triplets-1-9-twice': threeTriplets,
  'three-triplets-terminals-honors': threeTriplets,
  'four-triplets-terminals-honors': threeTriplets,
  'three-consecutive-triplets': threeTriplets,
  'four-consecutive-triplets': threeTriplets,
  'two-concealed-triplets': twoTriplets,
  'three-concealed-triplets': threeTriplets,
  'four-concealed-triplets': threeTriplets,
  'five-concealed-triplets': threeTriplets,
  'two-kongs': kong | twoTriplets,
  'three-kongs': kong | threeTriplets,
  'four-kongs': kong | threeTriplets,
  'own-wind-set': honorTriplet,
  'round-wind-set': honorTriplet,
  'wind-set': honorTriplet,
  'dragon-set': honorTriplet,
  'little-three-dragons': honorTriplet | honorPair | twoTriplets,
  'little-three-winds': honorTriplet | honorPair | twoTriplets,
  'big-three-winds': honorTriplet | threeTriplets,
  'big-three-dragons': honorTriplet | threeTriplets,
  'little-four-winds': honorTriplet | honorPair | threeTriplets,
  'big-four-winds': honorTriplet | threeTriplets,
  'exposed-hand': HAS.allMelds,
  'fully-exposed-hand': HAS.allMelds,
  'fully-concealed-hand': HAS.selfDrawn,
  'no-points-hand': onlyChows,
  'chow-hand': onlyChows,
  'pung-hand': onlyTriplets,
  'all-simples': noHonors,
  'all-terminals-and-honors': noSimples,
  'one-suit-with-honors': honors | oneSuit,
  'one-suit-only': noHonors | oneSuit,
  'no-honors': noHonors,
  'no-flowers-no-honors': noHonors,
  'chow-hand-no-flowers-no-honors': noHonors | onlyChows,
  'all-suits-winds-dragons': honors,
  'self-drawn': HAS.selfDrawn,
  'one-chance-chow': HAS.oneWait,
  'out-on-pair': HAS.oneWait,
  'last-of-its-kind': circumstance,
  'last-wall-tile': circumstance,
  'last-discard': circumstance,
  'supplement-tile': circumstance,
  'robbing-kong': circumstance,
  'ready-declaration': circumstance,
  'ready-first-turn': circumstance,
  'one-shot': circumstance,
  'open-ready': circumstance,
  'heavenly-hand': circumstance,
  'earthly-hand': circumstance,
  'human-hand': circumstance,
  'kong-on-kong': circumstance,
  'moon-from-the-sea': circumstance,
  'plum-blossom-on-the-roof': circumstance,
  'carrying-pole': circumstance,
  'hidden-treasure': regular | onlyTriplets,
  'all-honors': honors | noSimples,
  'all-terminals': noHonors | noSimples,
  'nine-gates': regular | noHonors | oneSuit | closed,
  'nine-gates-impure': regular | noHonors | oneSuit | closed,
  'thirteen-orphans': HAS.irregular | honors | noSimples,
  'concealed-suit-hand': noHonors | oneSuit,
  'three-dragon-sets': honorTriplet | threeTriplets,
  'gates-of-heaven': HAS.irregular | noHonors | oneSuit | closed,
  'wriggling-snake': HAS.irregular | honors | oneSuit | closed,
  'wind-snake': HAS.irregular | honors | oneSuit | closed,
  knitting: HAS.irregular | noHonors | closed,
  'triple-knitting': HAS.irregular | noHonors | closed,
  purity: regular | onlyTriplets | noHonors | oneSuit,
  'squirming-snake': regular | noHonors | oneSuit,
  'great-snake': regular | threeChows | honorPair,
  'run-pung-and-pair': regular | noHonors | oneSuit | threeChows,
  'emerald-snake': regular | threeChows | honorTriplet,
  'ruby-snake': regular | threeChows | honorTriplet,
  'diamond-snake': regular | threeChows | honorTriplet,
  'seven-pairs': HAS.pairsForm,
  'all-honor-pairs': HAS.pairsForm | honors,
  'all-terminal-pairs': HAS.pairsForm | noHonors,
  'all-terminal-and-honor-pairs': HAS.pairsForm | honors,
  'jade-hand': honors | oneSuit,
  'pearl-hand': honors | oneSuit,
  'ruby-hand': honors | oneSuit,
  'card-hand': HAS.irregular,
};

import type { Hand } from '../../schemas/generated/hand';
import type { Counts } from '../hand/counts';
import type { SetCode } from '../hand/held';
import type { Form } from '../hand/forms';
import type { Seat } from '../seats';
import type { Kind } from '../tiles';

/** What a hand document may say about the moment of the win. */
export type Circumstance = NonNullable<Hand['circumstances']>[number];

export const CIRCUMSTANCE_BITS: Readonly<Record<Circumstance, number>> = {
  'dealt-hand': 1 << 0,
  'own-first-draw': 1 << 1,
  'dealer-first-discard': 1 << 2,
  'no-melds-yet': 1 << 3,
  'supplement-after-kong': 1 << 4,
  'supplement-after-flower': 1 << 5,
  'second-supplement': 1 << 6,
  'robbed-kong': 1 << 7,
  'robbed-concealed-kong': 1 << 8,
  'last-wall-tile': 1 << 9,
  'last-discard': 1 << 10,
  'last-of-its-kind': 1 << 11,
  ready: 1 << 12,
  'ready-first-turn': 1 << 13,
  'one-shot': 1 << 14,
  'open-ready': 1 << 15,
  heavenly: 1 << 16,
  earthly: 1 << 17,
  human: 1 << 18,
  'ready-as-dealt': 1 << 19,
};

/** How a set beside the hand counts. */
export interface MeldFact {
  readonly code: SetCode;
  /** Laid with another player's tile. */
  readonly claimed: boolean;
  readonly kong: 'no' | 'concealed' | 'claimed' | 'promoted';
}

/** A hand document that has been read and found possible: everything that scoring needs, as numbers. */
export interface Facts {
  /** Concealed tiles by kind, the winning tile among them, jokers apart. */
  readonly concealed: Counts;
  /** Concealed tiles by kind together with those of the melds. */
  readonly all: Counts;
  /** Suited kinds and honors that the whole hand holds, as bits; jokers only as what they stand for in a meld. */
  readonly kinds: number;
  readonly honors: number;
  /** Jokers among the concealed tiles, the winning one too, and in all. */
  readonly jokers: number;
  readonly allJokers: number;
  readonly melds: readonly MeldFact[];
  readonly wins: boolean;
  /** -1 without a win; the kind of the joker where the winning tile is one. */
  readonly winKind: Kind;
  readonly selfDrawn: boolean;
  readonly discarder: Seat | undefined;
  /** 0 East to 3 North; -1 where the document does not say. */
  readonly seat: number;
  readonly round: number;
  /** One bit for each flower and season, plum lowest. */
  readonly flowers: number;
  readonly circumstances: number;
  /** Bonus tiles: by the first indicators, by those that kongs turned, the same below them, red fives. */
  readonly dora: number;
  readonly kongDora: number;
  readonly underDora: number;
  readonly underKongDora: number;
  readonly redFives: number;
  /** Tiles that the player has discarded; -1 where the document does not say. */
  readonly discards: number;
  readonly extraHands: number;
  /** Deals drawn in a row before this one. */
  readonly draws: number;
  /** Deals that the dealer has won before this one: since the deal came to him, and with nothing between. */
  readonly dealerWins: number;
  readonly dealerWinsInRow: number;
  readonly deposits: number;
}

/** The place of the winning tile in an arrangement. */
export const PAIR_PLACE = 99;
export const NO_PLACE = -1;

/** How the winning tile completes its set. */
export const COMPLETES = { nothing: 0, twoSided: 1, edge: 2, closed: 3, pair: 4, triplet: 5 } as const;

/** Forms by number, in the order in which they are tried. */
export const FORM_NUMBERS: Readonly<Record<Form, number>> = {
  regular: 0,
  pairs: 1,
  orphans: 2,
  flowers: 3,
  card: 4,
  knitted: 5,
  'knitted-straight': 6,
  own: 7,
  special: 8,
};

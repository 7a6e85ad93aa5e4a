import type { Hand } from '../../schemas/generated/hand';
import type { SetCode } from '../hand/held';
import type { Form } from '../hand/forms';
import type { Seat } from '../seats';
import type { Kind } from '../tiles';

/** What a hand document may say about the moment of the win, as bits. */
export const CIRCUMSTANCES = [
  'dealt-hand',
  'own-first-draw',
  'dealer-first-discard',
  'no-melds-yet',
  'supplement-after-kong',
  'supplement-after-flower',
  'second-supplement',
  'robbed-kong',
  'robbed-concealed-kong',
  'last-wall-tile',
  'last-discard',
  'last-of-its-kind',
  'ready',
  'ready-first-turn',
  'ready-as-dealt',
  'one-shot',
  'open-ready',
  'heavenly',
  'earthly',
  'human',
] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];
/** Both lists name the same circumstances, or this does not compile. */
export type DocumentCircumstance = NonNullable<Hand['circumstances']>[number];
export const CIRCUMSTANCE_BITS: Readonly<Record<DocumentCircumstance, number>> = Object.fromEntries(
  CIRCUMSTANCES.map((one, bit) => [one, 1 << bit]),
) as Record<Circumstance, number>;

/** How a set beside the hand counts. */
export interface MeldFact {
  readonly code: SetCode;
  /** Laid with another player's tile. */
  readonly claimed: boolean;
  readonly kong: 'no' | 'concealed' | 'claimed' | 'promoted';
  readonly jokers: number;
}

/** A hand document that has been read and found possible: everything that scoring needs, as numbers. */
export interface Facts {
  /** Concealed tiles by kind, the winning tile among them, jokers apart. */
  readonly concealed: Uint8Array;
  /** Concealed tiles by kind together with those of the melds. */
  readonly all: Uint8Array;
  /** Tiles in the melds by kind. */
  readonly melded: Uint8Array;
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
};

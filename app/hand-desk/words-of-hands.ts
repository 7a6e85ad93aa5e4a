import type { Hand } from '../../schemas/generated/hand';
import type { Circumstance } from '../scoring/facts';

/** The numbers that a hand document may state. */
export const AMOUNTS = [
  'extraHands',
  'draws',
  'dealerWins',
  'dealerWinsInRow',
  'discards',
  'deposits',
] as const satisfies readonly (keyof Hand)[];
export type AmountKey = (typeof AMOUNTS)[number];

/** Lists of tiles beside the hand. */
export const SIDE_TILES = ['doraIndicators', 'uraIndicators', 'flowers'] as const satisfies readonly (keyof Hand)[];
export type SideTiles = (typeof SIDE_TILES)[number];

/** What may be typed for each of them, the usual word first. */
export const AMOUNT_WORDS: Readonly<Record<AmountKey, readonly [string, ...string[]]>> = {
  extraHands: ['extra', 'extra-hands', 'honba', 'counters'],
  draws: ['draws'],
  dealerWins: ['dealer-wins'],
  dealerWinsInRow: ['dealer-wins-in-a-row', 'renchan'],
  discards: ['discards'],
  deposits: ['deposits', 'sticks', 'kyotaku'],
};

export const SIDE_WORDS: Readonly<Record<SideTiles, readonly [string, ...string[]]>> = {
  doraIndicators: ['dora', 'indicator', 'indicators'],
  uraIndicators: ['ura', 'under-dora', 'under'],
  flowers: ['flowers', 'flower', 'seasons'],
};

export const WIN_WORDS: Readonly<Record<NonNullable<Hand['win']>['by'], readonly [string, ...string[]]>> = {
  discard: ['on', 'ron', 'discard', 'win'],
  'self-draw': ['draw', 'drawn', 'tsumo', 'self-draw', 'zimo'],
};

/** Names that players of other games know a circumstance by; its own id may be typed, too. */
export const CIRCUMSTANCE_WORDS: Readonly<Record<Circumstance, readonly string[]>> = {
  'dealt-hand': [],
  'own-first-draw': [],
  'dealer-first-discard': [],
  'no-melds-yet': [],
  'supplement-after-kong': ['rinshan', 'after-kong'],
  'supplement-after-flower': ['after-flower'],
  'second-supplement': [],
  'robbed-kong': ['chankan', 'robbing'],
  'robbed-concealed-kong': [],
  'last-wall-tile': ['haitei'],
  'last-discard': ['houtei'],
  'last-of-its-kind': [],
  ready: ['riichi', 'reach'],
  'ready-first-turn': ['double-riichi', 'daburii'],
  'ready-as-dealt': [],
  'one-shot': ['ippatsu'],
  'open-ready': ['open-riichi'],
  heavenly: ['tenhou'],
  earthly: ['chiihou'],
  human: ['renhou'],
};

export const CIRCUMSTANCES = Object.keys(CIRCUMSTANCE_WORDS) as readonly Circumstance[];

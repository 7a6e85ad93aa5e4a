import type { View } from '../view';

/** The settings of a row, defaults of the catalogue filled in. */
export type Settings = Readonly<Record<string, boolean | string | number>>;

/** How often a pattern occurs in the hand that the view shows: 0 for not at all. */
export type Detect = (view: View) => number;

/** Made once for a row; settings are read then and never while hands are scored. */
export type Detector = (settings: Settings) => Detect;

/** Terminals among the 27 suited kinds. */
export const TERMINALS = 0b100000001_100000001_100000001;
/** Chows 123 and 789 among the 21 chows. */
export const OUTER_CHOWS = 0b1000001_1000001_1000001;
export const SUIT = 0b111111111;
export const CHOWS = 0b1111111;
/** Chows 123, 456, 789 of the first suit. */
export const STRAIGHT = 0b1001001;
export const WINDS = 0b1111;
export const DRAGONS = 0b1110000;

/** The tiles of one suit only: which one, -1 for none or several. */
export function onlySuit(kinds: number): number {
  const characters = (kinds & SUIT) !== 0;
  const dots = ((kinds >> 9) & SUIT) !== 0;
  const bamboo = ((kinds >> 18) & SUIT) !== 0;
  if (characters) return dots || bamboo ? -1 : 0;
  if (dots) return bamboo ? -1 : 1;
  return bamboo ? 2 : -1;
}

/** 1 for true. */
export function once(holds: boolean): number {
  return holds ? 1 : 0;
}

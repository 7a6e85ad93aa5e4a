import { CHOWS, DRAGONS, OUTER_CHOWS, SUIT, TERMINALS, WINDS } from './detectors/detector';
import type { View } from './view';

/**
 * What the sets of a reading show, and which bonus tiles the hand has, as bits beside those of `HAS`: finer, so that rows
 * which most hands do not have are not looked for in most hands.
 */
export const SHOWS = {
  simpleTriplet: 1 << 0,
  terminalTriplet: 1 << 1,
  windTriplet: 1 << 2,
  dragonTriplet: 1 << 3,
  threeWinds: 1 << 4,
  twoDragons: 1 << 5,
  threeDragons: 1 << 6,
  windPair: 1 << 7,
  dragonPair: 1 << 8,
  threeConcealedTriplets: 1 << 9,
  threeKongs: 1 << 10,
  /** The same number as triplets in two suits, and in three. */
  sameTriplets: 1 << 11,
  threeSameTriplets: 1 << 12,
  /** The same chow in two suits, and in three. */
  sameChows: 1 << 13,
  threeSameChows: 1 << 14,
  /** Chows of one suit three numbers apart, six apart, and three of them three apart. */
  chowsStep3: 1 << 15,
  chowsStep6: 1 << 16,
  straight: 1 << 17,
  /** No set without a terminal or an honor. */
  outerSets: 1 << 18,
  kongDora: 1 << 19,
  underDora: 1 << 20,
  underKongDora: 1 << 21,
  redFive: 1 << 22,
} as const;

/** The lowest chows of each suit that have one three, or six, numbers above them. */
const BELOW_STEP_3 = 0b1111 | (0b1111 << 7) | (0b1111 << 14);
const BELOW_STEP_6 = 1 | (1 << 7) | (1 << 14);

/** What the reading that the view shows has of them. */
export function setsShow(view: View): number {
  const { all } = view;
  let shows = bonusTiles(view);
  if (all.triplets !== 0) shows |= triplets(all.triplets);
  if (all.honorTriplets !== 0) shows |= honorTriplets(all.honorTriplets);
  if ((all.honorPairs & WINDS) !== 0) shows |= SHOWS.windPair;
  if ((all.honorPairs & DRAGONS) !== 0) shows |= SHOWS.dragonPair;
  if (view.concealedTriplets > 2) shows |= SHOWS.threeConcealedTriplets;
  if (all.kongCount > 2) shows |= SHOWS.threeKongs;
  if (all.chowCount > 1) shows |= chows(all.chow1);
  if (((all.chow1 & ~OUTER_CHOWS) | (all.triplets & ~TERMINALS)) === 0) shows |= SHOWS.outerSets;
  return shows;
}

function bonusTiles({ facts }: View): number {
  let shows = 0;
  if (facts.kongDora !== 0) shows |= SHOWS.kongDora;
  if (facts.underDora !== 0) shows |= SHOWS.underDora;
  if (facts.underKongDora !== 0) shows |= SHOWS.underKongDora;
  if (facts.redFives !== 0) shows |= SHOWS.redFive;
  return shows;
}

function triplets(held: number): number {
  let shows = 0;
  if ((held & TERMINALS) !== 0) shows |= SHOWS.terminalTriplet;
  if ((held & ~TERMINALS) !== 0) shows |= SHOWS.simpleTriplet;
  const [characters, dots, bamboo] = [held & SUIT, (held >> 9) & SUIT, (held >> 18) & SUIT];
  if (((characters & dots) | (dots & bamboo) | (characters & bamboo)) !== 0) shows |= SHOWS.sameTriplets;
  if ((characters & dots & bamboo) !== 0) shows |= SHOWS.threeSameTriplets;
  return shows;
}

function honorTriplets(held: number): number {
  let shows = 0;
  const winds = held & WINDS;
  const dragons = held & DRAGONS;
  if (winds !== 0) shows |= SHOWS.windTriplet;
  // Three or four of four bits: taking the lowest away twice leaves something.
  if (withoutLowest(withoutLowest(winds)) !== 0) shows |= SHOWS.threeWinds;
  if (dragons !== 0) shows |= SHOWS.dragonTriplet;
  if (withoutLowest(dragons) !== 0) shows |= SHOWS.twoDragons;
  if (dragons === DRAGONS) shows |= SHOWS.threeDragons;
  return shows;
}

function chows(once: number): number {
  let shows = 0;
  const [characters, dots, bamboo] = [once & CHOWS, (once >> 7) & CHOWS, (once >> 14) & CHOWS];
  if (((characters & dots) | (dots & bamboo) | (characters & bamboo)) !== 0) shows |= SHOWS.sameChows;
  if ((characters & dots & bamboo) !== 0) shows |= SHOWS.threeSameChows;
  const step3 = once & (once >> 3) & BELOW_STEP_3;
  if (step3 !== 0) shows |= SHOWS.chowsStep3;
  if ((once & (once >> 6) & BELOW_STEP_6) !== 0) shows |= SHOWS.chowsStep6;
  if ((step3 & (once >> 6) & BELOW_STEP_6) !== 0) shows |= SHOWS.straight;
  return shows;
}

function withoutLowest(bits: number): number {
  return bits & (bits - 1);
}

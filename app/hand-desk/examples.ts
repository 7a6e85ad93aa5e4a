import { t } from '../language/say';
import type { Hand } from '../../schemas/generated/hand';
import { catalogueOf } from '../option/catalogue';
import type { Effective } from '../preset/effective';
import { readHand } from '../scoring/read';
import { readHandText } from './read-hand-text';

/** A hand to begin with. */
export interface ExampleHand {
  readonly id: string;
  readonly title: string;
  readonly hand: Hand;
}

const HANDS: readonly (readonly [string, string])[] = [
  [t('handDesk.aChowClaimedWonOnA'), '456789m99s34s [234p<E] on 5s<W seat S round E'],
  [t('handDesk.allConcealedDrawnByEast'), '234m456p345678s2z draw 2z seat E round S'],
  [t('handDesk.tripletsWithAConcealedKong'), '555m88s77p [222z<W] (9999s) draw 7p seat S round E'],
  [t('handDesk.sevenPairs'), '1133m5577p22s44z6z on 6z<E seat W round E'],
  [t('handDesk.thirteenOrphans'), '19m19p19s1234567z on 1m<N seat S round E'],
  [t('handDesk.itWaitsForThreeTiles'), '234m567m23456p88s seat S round E'],
  [t('handDesk.oneTileAwayFromCalling'), '234m567m2356p889s seat S round E'],
  [t('handDesk.sixteenTilesDrawn'), '123m456m789p234s567s1z draw 1z seat S round E'],
];

const SHIPPED: readonly ExampleHand[] = HANDS.flatMap(([title, text], at) => {
  const read = readHandText(text);
  return read.ok ? [{ id: `example-${String(at)}`, title, hand: read.value }] : [];
});

/** The examples that can be played under a preset: a few hands of all sorts, then the one of each pattern. */
export function examplesFor(effective: Effective): readonly ExampleHand[] {
  const patterns = catalogueOf(effective.patterns).all.flatMap(({ id, name, example }) =>
    example === undefined ? [] : [{ id, title: name, hand: example }],
  );
  return [...SHIPPED, ...patterns].filter(({ hand }) => readHand(effective, hand).ok);
}

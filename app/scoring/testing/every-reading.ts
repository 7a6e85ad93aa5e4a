import { takenApart } from '../../hand/testing/brute-force';
import { FIRST_TRIPLET, holds } from '../../hand/held';
import { isKnittedHand, isOrphansHand, isOtherSpecial, isPairsHand } from '../../hand/shapes';
import type { Effective } from '../../preset/effective';
import { ALONE, countsForNothing, setApart } from '../alone';
import { totalOf } from '../arithmetic';
import { Choices } from '../combining-mcr';
import { CHICKEN, compile, type Compiled } from '../compile';
import { decide } from '../decide';
import { detectRows } from '../detect';
import { PAIR_PLACE } from '../facts';
import { Found } from '../found';
import { KINDS } from '../../tiles';
import type { ReadHand } from '../read';
import { restrictionAgainst } from '../restrictions';
import { noSums, sumUp } from '../sums';
import { View } from '../view';
import { waitCount } from '../waits';

/** What the readings of a hand come to that an enumeration without tables finds. */
export interface EveryReading {
  /** The points of each reading as sets and a pair, with the winning tile in each place that holds it. */
  readonly points: readonly number[];
  /** Whether it is a hand without sets besides, or has a knitted straight, which the enumeration leaves out. */
  readonly otherwise: boolean;
}

/** Sets as the view wants them, from those of the plain search. */
function codeOf(set: string): number {
  const kind = Number(set.slice(1));
  return set.startsWith('t') ? FIRST_TRIPLET + kind : Math.floor(kind / 9) * 7 + (kind % 9);
}

/** Scores a winning hand without jokers in every reading, one by one. */
export function everyReading(effective: Effective, hand: ReadHand): EveryReading {
  const tables = compile(effective);
  const { facts } = hand;
  const counts = new Uint8Array(KINDS);
  facts.concealed.writeTo(counts);
  const points: number[] = [];
  for (const { sets, pair } of takenApart([...counts])) {
    const codes = Uint8Array.from(sets, codeOf);
    const places = [...new Set([...codes].filter((code) => holds(code, facts.winKind)))];
    if (pair === facts.winKind) places.push(PAIR_PLACE);
    for (const place of places) points.push(...pointsOf(tables, hand, codes, pair, place));
  }
  const { shapes } = tables;
  const single = isPairsHand(shapes, counts) || isOrphansHand(shapes, counts) || isOtherSpecial(shapes, counts);
  const knitted = shapes.knittedStraight || isKnittedHand(shapes, counts);
  return { points, otherwise: (hand.melds.length === 0 && single) || knitted };
}

function pointsOf(tables: Compiled, hand: ReadHand, sets: Uint8Array, pair: number, place: number): number[] {
  const view = new View();
  view.setUp(tables.setUp);
  view.waitCount = () => waitCount(tables.effective, { concealed: hand.concealed.slice(0, -1), melds: hand.melds });
  view.begin(hand.facts);
  view.hold();
  view.arrange(sets, 0, sets.length, pair);
  view.settle(sets, 0, sets.length, pair, place);
  const choices = new Choices();
  const found = new Found(tables.rows.length, CHICKEN);
  const look = (): void => {
    found.clear();
    detectRows(tables, view, tables.winners, found, undefined);
  };
  look();
  const combined = tables.combinations.length > 0;
  const ways = combined ? choices.find(tables.combinations, view, found) : 1;
  const points: number[] = [];
  for (let choice: number = ALONE; choice < ways; choice++) {
    look();
    if (choice === ALONE && (tables.alone === undefined || !found.matched(tables.alone.index))) continue;
    setApart(tables.alone, choice === ALONE, found);
    if (combined) choices.apply(choice, found);
    decide(tables, true, found);
    if (tables.restricted && restrictionAgainst(tables, view, tables.winners.rows, found) !== undefined) continue;
    const sums = noSums();
    sumUp(tables, view, false, found, () => 1, sums);
    if (choice === ALONE || !countsForNothing(tables.alone, sums, found))
      points.push(totalOf(tables.effective, sums).points);
  }
  return points;
}

import { JOKER, kindOf, KINDS, type Kind } from '../tiles';
import { Arrangements } from './arrangements';
import { matchCard } from './card';
import type { HeldHand } from './held';
import { jokersFit, substituted } from './jokers';
import { isOrphansHand, isPairsHand, type Shapes } from './shapes';

const ways = new Arrangements();
const counts = new Uint8Array(KINDS);
const melded = new Uint8Array(KINDS);

/** Whether a hand with one more tile has a shape that the preset knows; what else restricts a win is not asked. */
export function hasShape(shapes: Shapes, hand: HeldHand, kind: Kind): boolean {
  if (shapes.card !== undefined) {
    return matchCard(shapes.card, [...hand.concealed, kind], hand.melds, shapes.jokers.inPairs) !== undefined;
  }
  const jokers = count(hand, kind);
  const sets = shapes.sets - hand.melds.length;
  if (jokers > 0) {
    return substituted(counts, melded, jokers, shapes.jokers, (filled, stands) =>
      regular(shapes, filled, sets, stands),
    );
  }
  if (hand.melds.length === 0 && (isPairsHand(shapes, counts) || isOrphansHand(shapes, counts))) return true;
  return ways.find(counts, sets) > 0;
}

function regular(shapes: Shapes, filled: Uint8Array, sets: number, stands: Uint8Array): boolean {
  const found = ways.find(filled, sets);
  for (let way = 0; way < found; way++) {
    if (jokersFit(stands, ways.sets, way * 5, sets, ways.pairs[way] as number, shapes.jokers)) return true;
  }
  return false;
}

/** Fills the counts, and returns how many of the concealed tiles are jokers. */
function count(hand: HeldHand, kind: Kind): number {
  counts.fill(0);
  let jokers = kind === JOKER ? 1 : 0;
  if (kind < KINDS) counts[kind] = 1;
  for (const tile of hand.concealed) {
    const one = kindOf(tile);
    if (one < KINDS) counts[one] = (counts[one] as number) + 1;
    else if (one === JOKER) jokers += 1;
  }
  if (jokers === 0) return 0;
  melded.fill(0);
  for (const meld of hand.melds) {
    for (const tile of meld.tiles) {
      const one = kindOf(tile);
      if (one < KINDS) melded[one] = (melded[one] as number) + 1;
    }
  }
  return jokers;
}

import { FIRST_FLOWER, FIRST_WIND, JOKER, kindOf, KINDS, type Kind } from '../tiles';
import { Arrangements, suitCode } from './arrangements';
import { matchCard } from './card';
import type { Form } from './forms';
import { fitsPattern } from './groups';
import type { HeldHand } from './held';
import { jokersFit, substituted } from './jokers';
import { nearStraight, withoutStraight } from './knitted';
import { isKnittedHand, isOrphansHand, isOtherSpecial, isPairsHand, type Shapes } from './shapes';
import { packedWays, suitWays, tilesIn, trimSuits } from './suit-table';

const ways = new Arrangements();
const counts = new Uint8Array(KINDS);
const melded = new Uint8Array(KINDS);
const rest = new Uint8Array(KINDS);

/**
 * The kinds that complete a hand in shape, lowest first; what else restricts a win is not asked. A joker is no kind here:
 * `hasShape` knows whether it completes the hand.
 */
export function completing(shapes: Shapes, hand: HeldHand): Kind[] {
  const plainly = shapes.card === undefined && shapes.own.length === 0;
  if (plainly && count(hand, NO_KIND) === 0) return plain(shapes, hand);
  const kinds: Kind[] = [];
  const most = shapes.card === undefined ? KINDS - 1 : FIRST_FLOWER;
  for (let kind = 0; kind <= most; kind++) if (hasShape(shapes, hand, kind)) kinds.push(kind);
  return kinds;
}

/** Suits and honors one after the other: a tile can only complete its own, and the others must be complete. */
function plain(shapes: Shapes, hand: HeldHand): Kind[] {
  trimSuits();
  const kinds: Kind[] = [];
  const sets = shapes.sets - hand.melds.length;
  const regular = hand.concealed.length === sets * 3 + 1;
  const single = hand.melds.length === 0 && (shapes.special.length > 0 || mayBeIrregular());
  const knitted = shapes.knittedStraight && sets >= 3 && nearStraight(counts);
  let incomplete = 0;
  let pairs = 0;
  for (let group = 0; group < GROUPS; group++) {
    const state = stateOf(group);
    states[group] = state;
    if (state === INCOMPLETE) incomplete += 1;
    else pairs += state;
  }
  for (let group = 0; group < GROUPS; group++) {
    const state = states[group] as number;
    const others = regular && incomplete === (state === INCOMPLETE ? 1 : 0);
    if (!others && !single && !knitted) continue;
    const wanted = 1 - (pairs - (state === INCOMPLETE ? 0 : state));
    const end = Math.min(group * 9 + 9, KINDS);
    for (let kind = group * 9; kind < end; kind++) {
      counts[kind] = (counts[kind] as number) + 1;
      if ((others && stateOf(group) === wanted) || (single && irregular(shapes)) || (knitted && straight(sets))) {
        kinds.push(kind);
      }
      counts[kind] = (counts[kind] as number) - 1;
    }
  }
  return kinds;
}

/** Hands of pairs that lack a tile hold few odd kinds; hands of single tiles nearly as many kinds as tiles. */
function mayBeIrregular(): boolean {
  let odd = 0;
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const held = counts[kind] as number;
    if (held === 0) continue;
    kinds += 1;
    if (held % 2 === 1) odd += 1;
  }
  return odd <= 2 || kinds >= 12;
}

/** Three suits and the honors. */
const GROUPS = 4;
const INCOMPLETE = 2;
const states = new Uint8Array(GROUPS);
const NO_KIND: Kind = -1;

/** How many pairs a suit, or the honors, must hold beside its sets: 0 or 1; `INCOMPLETE` where it falls apart. */
function stateOf(group: number): number {
  if (group < 3) {
    const code = suitCode(counts, group * 9);
    // Looked up first: the store may be another one afterwards.
    const at = suitWays(code);
    return packedWays()[at] === 0 ? INCOMPLETE : tilesIn(code) % 3 === 0 ? 0 : 1;
  }
  let pairs = 0;
  for (let kind = FIRST_WIND; kind < KINDS; kind++) {
    const held = counts[kind] as number;
    if (held === 0 || held === 3) continue;
    if (held !== 2 && held !== 5) return INCOMPLETE;
    pairs += 1;
  }
  return pairs > 1 ? INCOMPLETE : pairs;
}

/** Whether a hand with one more tile is one of the preset's own patterns. */
export function isOwnHand(shapes: Shapes, hand: HeldHand, kind: Kind): boolean {
  if (shapes.own.length === 0) return false;
  const tiles = [...hand.concealed, kind];
  return shapes.own.some((pattern) => fitsPattern(pattern, tiles, hand.melds, shapes.jokers));
}

/** Whether a hand with one more tile has a shape that the preset knows; what else restricts a win is not asked. */
export function hasShape(shapes: Shapes, hand: HeldHand, kind: Kind): boolean {
  if (isOwnHand(shapes, hand, kind)) return true;
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
  if (hand.melds.length === 0 && irregular(shapes)) return true;
  return ways.find(counts, sets) > 0 || (shapes.knittedStraight && sets >= 3 && straight(sets));
}

/** The forms in which a hand and a kind that completes it have their shape. */
export function formsWith(shapes: Shapes, hand: HeldHand, kind: Kind): readonly Form[] {
  const own: readonly Form[] = isOwnHand(shapes, hand, kind) ? ['own'] : [];
  if (shapes.card !== undefined) return own.length > 0 ? own : ['card'];
  if (count(hand, kind) > 0) return own.length > 0 ? own : ['regular'];
  const sets = shapes.sets - hand.melds.length;
  const forms: Form[] = [...own];
  if (ways.find(counts, sets) > 0) forms.push('regular');
  if (shapes.knittedStraight && sets >= 3 && straight(sets)) forms.push('knitted-straight');
  if (hand.melds.length > 0) return forms;
  if (isPairsHand(shapes, counts)) forms.push('pairs');
  if (isOrphansHand(shapes, counts)) forms.push('orphans');
  if (isKnittedHand(shapes, counts)) forms.push('knitted');
  if (isOtherSpecial(shapes, counts)) forms.push('special');
  return forms;
}

/** Whether the tiles are a knitted straight with the other sets and the pair. */
function straight(sets: number): boolean {
  return withoutStraight(counts, rest, () => ways.find(rest, sets - 3) > 0);
}

function irregular(shapes: Shapes): boolean {
  return (
    isPairsHand(shapes, counts) ||
    isOrphansHand(shapes, counts) ||
    isKnittedHand(shapes, counts) ||
    isOtherSpecial(shapes, counts)
  );
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
  if (kind >= 0 && kind < KINDS) counts[kind] = 1;
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

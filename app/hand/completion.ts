import { FIRST_FLOWER, FIRST_WIND, JOKER, kindOf, KINDS, type Kind } from '../tiles';
import { Arrangements, suitCode } from './arrangements';
import { completingCard, matchCard } from './card';
import type { Form } from './forms';
import type { HeldHand } from './held';
import { jokersFit, substituted } from './jokers';
import { nearStraight, withoutStraight } from './knitted';
import { completingOwn, fitsPattern } from './own';
import { isKnittedHand, isOrphansHand, isOtherSpecial, isPairsHand, type Shapes } from './shapes';
import { nearlySpecial, SPECIAL_HANDS } from './special';
import { suitComplete, suitDraws, tilesIn, trimSuits } from './suit-table';

const ways = new Arrangements();
const counts = new Uint8Array(KINDS);
const melded = new Uint8Array(KINDS);
const rest = new Uint8Array(KINDS);

/**
 * The kinds that complete a hand in shape, lowest first; what else restricts a win is not asked. A joker is no kind here:
 * `hasShape` knows whether it completes the hand.
 */
export function completing(shapes: Shapes, hand: HeldHand): Kind[] {
  const others = withoutOwn(shapes, hand);
  if (shapes.own.length === 0) return others;
  const isOwn = completingOwn(shapes.own, hand, shapes.jokers);
  const most = shapes.card === undefined ? KINDS - 1 : FIRST_FLOWER;
  const kinds: Kind[] = [];
  for (let kind = 0; kind <= most; kind++) if (isOwn(kind) || others.includes(kind)) kinds.push(kind);
  return kinds;
}

/** The kinds that complete a hand in a shape that is none of the preset's own patterns. */
function withoutOwn(shapes: Shapes, hand: HeldHand): Kind[] {
  if (shapes.card !== undefined) return completingCard(shapes.card, hand.concealed, hand.melds, shapes.jokers);
  if (count(hand, NO_KIND) === 0) return plain(shapes, hand);
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (isComplete(shapes, hand, kind)) kinds.push(kind);
  return kinds;
}

/** A hand without jokers: what completes its suits and honors, and, tile by tile, the forms that are near. */
function plain(shapes: Shapes, hand: HeldHand): Kind[] {
  trimSuits();
  const sets = shapes.sets - hand.melds.length;
  suited = honors = 0;
  if (hand.concealed.length === sets * 3 + 1) regularDraws();
  if (hand.melds.length === 0) irregularDraws(shapes);
  if (shapes.knittedStraight && sets >= 3 && nearStraight(counts)) {
    for (let kind = 0; kind < KINDS; kind++) if (!drawn(kind) && withOne(kind, () => straight(sets))) draw(kind);
  }
  const kinds: Kind[] = [];
  for (let kind = 0; kind < KINDS; kind++) if (drawn(kind)) kinds.push(kind);
  return kinds;
}

/** The kinds that complete the hand which is looked at, as bits. */
let suited = 0;
let honors = 0;

function drawn(kind: Kind): boolean {
  return kind < FIRST_WIND ? (suited & (1 << kind)) !== 0 : (honors & (1 << (kind - FIRST_WIND))) !== 0;
}

function draw(kind: Kind): void {
  if (kind < FIRST_WIND) suited |= 1 << kind;
  else honors |= 1 << (kind - FIRST_WIND);
}

function withOne(kind: Kind, test: () => boolean): boolean {
  counts[kind] = (counts[kind] as number) + 1;
  const holds = test();
  counts[kind] = counts[kind] - 1;
  return holds;
}

const SUITS = 3;
const codes = new Int32Array(SUITS);
/** In the place of the suit that is not complete. */
const SEVERAL = -2;
const NONE = -1;

/**
 * Suits and honors one after the other: a tile can only complete its own, and the others must be complete. How many tiles
 * a suit holds says whether there is a pair in it.
 */
function regularDraws(): void {
  let incomplete = NONE;
  let pairs = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const code = suitCode(counts, suit * 9);
    codes[suit] = code;
    if (!suitComplete(code)) incomplete = incomplete === NONE ? suit : SEVERAL;
    else if (tilesIn(code) % 3 === 2) pairs += 1;
  }
  // Honors of which there are one or four are no set and no pair.
  let odd = 0;
  let twos = 0;
  let honorPairs = 0;
  for (let honor = 0; honor < KINDS - FIRST_WIND; honor++) {
    const held = counts[FIRST_WIND + honor] as number;
    if (held === 2) twos |= 1 << honor;
    if (held === 2 || held === 5) honorPairs += 1;
    else if (held !== 0 && held !== 3) odd |= 1 << honor;
  }
  if (incomplete === SEVERAL) return;
  if (incomplete === NONE) honors |= honorDraws(odd, twos, honorPairs, 1 - pairs);
  if (odd !== 0 || honorPairs > 1) return;
  for (let suit = 0; suit < SUITS; suit++) {
    if (incomplete !== NONE && incomplete !== suit) continue;
    const code = codes[suit] as number;
    const tiles = tilesIn(code) % 3;
    const elsewhere = pairs + honorPairs - (incomplete === NONE && tiles === 2 ? 1 : 0);
    // With one more tile three sets' worth of tiles are too many, and the pair is in this suit or elsewhere.
    if (tiles !== 0 && elsewhere === tiles - 1) suited |= suitDraws(code) << (suit * 9);
  }
}

/** The honors of which one more makes them complete with so many pairs. */
function honorDraws(odd: number, twos: number, pairs: number, wanted: number): number {
  if (odd === 0) return pairs - 1 === wanted ? twos : 0;
  const single = (odd & (odd - 1)) === 0;
  if (!single || pairs + 1 !== wanted) return 0;
  const held = counts[FIRST_WIND + 31 - Math.clz32(odd)] as number;
  return held === 1 || held === 4 ? odd : 0;
}

/** Hands of pairs that lack a tile hold few odd kinds; hands of single tiles nearly as many kinds as tiles. */
function irregularDraws(shapes: Shapes): void {
  const pairs = shapes.pairs.length > 0 && fewOddKinds();
  const singles =
    (manyKinds() && (shapes.orphans || shapes.greaterKnitted || shapes.lesserKnitted)) ||
    shapes.special.some((hand) => nearlySpecial(hand, counts));
  if (!pairs && !singles) return;
  for (let kind = 0; kind < KINDS; kind++) {
    if (!singles && counts[kind] === 0) continue;
    counts[kind] = (counts[kind] as number) + 1;
    if (irregular(shapes)) draw(kind);
    counts[kind] = (counts[kind] as number) - 1;
  }
}

function fewOddKinds(): boolean {
  let odd = 0;
  for (let kind = 0; kind < KINDS; kind++) odd += (counts[kind] as number) % 2;
  return odd <= 2;
}

function manyKinds(): boolean {
  let kinds = 0;
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind] !== 0) kinds += 1;
  return kinds >= 12;
}

/**
 * Whether a hand that lacks a tile may become one without sets under any preset: where it may not, nothing depends on
 * which of those hands a preset knows. They are concealed, and jokers stand for nothing in them.
 */
export function isNearIrregular(hand: HeldHand): boolean {
  if (hand.melds.length > 0 || count(hand, NO_KIND) > 0) return false;
  return fewOddKinds() || manyKinds() || SPECIAL_HANDS.some((special) => nearlySpecial(special, counts));
}

const NO_KIND: Kind = -1;

/** Whether a hand with one more tile is one of the preset's own patterns. */
export function isOwnHand(shapes: Shapes, hand: HeldHand, kind: Kind): boolean {
  if (shapes.own.length === 0) return false;
  const tiles = [...hand.concealed, kind];
  return shapes.own.some((pattern) => fitsPattern(pattern, tiles, hand.melds, shapes.jokers));
}

/** Whether a hand with one more tile has a shape that the preset knows; what else restricts a win is not asked. */
export function hasShape(shapes: Shapes, hand: HeldHand, kind: Kind): boolean {
  return isOwnHand(shapes, hand, kind) || isComplete(shapes, hand, kind);
}

/** The same but for the preset's own patterns. */
function isComplete(shapes: Shapes, hand: HeldHand, kind: Kind): boolean {
  if (shapes.card !== undefined) {
    return matchCard(shapes.card, [...hand.concealed, kind], hand.melds, shapes.jokers) !== undefined;
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

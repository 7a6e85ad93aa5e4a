import { FIRST_WIND, JOKER, kindOf, KINDS, type Tile } from '../tiles';
import { awayFromCard } from './card';
import type { Form } from './forms';
import { type HeldHand, meldCode } from './held';
import { awayFromKnitted, awayFromStraight } from './knitted-away';
import { awayFromOwn } from './own';
import { missingFromPairs } from './pairs-away';
import { missingTiles } from './sets-away';
import type { Shapes } from './shapes';
import { missingFromSpecial } from './special';

/** Forms of hands that are played for; a hand of flowers alone is not. */
export type PlayedForm = Exclude<Form, 'flowers'>;

const COPIES = 4;
const NONE: readonly Tile[] = [];

/**
 * How many tiles a hand lacks to be one tile from complete, for each form that the preset knows and that the hand can still
 * have: 0 for a hand that calls. It counts shapes only, with no more than four of a kind in hand and melds together; what
 * else restricts a win is not asked.
 */
export function awayFrom(shapes: Shapes, hand: HeldHand): { readonly [form in PlayedForm]?: number } {
  const own = awayFromOwn(shapes.own, hand, shapes.jokers);
  return { ...awayFromBuiltIn(shapes, hand), ...(own === undefined ? {} : { own }) };
}

function awayFromBuiltIn(shapes: Shapes, hand: HeldHand): { readonly [form in PlayedForm]?: number } {
  const counts = new Uint8Array(KINDS);
  const most = new Uint8Array(KINDS).fill(COPIES);
  let jokers = 0;
  for (const tile of hand.concealed) {
    const kind = kindOf(tile);
    if (kind < KINDS) counts[kind] = (counts[kind] as number) + 1;
    else if (kind === JOKER) jokers += 1;
  }
  if (shapes.card !== undefined) {
    const away = awayFromCard(shapes.card, hand.concealed, hand.melds, shapes.jokers);
    return away === undefined ? {} : { card: away };
  }
  for (const meld of hand.melds) {
    for (const tile of meldCode(meld) < 0 ? NONE : meld.tiles) {
      const kind = kindOf(tile);
      if (kind < KINDS) most[kind] = Math.max(0, (most[kind] as number) - 1);
    }
  }
  const sets = shapes.sets - hand.melds.length;
  const found: { [form in PlayedForm]?: number } = {
    regular: missingTiles({ counts, most, sets, jokers, rules: shapes.jokers }) - 1,
  };
  if (jokers === 0 && shapes.knittedStraight && sets >= 3) {
    found['knitted-straight'] = awayFromStraight(shapes, counts, most, sets);
  }
  // The forms without sets are concealed, and jokers do not stand in them.
  if (hand.melds.length > 0 || jokers > 0) return found;
  const pairs = missingFromPairs(shapes, counts);
  if (pairs !== undefined) found.pairs = pairs - 1;
  if (shapes.orphans && shapes.sets === 4) found.orphans = missingOrphans(counts) - 1;
  const knitted = awayFromKnitted(shapes, counts);
  if (knitted !== undefined) found.knitted = knitted;
  if (shapes.special.length > 0) {
    found.special = Math.min(...shapes.special.map((one) => missingFromSpecial(one, counts))) - 1;
  }
  return found;
}

function missingOrphans(counts: Uint8Array): number {
  let kinds = 0;
  let pair = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const outer = kind >= FIRST_WIND || kind % 9 === 0 || kind % 9 === 8;
    if (!outer || counts[kind] === 0) continue;
    kinds += 1;
    if ((counts[kind] as number) > 1) pair = 1;
  }
  return 14 - kinds - pair;
}

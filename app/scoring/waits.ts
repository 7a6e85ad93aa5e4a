import { countsOf, withMelds } from '../hand/counts';
import { tilesAsText, type HeldHand } from '../hand/held';
import { completing, hasShape, isNearIrregular } from '../hand/completion';
import { IRREGULAR_SLOTS } from '../hand/shapes';
import { AnswersBy } from '../preset/answers-by';
import { noteRead, type Effective } from '../preset/effective';
import { FIRST_FLOWER, JOKER, kindOf, type Kind } from '../tiles';
import { type Compiled, compile, listens } from './compile';
import { evaluationOf } from './evaluate';
import type { Facts } from './facts';
import { Listener } from './listener';
import { meldFact, type ReadHand } from './read';

/**
 * The kinds of tile that complete a hand in shape under a preset, lowest first: sets and a pair within the restrictions on
 * the winning hand, and the special hands that the preset scores. Whether a tile is left to be had, and the minimum, do
 * not matter here.
 */
export function waits(effective: Effective, hand: HeldHand): readonly Kind[] {
  if (!listens(compile(effective), effective)) return found(effective, hand);
  // Where a meld was taken from does not matter here.
  const melds = hand.melds.map(({ kind, tiles, as }) => (as === undefined ? { kind, tiles } : { kind, tiles, as }));
  const held = { concealed: hand.concealed, melds };
  return known.about(tilesAsText(held)).of(effective, (rules) => found(rules, held));
}

/**
 * Where somebody listens the waits of a hand are found once, and again only under rules that differ in an option or row on
 * which they rest: most presets and edits leave them as they are.
 */
const known = new AnswersBy<readonly Kind[]>();

function found(effective: Effective, hand: HeldHand): readonly Kind[] {
  const tables = compile(effective);
  const card = tables.shapes.card !== undefined;
  const kinds = completing(tables.shapes, hand);
  if (effective.rules.general.jokers > 0 && hasShape(tables.shapes, hand, JOKER)) kinds.push(JOKER);
  const listener = listens(tables, effective) ? new Listener(effective) : undefined;
  if (listener !== undefined) noteShape(effective, hand);
  const allowed = tables.restricted ? withinRestrictions(tables, hand, kinds, listener) : kinds;
  if (card && allowed.includes(FIRST_FLOWER)) {
    for (let kind = FIRST_FLOWER + 1; kind < JOKER; kind++) allowed.push(kind);
  }
  return allowed;
}

function withinRestrictions(
  tables: Compiled,
  hand: HeldHand,
  kinds: readonly Kind[],
  listener: Listener | undefined,
): Kind[] {
  if (kinds.length === 0) return [];
  const rows = listener === undefined ? tables.winners : tables.all;
  const evaluation = evaluationOf(tables, { rows, waitCount: () => 1, listener });
  const withTile = shapes(hand);
  const allowed = kinds.filter((kind) => {
    evaluation.win(withTile(kind));
    return evaluation.best !== undefined;
  });
  evaluation.release();
  return allowed;
}

/**
 * How many kinds complete the hand; a kind of which the player holds all four himself is no wait, as far as the preset
 * says so. Source: option "A wait only on tiles of which one holds all four".
 */
export function waitCount(effective: Effective, hand: HeldHand): number {
  const kinds = waits(effective, hand);
  if (effective.rules.ready.waitAllHeld === 'ready') return kinds.length;
  return kinds.length - allHeld(effective, hand, kinds).length;
}

/** Those of some kinds of which the hand holds all four, melds counted or not as the preset has it. */
export function allHeld(effective: Effective, hand: HeldHand, kinds: readonly Kind[]): Kind[] {
  const held = countsOf(hand.concealed);
  const besides = effective.rules.ready.waitAllHeld !== 'not-ready-concealed';
  const counts = besides ? withMelds(held, hand.melds) : held;
  return kinds.filter((kind) => counts.of(kind) >= COPIES);
}

/** How many of each kind the game has. */
const COPIES = 4;

/** What the shape of a hand rests on that lacks a tile is reported as read. */
export function noteShape(effective: Effective, hand: HeldHand): void {
  const slots = compile(effective).shapeReads();
  const irregular = isNearIrregular(hand);
  for (const slot of slots) if (irregular || !IRREGULAR_SLOTS.has(slot)) noteRead(effective, slot);
  const { maxChows, maxChowsDeclared, mixedSuits, limitHandRequired, limitHandsExempt } = effective.rules.winning;
  void [maxChows, maxChowsDeclared, mixedSuits, limitHandRequired, limitHandsExempt];
}

/** The hand with another tile, as if that had been drawn and nothing else were known. */
function shapes(hand: HeldHand): (kind: Kind) => ReadHand {
  const melds = hand.melds.map(meldFact);
  return (kind) => {
    const concealed = [...hand.concealed, kind];
    const counts = countsOf(concealed);
    const jokers = concealed.filter((tile) => kindOf(tile) === JOKER).length;
    const all = withMelds(counts, hand.melds);
    const facts: Facts = {
      ...UNKNOWN,
      concealed: counts,
      all,
      kinds: all.kinds,
      honors: all.honorKinds,
      jokers,
      allJokers: jokers,
      melds,
      winKind: kind,
    };
    return { facts, concealed, melds: hand.melds };
  };
}

/** A self-drawn win of which nothing but the tiles is known. */
const UNKNOWN = {
  wins: true,
  selfDrawn: true,
  discarder: undefined,
  seat: -1,
  round: -1,
  flowers: 0,
  circumstances: 0,
  dora: 0,
  kongDora: 0,
  underDora: 0,
  underKongDora: 0,
  redFives: 0,
  discards: -1,
  extraHands: 0,
  draws: 0,
  dealerWins: 0,
  dealerWinsInRow: 0,
  deposits: 0,
} as const;

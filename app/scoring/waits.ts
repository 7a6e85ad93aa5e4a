import type { HeldHand } from '../hand/held';
import { isKong, meldCode } from '../hand/held';
import { hasShape } from '../hand/completion';
import { shapesOf } from '../hand/shapes';
import type { Effective } from '../preset/effective';
import { FIRST_FLOWER, JOKER, kindOf, KINDS, type Kind } from '../tiles';
import { compile } from './compile';
import { Evaluation } from './evaluate';
import type { Facts, MeldFact } from './facts';
import type { ReadHand } from './read';
import { restricts } from './restrictions';

/**
 * The kinds of tile that complete a hand in shape under a preset, lowest first: sets and a pair within the restrictions on
 * the winning hand, and the special hands that the preset scores. Whether a tile is left to be had, and the minimum, do
 * not matter here.
 */
export function waits(effective: Effective, hand: HeldHand): Kind[] {
  note(effective);
  const tables = compile(effective);
  const restricted = restricts(tables);
  const evaluation = restricted ? new Evaluation(tables, { rows: tables.winners, waitCount: () => 1 }) : undefined;
  const completes = (kind: Kind): boolean => {
    if (!hasShape(tables.shapes, hand, kind)) return false;
    if (evaluation === undefined) return true;
    evaluation.win(shapeOf(hand, kind));
    return evaluation.best !== undefined;
  };
  const kinds: Kind[] = [];
  const card = tables.shapes.card !== undefined;
  const most = card ? FIRST_FLOWER : KINDS - 1;
  for (let kind = 0; kind <= most; kind++) if (completes(kind)) kinds.push(kind);
  if (effective.rules.general.jokers > 0 && completes(JOKER)) kinds.push(JOKER);
  evaluation?.release();
  if (card && kinds.includes(FIRST_FLOWER)) {
    for (let kind = FIRST_FLOWER + 1; kind < JOKER; kind++) kinds.push(kind);
  }
  return kinds;
}

/** How many kinds complete the hand. */
export function waitCount(effective: Effective, hand: HeldHand): number {
  return waits(effective, hand).length;
}

/** What the shape of a winning hand rests on is reported as read. */
function note(effective: Effective): void {
  shapesOf(effective);
  const { maxChows, maxChowsDeclared, mixedSuits, limitHandRequired, limitHandsExempt } = effective.rules.winning;
  void [maxChows, maxChowsDeclared, mixedSuits, limitHandRequired, limitHandsExempt];
}

/** The hand with the tile, as if it had been drawn and nothing else were known. */
function shapeOf(hand: HeldHand, kind: Kind): ReadHand {
  const concealed = [...hand.concealed, kind];
  const counts = new Uint8Array(KINDS);
  let jokers = 0;
  for (const tile of concealed) {
    const one = kindOf(tile);
    if (one < KINDS) counts[one] = (counts[one] as number) + 1;
    else if (one === JOKER) jokers += 1;
  }
  const melded = new Uint8Array(KINDS);
  const melds: MeldFact[] = hand.melds.map((meld) => {
    const code = meldCode(meld);
    for (const tile of meld.tiles) {
      const one = kindOf(tile);
      if (one < KINDS) melded[one] = (melded[one] as number) + 1;
    }
    return {
      code,
      claimed: meld.kind !== 'concealed-kong',
      kong: !isKong(meld.kind) ? 'no' : meld.kind === 'concealed-kong' ? 'concealed' : 'claimed',
      jokers: 0,
    };
  });
  const facts: Facts = {
    concealed: counts,
    all: counts.map((count, one) => count + (melded[one] as number)),
    melded,
    jokers,
    allJokers: jokers,
    melds,
    wins: true,
    winKind: kind,
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
    extraHands: 0,
    draws: 0,
    deposits: 0,
  };
  return { facts, concealed, melds: hand.melds };
}

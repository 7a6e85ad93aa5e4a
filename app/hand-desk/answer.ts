import type { Hand } from '../../schemas/generated/hand';
import type { Effective } from '../preset/effective';
import type { Problem } from '../result';
import type { ScoreSheet } from '../ruling';
import { scoreHand } from '../scoring';
import { readHand } from '../scoring/read';
import { type Waiting, waitingOf } from '../scoring/waiting';
import { parseTiles, printTile, printTiles, sortTiles } from '../tiles';

/** A tile that can go out of a full hand, and what the rest waits for. */
export interface Discard {
  readonly tile: string;
  readonly waits: readonly string[];
}

/** What a preset says about the hand on the desk. */
export type Answer =
  | { readonly kind: 'empty' }
  /** Tiles are missing; `winning`: the winning one among them. */
  | { readonly kind: 'short'; readonly missing: number; readonly winning: boolean }
  | { readonly kind: 'impossible'; readonly problems: readonly Problem[] }
  | { readonly kind: 'won'; readonly sheet: ScoreSheet }
  /** One tile short of complete, or further away. `loser`: what it is worth in the hand of a loser, where losers are paid. */
  | { readonly kind: 'waiting'; readonly waiting: Waiting; readonly loser?: ScoreSheet }
  /** A hand with its drawn tile that has not won: the discards that leave it nearest to a win. */
  | {
      readonly kind: 'full';
      readonly away: number;
      readonly discards: readonly Discard[];
      readonly loser?: ScoreSheet;
    };

/** How many tiles a hand holds without the drawn one. */
export function tilesWanted(effective: Effective): number {
  return effective.rules.general.setsInHand * 3 + 1;
}

/** How many tiles a hand document holds beside the winning one, a set counted as three, on a card as the tiles it has. */
export function tilesHeld(effective: Effective, { concealed, melds = [] }: Hand): number {
  const count = (text: string): number => {
    const tiles = parseTiles(text);
    return tiles.ok ? tiles.value.length : 0;
  };
  const inSets = melds.map((meld) => (effective.card === undefined ? 3 : count(meld.tiles)));
  return inSets.reduce((sum, one) => sum + one, count(concealed));
}

/** What a preset says about a hand that may still be incomplete: its score, what it waits for, or what is wrong. */
export function answerOf(effective: Effective, hand: Hand): Answer {
  const held = tilesHeld(effective, hand);
  if (held === 0 && hand.win === undefined) return { kind: 'empty' };
  const wanted = tilesWanted(effective);
  const { win, ...rest } = hand;
  const asked = win?.tile === '' ? rest : hand;
  const read = readHand(effective, asked);
  // Too few tiles are nothing wrong while a hand is composed.
  const problems = read.ok ? [] : read.problems.filter(({ code }) => code !== 'wrong-count' || held > wanted + 1);
  if (problems.length > 0) return { kind: 'impossible', problems };
  if (held < wanted || win?.tile === '')
    return { kind: 'short', missing: Math.max(0, wanted - held), winning: win?.tile === '' };
  if (win !== undefined) {
    const sheet = scoreHand(effective, hand);
    return sheet.ok ? { kind: 'won', sheet } : { kind: 'impossible', problems: sheet.problems };
  }
  if (held === wanted) {
    const waiting = waitingOf(effective, hand);
    if (!waiting.ok) return { kind: 'impossible', problems: waiting.problems };
    return { kind: 'waiting', waiting, ...loserOf(effective, hand) };
  }
  return { kind: 'full', ...discardsOf(effective, hand), ...loserOf(effective, hand) };
}

function loserOf(effective: Effective, hand: Hand): { readonly loser?: ScoreSheet } {
  if (effective.scoring.payments.method === 'winner-only') return {};
  const sheet = scoreHand(effective, hand);
  return sheet.ok ? { loser: sheet } : {};
}

function discardsOf(effective: Effective, hand: Hand): { away: number; discards: Discard[] } {
  const read = parseTiles(hand.concealed);
  const tiles = read.ok ? read.value : [];
  let away = Number.POSITIVE_INFINITY;
  let discards: Discard[] = [];
  for (const tile of sortTiles([...new Set(tiles)])) {
    const at = tiles.indexOf(tile);
    const concealed = printTiles(tiles.filter((_, place) => place !== at));
    const waiting = waitingOf(effective, { ...hand, concealed });
    if (!waiting.ok || waiting.away > away) continue;
    if (waiting.away < away) discards = [];
    away = waiting.away;
    discards.push({ tile: printTile(tile), waits: waiting.waits });
  }
  return { away, discards };
}

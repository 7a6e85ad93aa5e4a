import type { Card, CardHand } from '../../schemas/generated/preset';
import { JOKER, type Kind, type Tile } from '../tiles';
import type { HeldMeld } from './held';
import type { JokerRules } from './jokers';
import { fewestMissing, filled, groupCounts, hasClaimed, markCompleting } from './line-fit';
import { linesOf, partsOf, type Lines } from './lines';

/** A hand of the card that the tiles make. */
export interface CardMatch {
  readonly hand: CardHand;
  /** A hand of singles and pairs only. */
  readonly singlesAndPairs: boolean;
}

/**
 * The most valuable hand of a card that fourteen tiles make, exposed sets being groups of the line.
 * @param concealed all concealed tiles with the winning one
 */
export function matchCard(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  jokers: JokerRules,
): CardMatch | undefined {
  const counts = groupCounts(concealed);
  let best: CardHand | undefined;
  for (const hand of open(card, melds)) {
    if (best !== undefined && best.value >= hand.value) continue;
    if (filled(linesOfHand(hand, jokers), counts, melds)) best = hand;
  }
  return best === undefined ? undefined : { hand: best, singlesAndPairs: isOfSinglesAndPairs(best) };
}

/** The hands of a card that may lie as the melds say. */
function open(card: Card, melds: readonly HeldMeld[]): readonly CardHand[] {
  return hasClaimed(melds) ? card.hands.filter((hand) => !hand.concealed) : card.hands;
}

/** Which sets of a card have four tiles and which three the card says itself. */
function linesOfHand({ groups }: CardHand, jokers: JokerRules): Lines {
  return linesOf(groups, { jokers, kongs: false });
}

function isOfSinglesAndPairs({ groups }: CardHand): boolean {
  return groups.every((group) => partsOf(group).every(({ size }) => size < 3));
}

/**
 * The kinds of which one more makes a hand of the card, lowest first; all flowers are one kind, and a joker is none.
 * @param concealed all concealed tiles, one fewer than a complete hand has
 */
export function completingCard(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  jokers: JokerRules,
): Kind[] {
  const counts = groupCounts(concealed);
  const completes = new Uint8Array(JOKER);
  for (const hand of open(card, melds)) markCompleting(linesOfHand(hand, jokers), counts, melds, completes);
  return Array.from(completes.keys()).filter((kind) => completes[kind] === 1);
}

/**
 * How many tiles the hand lacks to be one tile from the nearest hand of a card; undefined where its exposed sets are groups
 * of no line.
 */
export function awayFromCard(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  jokers: JokerRules,
): number | undefined {
  const counts = groupCounts(concealed);
  const missing = open(card, melds)
    .map((hand) => fewestMissing(linesOfHand(hand, jokers), counts, melds))
    .filter((one) => one !== undefined);
  return missing.length === 0 ? undefined : Math.min(...missing) - 1;
}

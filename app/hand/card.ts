import type { Card, CardGroup, CardHand, TileSpec } from '../../schemas/generated/preset';
import { ALL_KINDS, FIRST_WIND, JOKER, kindOf, type Kind, type Tile } from '../tiles';
import { ANY_FLOWER, DRAGONS, groupKind, MATCHING, SIZES, SUIT_ORDERS } from './group-tiles';
import type { HeldMeld } from './held';

interface Part {
  readonly kind: Kind;
  readonly size: number;
  /** Jokers stand in groups of three and more only. */
  readonly jokers: boolean;
}

/** A hand of the card that the tiles make. */
export interface CardMatch {
  readonly hand: CardHand;
  /** A hand of singles and pairs only. */
  readonly singlesAndPairs: boolean;
}

/**
 * The most valuable hand of a card that fourteen tiles make, exposed sets being groups of the line.
 * @param concealed all concealed tiles with the winning one
 * @param pairsToo whether jokers may stand in pairs and as single tiles
 */
export function matchCard(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  pairsToo: boolean,
): CardMatch | undefined {
  const counts = countsOf(concealed);
  let best: CardMatch | undefined;
  for (const { hand, singlesAndPairs, lines } of linesOf(card, pairsToo)) {
    if (best !== undefined && best.hand.value >= hand.value) continue;
    if (hand.concealed && melds.some((meld) => meld.kind !== 'concealed-kong')) continue;
    if (lines.some((line) => fill(line, counts, melds))) best = { hand, singlesAndPairs };
  }
  return best;
}

/** One choice of suits and of a number for a hand of the card: how many of each kind it wants, and how many may be jokers. */
interface Line {
  readonly parts: readonly Part[];
  readonly wanted: Uint8Array;
  readonly mayBeJokers: Uint8Array;
}

interface Lines extends CardMatch {
  readonly lines: readonly Line[];
}

const written = new WeakMap<Card, Map<boolean, readonly Lines[]>>();

/** All lines of a card, worked out once. */
function linesOf(card: Card, pairsToo: boolean): readonly Lines[] {
  let both = written.get(card);
  if (both === undefined) written.set(card, (both = new Map<boolean, readonly Lines[]>()));
  let all = both.get(pairsToo);
  if (all === undefined) {
    all = card.hands.map((hand) => ({
      hand,
      singlesAndPairs: hand.groups.every((group) => sizeOf(group) < 3 || group.kind === 'mixed'),
      lines: variants(hand, pairsToo),
    }));
    both.set(pairsToo, all);
  }
  return all;
}

function sizeOf(group: CardGroup): number {
  return group.kind === 'mixed' ? 1 : SIZES[group.kind];
}

function countsOf(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(ALL_KINDS);
  for (const tile of tiles) {
    const kind = groupKind(kindOf(tile));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Every choice of suits for the letters and of a number for x; those that come to the same tiles once. */
function variants(hand: CardHand, pairsToo: boolean): readonly Line[] {
  const numbers = usesX(hand) ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [0];
  const lines = new Map<string, Line>();
  for (const suits of SUIT_ORDERS) {
    for (const x of numbers) {
      const parts = partsOf(hand, suits, x, pairsToo);
      if (parts !== undefined) lines.set(keyOf(parts), { parts, ...tilesOf(parts) });
    }
  }
  return [...lines.values()];
}

function keyOf(parts: readonly Part[]): string {
  return parts
    .map(({ kind, size }) => `${String(kind)}x${String(size)}`)
    .sort()
    .join(' ');
}

function tilesOf(parts: readonly Part[]): Omit<Line, 'parts'> {
  const wanted = new Uint8Array(ALL_KINDS);
  const mayBeJokers = new Uint8Array(ALL_KINDS);
  for (const { kind, size, jokers } of parts) {
    wanted[kind] = (wanted[kind] ?? 0) + size;
    if (jokers) mayBeJokers[kind] = (mayBeJokers[kind] ?? 0) + size;
  }
  return { wanted, mayBeJokers };
}

function usesX(hand: CardHand): boolean {
  return hand.groups.some((group) =>
    (group.kind === 'mixed' ? group.tiles : [group.tile]).some(
      (tile) => 'number' in tile && typeof tile.number === 'string',
    ),
  );
}

function partsOf(hand: CardHand, suits: readonly number[], x: number, pairsToo: boolean): Part[] | undefined {
  const parts: Part[] = [];
  for (const group of hand.groups) {
    const size = sizeOf(group);
    for (const spec of group.kind === 'mixed' ? group.tiles : [group.tile]) {
      const kind = kindFor(spec, suits, x);
      if (kind === undefined) return undefined;
      parts.push({ kind, size, jokers: size >= 3 || pairsToo });
    }
  }
  return parts;
}

function kindFor(spec: TileSpec, suits: readonly number[], x: number): Kind | undefined {
  if ('flower' in spec) return ANY_FLOWER;
  if ('wind' in spec) return FIRST_WIND + 'ESWN'.indexOf(spec.wind);
  if ('dragon' in spec) {
    const { dragon } = spec;
    if (dragon === 'a' || dragon === 'b' || dragon === 'c') return MATCHING[suitFor(dragon, suits)];
    return DRAGONS[dragon];
  }
  const number = typeof spec.number === 'number' ? spec.number : x + Number(spec.number.slice(2) || 0);
  return number > 9 ? undefined : suitFor(spec.suit, suits) * 9 + number - 1;
}

function suitFor(letter: 'a' | 'b' | 'c', suits: readonly number[]): 0 | 1 | 2 {
  return (suits['abc'.indexOf(letter)] ?? 0) as 0 | 1 | 2;
}

/** Whether the exposed sets are groups of the line and the concealed tiles with their jokers fill the rest exactly. */
function fill(line: Line, counts: Uint8Array, melds: readonly HeldMeld[]): boolean {
  const rest = melds.length === 0 ? line : withoutMelds(line, melds);
  if (rest === undefined) return false;
  const { wanted, mayBeJokers } = rest;
  let missing = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const lack = (wanted[kind] as number) - (counts[kind] as number);
    if (lack < 0 || lack > (mayBeJokers[kind] as number)) return false;
    missing += lack;
  }
  return missing === counts[JOKER];
}

/**
 * The kinds of which one more makes a hand of the card, lowest first; all flowers are one kind, and a joker is none.
 * @param concealed all concealed tiles, one fewer than a complete hand has
 */
export function completingCard(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  pairsToo: boolean,
): Kind[] {
  const counts = countsOf(concealed);
  const claimed = melds.some((meld) => meld.kind !== 'concealed-kong');
  const completes = new Uint8Array(JOKER);
  for (const { hand, lines } of linesOf(card, pairsToo)) {
    if (hand.concealed && claimed) continue;
    for (const line of lines) addCompleting(line, counts, melds, completes);
  }
  return Array.from(completes.keys()).filter((kind) => completes[kind] === 1);
}

/** Marks the kinds that complete a line: it lacks one tile more than there are jokers, and holds none too many. */
function addCompleting(line: Line, counts: Uint8Array, melds: readonly HeldMeld[], completes: Uint8Array): void {
  const rest = melds.length === 0 ? line : withoutMelds(line, melds);
  if (rest === undefined) return;
  const { wanted, mayBeJokers } = rest;
  let missing = 0;
  let natural = NONE;
  for (let kind = 0; kind < JOKER; kind++) {
    const lack = (wanted[kind] as number) - (counts[kind] as number);
    if (lack < 0) return;
    missing += lack;
    const beyond = lack - (mayBeJokers[kind] as number);
    if (beyond <= 0) continue;
    if (beyond > 1 || natural !== NONE) return;
    natural = kind;
  }
  if (missing !== (counts[JOKER] as number) + 1) return;
  if (natural !== NONE) completes[natural] = 1;
  else
    for (let kind = 0; kind < JOKER; kind++)
      if ((wanted[kind] as number) > (counts[kind] as number)) completes[kind] = 1;
}

const NONE = -1;

/**
 * How many tiles the hand lacks to be one tile from the nearest hand of a card; undefined where its exposed sets are groups
 * of no line.
 */
export function awayFromCard(
  card: Card,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  pairsToo: boolean,
): number | undefined {
  const counts = countsOf(concealed);
  const claimed = melds.some((meld) => meld.kind !== 'concealed-kong');
  let fewest: number | undefined;
  for (const { hand, lines } of linesOf(card, pairsToo)) {
    if (hand.concealed && claimed) continue;
    for (const line of lines) {
      const rest = melds.length === 0 ? line : withoutMelds(line, melds);
      if (rest === undefined) continue;
      const missing = lacking(rest, counts);
      if (fewest === undefined || missing < fewest) fewest = missing;
    }
  }
  return fewest === undefined ? undefined : fewest - 1;
}

function lacking({ wanted, mayBeJokers }: Omit<Line, 'parts'>, counts: Uint8Array): number {
  let natural = 0;
  let either = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const lack = Math.max(0, (wanted[kind] as number) - (counts[kind] as number));
    const standing = Math.min(lack, mayBeJokers[kind] as number);
    natural += lack - standing;
    either += standing;
  }
  return natural + Math.max(0, either - (counts[JOKER] as number));
}

/** What is left of a line beside exposed sets; undefined where one of them is not in it. */
function withoutMelds(line: Line, melds: readonly HeldMeld[]): Omit<Line, 'parts'> | undefined {
  // Most lines do not have the tiles of one of the sets at all.
  for (const meld of melds) {
    const kind = naturalKind(meld);
    if (kind !== undefined && (line.wanted[kind] as number) < meld.tiles.length) return undefined;
  }
  const left = [...line.parts];
  for (const meld of melds) {
    const kind = naturalKind(meld);
    const at = left.findIndex(
      (part) => part.size === meld.tiles.length && part.size >= 3 && (kind === undefined || part.kind === kind),
    );
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return tilesOf(left);
}

function naturalKind(meld: HeldMeld): Kind | undefined {
  if (meld.as !== undefined) return meld.as;
  const natural = meld.tiles.map(kindOf).find((kind) => kind !== JOKER);
  return natural === undefined ? undefined : groupKind(natural);
}

import type { Card, OwnPattern, ScoringRow } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import { patternOf } from '../option/patterns';
import { noteRead, type Effective } from '../preset/effective';
import { isPlayed } from '../preset/played';
import { playedSlotOf, type Slot, slotOf } from '../preset/slots';
import { FIRST_WIND, KINDS } from '../tiles';
import { isSevenPairs, isThirteenOrphans } from './forms';
import type { JokerRules } from './jokers';
import { allHonors, knittedHonors } from './knitted';
import { isSpecialHand, SPECIAL_HANDS, type SpecialHand } from './special';

/** The hands of pairs, by what their tiles have to be. */
const PAIR_HANDS = [
  'seven-pairs',
  'seven-shifted-pairs',
  'all-honor-pairs',
  'all-terminal-pairs',
  'all-terminal-and-honor-pairs',
  'one-suit-pairs',
  'one-suit-and-honor-pairs',
] as const;
type PairHand = (typeof PAIR_HANDS)[number];

/** What a winning hand may look like under a preset. */
export interface Shapes {
  readonly sets: number;
  /** The hands of pairs that score something, and whether four equal tiles may be two pairs of them. */
  readonly pairs: readonly { readonly hand: PairHand; readonly identical: boolean }[];
  readonly orphans: boolean;
  /** The hands of single knitted tiles and honors. */
  readonly greaterKnitted: boolean;
  readonly lesserKnitted: boolean;
  /** A knitted straight in the place of three sets. */
  readonly knittedStraight: boolean;
  /** The other special hands that score something. */
  readonly special: readonly SpecialHand[];
  readonly card: Card | undefined;
  /** The preset's own patterns that score something. */
  readonly own: readonly OwnPattern[];
  readonly jokers: JokerRules;
}

/** What decides which hands without sets a preset knows, its own patterns and those of a card apart. */
export const IRREGULAR_SLOTS: ReadonlySet<Slot> = new Set(
  [
    ...PAIR_HANDS,
    'thirteen-orphans',
    'greater-honors-and-knitted-tiles',
    'lesser-honors-and-knitted-tiles',
    ...SPECIAL_HANDS,
  ].map((id) => playedSlotOf(`/scoring/limits/${id}`)),
);

/** The shapes that a preset allows; reports the rows that decide it. */
export function shapesOf(effective: Effective): Shapes {
  const { general } = effective.rules;
  const scored = (id: string, page: 'limits' | 'patterns' = 'limits'): ScoringRow | undefined => {
    noteRead(effective, playedSlotOf(`/scoring/${page}/${id}`));
    const row = (effective.scoring[page] as Readonly<Record<string, ScoringRow | undefined>>)[id];
    return isPlayed(row) ? row : undefined;
  };
  const pairs = PAIR_HANDS.flatMap((hand) => {
    const row = scored(hand);
    if (row === undefined) return [];
    const fallback = patternOf(hand)?.settings?.find((setting) => setting.id === 'identicalPairs')?.default;
    return [{ hand, identical: (row.settings?.['identicalPairs'] ?? fallback) === true }];
  });
  noteRead(effective, slotOf('/card'));
  noteRead(effective, slotOf('/patterns'));
  const { own } = catalogueOf(effective.patterns);
  return {
    sets: general.setsInHand,
    pairs,
    orphans: scored('thirteen-orphans') !== undefined,
    greaterKnitted: scored('greater-honors-and-knitted-tiles') !== undefined,
    lesserKnitted: scored('lesser-honors-and-knitted-tiles') !== undefined,
    knittedStraight: scored('knitted-straight') !== undefined,
    special: general.setsInHand === 4 ? SPECIAL_HANDS.filter((hand) => scored(hand) !== undefined) : [],
    card: scored('card-hand') === undefined ? undefined : effective.card,
    own: (effective.patterns ?? []).filter(
      ({ id, page }) => own.some((entry) => entry.id === id) && scored(id, page) !== undefined,
    ),
    jokers: {
      inChows: general.jokersInChows,
      inPairs: general.jokersInPairs,
      fourIdentical: general.jokersFourIdentical,
      inGame: general.jokers,
    },
  };
}

/** Whether fourteen (seventeen) concealed tiles are a hand of pairs that the preset scores. */
export function isPairsHand(shapes: Shapes, counts: Uint8Array): boolean {
  return shapes.pairs.some(({ hand, identical }) => isSevenPairs(counts, shapes.sets, identical) && fits(hand, counts));
}

function fits(hand: PairHand, counts: Uint8Array): boolean {
  if (hand === 'seven-pairs') return true;
  if (hand === 'seven-shifted-pairs') return isShiftedPairs(counts);
  let suit = -1;
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 0) continue;
    const honor = kind >= FIRST_WIND;
    const terminal = !honor && (kind % 9 === 0 || kind % 9 === 8);
    if (hand === 'all-honor-pairs' && !honor) return false;
    if (hand === 'all-terminal-pairs' && !terminal) return false;
    if (hand === 'all-terminal-and-honor-pairs' && !honor && !terminal) return false;
    if (hand === 'one-suit-pairs' && honor) return false;
    if (hand !== 'one-suit-pairs' && hand !== 'one-suit-and-honor-pairs') continue;
    const own = Math.floor(kind / 9);
    if (!honor && suit >= 0 && own !== suit) return false;
    if (!honor) suit = own;
  }
  return true;
}

/** Whether the pairs are of seven numbers of one suit in a row. */
export function isShiftedPairs(counts: Uint8Array): boolean {
  let first = 0;
  while (first < FIRST_WIND && counts[first] === 0) first += 1;
  if (first % 9 > 2 || first >= FIRST_WIND) return false;
  for (let kind = first; kind < first + 7; kind++) if (counts[kind] !== 2) return false;
  return true;
}

/** Whether the tiles are a hand of single knitted tiles and honors that the preset scores. */
export function isKnittedHand(shapes: Shapes, counts: Uint8Array): boolean {
  if (!shapes.greaterKnitted && !shapes.lesserKnitted) return false;
  const honors = knittedHonors(counts, shapes.sets);
  return honors >= 0 && (allHonors(honors) ? shapes.greaterKnitted : shapes.lesserKnitted);
}

/** Whether fourteen concealed tiles are one of the other special hands that the preset scores. */
export function isOtherSpecial(shapes: Shapes, counts: Uint8Array): boolean {
  return shapes.special.some((hand) => isSpecialHand(hand, counts));
}

/** Whether the tiles are thirteen orphans, and the preset scores them. */
export function isOrphansHand(shapes: Shapes, counts: Uint8Array): boolean {
  return shapes.orphans && isThirteenOrphans(counts, shapes.sets);
}

import { FIRST_WIND, KINDS, type Kind } from '../tiles';
import { SUIT_ORDERS } from './group-tiles';

/** The nine kinds of every knitted straight. Source: Mahjong Competition Rules 2006, fan table, Knitted Straight. */
export const KNITTED_STRAIGHTS: readonly (readonly Kind[])[] = SUIT_ORDERS.map((runs) =>
  runs.flatMap((run, suit) => [0, 3, 6].map((step) => suit * 9 + run + step)),
);

/** A tile of each of the seven honors beside seven knitted ones makes the greater hand. */
const ALL_HONORS = 7;

/**
 * How many honors a hand of fourteen different tiles has, all suited ones from one knitted straight; -1 for another hand.
 * Source: Mahjong Competition Rules 2006, fan table, Greater and Lesser Honors and Knitted Tiles.
 * @param counts all tiles of the hand by kind
 * @param sets sets of a regular hand: the form exists with four only
 */
export function knittedHonors(counts: Uint8Array, sets: number): number {
  if (sets !== 4) return -1;
  let tiles = 0;
  let honors = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind] as number;
    if (count > 1) return -1;
    tiles += count;
    if (kind >= FIRST_WIND) honors += count;
  }
  if (tiles !== 14) return -1;
  return KNITTED_STRAIGHTS.some((straight) => held(counts, straight) === tiles - honors) ? honors : -1;
}

/** Whether such a hand is the greater one. */
export function allHonors(honors: number): boolean {
  return honors === ALL_HONORS;
}

function held(counts: Uint8Array, straight: readonly Kind[]): number {
  let tiles = 0;
  for (const kind of straight) tiles += counts[kind] as number;
  return tiles;
}

/** Whether a hand holds a knitted straight but for one tile at most. */
export function nearStraight(counts: Uint8Array): boolean {
  return KNITTED_STRAIGHTS.some((straight) => straight.filter((kind) => counts[kind] === 0).length <= 1);
}

/** The kinds of each knitted straight as bits. */
const STRAIGHT_BITS = KNITTED_STRAIGHTS.map((straight) => straight.reduce((bits, kind) => bits | (1 << kind), 0));

/** Whether suited kinds, as bits, are enough for a knitted straight. */
export function holdsStraight(kinds: number): boolean {
  return STRAIGHT_BITS.some((straight) => (kinds & straight) === straight);
}

/**
 * Takes each knitted straight that a hand holds out of it.
 * @param rest filled with what is left; it belongs to the caller and is filled again for the next straight
 * @returns whether `visit` said that it had enough
 */
export function withoutStraight(
  counts: Uint8Array,
  rest: Uint8Array,
  visit: (straight: readonly Kind[]) => boolean,
): boolean {
  for (const straight of KNITTED_STRAIGHTS) {
    if (!straight.every((kind) => counts[kind] !== 0)) continue;
    rest.set(counts);
    for (const kind of straight) rest[kind] = (rest[kind] as number) - 1;
    if (visit(straight)) return true;
  }
  return false;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { scoreHand } from './index';

const preset = builtin('chinese-official');
if (preset === undefined) throw new Error('the preset is there');
const effective = effectiveOf(preset);

/** A chow by its suit and lowest number, or a pung by its suit and number. */
interface Piece {
  readonly suit: number;
  readonly number: number;
}

const numbers = (pieces: readonly Piece[]): number[] => pieces.map((one) => one.number).sort((a, b) => a - b);
const suitsOf = (pieces: readonly Piece[]): number => new Set(pieces.map((one) => one.suit)).size;
const apart = (pieces: readonly Piece[], step: number): boolean =>
  numbers(pieces).every((number, at, all) => at === 0 || number - (all[at - 1] ?? 0) === step);

type Joining = readonly [id: string, value: number, size: number, joins: (pieces: readonly Piece[]) => boolean];

/** The patterns that join chows, with their values. Source: Mahjong Competition Rules 2006, fan table. */
const CHOWS: readonly Joining[] = [
  ['two-identical-chows', 1, 2, (all) => suitsOf(all) === 1 && apart(all, 0)],
  ['mixed-double-chow', 1, 2, (all) => suitsOf(all) === 2 && apart(all, 0)],
  ['short-straight', 1, 2, (all) => suitsOf(all) === 1 && apart(all, 3)],
  ['chows-123-789', 1, 2, (all) => suitsOf(all) === 1 && apart(all, 6)],
  ['three-identical-chows', 24, 3, (all) => suitsOf(all) === 1 && apart(all, 0)],
  ['same-chow-all-suits', 8, 3, (all) => suitsOf(all) === 3 && apart(all, 0)],
  ['three-chows-step-3', 16, 3, (all) => suitsOf(all) === 1 && apart(all, 3)],
  ['three-chows-step-3-suits', 8, 3, (all) => suitsOf(all) === 3 && apart(all, 3)],
  ['pure-shifted-chows', 16, 3, (all) => suitsOf(all) === 1 && (apart(all, 1) || apart(all, 2))],
  ['mixed-shifted-chows', 6, 3, (all) => suitsOf(all) === 3 && apart(all, 1)],
  ['four-identical-chows', 48, 4, (all) => suitsOf(all) === 1 && apart(all, 0)],
  ['four-pure-shifted-chows', 32, 4, (all) => suitsOf(all) === 1 && (apart(all, 1) || apart(all, 2))],
];

const PUNGS: readonly Joining[] = [
  ['two-triplets-same-number', 2, 2, (all) => suitsOf(all) === 2 && apart(all, 0)],
  ['three-triplets-same-number', 16, 3, (all) => suitsOf(all) === 3 && apart(all, 0)],
  ['three-consecutive-triplets', 24, 3, (all) => suitsOf(all) === 1 && apart(all, 1)],
  ['four-consecutive-triplets', 48, 4, (all) => suitsOf(all) === 1 && apart(all, 1)],
  ['mixed-shifted-pungs', 8, 3, (all) => suitsOf(all) === 3 && apart(all, 1)],
];

interface Use {
  readonly id: string;
  readonly value: number;
  readonly sets: readonly number[];
}

/** Every way in which the patterns join some of the pieces. */
function uses(pieces: readonly Piece[], patterns: readonly Joining[]): Use[] {
  return patterns.flatMap(([id, value, size, joins]) =>
    subsets(pieces.map((_, at) => at))
      .filter((sets) => sets.length === size && joins(sets.flatMap((at) => pieces[at] ?? [])))
      .map((sets) => ({ id, value, sets })),
  );
}

function subsets<T>(all: readonly T[]): T[][] {
  const [first, ...rest] = all;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((one) => [one, [first, ...one]]);
}

/**
 * The most that may be counted when patterns are counted one after the other, in any order: each may use, of the sets that
 * have been used before, one at most, and none that has been used for the same pattern.
 */
function most(left: readonly Use[], counted: readonly Use[]): number {
  const used = new Set(counted.flatMap((one) => one.sets));
  let best = 0;
  for (const one of left) {
    const again = one.sets.filter((set) => used.has(set)).length;
    const same = counted.some((other) => other.id === one.id && other.sets.some((set) => one.sets.includes(set)));
    if (same || again > 1) continue;
    const rest = left.filter((other) => other !== one);
    best = Math.max(best, one.value + most(rest, [...counted, one]));
  }
  return best;
}

/** What the sheet counts for patterns that join sets. */
function countedFor(hand: Hand, patterns: readonly Joining[]): number {
  const sheet = scoreHand(effective, hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  return sheet.patterns
    .filter((line) => line.unpaid === undefined && patterns.some(([id]) => id === line.id))
    .reduce((sum, line) => sum + line.value * line.count, 0);
}

/** All sets claimed, so that there is one arrangement, and a pair of red dragons. */
function claimed(kind: 'chow' | 'pung', pieces: readonly Piece[]): Hand {
  const tiles = ({ suit, number }: Piece): string => {
    const of = kind === 'chow' ? [number, number + 1, number + 2] : [number, number, number];
    return `${of.join('')}${'mps'[suit] ?? ''}`;
  };
  return {
    concealed: '7z',
    melds: pieces.map((piece) => ({ kind, tiles: tiles(piece) })),
    win: { tile: '7z', by: 'discard' },
    seatWind: 'E',
    roundWind: 'E',
  };
}

function pieces(highest: number): fc.Arbitrary<Piece[]> {
  const piece = fc.record({ suit: fc.nat(2), number: fc.integer({ min: 1, max: highest }) });
  return fc.array(piece, { minLength: 4, maxLength: 4 });
}

/** Four of a number, or fewer, at most as many as the game has. */
const possible = (all: readonly Piece[]): boolean =>
  [0, 1, 2].every((suit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].every(
      (number) => all.filter((one) => one.suit === suit && number >= one.number && number < one.number + 3).length <= 4,
    ),
  );

test('no legal choice among the patterns of chows beats the one that is paid', () => {
  fc.assert(
    fc.property(pieces(7).filter(possible), (all) => {
      expect(countedFor(claimed('chow', all), CHOWS)).toBe(most(uses(all, CHOWS), []));
    }),
    { numRuns: 1500 },
  );
});

test('nor does one among chows of one suit', () => {
  const one = pieces(7).map((all) => all.map((piece) => ({ ...piece, suit: 0 })));
  fc.assert(
    fc.property(one.filter(possible), (all) => {
      expect(countedFor(claimed('chow', all), CHOWS)).toBe(most(uses(all, CHOWS), []));
    }),
    { numRuns: 500 },
  );
});

test('nor does one among pungs', () => {
  const different = (all: readonly Piece[]): boolean =>
    new Set(all.map(({ suit, number }) => `${String(suit)} ${String(number)}`)).size === all.length;
  fc.assert(
    fc.property(pieces(5).filter(different), (all) => {
      expect(countedFor(claimed('pung', all), PUNGS)).toBe(most(uses(all, PUNGS), []));
    }),
    { numRuns: 1000 },
  );
});

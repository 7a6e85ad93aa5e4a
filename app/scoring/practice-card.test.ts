import { expect, test } from 'vitest';
import type { Hand, Meld } from '../../schemas/generated/hand';
import { matchCard } from '../hand/card';
import { shapesOf } from '../hand/shapes';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import type { Preset } from '../../schemas/generated/preset';
import { parseTiles } from '../tiles';
import { readHand, scoreHand } from './index';

const preset = builtin('american-league') as Preset;
const rules = effectiveOf(preset);

interface Line {
  readonly id: string;
  /** The line of the card in words. */
  readonly reads: string;
  /** Concealed tiles and exposed sets in brackets, and the winning tile behind `+`: two that are the hand. */
  readonly are: readonly [string, string];
  /** One that just is not. */
  readonly isNot: string;
  readonly why: string;
}

/** Every hand of the card, read off its line tile by tile: a, b and c are different suits, F is a flower, D a dragon. */
const LINES: readonly Line[] = [
  {
    id: 'garden-path',
    reads: 'FF, and kongs of three numbers in a row in a',
    are: ['12f1111m2222m333m +3m', '58f8888s99s1j (777s1j) +9s'],
    isNot: '1f1j1111m2222m333m +3m',
    why: 'a joker in a pair',
  },
  {
    id: 'four-steps',
    reads: 'pair x and pung x+1 in a, pung x+2 and kong x+3 in b, pair of the dragon of c',
    are: ['11m222m333p444p66z +4p', '66s77s1j999m55z (888m) +9m'],
    isNot: '11m222m333p444p77z +4p',
    why: 'the dragon of a',
  },
  {
    id: 'even-kongs',
    reads: 'kongs of 2, 4 and 6 in a, pair of 8 in b',
    are: ['2222m4444m666m88p +6m', '222s66s11j88m (4444s) +6s'],
    isNot: '2222m4444m666m88m +6m',
    why: 'the pair in a',
  },
  {
    id: 'even-ladder',
    reads: 'pungs of 2 and 4 in a, of 6 and 8 in b, FF',
    are: ['222m444m666p88p12f +8p', '444s666m8m1j34f (22s1j) +8m'],
    isNot: '222m444m666m88m12f +8m',
    why: 'all in a',
  },
  {
    id: 'odd-thirds',
    reads: 'kong of 1 in a, pair of 5 and kong of 7 in b, kong of 9 in c',
    are: ['1111m55p7777p999s +9s', '11s11j55m999p (7777m) +9p'],
    isNot: '1111m55m7777p999s +9s',
    why: 'the pair in a',
  },
  {
    id: 'same-number',
    reads: 'kongs of one number in a, b and c, FF',
    are: ['3333m3333p333s12f +3s', '9999p99s1j78f (999m1j) +9s'],
    isNot: '3333m3333p444s12f +4s',
    why: 'two numbers',
  },
  {
    id: 'five-and-five',
    reads: 'five of one number in a and in b, kong of the dragon of c',
    are: ['6666m6666p11j666z +6z', '222s77z111j (2222p1j) +7z'],
    isNot: '6666m6666p11j777z +7z',
    why: 'the dragon of a',
  },
  {
    id: 'six-in-a-row',
    reads: 'six of one number in a, kongs of East and West',
    are: ['5555s11j1111z333z +3z', '11133z11j (8888m11j) +3z'],
    isNot: '5555s11j1111z222z +2z',
    why: 'South for West',
  },
  {
    id: 'weather-vane',
    reads: 'one of each wind, kongs of one number in a and b, pair of the dragon of c',
    are: ['1234z2222m222p66z +2p', '1234z77m1j55z (7777s) +7m'],
    isNot: '1234z2222m333p66z +3p',
    why: 'two numbers',
  },
  {
    id: 'north-south',
    reads: 'kongs of North and South, a pair of each dragon',
    are: ['4444z222z556677z +2z', '22z1j556677z (444z1j) +2z'],
    isNot: '4444z111z556677z +1z',
    why: 'East for South',
  },
  {
    id: 'three-dragons',
    reads: 'kongs of the three dragons, FF',
    are: ['7777z6666z555z12f +5z', '55z1j78f (777z1j) (6666z) +5z'],
    isNot: '7777z6666z555z11z +5z',
    why: 'winds for flowers',
  },
  {
    id: 'year-group',
    reads: 'single tiles 2, white dragon, 2 and 6 in a, kongs of 2 and 6 in b, FF',
    are: ['226m5z2222p666p12f +6p', '226s5z66m1j34f (222m1j) +6m'],
    isNot: '226m1j2222p666p12f +6p',
    why: 'a joker for a single tile',
  },
  {
    id: 'hidden-steps',
    reads: 'concealed: pungs of x and x+1 in a, pair of x+2 in b, pungs of x+3 and x+4 in c',
    are: ['111m222m33p444s55s +5s', '55p1j666p77s888m99m +9m'],
    isNot: '222m33p444s55s (111m) +5s',
    why: 'a set exposed',
  },
  {
    id: 'solo-flower',
    reads: 'concealed: F, pungs of 3, 6 and 9 in a, kong of the dragon of a',
    are: ['1f333s666s999s666z +6z', '5f333p66p1j999p555z +5z'],
    isNot: '1f333s666s999s777z +7z',
    why: 'the dragon of another suit',
  },
  {
    id: 'pairs-and-singles',
    reads: 'concealed: one of each wind, pairs of x, x+1 and x+2 in a, of x and x+1 in b',
    are: ['1234z112233m112p +2p', '1234z778899s778m +8m'],
    isNot: '1234z112233m11p1j +2p',
    why: 'a joker in a pair',
  },
];

const KINDS: readonly Meld['kind'][] = ['pung', 'kong', 'quint', 'sextet'];

function meldOf(tiles: string): Meld {
  const parsed = parseTiles(tiles);
  if (!parsed.ok) throw new Error(tiles);
  return { kind: KINDS[parsed.value.length - 3] as Meld['kind'], tiles };
}

function handOf(text: string): Hand {
  const [concealed = '', ...rest] = text.split(' ');
  const melds = rest.filter((part) => part.startsWith('(')).map((part) => meldOf(part.slice(1, -1)));
  const tile = rest.at(-1)?.slice(1) ?? '';
  return { concealed, melds, win: { tile, by: 'discard', from: 'W' }, seatWind: 'S', roundWind: 'E' };
}

/** The hand of the card that a hand is, and what it is worth. */
function read(text: string): { readonly id: string | undefined; readonly points: number; readonly win: boolean } {
  const hand = handOf(text);
  const known = readHand(rules, hand);
  const sheet = scoreHand(rules, hand);
  if (!known.ok || !sheet.ok || preset.card === undefined) throw new Error(`${text}: ${JSON.stringify(sheet)}`);
  const { concealed, melds } = known.value;
  const match = matchCard(preset.card, concealed, melds, shapesOf(rules).jokers);
  return { id: match?.hand.id, points: sheet.points, win: sheet.win };
}

test('every hand of the card is here', () => {
  expect(LINES.map(({ id }) => id)).toEqual(preset.card?.hands.map(({ id }) => id));
});

test.each(LINES)('$id: $reads; not with $why', ({ id, are, isNot }) => {
  const value = preset.card?.hands.find((hand) => hand.id === id)?.value;
  for (const text of are) expect(read(text), text).toEqual({ id, points: value, win: true });
  expect(read(isNot), isNot).toEqual({ id: undefined, points: 0, win: false });
});

// No call makes a run or a mixed set in American play, and neither is a pung of its lowest tile.
test.each([
  ['a pung', { kind: 'pung', tiles: '222m' }, true],
  ['a run', { kind: 'chow', tiles: '234m' }, false],
  ['three tiles that are no set', { kind: 'knitted', tiles: '258m' }, false],
] as const)('%s beside a pair, a pung and a kong of four steps: %s', (_name, meld, win) => {
  const hand: Hand = { ...handOf('11m333p444p66z +4p'), melds: [meld] };
  expect(scoreHand(rules, hand)).toMatchObject({ win });
});

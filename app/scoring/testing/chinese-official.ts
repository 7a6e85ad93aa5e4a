import type { Hand } from '../../../schemas/generated/hand';

/** A published hand with its points and the patterns that are paid, by id; one that counts twice is named twice. */
export interface Published {
  readonly source: string;
  readonly hand: Hand;
  readonly points: number;
  readonly fan: readonly string[];
}

type More = Partial<Hand> & { readonly drawn?: boolean };

/**
 * A hand in one line: `(123m)` a claimed set, `[2222m]` a concealed kong, `+3m` the winning tile, a discard unless it was
 * `drawn`. Seat and round are North unless stated.
 */
export function handOf(line: string, { drawn, ...more }: More = {}): Hand {
  const melds: NonNullable<Hand['melds']> = [];
  let concealed = '';
  let tile = '';
  for (const part of line.split(' ')) {
    const tiles = part.replace(/[()[\]+]/g, '');
    if (part.startsWith('+')) tile = tiles;
    else if (part.startsWith('[')) melds.push({ kind: 'concealed-kong', tiles });
    else if (part.startsWith('(')) melds.push({ kind: setKind(tiles), tiles });
    else concealed += tiles;
  }
  const by = drawn === true ? ('self-draw' as const) : ('discard' as const);
  return { concealed, melds, win: { tile, by }, seatWind: 'N', roundWind: 'N', ...more };
}

function setKind(tiles: string): 'chow' | 'pung' | 'kong' {
  if (tiles.length === 5) return 'kong';
  return tiles.startsWith((tiles[1] ?? '').repeat(2)) ? 'pung' : 'chow';
}

function published(source: string, line: string, points: number, fan: string, more?: More): Published {
  return { source, hand: handOf(line, more), points, fan: fan.split(' ').sort() };
}

const EAST: More = { seatWind: 'E', roundWind: 'E' };

/**
 * Examples of the fan from the Chinese Mahjong Competition Rules of 1998, by number; both editions value them alike. The
 * book leaves pungs of terminals or honors out of 35/3, 40/7, 55/1 and 42/2, and Lower Four, which it counts in 24, out of
 * 17 (67 there): its own rules count them, and they are added here.
 */
export const BOTH_EDITIONS: readonly Published[] = [
  published(
    '1998, 12',
    '222s 333p 444m 222p 3m +3m',
    88,
    'four-concealed-triplets mixed-shifted-pungs lower-four two-triplets-same-number all-simples',
  ),
  published('1998, 16/1', '(123m) (456m) 345m 34m 11m +2m', 58, 'four-pure-shifted-chows one-suit-only chow-hand'),
  published(
    '1998, 18',
    '(111z) (111m) (999p) 99s 77z +9s',
    40,
    'all-terminals-and-honors all-suits-winds-dragons two-triplets-same-number',
  ),
  published(
    '1998, 17',
    '(2222m) (3333m) (4444m) 22s 33s +2s',
    79,
    'three-kongs three-consecutive-triplets lower-four pung-hand two-triplets-same-number all-simples one-voided-suit',
  ),
  published('1998, 19/4', '11m 11s 11p 99s 99m 999p +9p', 90, 'all-terminals seven-pairs tile-hog'),
  published('1998, 19/3', '1122334455667z +7z', 88, 'all-honors seven-pairs'),
  published(
    '1998, 21/2',
    '(222m) (222s) (444m) 22p 44s +2p',
    52,
    'all-even-pungs three-triplets-same-number lower-four',
  ),
  published(
    '1998, 22/3',
    '(123p) (456p) 78p 789p 99p +9p',
    45,
    'one-suit-only three-chows-step-3 chow-hand tile-hog two-identical-chows',
  ),
  published(
    '1998, 24',
    '(222s) (333s) (333p) 44s 22p +4s',
    47,
    'three-consecutive-triplets lower-four pung-hand two-triplets-same-number all-simples one-voided-suit',
  ),
  published(
    '1998, 25/1',
    '(789m) (789s) 78p 789p 99p +9p',
    41,
    'upper-tiles same-chow-all-suits terminal-or-honor-in-each-set chow-hand tile-hog two-identical-chows',
  ),
  published('1998, 29', '(123p) (789p) (123m) 78m 55s +9m', 16, 'three-suited-terminal-chows'),
  published('1998, 28/2', '(123s) (666p) 456s 78s 88p +9s', 18, 'three-chows-step-3 no-honors one-voided-suit'),
  published('1998, 34/3', '147m 258s 369p 7632z +4z', 24, 'lesser-honors-and-knitted-tiles knitted-straight'),
  published(
    '1998, 35/3',
    '(111z) 147p 258s 36m 77z +9m',
    19,
    'knitted-straight all-suits-winds-dragons pung-of-terminals-or-honors',
  ),
  published('1998, 38/3', '(222z) (333z) (444z) 77z 66z +7z', 78, 'all-honors big-three-winds dragon-set', EAST),
  published(
    '1998, 40/7',
    '(888p) (999p) (999s) 55z 88s +5z',
    20,
    'reversible-tiles pung-hand dragon-set two-triplets-same-number ' +
      'pung-of-terminals-or-honors pung-of-terminals-or-honors',
  ),
  published('1998, 40/8', '112233445588p 9p +9p', 56, 'one-suit-only seven-pairs reversible-tiles'),
  published('1998, 43', '(123p) (444s) (789m) 77z 34p +5p', 8, 'chicken-hand'),
  published('1998, 43, the other tile', '(123p) (444s) (789m) 77z 34p +2p', 8, 'chicken-hand'),
  published('1998, 49', '(123m) (789m) 345m 34m 77z +2m', 23, 'pure-shifted-chows one-suit-with-honors chows-123-789'),
  published(
    '1998, 51',
    '(123m) (666z) 789s 45p 44z +6p',
    16,
    'three-chows-step-3-suits all-suits-winds-dragons dragon-set',
  ),
  published(
    '1998, 55/1',
    '(111p) (111s) 123m 23m 11m +1m',
    35,
    'lower-tiles terminal-or-honor-in-each-set two-triplets-same-number tile-hog two-identical-chows ' +
      'pung-of-terminals-or-honors pung-of-terminals-or-honors',
  ),
  published(
    '1998, 42/2',
    '(777m) (888s) 999p 78p 99m +9p',
    35,
    'upper-tiles mixed-shifted-pungs tile-hog pung-of-terminals-or-honors',
  ),
  published(
    '1998, 32/1',
    '(333p) (333m) 333s 34s 44m +2s',
    32,
    'three-triplets-same-number lower-four tile-hog all-simples',
  ),
  published('1998, 9/2', '(333z) (222z) (555z) 44z 11z +4z', 130, 'little-four-winds all-honors dragon-set', EAST),
  published(
    '1998, 10/1',
    '(777z) (666z) (999p) 55z 11p +1p',
    102,
    'little-three-dragons all-terminals-and-honors one-suit-with-honors',
  ),
];

/**
 * Examples for the edition of 2006: from the book as public tests repeat them (BMJA-Scorer notes, JMHC), and the scoring
 * exercises of Tom Sloper's columns, by number.
 */
export const EDITION_2006: readonly Published[] = [
  published(
    'French Wikipedia, half flush with a straight',
    '(123m) (456m) 78m 222z 44z +9m',
    23,
    'three-chows-step-3 one-suit-with-honors pung-of-terminals-or-honors',
  ),
  published(
    '2006, Quadruple Chow',
    '(123m) (123m) 123m 23m 44m +1m',
    86,
    'four-identical-chows one-suit-only lower-four chow-hand',
  ),
  published('2006, Pure Terminal Chows', '(123p) 123p 789p 78p 55p +9p', 64, 'pure-terminal-chows'),
  published('2006, Big Four Winds', '(111z) (222z) (333z) 44z 77z +4z', 152, 'big-four-winds all-honors'),
  published(
    '2006, Big Four Winds, concealed',
    '111z 222z 333z 444z 7z +7z',
    217,
    'big-four-winds all-honors four-concealed-triplets out-on-pair',
  ),
  published(
    '2006, All Green 1',
    '22s 33s 44s 66s 8888s 6z +6z',
    124,
    'all-green seven-pairs one-suit-with-honors fully-concealed-hand tile-hog',
    { drawn: true },
  ),
  published(
    '2006, All Green 2',
    '(234s) 234s 234s 66z 66s +6z',
    120,
    'all-green three-identical-chows one-suit-with-honors dragon-set',
  ),
  published(
    '2006, All Green 3',
    '(222s) (333s) 444s 666s 8s +8s',
    146,
    'all-green three-consecutive-triplets one-suit-only pung-hand all-simples two-concealed-triplets',
  ),
  published(
    '2006, Nine Gates',
    '1112345678999s +9s',
    110,
    'nine-gates three-chows-step-3 tile-hog fully-concealed-hand',
    { drawn: true },
  ),
  published('2006, 3.8.1', '19m 19p 19s 1234567z +1m', 92, 'thirteen-orphans fully-concealed-hand', { drawn: true }),
  published(
    '2006, appendix 1, Two Concealed Pungs',
    '[5555p] (123m) 222s 45s 77z +6s',
    4,
    'two-concealed-triplets concealed-kong',
  ),
  published(
    'JMHC, a joined set may be joined once more',
    '13m 567m 123s 456s 88m +2m',
    8,
    'chow-hand mixed-double-chow short-straight one-voided-suit closed-wait concealed-hand',
  ),
  published('JMHC, non-identical', '(123s) 56p 789m 789m 77z +4p', 9, 'three-chows-step-3-suits two-identical-chows'),
  published(
    'column 289, 1',
    '123m 345m 456m 89m 33z +7m',
    25,
    'one-suit-with-honors three-chows-step-3 edge-wait concealed-hand',
  ),
  published(
    'column 289, 2',
    '(5555z) (666z) (777z) 23m 99m +4m',
    95,
    'big-three-dragons one-suit-with-honors melded-kong',
  ),
  published('column 289, 4', '[2222m] (555p) (888s) 66m 44p +6m', 10, 'pung-hand all-simples concealed-kong'),
  published('column 289, 5', '(999p) (456s) 888s 34p 55z +2p', 9, 'reversible-tiles pung-of-terminals-or-honors'),
  published('column 289, 7', '147m 258p 36s 13456z +7z', 12, 'lesser-honors-and-knitted-tiles'),
  published(
    'column 289, 8',
    '(234m) (345p) 345m 45s 88p +6s',
    11,
    'mixed-shifted-chows chow-hand mixed-double-chow all-simples',
  ),
  published(
    'column 289, 9',
    '(456p) (555z) 12m 789s 33z +3m',
    17,
    'three-chows-step-3-suits all-suits-winds-dragons dragon-set edge-wait',
  ),
  published(
    'column 289, 10',
    '(1111z) (222z) 123m 78m 33z +9m',
    14,
    'one-suit-with-honors pung-of-terminals-or-honors pung-of-terminals-or-honors melded-kong ' +
      'terminal-or-honor-in-each-set chows-123-789',
  ),
  published(
    'column 219',
    '(678s) 345m 678p 78m 99p +6m',
    13,
    'same-chow-all-suits chow-hand short-straight self-drawn flower',
    { drawn: true, flowers: '1f' },
  ),
  published(
    'column 262, 3, one of dots',
    '11123p 55z 888s 456s +1p',
    15,
    'pung-of-terminals-or-honors reversible-tiles two-concealed-triplets concealed-hand tile-hog',
  ),
  published(
    'column 262, 3, four of dots',
    '11123p 55z 888s 456s +4p',
    13,
    'pung-of-terminals-or-honors reversible-tiles two-concealed-triplets concealed-hand',
  ),
  published('column 262, 3, white', '11123p 55z 888s 456s +5z', 12, 'dragon-set reversible-tiles concealed-hand'),
  published(
    'column 262, 4',
    '(1111z) 222z 333z 44z 11s +1s',
    105,
    'little-four-winds all-terminals-and-honors one-suit-with-honors two-concealed-triplets melded-kong',
  ),
  published(
    'column 262, 4, the other tile',
    '(1111z) 222z 333z 44z 11s +4z',
    129,
    'big-four-winds all-terminals-and-honors one-suit-with-honors two-concealed-triplets melded-kong',
  ),
];

/** Hands whose points are published while more than one choice among the patterns comes to them. */
export const OF_SEVERAL_CHOICES: readonly (readonly [source: string, hand: Hand, points: number])[] = [
  ['1998, 39/2', handOf('(123m) (789p) 456s 45p 77m +6p'), 11],
  ['JMHC', handOf('(123s) 56p 789m 789p 77z +4p'), 9],
  ['column 289, 3', handOf('123m 456p 789s 45s 88p +6s'), 13],
  ['column 289, 6: below the minimum', handOf('(123m) 789m 123p 789p 4s +4s'), 6],
];

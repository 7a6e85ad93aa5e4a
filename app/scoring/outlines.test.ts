import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { builtin } from '../preset/builtin';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import type { ScoreSheet } from '../ruling';
import { settleDeal } from '../settlement/deal';
import { faultyOut } from '../settlement/penalties';
import { totalsOf } from '../settlement/totals';
import { scoreHand } from './index';

function rules(id: string): Effective {
  const found = builtin(id);
  if (found === undefined) throw new Error(`${id} is there`);
  return effectiveOf(found);
}

function sheetOf(id: string, hand: Hand): ScoreSheet {
  const sheet = scoreHand(rules(id), hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  return sheet;
}

const received = (sheet: ScoreSheet) => sheet.transfers.reduce((sum, one) => sum + one.amount, 0);
const paidFor = (sheet: ScoreSheet) => sheet.patterns.filter((one) => one.unpaid === undefined && one.value > 0);
const worth = (sheet: ScoreSheet, id: string) => paidFor(sheet).find((one) => one.id === id)?.value;
type Held = NonNullable<Hand['melds']>[number];
const SOUTH = { seatWind: 'S', roundWind: 'E' } as const;

describe('Korean', () => {
  // mahjong.co.kr, Korean 2-Point Mahjong: ready, concealed self-draw, dragons, won on a kong, three tiles of the number.
  test('an example with an ante of ten: 10 + 3 + 6 + 3', () => {
    const hand: Hand = {
      concealed: '234345m99m12p',
      melds: [{ kind: 'concealed-kong', tiles: '7777z' }],
      win: { tile: '3p', by: 'self-draw' },
      circumstances: ['ready', 'supplement-after-kong'],
      ...SOUTH,
    };
    expect(sheetOf('korean', hand)).toMatchObject({ win: true, points: 22 });
  });

  // The same, chapter V: three sequences and a triplet of red, with a melded set one basic point, concealed two.
  const red = { concealed: '123m567m99m34p', melds: [{ kind: 'pung', tiles: '777z', from: 'E' }] } as const;
  test('one basic point is no win', () => {
    const hand: Hand = { ...red, melds: [...red.melds], win: { tile: '5p', by: 'discard', from: 'E' }, ...SOUTH };
    expect(sheetOf('korean', hand)).toMatchObject({ win: false, reason: 'below-minimum' });
  });
  test('concealed it has two', () => {
    const hand: Hand = { concealed: '123567m99m34p777z', win: { tile: '5p', by: 'discard', from: 'E' }, ...SOUTH };
    expect(sheetOf('korean', hand).win).toBe(true);
  });

  // Four Winds help, "Payments to winner: Korean": a hand of three points.
  const open: Hand = {
    concealed: '123m567m99m34p',
    melds: [{ kind: 'pung', tiles: '111z', from: 'W' }],
    seatWind: 'E',
    roundWind: 'E',
  };
  test.each<[string, Hand, number, number]>([
    [
      'self-drawn and concealed: 13 from each',
      { concealed: '123678m99m34888p', win: { tile: '5p', by: 'self-draw' }, ...SOUTH },
      13,
      39,
    ],
    [
      'self-drawn, not concealed: 8 from each',
      { ...open, concealed: '123m678m99m34p', win: { tile: '5p', by: 'self-draw' } },
      8,
      24,
    ],
    [
      'on a discard: 8 doubled, from the discarder',
      { ...open, concealed: '123m678m99m34p', win: { tile: '5p', by: 'discard', from: 'W' } },
      8,
      16,
    ],
  ])('%s', (_how, hand, points, all) => {
    const sheet = sheetOf('korean', hand);
    expect([sheet.points, received(sheet)]).toEqual([points, all]);
  });
});

describe('Japanese Classical', () => {
  // Four Winds Rule Collection, Japanese Classical, section 6.
  test('North wins 200 on the discard of East, who pays for all', () => {
    const transfers = settleDeal(rules('japanese-classical'), {
      winners: [{ winner: 'N', points: 200 }],
      discarder: 'E',
      losers: [{ seat: 'S', points: 40 }],
    });
    expect(totalsOf({ E: 2000, S: 2000, W: 2000, N: 2000 }, transfers)).toMatchObject({
      E: 1200,
      S: 2000,
      W: 2000,
      N: 2800,
    });
  });
  test('with a limit of 500 an East winner gets 3,000 at most', () => {
    const transfers = settleDeal(rules('japanese-classical'), { winners: [{ winner: 'E', points: 500 }], losers: [] });
    expect(transfers.map((one) => one.amount)).toEqual([1000, 1000, 1000]);
  });
  // The same, section 5: 2-2-3-4 of bamboo won with a 2 is read as the pair, which pays two points more.
  test('the tile completes the pair where that pays more', () => {
    const hand: Hand = { concealed: '567789m123p2234s', win: { tile: '2s', by: 'self-draw' }, ...SOUTH };
    expect(worth(sheetOf('japanese-classical', hand), 'out-on-pair')).toBe(2);
  });
  test('losers count nothing', () => {
    expect(sheetOf('japanese-classical', { concealed: '555777z123m123p1s', ...SOUTH }).points).toBe(0);
  });
});

// Four Winds help, "Rule presets: Japanese Transitional": an asterisk is for the sets of the pattern.
test('Japanese Transitional: chows are concealed though another set is claimed', () => {
  const hand: Hand = {
    concealed: '12345678m11p',
    melds: [{ kind: 'pung', tiles: '333z', from: 'E' }],
    win: { tile: '9m', by: 'self-draw' },
    ...SOUTH,
  };
  expect(worth(sheetOf('japanese-transitional', hand), 'three-chows-step-3')).toBe(2);
  expect(worth(sheetOf('japanese-modern', hand), 'three-chows-step-3')).toBe(1);
});

// Four Winds help, "Rule presets: Chinese Transitional".
test('Chinese Transitional: two identical chows twice six doubles, ordinary winds two points', () => {
  const chows = sheetOf('chinese-transitional', {
    concealed: '112233m778899p4s',
    win: { tile: '4s', by: 'discard', from: 'E' },
    ...SOUTH,
  });
  expect([worth(chows, 'two-identical-chows-twice'), worth(chows, 'two-identical-chows')]).toEqual([6, undefined]);
  const winds = sheetOf('chinese-transitional', {
    concealed: '123456m789p333s4z',
    win: { tile: '4z', by: 'self-draw' },
    ...SOUTH,
  });
  expect(worth(winds, 'pair-other-winds')).toBe(2);
});

// Four Winds help, "Rule presets: American Classical" and "American Modern".
test('American Classical: losers get points for flowers and no doubles', () => {
  const loser: Hand = { concealed: '123m456p789s2234z', flowers: '26f', ...SOUTH };
  expect(sheetOf('american-classical', loser).points).toBe(8 + 2);
});
test('American Modern: what losers pay each other ends at the limit too', () => {
  const transfers = settleDeal(rules('american-modern'), {
    winners: [{ winner: 'N', points: 100 }],
    losers: [
      { seat: 'S', points: 900 },
      { seat: 'W', points: 100 },
    ],
  });
  expect(transfers.filter((one) => one.to === 'S').map((one) => one.amount)).toEqual([500]);
});
test('American Modern: a complete set of flowers stands for the whole hand', () => {
  const hand: Hand = {
    concealed: '111333555m77m22z',
    flowers: '1234f',
    win: { tile: '7m', by: 'self-draw' },
    ...SOUTH,
  };
  expect(sheetOf('american-modern', hand)).toMatchObject({ win: true, points: 1000 });
});
test('American Modern: two suits do not win', () => {
  const hand: Hand = {
    concealed: '333m5557p222z',
    melds: [{ kind: 'pung', tiles: '111m', from: 'E' }],
    win: { tile: '7p', by: 'self-draw' },
    ...SOUTH,
  };
  expect(sheetOf('american-modern', hand)).toMatchObject({ win: false, reason: 'mixed-suits' });
});

// Four Winds help, "Rule presets: German": a double for every kong and every wind, one more for the double wind.
test.each<[string, Partial<Hand> & Pick<Hand, 'concealed'>, number]>([
  [
    'a kong of the double wind',
    { concealed: '123m456p78s22s', melds: [{ kind: 'kong', tiles: '1111z', from: 'S' }] },
    3,
  ],
  [
    'a pung of the double wind',
    { concealed: '123m456p78s22s', melds: [{ kind: 'pung', tiles: '111z', from: 'S' }] },
    2,
  ],
  ['a pung of another wind', { concealed: '123m456p78s22s', melds: [{ kind: 'pung', tiles: '333z', from: 'S' }] }, 1],
])('German: %s', (_what, held, doubles) => {
  const hand: Hand = { ...held, win: { tile: '9s', by: 'self-draw' }, seatWind: 'E', roundWind: 'E' };
  const rows = paidFor(sheetOf('german', hand)).filter((one) =>
    ['kong', 'wind-set', 'double-wind-set'].includes(one.id),
  );
  expect(rows.reduce((sum, one) => sum + one.value * one.count, 0)).toBe(doubles);
});

// Nederlandse Toernooi Spelregels 2002, as on pe-ling.nl: seven pairs 250, and 125 for a loser who waits for them.
test('Dutch League: pairs are paid to who waits for them too', () => {
  const pairs = '1133m5577p22s33z';
  const won: Hand = { concealed: `${pairs}4s`, win: { tile: '4s', by: 'self-draw' }, seatWind: 'E', roundWind: 'E' };
  expect(sheetOf('dutch-league', won).points).toBe(250);
  const { win, ...waiting } = won;
  expect([win?.tile, sheetOf('dutch-league', waiting).points]).toEqual(['4s', 125]);
});
// A score program for the Nederlandse Toernooi Spelregels: three concealed kongs two doubles, four kongs three, four
// concealed ones 2,000, and the moon three for the last tile of the wall, self-drawn.
describe('Dutch League: kongs and the moon', () => {
  const kong = (tiles: string, concealed: boolean): Held =>
    concealed ? { kind: 'concealed-kong', tiles } : { kind: 'kong', tiles, from: 'E' };
  const kongs = (concealed: number, of: readonly string[]): Held[] =>
    of.map((tiles, at) => kong(tiles, at < concealed));
  test.each<[number, readonly string[], string, string, number]>([
    [3, ['2222m', '4444p', '6666s'], '777m9m', 'three-kongs', 2],
    [2, ['2222m', '4444p', '6666s'], '777m9m', 'three-kongs', 0],
    [3, ['2222m', '4444p', '6666s', '8888m'], '9m', 'four-kongs', 3],
    [4, ['2222m', '4444p', '6666s', '8888m'], '9m', 'four-kongs', 2000],
  ])('%i concealed of %s', (concealed, of, held, id, value) => {
    const hand: Hand = { concealed: held, melds: kongs(concealed, of), win: { tile: '9m', by: 'self-draw' }, ...SOUTH };
    const sheet = sheetOf('dutch-league', hand);
    expect(value === 2000 ? sheet.points : (worth(sheet, id) ?? 0)).toBe(value);
  });
  test.each([
    ['self-draw', 'last-wall-tile', 3],
    ['discard', 'last-discard', 0],
  ] as const)('the 1 of dots by %s as the last one', (by, moment, doubles) => {
    const win = by === 'discard' ? { tile: '1p', by, from: 'E' as const } : { tile: '1p', by };
    const sheet = sheetOf('dutch-league', { concealed: '23456789p111z55z', win, circumstances: [moment], ...SOUTH });
    expect(worth(sheet, 'moon-from-the-sea') ?? 0).toBe(doubles);
  });
});

test('Dutch League: a chicken hand of several suits does not win, one of one suit does', () => {
  const won = (concealed: string): boolean => {
    const hand: Hand = {
      concealed,
      melds: [{ kind: 'pung', tiles: '222s', from: 'E' }],
      win: { tile: '5s', by: 'discard', from: 'E' },
      ...SOUTH,
    };
    return sheetOf('dutch-league', hand).win;
  };
  expect([won('345m678m99m34s'), won('345s678s99s34s')]).toEqual([false, true]);
});

// Penalties of French play, with a limit of 1,000: East pays 500 to each.
test('French: East declares falsely', () => {
  const transfers = faultyOut(rules('french'), { offender: 'E', othersShown: true });
  expect(transfers.map((one) => one.amount)).toEqual([500, 500, 500]);
});

// mahjong.wikidot.com, World Mahjong Federation: the square of the faan, three at least, thrice from a discarder.
describe('WMPA', () => {
  const three = '222m222p222s456m3z';
  test('three faan are nine points', () => {
    const sheet = sheetOf('wmpa', { concealed: three, win: { tile: '3z', by: 'self-draw' }, ...SOUTH });
    expect([sheet.points, received(sheet)]).toEqual([9, 27]);
  });
  test('two faan do not win', () => {
    const sheet = sheetOf('wmpa', { concealed: three, win: { tile: '3z', by: 'discard', from: 'E' }, ...SOUTH });
    expect(sheet).toMatchObject({ win: false, reason: 'below-minimum' });
  });
  test('a discarder pays for all three', () => {
    const transfers = settleDeal(rules('wmpa'), { winners: [{ winner: 'S', points: 9 }], discarder: 'E', losers: [] });
    expect(transfers.map((one) => [one.from, one.amount])).toEqual([['E', 27]]);
  });
  test('twenty faan are four hundred', () => {
    expect(rules('wmpa').scoring.method.faanTable.at(-1)).toEqual({ halfFaan: 40, points: 400 });
  });
});

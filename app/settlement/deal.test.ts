import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Effective } from '../preset/effective';
import { SEATS, type BySeat, type Seat } from '../seats';
import { settleDeal, type WonDeal } from './deal';
import { settleDocument } from './deal-document';
import { payAfterDraw } from './draw';
import { endOfGame } from './game-end';
import { faultyClaims, faultyOut, faultyReady, flowerMoney, kongMoney, peeking } from './penalties';
import { EUROPEAN_CLASSICAL, HONG_KONG, JAPANESE_MODERN, rulesWith } from './testing/rules';
import { endsAfter, sumOf, totalsOf } from './totals';

function all(points: number): BySeat<number> {
  return { E: points, S: points, W: points, N: points };
}

function losers(points: Partial<BySeat<number>>): { seat: Seat; points: number }[] {
  return SEATS.flatMap((seat) => (points[seat] === undefined ? [] : [{ seat, points: points[seat] }]));
}

// Four Winds Rule Collection, section 6 of Chinese Classical, European Classical and Chinese Old Style.
describe('a deal settled between the players', () => {
  const cases: [string, Effective, number, WonDeal, BySeat<number>][] = [
    [
      'Chinese Classical: E 2, S 46, W 12, N 192 wins',
      rulesWith({ '/scoring/method/roundFinal': 'none', '/scoring/payments/payoffScheme': 'chinese-classical' }),
      2000,
      { winners: [{ winner: 'N', points: 192 }], losers: losers({ E: 2, S: 46, W: 12 }) },
      { E: 1508, S: 1930, W: 1794, N: 2768 },
    ],
    [
      'European Classical: E 0, S 40, W 20, N 100 wins',
      EUROPEAN_CLASSICAL,
      2000,
      { winners: [{ winner: 'N', points: 100 }], losers: losers({ E: 0, S: 40, W: 20 }) },
      { E: 1680, S: 2000, W: 1920, N: 2400 },
    ],
    [
      'Old Style: N wins 8 on the discard of East',
      HONG_KONG,
      2000,
      { winners: [{ winner: 'N', points: 8 }], discarder: 'E', losers: [] },
      { E: 1984, S: 1992, W: 1992, N: 2032 },
    ],
    [
      'Japanese Modern: N wins 960 on the discard of East',
      JAPANESE_MODERN,
      25000,
      { winners: [{ winner: 'N', points: 960 }], discarder: 'E', losers: [] },
      { E: 21100, S: 25000, W: 25000, N: 28900 },
    ],
    [
      // Four Winds help, "Payment method": 120/20/12/0 are added up as 240/20/12/0.
      'scores added up',
      rulesWith({ '/scoring/payments/method': 'add-up' }),
      0,
      { winners: [{ winner: 'E', points: 120 }], losers: losers({ S: 20, W: 12, N: 0 }) },
      { E: 240, S: 20, W: 12, N: 0 },
    ],
    [
      // Four Winds, American Modern: its limit of 500 holds for the difference between losers too.
      'the limit caps what losers settle',
      rulesWith({ '/scoring/payments/limitPoints': 500, '/scoring/payments/limitBetweenLosers': true }),
      2000,
      { winners: [{ winner: 'N', points: 10 }], losers: losers({ E: 0, S: 600, W: 600 }) },
      { E: 2000 - 20 - 1000 - 1000, S: 2000 - 10 + 1000, W: 2000 - 10 + 1000, N: 2040 },
    ],
    [
      // Without that rule the difference between losers is not capped.
      'the limit does not cap what losers settle',
      rulesWith({ '/scoring/payments/limitPoints': 500 }),
      2000,
      { winners: [{ winner: 'N', points: 10 }], losers: losers({ E: 0, S: 600, W: 600 }) },
      { E: 2000 - 20 - 1200 - 1200, S: 2000 - 10 + 1200, W: 2000 - 10 + 1200, N: 2040 },
    ],
    [
      // Four Winds help, "Penalties": the liable player pays for all, and the losers settle nothing.
      'a liable player ends the settlement of losers',
      rulesWith({ '/scoring/payments/liability': ['big-three-dragons'] }),
      2000,
      { winners: [{ winner: 'N', points: 500, liable: { seat: 'S' } }], losers: losers({ E: 0, S: 40, W: 20 }) },
      { E: 2000, S: 0, W: 2000, N: 4000 },
    ],
  ];
  test.each(cases)('%s', (_, effective, initial, deal, expected) => {
    expect(totalsOf(all(initial), settleDeal(effective, deal))).toEqual(expected);
  });
});

describe('several winners', () => {
  const riichi = {
    '/scoring/method/kind': 'fu-han',
    '/scoring/method/roundPayment': 'up-100',
    '/scoring/payments/payoffScheme': 'japanese',
    '/scoring/payments/method': 'winner-only',
    '/scoring/payments/limitPoints': 2000,
    '/scoring/extras/extraHands': 100,
    '/rules/claiming/severalWinners': 'all',
  };
  const deal: WonDeal = {
    discarder: 'S',
    winners: [
      { winner: 'N', points: 1000 },
      { winner: 'W', points: 500 },
    ],
    losers: [],
    extraHands: 1,
    deposits: 2000,
    ownDeposits: { N: 1000, E: 1000 },
  };
  const told = (set: Record<string, unknown>, what: WonDeal): string[] =>
    settleDeal(rulesWith({ ...riichi, ...set }), what).map((t) => `${t.from}>${t.to} ${t.amount} ${t.reason}`);

  test('are settled in turn order from the discarder, stakes and bonus to the nearest', () => {
    expect(told({}, deal)).toEqual([
      'S>W 2000 hand-discarder-for-all',
      'S>W 300 extra-hands',
      'pool>W 2000 deposits',
      'S>N 4000 hand-discarder-for-all',
    ]);
  });
  test('take their own stakes back, the rest to the nearest (EMA Riichi rules 2016)', () => {
    expect(
      told({ '/rules/claiming/depositsToSeveral': 'own-back' }, deal).filter((line) => line.startsWith('pool')),
    ).toEqual(['pool>W 1000 deposits', 'pool>N 1000 deposits']);
  });
  test('are each paid for extra hands where the preset says so', () => {
    expect(
      told({ '/rules/claiming/extraHandsToSeveral': 'each' }, deal).filter((line) => line.endsWith('extra-hands')),
    ).toEqual(['S>W 300 extra-hands', 'S>N 300 extra-hands']);
  });
  test('settle their difference where the preset says so', () => {
    const both = { '/rules/claiming/winnersPayDifference': true };
    expect(told(both, { ...deal, extraHands: 0, deposits: 0 })).toContain('W>N 500 difference-winners');
    expect(told({}, { ...deal, extraHands: 0, deposits: 0 })).not.toContain('W>N 500 difference-winners');
  });
  test('a ready loser pays the one payment once', () => {
    const ready = { '/rules/ready/rule': 'voluntary', '/rules/ready/notWinningPayment': 1000 };
    const lines = told(ready, { ...deal, readyLosers: ['E'] }).filter((line) => line.startsWith('E>'));
    expect(lines).toEqual(['E>W 1000 ready-not-winning']);
  });
});

// Four Winds help, "Pay points after a draw": a pool of 600, and Japanese Modern's 3,000.
describe('after a draw', () => {
  const cases: [number, Seat[], BySeat<number>][] = [
    [600, [], { E: 0, S: 0, W: 0, N: 0 }],
    [600, ['S'], { E: -200, S: 600, W: -200, N: -200 }],
    [600, ['S', 'N'], { E: -300, S: 300, W: -300, N: 300 }],
    [600, ['E', 'S', 'N'], { E: 200, S: 200, W: -600, N: 200 }],
    [600, ['E', 'S', 'W', 'N'], { E: 0, S: 0, W: 0, N: 0 }],
    [3000, ['E', 'W'], { E: 1500, S: -1500, W: 1500, N: -1500 }],
    [3000, ['E', 'W', 'N'], { E: 1000, S: -3000, W: 1000, N: 1000 }],
  ];
  test.each(cases)('a pool of %i with %j ready', (pool, ready, expected) => {
    const rules = rulesWith({
      '/scoring/payments/method': 'winner-only',
      '/rules/draw/payment': 'ready',
      '/rules/draw/pool': pool,
    });
    expect(totalsOf(all(0), payAfterDraw(rules, { ready }))).toEqual(expected);
  });
  test('by the hands of all', () => {
    const rules = rulesWith({ '/rules/draw/payment': 'hands' });
    const scores = losers({ E: 10, S: 4, W: 4, N: 0 });
    // Differences, double with East: S and W pay 12, N pays 20; N also pays 4 each to S and W.
    expect(totalsOf(all(0), payAfterDraw(rules, { ready: [], scores }))).toEqual({ E: 44, S: -8, W: -8, N: -28 });
  });
});

describe('penalties', () => {
  // Four Winds Rule Collection, Chinese New Style, section 4: 64 to each, 128 to the discarder.
  const newStyle = rulesWith({
    '/scoring/payments/limitPoints': 64,
    '/scoring/penalties/faultyOut': 1000,
    '/scoring/penalties/faultyOutDiscarder': true,
    '/scoring/penalties/faultyOutUnseen': true,
  });
  test('a faulty win on a claimed tile, East among the others', () => {
    const paid = faultyOut(newStyle, { offender: 'W', discarder: 'S', othersShown: true });
    expect(totalsOf(all(0), paid)).toEqual({ E: 64, S: 128, W: -256, N: 64 });
  });
  test('is free while no other hand has been shown', () => {
    expect(faultyOut(newStyle, { offender: 'W', discarder: 'S', othersShown: false })).toEqual([]);
  });
  // Four Winds help, "Rule presets: Japanese Modern": 100 % of the limit to each, East double; 100 for a faulty claim.
  const japanese = rulesWith({
    '/scoring/payments/limitPoints': 2000,
    '/rules/ready/rule': 'voluntary',
    '/scoring/penalties/faultyOut': 1000,
    '/scoring/penalties/faultyOutEast': true,
    '/scoring/penalties/faultyReady': 1000,
    '/scoring/penalties/faultyReadyEast': true,
    '/scoring/penalties/faultyReadyOnlyOnDraw': true,
    '/scoring/penalties/faultyClaim': 100,
  });
  test('a faulty win in Japanese Modern', () => {
    const paid = faultyOut(japanese, { offender: 'W', discarder: 'S', othersShown: false });
    expect(totalsOf(all(0), paid)).toEqual({ E: 4000, S: 2000, W: -8000, N: 2000 });
  });
  test('a faulty ready declaration, only when the deal is drawn', () => {
    expect(totalsOf(all(0), faultyReady(japanese, 'E', true))).toEqual({ E: -12000, S: 4000, W: 4000, N: 4000 });
    expect(faultyReady(japanese, 'E', false)).toEqual([]);
  });
  test('faulty claims are paid to the winner, and lapse without one', () => {
    expect(totalsOf(all(0), faultyClaims(japanese, 'E', 2, ['N']))).toEqual({ E: -200, S: 0, W: 0, N: 200 });
    expect(faultyClaims(japanese, 'E', 2)).toEqual([]);
  });
  // "Claiming, winning and closing" (sixteen tiles): peeking costs five to each other player.
  const sixteen = rulesWith({
    '/rules/ready/rule': 'voluntary',
    '/rules/ready/tilesFaceDown': true,
    '/rules/ready/peekPenalty': 5,
    '/rules/general/flowers': 8,
    '/scoring/extras/flowerMoney': 1,
    '/scoring/extras/kongMoneyConcealed': 2,
    '/scoring/extras/kongMoneyExposed': 1,
  });
  test('peeking', () => {
    expect(totalsOf(all(0), peeking(sixteen, 'S'))).toEqual({ E: 5, S: -15, W: 5, N: 5 });
  });
  test('flower and kong money', () => {
    expect(totalsOf(all(0), flowerMoney(sixteen, 'S', 2))).toEqual({ E: -2, S: 6, W: -2, N: -2 });
    expect(totalsOf(all(0), kongMoney(sixteen, 'S', 'concealed'))).toEqual({ E: -2, S: 6, W: -2, N: -2 });
    expect(totalsOf(all(0), kongMoney(sixteen, 'S', 'promoted'))).toEqual({ E: -1, S: 3, W: -1, N: -1 });
    expect(totalsOf(all(0), kongMoney(sixteen, 'S', 'claimed', 'N'))).toEqual({ E: 0, S: 1, W: 0, N: -1 });
  });
});

// Riichi convention: start 25,000, return 30,000, bonus 20/10/-10/-20 thousand; 41,000 is scored 11 + 20 + 20 = +51.
describe('the end of a game', () => {
  const uma = {
    '/scoring/payments/initialPoints': 25000,
    '/scoring/extras/returnPoints': 30000,
    '/scoring/extras/placementBonus': [20000, 10000, -10000, -20000],
  };
  test('return points and the bonus by place', () => {
    const end = endOfGame(rulesWith(uma), { points: { E: 41000, S: 26000, W: 20000, N: 13000 } });
    expect(end.places).toEqual(['E', 'S', 'W', 'N']);
    expect(end.scores).toEqual({ E: 51000, S: 6000, W: -20000, N: -37000 });
  });
  test('equal players are placed by seat, or share', () => {
    const points = { E: 20000, S: 30000, W: 30000, N: 20000 };
    const bySeat = endOfGame(rulesWith({ ...uma, '/scoring/extras/returnPoints': 0 }), { points });
    expect(bySeat.scores).toEqual({ E: -15000, S: 25000, W: 15000, N: -25000 });
    const split = endOfGame(rulesWith({ ...uma, '/scoring/extras/returnPoints': 0, '/scoring/extras/ties': 'split' }), {
      points,
    });
    expect(split.scores).toEqual({ E: -20000, S: 20000, W: 20000, N: -20000 });
  });
  // Japan Professional Mahjong League, rules A, start 30,000; the bonus goes by how many are at or above it.
  test.each<[string, readonly [number, number, number, number], readonly number[]]>([
    ['one above', [45000, 29000, 26000, 20000], [57000, 28000, 23000, 12000]],
    ['two above', [40000, 35000, 25000, 20000], [48000, 39000, 21000, 12000]],
    ['three above', [40000, 32000, 30000, 18000], [48000, 35000, 31000, 6000]],
    ['all at the start', [30000, 30000, 30000, 30000], [30000, 30000, 30000, 30000]],
  ])('the floating bonus, %s', (_name, [E, S, W, N], totals) => {
    const rules = {
      '/scoring/payments/initialPoints': 30000,
      '/scoring/extras/placementBy': 'above-start',
      '/scoring/extras/placementBonus': [1, 1, -1, -1],
      '/scoring/extras/placementOne': [12000, -1000, -3000, -8000],
      '/scoring/extras/placementTwo': [8000, 4000, -4000, -8000],
      '/scoring/extras/placementThree': [8000, 3000, 1000, -12000],
    };
    const end = endOfGame(rulesWith(rules), { points: { E, S, W, N } });
    expect([end.totals.E, end.totals.S, end.totals.W, end.totals.N]).toEqual(totals);
  });
  test('left-over stakes and the fine for never having won', () => {
    const points = { E: 25000, S: 26000, W: 24000, N: 24000 };
    const rules = { '/scoring/payments/initialPoints': 25000, '/scoring/penalties/neverWon': 500 };
    const end = endOfGame(rulesWith(rules), { points, deposits: 1000, neverWon: ['N'] });
    expect(end.totals).toEqual({ E: 25000, S: 27000, W: 24000, N: 23500 });
    const shared = endOfGame(rulesWith({ '/scoring/extras/leftOverDeposits': 'shared' }), { points, deposits: 1000 });
    expect(shared.totals).toEqual({ E: 25250, S: 26250, W: 24250, N: 24250 });
    const nobody = endOfGame(rulesWith({ '/scoring/extras/leftOverDeposits': 'nobody' }), { points, deposits: 1000 });
    expect(nobody.totals).toEqual(points);
  });
});

test('seats, pool and bank are constant, and every amount is a whole number above nothing', () => {
  const seat = fc.constantFrom(...SEATS);
  const rules = fc.record({
    '/scoring/payments/method': fc.constantFrom('winner-only', 'between-all', 'add-up'),
    '/scoring/payments/payoffScheme': fc.constantFrom(
      'chinese-classical',
      'chinese-modern',
      'chinese-official',
      'japanese',
      'korean',
    ),
    '/scoring/method/roundPayment': fc.constantFrom('none', 'up-1', 'off-10', 'up-10', 'off-100', 'up-100'),
    '/scoring/payments/othersPayAtMost': fc.constantFrom(0, 25),
    '/scoring/payments/liability': fc.constantFrom([], ['big-three-dragons']),
    '/scoring/payments/liabilityOnDiscard': fc.constantFrom('share', 'liable', 'discarder'),
    '/scoring/extras/extraHands': fc.constantFrom(0, 100),
    '/scoring/extras/dealerBonus': fc.constantFrom(0, 10),
    '/rules/claiming/severalWinners': fc.constant('all'),
    '/rules/claiming/depositsToSeveral': fc.constantFrom('nearest', 'own-back', 'each'),
    '/rules/claiming/winnersPayDifference': fc.boolean(),
  });
  const deal = fc.record({
    winners: fc.uniqueArray(
      fc.record({ winner: seat, points: fc.nat(8000), liable: fc.option(fc.record({ seat }), { nil: undefined }) }),
      { minLength: 1, maxLength: 3, selector: (one) => one.winner },
    ),
    discarder: seat,
    scores: fc.array(fc.nat(500), { minLength: 4, maxLength: 4 }),
    extraHands: fc.nat(5),
    deposits: fc.nat(4).map((count) => count * 1000),
  });
  const before = { E: 1000, S: 2000, W: 3000, N: 4000, pool: 4000, bank: 0 };
  fc.assert(
    fc.property(rules, deal, (set, { winners, discarder, scores, ...rest }) => {
      const won = winners
        .filter((one) => one.winner !== discarder)
        .map(({ liable, ...one }) => (liable === undefined ? one : { ...one, liable }));
      fc.pre(won.length > 0);
      const others = SEATS.filter((one) => won.every(({ winner }) => winner !== one));
      const paid = settleDeal(rulesWith(set), {
        ...rest,
        winners: won,
        discarder,
        losers: others.map((one) => ({ seat: one, points: scores[SEATS.indexOf(one)] ?? 0 })),
      });
      expect(paid.every((one) => Number.isInteger(one.amount) && one.amount > 0 && one.from !== one.to)).toBe(true);
      expect(sumOf(endsAfter(before, paid))).toBe(10000 + 4000);
    }),
    { numRuns: 300 },
  );
});

// riichi.wiki, "Nagashi mangan": under the European rules of 2012 it is a win, with two counters and a deposit.
describe('nothing but terminals and honors thrown, in a deal that is written down', () => {
  test.each([
    ['win', { E: 20800, S: 34600, W: 22800, N: 22800 }],
    ['draw', { E: 21000, S: 33000, W: 23000, N: 23000 }],
  ] as const)('counted as a %s', (how, totals) => {
    const rules = rulesWith({
      '/scoring/method/kind': 'fu-han',
      '/scoring/payments/payoffScheme': 'japanese',
      '/scoring/payments/method': 'winner-only',
      '/scoring/payments/limitPoints': 2000,
      '/scoring/extras/extraHands': 100,
      '/rules/ready/rule': 'voluntary',
      '/rules/ready/deposit': 1000,
      '/rules/draw/allTerminalDiscards': how,
      '/rules/draw/allTerminalDiscardsValue': 1000,
    });
    const settled = settleDocument(rules, {
      end: 'drawn',
      allTerminalDiscards: ['S'],
      extraHands: 2,
      deposits: 1000,
      points: all(25000),
    });
    expect(settled.ok && settled.value.totals).toMatchObject(totals);
  });
});

import { describe, expect, test } from 'vitest';
import type { Effective } from '../preset/effective';
import type { Pointer } from '../result';
import { payWin, type Win } from './payoff';
import { EUROPEAN_CLASSICAL, HONG_KONG, JAPANESE_MODERN, rulesWith } from './testing/rules';

/** Transfers as text, such as `E>W 240 hand-discarder`. */
function told(effective: Effective, win: Win): string[] {
  return payWin(effective, win).map(({ from, to, amount, reason }) => `${from}>${to} ${amount} ${reason}`);
}

function amounts(effective: Effective, win: Win): Record<string, number> {
  return Object.fromEntries(payWin(effective, win).map(({ from, amount }) => [from, amount]));
}

// Four Winds, worked examples of one hand under three rule sets (European Classical, Japanese Modern, Hong Kong).
describe('one hand under three rule sets', () => {
  const cases: [string, Effective, Win, Record<string, number>][] = [
    ['EC, East self-drawn', EUROPEAN_CLASSICAL, { winner: 'E', points: 140 }, { S: 280, W: 280, N: 280 }],
    [
      'EC, East on a discard',
      EUROPEAN_CLASSICAL,
      { winner: 'E', discarder: 'S', points: 130 },
      { S: 260, W: 260, N: 260 },
    ],
    ['EC, West self-drawn', EUROPEAN_CLASSICAL, { winner: 'W', points: 130 }, { E: 260, S: 130, N: 130 }],
    ['EC, West on East', EUROPEAN_CLASSICAL, { winner: 'W', discarder: 'E', points: 120 }, { E: 240, S: 120, N: 120 }],
    ['JM, East self-drawn', JAPANESE_MODERN, { winner: 'E', points: 560 }, { S: 1200, W: 1200, N: 1200 }],
    ['JM, East on a discard', JAPANESE_MODERN, { winner: 'E', discarder: 'S', points: 560 }, { S: 3400 }],
    ['JM, West self-drawn', JAPANESE_MODERN, { winner: 'W', points: 560 }, { E: 1200, S: 600, N: 600 }],
    ['JM, West on East', JAPANESE_MODERN, { winner: 'W', discarder: 'E', points: 560 }, { E: 2300 }],
    ['HK, East self-drawn', HONG_KONG, { winner: 'E', points: 4 }, { S: 8, W: 8, N: 8 }],
    ['HK, East on a discard', HONG_KONG, { winner: 'E', discarder: 'S', points: 2 }, { S: 4, W: 2, N: 2 }],
    ['HK, West self-drawn', HONG_KONG, { winner: 'W', points: 4 }, { E: 8, S: 8, N: 8 }],
    ['HK, West on East', HONG_KONG, { winner: 'W', discarder: 'E', points: 2 }, { E: 4, S: 2, N: 2 }],
    ['HK, West on North', HONG_KONG, { winner: 'W', discarder: 'N', points: 2 }, { E: 2, S: 2, N: 4 }],
    // Four Winds Rule Collection, Japanese Modern, section 6: 60 fu and 2 han on East's discard.
    ['JM, 960 on East', JAPANESE_MODERN, { winner: 'N', discarder: 'E', points: 960 }, { E: 3900 }],
    // Four Winds help, "Extra payments and rounding": 20 fu 2 han = 320, and East's 640 is paid as 700.
    ['JM, 320 self-drawn', JAPANESE_MODERN, { winner: 'W', points: 320 }, { E: 700, S: 400, N: 400 }],
  ];
  test.each(cases)('%s', (_, effective, win, expected) => {
    expect(amounts(effective, win)).toEqual(expected);
  });
});

describe('further schemes and additions', () => {
  const official: Record<Pointer, unknown> = {
    '/scoring/payments/payoffScheme': 'chinese-official',
    '/scoring/payments/method': 'winner-only',
    '/rules/winning/minimum': 8,
  };
  const korean = rulesWith({ '/scoring/payments/payoffScheme': 'korean', '/scoring/payments/method': 'winner-only' });
  const cases: [string, Effective, Win, Record<string, number>][] = [
    // Four Winds help, "Payments to winner": Chinese Official: (8 + x) from each, or (8 + x) and 8 and 8.
    [
      'Chinese Official, self-drawn',
      rulesWith({ ...official, '/scoring/payments/eachPaysMinimum': true }),
      { winner: 'S', points: 20 },
      { E: 28, W: 28, N: 28 },
    ],
    [
      'Chinese Official, on a discard',
      rulesWith({ ...official, '/scoring/payments/eachPaysMinimum': true }),
      { winner: 'S', discarder: 'W', points: 20 },
      { E: 8, W: 28, N: 8 },
    ],
    // Four Winds help, Korean: a hand of 13 self-drawn gets 13 from each; 8 on a discard are doubled for the discarder.
    ['Korean, self-drawn', korean, { winner: 'W', points: 13 }, { E: 13, S: 13, N: 13 }],
    ['Korean, on a discard', korean, { winner: 'W', discarder: 'E', points: 8 }, { E: 16 }],
    // Zung Jung: a hand of 25 or less is paid alike by the three; above it the others pay 25 and the discarder the rest.
    [
      'losers beside the discarder pay 25 at most',
      rulesWith({
        '/scoring/payments/method': 'winner-only',
        '/scoring/payments/payoffScheme': 'customized',
        '/scoring/payments/payoffTable': {
          eastSelfDrawn: { others: 100 },
          otherSelfDrawn: { east: 100, others: 100 },
          eastOnDiscard: { discarder: 100, others: 100 },
          otherOnEast: { discarder: 100, others: 100 },
          otherOnOther: { east: 100, discarder: 100, others: 100 },
        },
        '/scoring/payments/othersPayAtMost': 25,
      }),
      { winner: 'E', discarder: 'S', points: 80 },
      { S: 190, W: 25, N: 25 },
    ],
    // National Mah Jongg League: the discarder pays double, the others the value; without jokers everything is doubled.
    [
      'doubled without jokers',
      rulesWith({
        '/rules/general/jokers': 8,
        '/scoring/payments/method': 'winner-only',
        '/scoring/payments/payoffScheme': 'chinese-modern',
        '/scoring/payments/doubledWithoutJokers': true,
      }),
      { winner: 'W', discarder: 'N', points: 25, jokerless: true },
      { E: 50, S: 50, N: 100 },
    ],
    // Taiwanese: the dealer's tai is on every payment that the dealer makes or takes, and on no other.
    [
      'dealer tai when the dealer pays',
      rulesWith({
        ...official,
        '/scoring/method/kind': 'tai',
        '/scoring/method/taiPoints': 10,
        '/scoring/payments/dealerTai': 1,
      }),
      { winner: 'S', points: 50 },
      { E: 60, W: 50, N: 50 },
    ],
  ];
  test.each(cases)('%s', (_, effective, win, expected) => {
    expect(amounts(effective, win)).toEqual(expected);
  });

  test('scores that are only added up come from the bank, doubled for East', () => {
    // Four Winds help, "Payment method": East wins with 120 and gets 240.
    const rules = rulesWith({ '/scoring/payments/method': 'add-up' });
    expect(told(rules, { winner: 'E', points: 120 })).toEqual(['bank>E 240 hand-added-up']);
  });
});

describe('what is added', () => {
  const honba: Record<Pointer, unknown> = {
    '/scoring/method/kind': 'fu-han',
    '/scoring/method/roundPayment': 'up-100',
    '/scoring/payments/payoffScheme': 'japanese',
    '/scoring/payments/method': 'winner-only',
    '/scoring/payments/limitPoints': 2000,
    '/scoring/extras/extraHands': 100,
  };
  // Four Winds help, "Dealer bonus": who pays follows the payoff table.
  const bonus = { '/scoring/extras/dealerBonus': 10, '/scoring/payments/method': 'winner-only' };
  const cases: [string, Effective, Win, string[]][] = [
    [
      'two extra hands, self-drawn: 200 from each (EMA Riichi rules 2016, 3.3.8)',
      rulesWith(honba),
      { winner: 'S', points: 1000, extraHands: 2 },
      [
        'E>S 2000 hand-self-drawn',
        'W>S 1000 hand-self-drawn',
        'N>S 1000 hand-self-drawn',
        'E>S 200 extra-hands',
        'W>S 200 extra-hands',
        'N>S 200 extra-hands',
      ],
    ],
    [
      'two extra hands on a discard: 600 from the discarder',
      rulesWith(honba),
      { winner: 'S', discarder: 'W', points: 1000, extraHands: 2, deposits: 2000 },
      ['W>S 4000 hand-discarder-for-all', 'W>S 600 extra-hands', 'pool>S 2000 deposits'],
    ],
    [
      'extra hands for the dealer only',
      rulesWith({ ...honba, '/scoring/extras/extraHandsTo': 'dealer' }),
      { winner: 'S', discarder: 'W', points: 1000, extraHands: 2 },
      ['W>S 4000 hand-discarder-for-all'],
    ],
    [
      'ready and not winning (Four Winds help, "Rule presets: Japanese Modern")',
      rulesWith({ ...honba, '/rules/ready/rule': 'voluntary', '/rules/ready/notWinningPayment': 1000 }),
      { winner: 'S', discarder: 'W', points: 1000, readyLosers: ['N'] },
      ['W>S 4000 hand-discarder-for-all', 'N>S 1000 ready-not-winning'],
    ],
    [
      'dealer bonus from every loser when the table singles nobody out',
      rulesWith({ ...bonus, '/scoring/payments/payoffScheme': 'chinese-classical' }),
      { winner: 'E', discarder: 'S', points: 0 },
      ['S>E 10 dealer-bonus', 'W>E 10 dealer-bonus', 'N>E 10 dealer-bonus'],
    ],
    [
      'dealer bonus by the discarder for all three',
      rulesWith({ ...bonus, '/scoring/payments/payoffScheme': 'japanese' }),
      { winner: 'E', discarder: 'S', points: 0 },
      ['S>E 30 dealer-bonus'],
    ],
    [
      'dealer bonus by the discarder once',
      rulesWith({ ...bonus, '/scoring/payments/payoffScheme': 'chinese-official', '/scoring/extras/dealerStreak': 20 }),
      { winner: 'E', discarder: 'S', points: 0, extraHands: 2 },
      ['S>E 50 dealer-bonus'],
    ],
    [
      'East pays the bonus as well',
      rulesWith({ ...bonus, '/scoring/extras/dealerBonusPaidByEast': true }),
      { winner: 'S', points: 0 },
      ['E>S 10 dealer-bonus'],
    ],
    [
      'East does not pay it when another player discards',
      rulesWith({ ...bonus, '/scoring/extras/dealerBonusPaidByEast': true }),
      { winner: 'S', discarder: 'W', points: 0 },
      [],
    ],
  ];
  test.each(cases)('%s', (_, effective, win, expected) => {
    expect(told(effective, win)).toEqual(expected);
  });
});

describe('liability', () => {
  const rules = rulesWith({
    '/scoring/method/kind': 'fu-han',
    '/scoring/method/roundPayment': 'up-100',
    '/scoring/payments/payoffScheme': 'japanese',
    '/scoring/payments/method': 'winner-only',
    '/scoring/payments/limitPoints': 2000,
    '/scoring/payments/liability': ['big-three-dragons'],
    '/scoring/extras/extraHands': 100,
  });
  const liable = { seat: 'W' } as const;
  const cases: [string, Effective, Win, string[]][] = [
    // EMA Riichi rules 2025, 3.3.7: a hand of 32,000 with two counters.
    [
      'another player discards: half each, counters by the discarder',
      rules,
      { winner: 'S', discarder: 'N', points: 8000, extraHands: 2, liable },
      ['W>S 16000 hand-liable', 'N>S 16000 hand-discarder', 'N>S 600 extra-hands'],
    ],
    [
      'self-drawn: the liable player alone, counters included',
      rules,
      { winner: 'S', points: 8000, extraHands: 2, liable },
      ['W>S 32000 hand-liable', 'W>S 600 extra-hands'],
    ],
    [
      'self-drawn, and every loser pays for the counters',
      rulesWith({
        '/scoring/method/kind': 'fu-han',
        '/scoring/payments/payoffScheme': 'japanese',
        '/scoring/payments/method': 'winner-only',
        '/scoring/payments/liability': ['big-three-dragons'],
        '/scoring/payments/liabilityExtraHands': 'everybody',
        '/scoring/extras/extraHands': 100,
      }),
      { winner: 'S', points: 8000, extraHands: 2, liable },
      ['W>S 32000 hand-liable', 'E>S 200 extra-hands', 'W>S 200 extra-hands', 'N>S 200 extra-hands'],
    ],
    [
      'only for the hand that makes liable',
      rulesWith({
        '/scoring/payments/payoffScheme': 'japanese',
        '/scoring/payments/method': 'winner-only',
        '/scoring/payments/liability': ['big-three-dragons'],
        '/scoring/payments/liabilityCovers': 'hand',
      }),
      { winner: 'S', points: 16000, liable: { seat: 'W', points: 8000 } },
      ['W>S 32000 hand-liable', 'E>S 16000 hand-self-drawn', 'W>S 8000 hand-self-drawn', 'N>S 8000 hand-self-drawn'],
    ],
  ];
  test.each(cases)('%s', (_, effective, win, expected) => {
    expect(told(effective, win)).toEqual(expected);
  });
});

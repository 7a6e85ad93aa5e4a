import { describe, expect, test } from 'vitest';
import { OPTIONS } from '../../option/options';
import { same } from '../../option/values';
import { builtin, builtins } from '../builtin';
import { readAt } from '../pointer';
import { NOTHING, presentAt, standardPoints, standardSets, type Stated } from '../testing/stated';

/** Every preset of fu and han but the Four Winds preset Japanese Modern and what is made from it, whose table is its own. */
const BOOKS = builtins()
  .filter(({ id, scoring }) => scoring.method.kind === 'fu-han' && !id.startsWith('japanese-modern'))
  .map(({ id }) => id);

type Except = Readonly<Record<string, unknown>>;

/** Place, what all rule books share, and the books that have something else. */
type Shared = readonly (readonly [place: string, value: unknown, except?: Except])[];

/** Of these everything that was read says the same, or none provides for anything else. */
const PLAY: Shared = [
  ['/rules/general/setsInHand', 4],
  ['/rules/general/flowers', 0],
  ['/rules/general/jokers', 0],
  ['/rules/general/omittedSuit', 'none'],
  ['/rules/general/transparentTiles', 0],
  ['/rules/general/deadWall', 'replenishing'],
  ['/rules/general/deadWallSize', 14],
  ['/rules/general/dora', true],
  ['/rules/general/doraIndicators', 1],
  ['/rules/general/kongsAsConcealed', 'concealed'],
  ['/rules/general/kongAfterClaimedSet', false],
  ['/rules/general/concealedKongsShown', true],
  ['/rules/general/charleston', 'off'],
  ['/rules/general/discardsShown', 'per-player-extended'],
  ['/rules/general/nameDiscard', false],
  ['/rules/general/rounds', 2],
  ['/rules/claiming/chows', 'previous-or-out'],
  ['/rules/claiming/pairClaim', 'on-out'],
  ['/rules/claiming/winnersPayDifference', false],
  ['/rules/claiming/overClaiming', false],
  ['/rules/claiming/takeBackDiscard', 'never'],
  ['/rules/claiming/sacredDiscard', 'absolute'],
  ['/rules/claiming/missedBars', 'every-winning-tile'],
  ['/rules/claiming/missedFrom', 'discards'],
  ['/rules/claiming/missedCovers', 'wins'],
  ['/rules/claiming/missedCounts', 'complete'],
  ['/rules/claiming/missedRobbedKong', true],
  ['/rules/claiming/robbingKong', true],
  ['/rules/ready/rule', 'voluntary'],
  ['/rules/ready/moment', 'own-turn'],
  ['/rules/ready/concealedRequired', true],
  ['/rules/ready/concealedKongsBefore', true],
  ['/rules/ready/legalWait', true],
  ['/rules/ready/minimumRequired', false],
  ['/rules/ready/handLocked', true],
  ['/rules/ready/mustTakeFirst', true],
  ['/rules/ready/missedKills', false],
  ['/rules/ready/notSacred', false],
  ['/rules/ready/openReady', false],
  ['/rules/ready/deposit', 1000],
  ['/rules/ready/depositOnDraw', 'pool'],
  ['/rules/ready/depositBack', true],
  ['/rules/ready/notWinningPayment', 0],
  ['/rules/ready/rewardExcludes', []],
  ['/rules/winning/minimum', 1],
  ['/rules/winning/minimumUnit', 'doubles'],
  ['/rules/winning/notCounted', ['dora']],
  ['/rules/winning/certain', 'no'],
  ['/rules/winning/raised', 'no', { 'ema-2012': 'extra-hands', 'ema-riichi': 'draws' }],
  ['/rules/winning/mixedSuits', true],
  ['/rules/winning/limitHandRequired', false],
  ['/rules/winning/lastDiscard', 'win-only'],
  ['/rules/winning/kongOnLastTile', false],
  ['/rules/draw/trueReady', false],
  ['/rules/draw/goulash', false],
  ['/rules/draw/passAfterEastWins', false],
  ['/rules/deadHands/abandonedPoolKept', true],
  ['/rules/deadHands/afterAbandoned', 'stays'],
];

const SCORING: Shared = [
  ['/scoring/method/concealedMeans', 'whole-hand'],
  ['/scoring/method/limitIs', 'unit'],
  ['/scoring/method/roundBefore', 'up-10'],
  ['/scoring/method/roundPayment', 'up-100'],
  ['/scoring/method/selfDrawnNoPointsFu', false],
  [
    '/scoring/method/hanTable',
    [
      { han: 5, limit: 1000 },
      { han: 6, limit: 1500 },
      { han: 8, limit: 2000 },
      { han: 11, limit: 3000 },
      { han: 13, limit: 4000 },
    ],
  ],
  ['/scoring/payments/limitPoints', 2000],
  ['/scoring/payments/method', 'winner-only'],
  ['/scoring/payments/payoffScheme', 'japanese'],
  ['/scoring/payments/liabilityWinning', 'no'],
  ['/scoring/extras/extraHands', 100],
  ['/scoring/extras/extraHandsTo', 'winner'],
  ['/scoring/extras/extraHandsFromDiscarder', 'three-times'],
  ['/scoring/extras/dealerBonus', 0],
  ['/scoring/extras/dealerStreak', 0],
  ['/scoring/extras/kitty', 0],
  ['/scoring/extras/chipsFor', []],
  ['/scoring/penalties/neverWon', 0],
  ['/scoring/limits/seven-pairs/settings/fixedPoints', 25],
  ['/scoring/limits/seven-pairs/settings/identicalPairs', false],
  ['/scoring/limits/heavenly-hand/settings/supplements', false],
  ['/scoring/limits/earthly-hand/settings/supplements', false],
  ['/scoring/limits/earthly-hand/settings/when', 'narrowed'],
  ['/scoring/patterns/no-points-hand/concealed', { value: 1, unit: 'doubles' }],
];

/** Where the rule books speak of what a page of options holds. */
const PAGES: Readonly<Record<string, string>> = {
  '/rules/general': 'EMA 1, 2.6, 2.7, 3.3.5 to 3.3.8; WRC 2015 3, 4.7, 5.8; RRC 1.5, basic rules; Tenhou rule list',
  '/rules/claiming': 'EMA 3.3.1 to 3.3.7, 3.4.5; WRC 2015 5.4 to 5.7.5; RRC 1.5, basic rules; Tenhou rule list',
  '/rules/ready': 'EMA 3.3.13, 3.3.14; WRC 2015 6.5.1; RRC 1.5, basic rules; Tenhou rule list',
  '/rules/winning': 'EMA 3.4.1, 4.1; WRC 2015 5.7.1, 6.1; RRC 1.5, basic rules; Tenhou rule list',
  '/rules/draw': 'EMA 3.3.13, 3.4.11; WRC 2015 5.7.2, 5.7.8; RRC 1.5, basic rules; Tenhou rule list',
  '/rules/deadHands': 'EMA 2012 3.4.3; RRC 1.5, variations; Tenhou rule list',
  '/scoring/method': 'EMA 4.1; WRC 2015 6.1, 2025 11.2, 11.3; JPML list of 2012; RRC 1.5; Tenhou rule list',
  '/scoring/payments': 'EMA 3.3.9, 4.1; WRC 2015 6.1; RRC 1.5, basic rules; Tenhou rule list',
  '/scoring/extras': 'EMA 3.4.10; WRC 2015 5.7.7; RRC 1.5, basic rules; Tenhou rule list',
  '/scoring/penalties': 'RRC 1.5, variations: announced if at all',
  '/scoring/patterns': 'EMA 2025 4.1.1, 4.2; WRC 2025 11.3, 11.5; JPML list of 2012; RRC 1.5; Tenhou rule list',
  '/scoring/limits': 'EMA 2025 4.2; WRC 2025 11.5; JPML list of 2012; RRC 1.5; Tenhou rule list',
};

function pageOf(place: string): string {
  return PAGES[place.split('/').slice(0, 3).join('/')] ?? '';
}

/** Rows that are worth the same in all of them, in words. Source: EMA 2025 4.1.1 and 4.2, WRC 2025 11.3 and 11.5. */
const ROWS: Stated = {
  ...standardPoints,
  ...standardSets,
  ...rows('20 points', 'winning'),
  ...rows('0/10 points', 'concealed-hand'),
  ...rows('2 points', 'self-drawn', 'one-chance-chow', 'out-on-pair'),
  ...rows('1 doubles', 'ready-declaration', 'ready-first-turn', 'dora'),
  ...rows('1 doubles', 'last-wall-tile', 'last-discard', 'supplement-tile', 'robbing-kong'),
  ...rows('0/1 doubles', 'fully-concealed-hand', 'two-identical-chows'),
  ...rows('1/2 doubles', 'same-chow-all-suits', 'three-chows-step-3', 'terminal-or-honor-in-each-set'),
  ...rows('2 doubles', 'three-triplets-same-number', 'three-concealed-triplets', 'three-kongs', 'pung-hand'),
  ...rows('2 doubles', 'little-three-dragons', 'all-terminals-and-honors'),
  ...rows('0/3 doubles', 'two-identical-chows-twice'),
  ...rows('2/3 doubles', 'one-suit-with-honors', 'terminal-in-each-set'),
  ...rows('5/6 doubles', 'one-suit-only'),
  '/scoring/limits/seven-pairs': '2 doubles',
};

const YAKUMAN = ['all-green', 'thirteen-orphans', 'nine-gates', 'nine-gates-impure', 'hidden-treasure', 'four-kongs']
  .concat(['all-terminals', 'all-honors', 'big-three-dragons', 'little-four-winds', 'big-four-winds'])
  .concat(['heavenly-hand', 'earthly-hand']);

const WITHOUT_ONE_SHOT = ['jpml-a', 'kobalab-classic'];
const WITH_RED_FIVES = ['ema-2012', 'ema-riichi', 'm-league', 'tenhou', 'mahjong-soul', 'russian-riichi'].concat([
  'kobalab-default',
  'kobalab-m-league',
]);
const NO_HUMAN_HAND = ['m-league', 'jpml-a', 'tenhou', 'mahjong-soul'].concat([
  'kobalab-default',
  'kobalab-m-league',
  'kobalab-classic',
]);

function rows(words: string, ...ids: readonly string[]): Stated {
  return Object.fromEntries(ids.map((id) => [`/scoring/patterns/${id}`, words]));
}

test('they are the sixteen presets of the family', () => {
  expect(BOOKS).toHaveLength(16);
});

describe.each(BOOKS)('%s', (id) => {
  test.each([...PLAY, ...SCORING].map(([place, ...row]) => [place, pageOf(place), ...row] as const))(
    '%s (%s)',
    (place, _page, value, except = {}) => {
      expect(readAt(builtin(id), place)).toEqual(id in except ? except[id] : value);
    },
  );

  test.each(Object.entries(ROWS))('%s is %s', (place, words) => {
    expect(presentAt(id, place)).toBe(words);
  });

  test.each(YAKUMAN)('%s is a limit hand', (hand) => {
    const isDouble = id === 'ema-2012' && hand === 'big-four-winds';
    expect(presentAt(id, `/scoring/limits/${hand}`)).toBe(isDouble ? '8000 limit' : '4000 limit');
  });

  test('one-shot and dora under the indicators go together', () => {
    const value = WITHOUT_ONE_SHOT.includes(id) ? NOTHING : '1 doubles';
    for (const row of ['one-shot', 'kong-dora', 'under-dora', 'under-kong-dora'])
      expect(presentAt(id, `/scoring/patterns/${row}`)).toBe(value);
  });

  test('a red five is worth one where there are any', () => {
    const has = WITH_RED_FIVES.includes(id);
    expect(presentAt(id, '/scoring/patterns/red-five')).toBe(has ? '1 doubles' : NOTHING);
    expect(readAt(builtin(id), '/rules/general/redFivesDots')).toBe(has ? 1 : 0);
  });

  test('all simples count in an open hand but in the older European rules', () => {
    const open = !['ema-2012', 'ema-riichi'].includes(id);
    expect(presentAt(id, '/scoring/patterns/all-simples')).toBe(open ? '1 doubles' : '0/1 doubles');
  });

  test('a human hand is scored where the rule book has it', () => {
    expect(presentAt(id, '/scoring/limits/human-hand') === NOTHING).toBe(NO_HUMAN_HAND.includes(id));
  });

  test('little three dragons and all terminals leave what is in them to count', () => {
    const patterns = builtin(id)?.scoring.patterns ?? {};
    expect(patterns['little-three-dragons']?.implies).toEqual([]);
    expect(patterns['all-terminals-and-honors']?.implies).not.toContain('pung-hand');
  });

  test('no local yaku', () => {
    const { patterns, limits } = builtin(id)?.scoring ?? { patterns: {}, limits: {} };
    const more = [
      'no-points-hand',
      'all-simples',
      'one-shot',
      'kong-dora',
      'under-dora',
      'under-kong-dora',
      'red-five',
    ];
    const known = [...Object.keys(ROWS), ...more.map((row) => `/scoring/patterns/${row}`)];
    expect(Object.keys(patterns).filter((row) => !known.includes(`/scoring/patterns/${row}`))).toEqual([]);
    expect(Object.keys(limits).filter((hand) => ![...YAKUMAN, 'seven-pairs', 'human-hand'].includes(hand))).toEqual([]);
  });
});

/** What is still played when the time is over. Source: Pantheon for the editions of EMA and WRC, RRC table for WRC 2025. */
test.each([
  ['ema-2012', 'one-more'],
  ['ema-2016', 'one-more'],
  ['ema-2025', 'one-more'],
  ['wrc-2015', 'finish-deal'],
  ['wrc-2025', 'one-more'],
])('%s: when the time is up, %s', (id, value) => {
  expect(readAt(builtin(id), '/rules/general/timeUp')).toBe(value);
});

test('a deal that a chombo ends is no last deal in the European rules of 2012', () => {
  expect(readAt(builtin('ema-2012'), '/rules/general/timeUpMistake')).toBe(false);
});

test('where the world rules of 2015 and of 2025 agree, those of 2022, of which only a report was read, are like them', () => {
  const [before, outline, after] = ['wrc-2015', 'wrc-2022', 'wrc-2025'].map((id) => builtin(id));
  const agreed = OPTIONS.map(({ pointer }) => pointer).filter((place) =>
    same(readAt(before, place), readAt(after, place)),
  );
  // The program that the outline rests on does not let the tile be thrown, so that nothing follows.
  const refused = '/rules/deadHands/swapCalling';
  expect(agreed.filter((place) => !same(readAt(outline, place), readAt(before, place)))).toEqual([refused]);
});

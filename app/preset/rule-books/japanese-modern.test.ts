import { describe, expect, test } from 'vitest';
import { builtin } from '../builtin';
import { presentAt, standardPoints, standardSets, type Stated } from '../testing/stated';

/** Rows that are each worth so much. */
function rows(page: 'patterns' | 'limits', words: string, ...ids: readonly string[]): Stated {
  return Object.fromEntries(ids.map((id) => [`/scoring/${page}/${id}`, words]));
}

/** The table of the preset, row by row. Source: Four Winds Mah Jong help, "Rule presets: Japanese Modern". */
const TABLE: Readonly<Record<string, Stated>> = {
  Tiles: { '/rules/general/flowers': 0, '/rules/general/jokers': 0, '/rules/general/omittedSuit': 'none' },
  'Initial points': { '/scoring/payments/initialPoints': 25000 },
  'Limit points': { '/scoring/payments/limitPoints': 2000, '/scoring/method/hanTable/4/limit': 4000 },
  'Restrictions for the winning hand': {
    '/rules/winning/minimum': 1,
    '/rules/winning/minimumUnit': 'doubles',
    '/rules/winning/notCounted': ['dora'],
    '/rules/winning/raised': 'no',
  },
  'Claiming rules for going out': { '/rules/claiming/severalWinners': 'all' },
  'Passing of the deal': {
    '/rules/draw/passAfterEastWins': false,
    '/rules/draw/passOnDraw': 'unless-east-ready',
  },
  'Rule of Ready': {
    '/rules/ready/rule': 'voluntary',
    '/rules/ready/concealedRequired': true,
    '/rules/ready/concealedKongsBefore': true,
    '/rules/ready/handLocked': true,
    '/rules/ready/kongsAfter': 'unchanged',
    '/rules/ready/mustTakeFirst': true,
    '/rules/ready/deposit': 1000,
    '/rules/ready/depositOnDraw': 'pool',
    '/scoring/patterns/ready-declaration': '1 doubles',
  },
  'Dead hand rules': {
    '/rules/deadHands/terminalsAndHonors': 9,
    '/rules/deadHands/sameFirstDiscards': 'winds',
    '/rules/deadHands/fourKongs': 'several-players',
    '/rules/deadHands/fourReady': true,
  },
  Payment: {
    '/scoring/payments/method': 'winner-only',
    '/scoring/payments/payoffScheme': 'japanese',
    '/rules/draw/payment': 'ready',
  },
  Discards: { '/rules/general/discardsShown': 'per-player-extended' },
  Specialties: {
    '/rules/general/dora': true,
    '/scoring/extras/extraHandsTo': 'winner',
    '/rules/claiming/sacredDiscard': 'absolute',
    '/rules/claiming/missedDiscard': 'traditional',
  },
  Scoring: { '/scoring/method/kind': 'fu-han', '/scoring/method/concealedMeans': 'whole-hand' },
  'Basic tile points': standardPoints,
  'Scores for basic sets': standardSets,
  'Scores for patterns based on Chows': {
    ...rows('patterns', '1/2 doubles', 'same-chow-all-suits', 'three-chows-step-3'),
    ...rows('patterns', '0/1 doubles', 'two-identical-chows'),
  },
  'Scores for patterns based on Pungs and Kongs': {
    ...rows('patterns', '2 doubles', 'three-triplets-same-number', 'three-concealed-triplets', 'three-kongs'),
    ...rows('patterns', '4 doubles', 'little-three-dragons'),
  },
  'Scores for patterns based on the whole hand': {
    ...rows('patterns', '0/10 points', 'concealed-hand'),
    ...rows('patterns', '0/1 doubles', 'fully-concealed-hand'),
    '/scoring/patterns/fully-concealed-hand/forced': true,
    '/scoring/patterns/no-points-hand/exposed': { value: 10, unit: 'points' },
    '/scoring/patterns/no-points-hand/concealed': { value: 1, unit: 'doubles' },
    ...rows('patterns', '2 doubles', 'pung-hand'),
    ...rows('patterns', '1/2 doubles', 'terminal-or-honor-in-each-set'),
    ...rows('patterns', '2/3 doubles', 'terminal-in-each-set', 'one-suit-with-honors'),
    ...rows('patterns', '3 doubles', 'all-terminals-and-honors'),
    '/scoring/patterns/all-terminals-and-honors/implies': ['terminal-or-honor-in-each-set'],
    ...rows('patterns', '5/6 doubles', 'one-suit-only'),
  },
  'Scores for winning': {
    ...rows('patterns', '20 points', 'winning'),
    ...rows('patterns', '2 points', 'self-drawn', 'one-chance-chow', 'out-on-pair'),
    ...rows('patterns', '1 doubles', 'last-wall-tile', 'last-discard', 'supplement-tile', 'robbing-kong'),
    ...rows('patterns', '1 doubles', 'ready-declaration', 'ready-first-turn', 'dora'),
  },
  Rounding: { '/scoring/method/roundBefore': 'up-10', '/scoring/method/roundPayment': 'up-100' },
  Penalties: {
    '/scoring/penalties/faultyOut': 1000,
    '/scoring/penalties/faultyOutTo': 'each',
    '/scoring/penalties/faultyOutEast': true,
    '/scoring/penalties/faultyOutThen': 'abandon',
    '/scoring/penalties/faultyOutDeal': 'east',
    '/scoring/penalties/faultyReady': 1000,
    '/scoring/penalties/faultyReadyEast': true,
    '/scoring/penalties/faultyReadyOnlyOnDraw': true,
    '/scoring/penalties/faultyClaim': 100,
    '/scoring/penalties/faultyClaimTo': 'winner',
    '/scoring/payments/liability': [],
  },
  'Limit hands: classical': {
    ...rows('limits', '4000 limit', 'all-green', 'four-kongs', 'hidden-treasure', 'big-three-dragons', 'all-honors'),
    ...rows('limits', '4000 limit', 'little-four-winds', 'big-four-winds', 'all-terminals', 'thirteen-orphans'),
    ...rows('limits', '4000 limit', 'nine-gates', 'nine-gates-impure'),
    '/scoring/limits/hidden-treasure/settings/kongs': 'concealed',
  },
  'Limit hands: pairs': {
    ...rows('limits', '2 doubles', 'seven-pairs'),
    '/scoring/limits/seven-pairs/settings/fixedPoints': 25,
    '/scoring/limits/seven-pairs/settings/cumulative': true,
    '/scoring/limits/seven-pairs/settings/identicalPairs': false,
  },
  'Limit hands: special ways of going out': {
    ...rows('limits', '4000 limit', 'heavenly-hand', 'earthly-hand'),
    '/scoring/limits/heavenly-hand/settings/supplements': false,
    '/scoring/limits/earthly-hand/settings/supplements': false,
    '/scoring/limits/earthly-hand/settings/when': 'narrowed',
  },
};

describe.each(Object.entries(TABLE))('Japanese Modern, %s', (_row, values) => {
  test.each(Object.entries(values))('%s', (place, stated) => {
    expect(presentAt('japanese-modern', place)).toEqual(stated);
  });
});

test('it has no other pattern and no other special hand than the table, but open All Simples', () => {
  const { patterns, limits } = builtin('japanese-modern')?.scoring ?? { patterns: {}, limits: {} };
  const stated = Object.keys(Object.assign({}, ...Object.values(TABLE)) as Stated);
  const more = Object.keys({ ...patterns, ...limits }).filter(
    (row) => !stated.some((place) => place.split('/')[3] === row),
  );
  expect(more).toEqual(['all-simples']);
});

// The paragraph on versions played in Japan names what is stricter there.
test.each([
  ['/scoring/patterns/all-simples', '1 doubles', '0/1 doubles'],
  ['/rules/ready/notSacred', false, true],
])('%s: %s, in nashi-nashi %s', (place, modern, stricter) => {
  expect(presentAt('japanese-modern', place)).toBe(modern);
  expect(presentAt('japanese-modern-nashi-nashi', place)).toBe(stricter);
});

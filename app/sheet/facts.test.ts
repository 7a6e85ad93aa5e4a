import { describe, expect, test } from 'vitest';
import { builtin, builtins } from '../preset/builtin';
import { presetWith } from '../preset/testing/presets';
import { factsOf } from './facts';

const TITLES = [
  'Tiles',
  'Initial points',
  'Limit',
  'Restrictions',
  'Claiming',
  'Passing of the deal',
  'Ready',
  'Dead hands',
  'Payment',
  'Discards',
  'Specialties',
  'Scoring',
];

function facts(id: string): Readonly<Record<string, string>> {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(id);
  return Object.fromEntries(factsOf(preset).map(({ title, text }) => [title, text]));
}

// What the table of each preset says: Four Winds help, "Rule presets".
describe.each<[string, Readonly<Record<string, readonly RegExp[]>>]>([
  [
    'japanese-modern',
    {
      Tiles: [/^136 tiles;/],
      'Initial points': [/^25,000 points/],
      Limit: [/^2000 points/],
      Restrictions: [/Minimum: 1 han/, /Dora/i],
      Claiming: [/All of them win/],
      'Passing of the deal': [/Unless East is ready/],
      Ready: [/^Voluntary/, /Deposit: 1000 points/, /concealed hand/i],
      'Dead hands': [/terminals and honors/i, /Winds only/, /Four kongs/, /Four ready declarations/],
      Payment: [/winner/i, /Japanese/, /ready/i],
      Discards: [/marking/],
      Specialties: [/Dora tiles/, /Sacred discard: Absolute/, /Missed discard: Traditional/, /extra hands/],
      Scoring: [/Fu and han/],
    },
  ],
  [
    'm-league',
    {
      'Initial points': [/^25,000 points; Return points: 30,000 points/, /Placement bonus: \+30,000/],
      Limit: [/added/i, /rounded up/],
      Specialties: [/Dora tiles/, /further indicator/, /Under-dora/],
    },
  ],
  ['jpml-a', { 'Initial points': [/Placement bonus depends/], Specialties: [/Dora tiles; Missed/] }],
  [
    'american-league',
    {
      Tiles: [/^152 tiles, 8 flowers and 8 jokers among them/],
      Limit: [/^None\.$/],
      Specialties: [/Charleston/],
    },
  ],
  ['cantonese-sixteen', { Tiles: [/Five sets and a pair/] }],
  [
    'chinese-official',
    {
      Tiles: [/^144 tiles, 8 flowers among them/],
      Limit: [/^None\.$/],
      Restrictions: [/Minimum: 8 points/],
    },
  ],
  [
    'dutch-league',
    { Restrictions: [/^Minimum: 2 doubles; No minimum for hands without mixed suits\.$/], Tiles: [/^136 tiles;/] },
  ],
  ['taiwanese-north', { Limit: [/^None\.$/] }],
  ['hong-kong-old-style', { Limit: [/^64 points/] }],
  [
    'european-classical',
    { Limit: [/^500 points/], Payment: [/^Between all players; Payoff table: Chinese Classical/] },
  ],
  ['new-zealand', { Ready: [/^Obligatory/], Payment: [/^Not at all: scores are only added up; Payment after a draw/] }],
])('%s', (id, expected) => {
  test.each(Object.entries(expected))('%s', (title, patterns) => {
    for (const pattern of patterns) expect(facts(id)[title]).toMatch(pattern);
  });
});

// Who pays how much: yawnoc/mahjong-scorer, half and full responsibility; riichi_advanced, issue 182, on the WMPA.
test.each([
  ['hong-kong-half', 'paid × 1 by everyone, a discard × 1 by the discarder and × 0.5 by the others'],
  ['hong-kong-full', 'paid × 1 by everyone, a discard × 2 by the discarder and × 0 by the others'],
  ['wmpa', 'paid × 1 by everyone, a discard × 3 by the discarder and × 0 by the others'],
])('%s says its own payoff table in a phrase', (id, phrase) => {
  expect(facts(id)['Payment']).toContain(phrase);
});

test('a payoff table in which East is paid otherwise is only called customized', () => {
  const preset = presetWith({
    '/scoring/payments/payoffScheme': 'customized',
    '/scoring/payments/payoffTable/eastSelfDrawn/others': 300,
  });
  expect(factsOf(preset).find(({ title }) => title === 'Payment')?.text).toContain('Payoff table: Customized');
});

test('every preset has all twelve, in the same order, and each says something', () => {
  for (const preset of builtins()) {
    const all = factsOf(preset);
    expect(all.map(({ title }) => title)).toEqual(TITLES);
    for (const { text } of all) expect(text).toMatch(/\w/);
  }
});

test('an option that is out of use is not spoken of', () => {
  const ready = factsOf(presetWith({ '/rules/ready/rule': 'none', '/rules/ready/deposit': 1000 }))[6];
  expect(ready?.text).toBe('None.');
});

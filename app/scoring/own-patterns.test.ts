import { describe, expect, test } from 'vitest';
import type { Hand, OwnPattern, Preset } from '../../schemas/generated/preset';
import { kindOf, parseTiles } from '../tiles';
import { search } from '../option/search';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { presetWith } from '../preset/testing/presets';
import { scoreHand, waitingOf } from './index';
import { CLIMB, drawn, SNAKE, withOwn } from './testing/own-patterns';
import { waits } from './waits';

const preset = withOwn([SNAKE, CLIMB], {
  'club-climb': { exposed: { value: 2, unit: 'doubles' }, concealed: { value: 3, unit: 'doubles' } },
});

function sheetOf(hand: Hand, rules: Preset = preset) {
  const sheet = scoreHand(effectiveOf(rules), hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  return sheet;
}

function shown(hand: Hand, rules: Preset = preset): string[] {
  return sheetOf(hand, rules).patterns.map((one) => one.id);
}

function paid(hand: Hand, rules: Preset = preset): string[] {
  return sheetOf(hand, rules)
    .patterns.filter((one) => one.unpaid === undefined)
    .map((one) => one.id);
}

const tiles = (text: string) => {
  const read = parseTiles(text, '');
  if (!read.ok) throw new Error(text);
  return read.value;
};

describe('a pattern that a preset has made up', () => {
  test.each([SNAKE, CLIMB])('$id: its example scores it, its near miss does not', (pattern) => {
    expect(shown(pattern.example)).toContain(pattern.id);
    expect(pattern.nearMiss && shown(pattern.nearMiss)).not.toContain(pattern.id);
  });

  test('a hand without sets wins by it, and only where it is scored', () => {
    expect(sheetOf(SNAKE.example)).toMatchObject({ win: true, points: 500 });
    const silent = { ...preset, scoring: { ...preset.scoring, limits: {} } };
    expect(sheetOf(SNAKE.example, silent).win).toBe(false);
    const nothing = withOwn([SNAKE], {
      'club-snake': { exposed: { value: 0, unit: 'limit' }, concealed: { value: 0, unit: 'limit' } },
    });
    expect(sheetOf(SNAKE.example, nothing).win).toBe(false);
  });

  test('a regular hand is paid for it beside its other patterns, exposed and concealed apart', () => {
    const open = drawn('222p22s33m777z', '2s', { melds: [{ kind: 'pung', tiles: '222m', from: 'E' }] });
    const value = (hand: Hand) => sheetOf(hand).patterns.find((one) => one.id === 'club-climb')?.value;
    expect([value(CLIMB.example), value(open)]).toEqual([3, 2]);
  });

  test('the lines of a sheet name it and its place', () => {
    expect(sheetOf(SNAKE.example).patterns.find((one) => one.id === 'club-snake')).toMatchObject({
      name: 'Club snake',
      pointer: '/scoring/limits/club-snake',
      unit: 'limit',
    });
  });

  test('another pattern may be contained in it, and it in another', () => {
    const open = drawn('222p22s33m777z', '2s', { melds: [{ kind: 'pung', tiles: '222m', from: 'E' }] });
    const row = { exposed: { value: 2, unit: 'doubles' }, concealed: { value: 2, unit: 'doubles' } } as const;
    expect(paid(open)).toEqual(expect.arrayContaining(['club-climb', 'pung-hand', 'dragon-set']));
    const implying = paid(open, withOwn([CLIMB], { 'club-climb': { ...row, implies: ['pung-hand'] } }));
    expect(implying).toContain('club-climb');
    expect(implying).not.toContain('pung-hand');
    const excluded = presetWith({ '/scoring/patterns/pung-hand/excludes': ['club-climb'] }, preset);
    expect(paid(open, excluded)).not.toContain('club-climb');
  });
});

interface Case {
  readonly name: string;
  readonly hand: Hand;
  readonly pattern?: Partial<OwnPattern>;
  readonly scores: boolean;
}

/** What the groups mean: suits and numbers by letter, runs, kongs, and what may be claimed. */
test.each<Case>([
  { name: 'other suits', hand: drawn('555m555p55s66s666z', '5s'), scores: true },
  { name: 'the dragon of another suit than that of the pair', hand: drawn('555m555p55s66s777z', '5s'), scores: false },
  { name: 'no number after nine', hand: drawn('999m999p99s11m777z', '9s'), scores: false },
  { name: 'two numbers', hand: drawn('222m222p33s33m777z', '3s'), scores: false },
  {
    name: 'a kong for a pung',
    hand: drawn('222p22s33m777z', '2s', { melds: [{ kind: 'concealed-kong', tiles: '2222m' }] }),
    scores: true,
  },
  {
    name: 'no kong for a pung where it is not said',
    hand: drawn('222p22s33m777z', '2s', { melds: [{ kind: 'concealed-kong', tiles: '2222m' }] }),
    pattern: { kongs: false },
    scores: false,
  },
  {
    name: 'nothing claimed where it has to be concealed',
    hand: drawn('222p22s33m777z', '2s', { melds: [{ kind: 'pung', tiles: '222m', from: 'E' }] }),
    pattern: { concealed: true },
    scores: false,
  },
  {
    name: 'a claimed run as a run of three',
    hand: drawn('456m789m11p22z', '1p', { melds: [{ kind: 'chow', tiles: '123m', from: 'E' }] }),
    pattern: {
      groups: [
        { kind: 'run', tile: { suit: 'a', number: 1 } },
        { kind: 'run', tile: { suit: 'a', number: 4 }, length: 6 },
        { kind: 'pung', tile: { suit: 'b', number: 'y' } },
        { kind: 'pair', tile: { wind: 'S' } },
      ],
    },
    scores: true,
  },
  {
    name: 'three letters for numbers, which may be the same',
    hand: drawn('111m22m33p444p88s8s', '2m'),
    pattern: {
      groups: [
        { kind: 'pung', tile: { suit: 'a', number: 'x' } },
        { kind: 'pung', tile: { suit: 'a', number: 'x+1' } },
        { kind: 'pair', tile: { suit: 'b', number: 'y' } },
        { kind: 'pung', tile: { suit: 'b', number: 'y+1' } },
        { kind: 'pung', tile: { suit: 'c', number: 'z' } },
      ],
    },
    scores: true,
  },
])('$name: $scores', ({ hand, pattern, scores }) => {
  expect(shown(hand, withOwn([{ ...CLIMB, ...pattern }])).includes('club-climb')).toBe(scores);
});

describe('jokers in own patterns', () => {
  const jokers = { '/rules/general/jokers': 4 };

  test.each<{ name: string; hand: Hand; set: Readonly<Record<string, unknown>>; id: string; scores: boolean }>([
    { name: 'in a pung', hand: drawn('22m222p22s33m777z1j', '2s'), set: {}, id: 'club-climb', scores: true },
    {
      name: 'no fifth copy',
      hand: drawn('22m222p22s33m777z1j', '2s', {}),
      set: { '/patterns/1/groups/4/tile/number': 'x', '/rules/general/jokersInPairs': true },
      id: 'club-climb',
      scores: false,
    },
    {
      name: 'in a pair where they may',
      hand: drawn('222m222p22s3m777z1j', '2s'),
      set: { '/rules/general/jokersInPairs': true },
      id: 'club-climb',
      scores: true,
    },
    {
      name: 'not in a pair else',
      hand: drawn('222m222p22s3m777z1j', '2s'),
      set: { '/rules/general/jokersInPairs': false },
      id: 'club-climb',
      scores: false,
    },
    {
      name: 'in a run where they may',
      hand: drawn('11234567m1234z1j', '9m'),
      set: { '/rules/general/jokersInChows': true },
      id: 'club-snake',
      scores: true,
    },
    {
      name: 'not in a run else',
      hand: drawn('11234567m1234z1j', '9m'),
      set: { '/rules/general/jokersInChows': false },
      id: 'club-snake',
      scores: false,
    },
  ])('$name: $scores', ({ hand, set, id, scores }) => {
    expect(shown(hand, presetWith({ ...jokers, ...set }, preset)).includes(id)).toBe(scores);
  });
});

test.each(['Club snake', 'Vereinsschlange', 'one of each wind'])('it is found by "%s"', (query) => {
  expect(search(query, 60, [SNAKE]).map((hit) => hit.pointer)).toContain('/scoring/limits/club-snake');
  expect(search(query).map((hit) => hit.pointer)).not.toContain('/scoring/limits/club-snake');
});

test('beside a card, flowers that were claimed are a group of an own pattern', () => {
  const league = builtin('american-league') as Preset;
  const flowers: OwnPattern = {
    id: 'club-garden',
    page: 'limits',
    name: 'Club garden',
    definition: 'A kong of flowers, kongs of one number in two suits and a pair of East.',
    groups: [
      { kind: 'kong', tile: { flower: true } },
      { kind: 'kong', tile: { suit: 'a', number: 'x' } },
      { kind: 'kong', tile: { suit: 'b', number: 'x' } },
      { kind: 'pair', tile: { wind: 'E' } },
    ],
    example: drawn('1234f3333m333p11z', '3p'),
  };
  const rules = withOwn([flowers], {}, league);
  expect(sheetOf(flowers.example, rules).win).toBe(true);
  const claimed = drawn('3333m333p11z', '3p', { melds: [{ kind: 'kong', tiles: '1234f', from: 'E' }] });
  expect(sheetOf(claimed, rules).win).toBe(true);
});

describe('waits', () => {
  const kinds = (text: string, rules = preset) => waits(effectiveOf(rules), { concealed: tiles(text), melds: [] });
  const kind = (text: string) => tiles(text).map(kindOf);

  test('are those of the own pattern too', () => {
    expect(kinds('112345678m1234z')).toEqual(kind('9m'));
    expect(kinds('123456789m1234z')).toEqual(kind('1m'));
    expect(kinds('222m222p22s33m777z')).toEqual(expect.arrayContaining(kind('2s')));
  });

  test.each([
    ['112345678m1234z', 0],
    ['112345578m1234z', 1],
    ['112335578m1235z', 3],
    ['222m222p22s33m777z', 0],
    ['222m222p22s34m77z5s', 2],
  ])('%s is %i tiles away from calling for one', (text, away) => {
    expect(waitingOf(effectiveOf(preset), { concealed: text })).toMatchObject({ forms: { own: { away } } });
  });

  test('are none where the pattern is not scored', () => {
    const silent = { ...preset, scoring: { ...preset.scoring, limits: {} } };
    expect(kinds('112345678m1234z', silent)).toEqual([]);
  });
});

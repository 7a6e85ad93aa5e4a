import { describe, expect, test } from 'vitest';
import type { OwnPattern } from '../../schemas/generated/preset';
import { compared } from '../exchange/comparison';
import { catalogueOf } from '../option/catalogue';
import { search } from '../option/search';
import { BASE, CLIMB, drawn, SNAKE, withOwn } from '../scoring/testing/own-patterns';
import { contentHash } from './content-hash';
import { newFrom } from './copy';
import { difference } from './difference';
import { parsePreset } from './parse';
import { withValue } from './pointer';
import { printPreset } from './print';
import { problemsOf } from './problems';
import { resolvePreset, type PresetFile } from './resolve';
import { presetWith } from './testing/presets';

const good = withOwn([SNAKE, CLIMB]);
const codes = (pattern: OwnPattern) => problemsOf(withOwn([pattern])).map((one) => [one.code, one.pointer]);

test('good patterns are no problem', () => {
  expect(problemsOf(good).filter((one) => one.code.startsWith('own'))).toEqual([]);
});

test.each<{ name: string; pattern: OwnPattern; found: readonly (readonly [string, string])[] }>([
  {
    name: 'too few tiles',
    pattern: { ...SNAKE, groups: [{ kind: 'pair', tile: { suit: 'a', number: 1 } }] },
    found: [['own-pattern-size', '/patterns/0/groups']],
  },
  {
    name: 'an example of something else',
    pattern: { ...SNAKE, example: drawn('123m123p123s456s1z', '1z') },
    found: [['own-example', '/patterns/0/example']],
  },
  {
    name: 'an example that does not win',
    pattern: { ...SNAKE, example: { concealed: '112345678m1234z' } },
    found: [['own-example', '/patterns/0/example']],
  },
  {
    name: 'an example with five equal tiles',
    pattern: { ...SNAKE, example: drawn('111112345678m1z', '1z') },
    found: [['own-example', '/patterns/0/example/concealed']],
  },
  {
    name: 'an example of tiles that there are not',
    pattern: { ...SNAKE, example: drawn('112345678m1238z', '9m') },
    found: [['own-example', '/patterns/0/example/concealed']],
  },
  {
    name: 'a near miss that scores it',
    pattern: { ...SNAKE, nearMiss: drawn('112345678p1234z', '9p') },
    found: [['own-near-miss', '/patterns/0/nearMiss']],
  },
  {
    name: 'a near miss that cannot be',
    pattern: { ...SNAKE, nearMiss: drawn('112345678p', '9p') },
    found: [['own-near-miss', '/patterns/0/nearMiss/concealed']],
  },
])('$name', ({ pattern, found }) => {
  expect(codes(pattern)).toEqual(found);
});

test('a pattern without a value is worth a note', () => {
  const silent = { ...good, scoring: { ...good.scoring, limits: {} } };
  expect(problemsOf(silent).filter((one) => one.code.startsWith('own'))).toMatchObject([
    {
      code: 'own-pattern-without-row',
      severity: 'note',
      pointer: '/patterns/0',
      others: ['/scoring/limits/club-snake'],
    },
  ]);
});

describe('a file', () => {
  test('with own patterns is read, and printed as it was', () => {
    const text = printPreset(good);
    const parsed = parsePreset(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    expect(parsed.value).toEqual(good);
    expect(parsed.notes).toEqual([]);
    expect(printPreset(parsed.value)).toBe(text);
  });

  test.each<{ name: string; set: Readonly<Record<string, unknown>>; at: string }>([
    {
      name: 'an id of the catalogue',
      set: { '/patterns/0/id': 'pung-hand' },
      at: '/patterns/0/id',
    },
    { name: 'one id twice', set: { '/patterns/0/id': 'club-climb' }, at: '/patterns/1/id' },
    { name: 'no name', set: { '/patterns/0/name': ' ' }, at: '/patterns/0/name' },
    {
      name: 'a page that there is not',
      set: { '/patterns/0/page': 'sets' },
      at: '/patterns/0/page',
    },
    { name: 'no groups', set: { '/patterns/0/groups': [] }, at: '/patterns/0/groups' },
    {
      name: 'a number of a fourth letter',
      set: { '/patterns/0/groups/0/tile/number': 'w' },
      at: '/patterns/0/groups/0/tile/number',
    },
    { name: 'a number instead of the list', set: { '/patterns': 7 }, at: '/patterns' },
    {
      name: 'more patterns than anybody plays',
      set: { '/patterns': Array.from({ length: 101 }, (_, at) => ({ ...SNAKE, id: `own-${String(at)}` })) },
      at: '/patterns',
    },
  ])('$name is told at its place', ({ set, at }) => {
    const parsed = parsePreset(JSON.stringify(presetWith(set, good)));
    expect(parsed.ok ? [] : parsed.problems.map((one) => one.pointer)).toContain(at);
  });

  test('that builds on another has the patterns of both, its own first', () => {
    const base = { ...good, id: 'base' } as unknown as PresetFile;
    const renamed = { ...SNAKE, name: 'Renamed' };
    const resolved = resolvePreset({ id: 'x', name: 'X', extends: 'base', patterns: [renamed] }, () => base);
    if (!resolved.ok) throw new Error('it is there');
    expect(resolved.value.patterns?.map((one) => one.name)).toEqual(['Club climb', 'Renamed']);
    expect(resolved.value.scoring.limits['club-snake']).toEqual(good.scoring.limits['club-snake']);
  });
});

test('a copy of a preset has its patterns', () => {
  expect(newFrom(good, { id: 'copy', name: 'Copy' }).patterns).toEqual(good.patterns);
  expect(contentHash(newFrom(good, { id: 'copy', name: 'Copy' }))).toBe(contentHash(good));
});

test.each<{ name: string; set: Readonly<Record<string, unknown>>; differs: readonly string[] }>([
  { name: 'another name', set: { '/patterns/0/name': 'Another' }, differs: [] },
  { name: 'another example', set: { '/patterns/0/example': drawn('112345678s1234z', '9s') }, differs: [] },
  {
    name: 'the groups in another order',
    set: { '/patterns/1/groups': [...CLIMB.groups].reverse() },
    differs: [],
  },
  { name: 'other groups', set: { '/patterns/0/groups/0/kind': 'pung' }, differs: ['/scoring/limits/club-snake'] },
  { name: 'open too', set: { '/patterns/0/concealed': false }, differs: ['/scoring/limits/club-snake'] },
  { name: 'no kongs', set: { '/patterns/1/kongs': false }, differs: ['/scoring/patterns/club-climb'] },
  {
    name: 'another value',
    set: { '/scoring/limits/club-snake/concealed/value': 500 },
    differs: ['/scoring/limits/club-snake'],
  },
])('$name differs in $differs', ({ set, differs }) => {
  const other = presetWith(set, good);
  expect(difference(good, other).map((one) => one.pointer)).toEqual(differs);
  expect(contentHash(good) !== contentHash(other)).toBe(differs.length > 0);
});

test('a preset without the patterns differs in their rows', () => {
  const rules = compared([BASE, good], []).rules.filter((one) => one.pointer.includes('club-'));
  expect(rules.map(({ title }) => title)).toEqual(['Club climb', 'Club snake']);
  expect(difference(good, withValue(good, '/patterns', undefined)).map((one) => one.pointer)).toEqual([
    '/scoring/patterns/club-climb',
    '/scoring/limits/club-snake',
  ]);
});

test('search finds them by any of their names', () => {
  const found = (query: string) => search(query, 5, good.patterns).map((hit) => hit.pointer);
  expect(found('club snake')[0]).toBe('/scoring/limits/club-snake');
  expect(found('Vereinsschlange')).toEqual(['/scoring/limits/club-snake']);
  expect(search('Vereinsschlange')).toEqual([]);
});

test('what is no list of patterns counts as none', () => {
  for (const odd of [undefined, null, 7, 'x', {}, [], [null], [{}], [{ id: 1 }]]) {
    expect(catalogueOf(odd).own).toEqual([]);
  }
});

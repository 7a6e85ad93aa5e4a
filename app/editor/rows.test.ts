import { describe, expect, test } from 'vitest';
import { pageAt } from '../option/options';
import { groupTitle } from '../option/patterns';
import { filteredPatterns, newRow, orderedPatterns, patternsOf } from './rows';

const patterns = pageAt('/scoring/patterns');
const limits = pageAt('/scoring/limits');
if (!patterns || !limits) throw new Error('no pages');
const all = { query: '', group: undefined, used: false };

describe('rows of a pattern page', () => {
  test.each([
    ['pung hand', 'pung-hand'],
    ['toitoi', 'pung-hand'],
    ['対々和', 'pung-hand'],
  ])('are found by %s', (query, id) => {
    expect(filteredPatterns(patterns, {}, undefined, { ...all, query }).map((pattern) => pattern.id)).toContain(id);
  });

  test('are narrowed down by group and use', () => {
    const [first] = patternsOf(patterns, undefined);
    const group = first?.group ?? '';
    const inGroup = filteredPatterns(patterns, {}, undefined, { ...all, group });
    expect(inGroup.length).toBeGreaterThan(0);
    expect(inGroup.every((pattern) => pattern.group === group)).toBe(true);
    const rows = { 'pung-hand': newRow(patterns, 'fu-han') };
    expect(filteredPatterns(patterns, rows, undefined, { ...all, used: true }).map((pattern) => pattern.id)).toEqual([
      'pung-hand',
    ]);
  });

  test.each([
    [patterns, 'fu-han', { value: 1, unit: 'doubles' }],
    [patterns, 'points', { value: 1, unit: 'points' }],
    [limits, 'fu-han', { value: 1000, unit: 'limit' }],
    [limits, 'tai', { value: 1, unit: 'doubles' }],
  ] as const)('begin with a usual value', (page, kind, value) => {
    expect(newRow(page, kind)).toEqual({ exposed: value, concealed: value });
  });

  test('are listed by name, or those worth most first and unscored ones last', () => {
    const some = filteredPatterns(patterns, {}, undefined, { ...all, query: 'pung' });
    const names = orderedPatterns(some, {}, 'name').map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    const amount = (value: number, unit: 'doubles' | 'points' | 'limit') => ({
      exposed: { value, unit },
      concealed: { value, unit },
    });
    const [one, two, three] = some.map(({ id }) => id);
    const rows = {
      [String(one)]: amount(30, 'points'),
      [String(two)]: amount(1, 'doubles'),
      [String(three)]: amount(500, 'limit'),
    };
    expect(
      orderedPatterns(some, rows, 'value')
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual([three, two, one]);
    expect(orderedPatterns(some, rows, 'group')).toBe(some);
  });

  test('have groups in words', () => {
    expect(groupTitle('whole-hand')).toBe('Whole hand');
  });
});

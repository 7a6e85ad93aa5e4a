import { describe, expect, test } from 'vitest';
import { pageAt } from '../option/options';
import { filteredPatterns, groupTitle, newRow, patternsOf } from './rows';

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

  test('have groups in words', () => {
    expect(groupTitle('whole-hand')).toBe('Whole hand');
  });
});

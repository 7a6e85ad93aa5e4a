import { expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { withValue } from '../preset/pointer';
import { compared } from './comparison';
import { comparisonCsv, csvCell } from './comparison-csv';
import { comparisonHtml } from './comparison-sheet';

const base = builtin('japanese-modern');
if (base === undefined) throw new Error('no preset');
const changed = { ...withValue(base, '/rules/claiming/missedDiscard', 'absolute'), name: '=HYPERLINK("x")<b>' };
const comparison = compared([base, changed], []);

test('as CSV: a line for each rule, and no cell that a spreadsheet takes for a formula', () => {
  const [head, rule, ...more] = comparisonCsv(comparison).split('\r\n');
  expect(head).toBe(`Page,Rule,Pointer,Japanese Modern,"'=HYPERLINK(""x"")<b>"`);
  expect(rule).toMatch(/^Claiming,Missed discard,\/rules\/claiming\/missedDiscard,Traditional,Absolute/);
  expect(more).toEqual(['']);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1,000', `"'-1,000"`],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "' =1"],
  [' =1', "' =1"],
  ['a "b"', '"a ""b"""'],
  ['plain', 'plain'],
])('the cell %j is written %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test('rows of the same worth are told apart by what they include', () => {
  const row = { exposed: { value: 1, unit: 'doubles' }, concealed: { value: 1, unit: 'doubles' } } as const;
  const pointer = '/scoring/patterns/all-terminals-and-honors';
  const [plain, bare] = [{ ...row }, { ...row, implies: [] }].map((value) => withValue(base, pointer, value));
  if (plain === undefined || bare === undefined) throw new Error('two presets');
  const [rule] = compared([plain, bare], []).rules;
  expect(rule?.values).toEqual(['1 han', '1 han; includes no other pattern']);
});

test('as HTML: names are texts', () => {
  const html = comparisonHtml(comparison);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('&lt;b&gt;');
  expect(html).not.toContain('<b>');
  expect(html).toContain('Missed discard');
});

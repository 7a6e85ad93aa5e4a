import { describe, expect, test } from 'vitest';
import { optionAt } from '../option/options';
import type { ScoringRow } from '../../schemas/generated/preset';
import { cellsOf, pastedRows, pastedTable } from './pasted';

const option = optionAt('/scoring/method/hanTable');
if (option?.kind !== 'table') throw new Error('no table');
const { columns } = option;
const rows = [
  { han: 5, limit: 1000 },
  { han: 6, limit: 1500 },
];

test.each([
  ['5', undefined],
  ['5\t100', [['5', '100']]],
  ['5\r\n6\r\n', [['5'], ['6']]],
  [
    '5\t100\n\t150\n\n',
    [
      ['5', '100'],
      ['', '150'],
    ],
  ],
])('%j is cells of a spreadsheet', (text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

describe('a table', () => {
  test.each<[string, { row: number; column: number }, unknown]>([
    ['4\t80\n7\t200\n9\t300', { row: 0, column: 0 }, [4, 800, 7, 2000, 9, 3000]],
    ['120%\n160 %', { row: 0, column: 1 }, [5, 1200, 6, 1600]],
    ['\t180', { row: 1, column: 0 }, [5, 1000, 6, 1800]],
    ['8\t200', { row: 2, column: 0 }, [5, 1000, 6, 1500, 8, 2000]],
    ['4\tmuch', { row: 0, column: 0 }, /^Line 1 of what is pasted: “much” is not a number/],
    ['4\t80\t9', { row: 0, column: 0 }, /more cells than the 2 columns/],
    ['80\t9', { row: 0, column: 1 }, /more cells than the 1 column /],
    ['4\n-3', { row: 0, column: 0 }, /^Line 2 of what is pasted: -3 is too small/],
  ])('takes %j at %j', (text, at, expected) => {
    const pasted = pastedTable(rows, columns, cellsOf(text) ?? [], at);
    if (expected instanceof RegExp) expect(pasted.ok ? '' : pasted.reason).toMatch(expected);
    else expect(pasted.ok && pasted.value.flatMap(({ han, limit }) => [han, limit])).toEqual(expected);
  });
});

describe('values of patterns', () => {
  const row = (value: number, unit: 'doubles' | 'limit' = 'doubles'): ScoringRow => ({
    exposed: { value, unit },
    concealed: { value, unit },
  });
  const list = [
    { pointer: '/a', row: row(1) },
    { pointer: '/b', row: undefined },
    { pointer: '/c', row: row(1000, 'limit') },
  ];

  test('go to the scored patterns in their units', () => {
    expect(
      pastedRows(
        list,
        [
          ['2', '3'],
          ['150', ''],
        ],
        'exposed',
      ),
    ).toEqual({
      ok: true,
      value: {
        '/a': { exposed: { value: 2, unit: 'doubles' }, concealed: { value: 3, unit: 'doubles' } },
        '/c': { exposed: { value: 1500, unit: 'limit' }, concealed: { value: 1000, unit: 'limit' } },
      },
    });
  });

  test.each([
    [[['2'], ['3'], ['4']], /Only 2 patterns/],
    [[['x']], /not a number/],
    [[['1', '2']], /more cells/],
  ])('%j is refused', (cells, reason) => {
    const pasted = pastedRows(list, cells, 'concealed');
    expect(pasted.ok ? '' : pasted.reason).toMatch(reason);
  });
});

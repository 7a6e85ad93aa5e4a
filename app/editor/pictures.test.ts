import { expect, test } from 'vitest';
import { optionAt } from '../option/options';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import { curveOf } from './curve';
import { flowsOf } from './flows';

const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no preset');
const table = optionAt('/scoring/method/hanTable');
if (table?.kind !== 'table') throw new Error('no table');

/** Four Winds help, "Payments to winner": what the three others pay, in hundredths, in the order of the seats. */
test.each([
  [
    'japanese',
    [
      [200, 200, 200],
      [200, 100, 100],
      [0, 600, 0],
      [400, 0, 0],
      [0, 400, 0],
    ],
  ],
  [
    'chinese-official',
    [
      [100, 100, 100],
      [100, 100, 100],
      [0, 100, 0],
      [100, 0, 0],
      [0, 100, 0],
    ],
  ],
  [
    'chinese-classical',
    [
      [200, 200, 200],
      [200, 100, 100],
      [200, 200, 200],
      [200, 100, 100],
      [200, 100, 100],
    ],
  ],
] as const)('the flows of %s are those of its payoff table', (scheme, expected) => {
  const flows = flowsOf(effectiveOf(withValue(japanese, '/scoring/payments/payoffScheme', scheme)));
  expect(flows.map(({ paid }) => paid.map(({ times }) => times))).toEqual(expected);
});

test('what is only added up flows nowhere', () => {
  expect(flowsOf(effectiveOf(withValue(japanese, '/scoring/payments/method', 'add-up')))).toEqual([]);
});

test.each([
  [[], undefined],
  [[{ han: 5, limit: 1000 }], undefined],
  [
    [
      { han: 5, limit: 1000 },
      { han: 5, limit: 1500 },
    ],
    undefined,
  ],
  [
    [
      { han: 5, limit: 1000 },
      { han: 13, limit: 4000 },
    ],
    { end: 14, limit: 1000 },
  ],
])('a table of %j rows is drawn where it ascends', (rows, expected) => {
  const curve = curveOf(table, rows, effectiveOf(japanese));
  if (expected === undefined) expect(curve).toBeUndefined();
  else expect(curve).toMatchObject(expected);
});

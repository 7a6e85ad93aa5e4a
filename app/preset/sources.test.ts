import { expect, test } from 'vitest';
import { builtin } from './builtin';
import { completenessOf, sourceOf } from './sources';
import { presetWith } from './testing/presets';

const MODERN = builtin('japanese-modern');
if (MODERN === undefined) throw new Error('Japanese Modern is there');

const total = (preset: typeof MODERN): number => {
  const { sourced, assumed, open } = completenessOf(preset);
  return sourced + assumed + open;
};

test('the closest cover names the source', () => {
  const covered = {
    ...MODERN,
    sources: [{ id: 'a', title: 'Book', covers: ['/rules/draw'] }],
    assumed: [{ covers: ['/rules/draw/pool'], reason: 'The book names no amount.' }],
  };
  expect(sourceOf(covered, '/rules/draw/payment')).toEqual({ title: 'Book' });
  expect(sourceOf(covered, '/rules/draw/pool')).toEqual({ assumed: 'The book names no amount.' });
  expect(sourceOf(covered, '/rules/ready/rule')).toBeUndefined();
});

test('what is out of use is not counted', () => {
  expect(total(presetWith({ '/rules/ready/rule': 'none' }, MODERN))).toBeLessThan(total(MODERN));
  expect(total(presetWith({ '/rules/general/jokers': 4 }, MODERN))).toBeGreaterThan(total(MODERN));
});

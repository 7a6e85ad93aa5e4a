import { expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { builtin } from './builtin';
import { changes, difference } from './difference';

function hongKong(change: (preset: Preset) => void): readonly [Preset, Preset] {
  const base = builtin('hong-kong-old-style');
  if (base === undefined) throw new Error('no such preset');
  const edited = structuredClone(base);
  change(edited);
  return [base, edited];
}

test('options that only come into use with another one are differences, but nobody changed them', () => {
  const [base, edited] = hongKong(({ rules }) => {
    rules.winning.minimum = 3;
  });
  expect(difference(base, edited).length).toBeGreaterThan(1);
  expect(changes(base, edited).map((one) => one.pointer)).toEqual(['/rules/winning/minimum']);
  expect(changes(edited, base).map((one) => one.pointer)).toEqual(['/rules/winning/minimum']);
});

test('a value that is changed as well as brought into use is a change', () => {
  const [base, edited] = hongKong(({ rules }) => {
    rules.winning.minimum = 3;
    rules.winning.raised = 'extra-hands';
  });
  expect(changes(base, edited).map((one) => one.pointer)).toEqual(['/rules/winning/minimum', '/rules/winning/raised']);
});

test('no change where the rules are the same', () => {
  const [base, edited] = hongKong(() => undefined);
  expect(changes(base, edited)).toEqual([]);
});

import { expect, test } from 'vitest';
import { alternatives } from '../option/neighbours';
import { OPTIONS } from '../option/options';
import type { Pointer } from '../result';
import { derivedOf, effectiveOf, effectiveWith } from './effective-of';
import { builtins } from './builtin';
import { readAt, withValue } from './pointer';
import { resolvePreset } from './resolve';

const resolved = resolvePreset({ id: 'defaults', name: 'Defaults' }, () => undefined);
if (!resolved.ok) throw new Error('the defaults resolve');
const defaults = resolved.value;

test.each<{ name: string; set: Record<Pointer, unknown>; pointer: Pointer; is: unknown; because?: string }>([
  { name: 'a stored value', set: {}, pointer: '/rules/claiming/missedDiscard', is: 'none' },
  {
    name: 'a kong turns no indicator without dora',
    set: { '/rules/general/kongDora': true },
    pointer: '/rules/general/kongDora',
    is: false,
    because: 'inactive',
  },
  {
    name: 'a kong turns an indicator with dora',
    set: { '/rules/general/dora': true, '/rules/general/kongDora': true },
    pointer: '/rules/general/kongDora',
    is: true,
  },
  {
    name: 'a dependent option of a dependent option',
    set: { '/rules/general/kongDora': true, '/rules/general/underDora': true, '/rules/general/underKongDora': true },
    pointer: '/rules/general/underKongDora',
    is: false,
    because: 'inactive',
  },
  {
    name: 'fu are rounded up to ten with fu and han (Four Winds, Mangan)',
    set: { '/scoring/method/kind': 'fu-han', '/scoring/method/roundBefore': 'none' },
    pointer: '/scoring/method/roundBefore',
    is: 'up-10',
    because: 'implied',
  },
])('$name', ({ set, pointer, is, because }) => {
  const preset = Object.entries(set).reduce((one, [at, value]) => withValue(one, at, value), defaults);
  expect(readAt(effectiveOf(preset), pointer)).toEqual(is);
  expect(derivedOf(preset).overruled.get(pointer)?.how).toBe(because);
});

test('stored values stay as they are, and the same preset gives the same rules', () => {
  const preset = withValue(defaults, '/rules/general/kongDora', true);
  expect(effectiveOf(preset)).toBe(effectiveOf(preset));
  expect(readAt(preset, '/rules/general/kongDora')).toBe(true);
});

test('resolving gives every option', () => {
  for (const option of OPTIONS) expect(readAt(defaults, option.pointer), option.pointer).toEqual(option.default);
});

test.each(OPTIONS.map((option) => [option.pointer, option] as const))('with another value of %s', (pointer, option) => {
  for (const preset of [defaults, ...builtins().slice(0, 1)])
    for (const value of alternatives(option, readAt(preset, pointer)))
      expect(effectiveWith(preset, pointer, value)).toEqual(effectiveOf(withValue(preset, pointer, value)));
});

test('without a scoring row', () => {
  const [preset = defaults] = builtins();
  const [row = ''] = Object.keys(preset.scoring.patterns);
  const pointer = `/scoring/patterns/${row}`;
  expect(effectiveWith(preset, pointer, undefined)).toEqual(effectiveOf(withValue(preset, pointer, undefined)));
  expect(effectiveWith(preset, pointer, undefined)).toBe(effectiveWith(preset, pointer, undefined));
});

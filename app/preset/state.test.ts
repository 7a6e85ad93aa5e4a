import { expect, test } from 'vitest';
import { OPTIONS } from '../option/options';
import { builtins } from './builtin';
import { derivedOf } from './effective-of';
import { reasonOf, stateOf } from './state';
import { DEFAULTS, presetWith } from './testing/presets';

const MISSED = '/rules/claiming/missedDiscard';

test('the four values of an option stay apart', () => {
  const base = presetWith({ [MISSED]: 'traditional', '/name': 'Base' });
  const saved = presetWith({ [MISSED]: 'extended' });
  const state = stateOf(MISSED, presetWith({ [MISSED]: 'absolute' }), base, saved);
  expect(state).toEqual({
    pointer: MISSED,
    value: 'absolute',
    ruled: 'absolute',
    base: { value: 'traditional', name: 'Base' },
    saved: 'extended',
    default: 'none',
    modified: true,
    unsaved: true,
    problems: [],
  });
  expect(stateOf(MISSED, saved, saved, saved)).toMatchObject({ modified: false, unsaved: false });
});

test('an option out of use keeps its value and says why, and where', () => {
  const preset = presetWith({ '/rules/general/kongDora': true });
  expect(stateOf('/rules/general/kongDora', preset, DEFAULTS, DEFAULTS)).toMatchObject({
    value: true,
    ruled: false,
    modified: true,
    reason: { how: 'inactive', text: 'Not in use while Dora tiles is “Off”.', by: ['/rules/general/dora'] },
  });
});

test('an implied option says because of what', () => {
  const preset = presetWith({ '/scoring/method/kind': 'fu-han', '/scoring/method/roundBefore': 'none' });
  const state = stateOf('/scoring/method/roundBefore', preset, preset, preset);
  expect(state).toMatchObject({
    value: 'none',
    ruled: 'up-10',
    reason: { how: 'implied', by: ['/scoring/method/kind'] },
  });
  expect(state.reason?.text).toMatch(/fu and han/);
});

test('a problem is found at both of its options', () => {
  const preset = presetWith({ '/rules/general/dora': true, '/rules/general/jokers': 4 });
  for (const pointer of ['/rules/general/dora', '/rules/general/jokers'])
    expect(stateOf(pointer, preset, preset, preset).problems.map((one) => one.code)).toContain('jokers-with-dora');
});

test('a row has no default, and none is no value', () => {
  const state = stateOf('/scoring/patterns/pung-hand', DEFAULTS, DEFAULTS, DEFAULTS);
  expect(state).toMatchObject({ value: undefined, default: undefined, modified: false });
});

test('every overruled option of every preset has its reason in a sentence', () => {
  for (const preset of [DEFAULTS, ...builtins()])
    for (const pointer of derivedOf(preset).overruled.keys()) {
      const reason = reasonOf(preset, pointer);
      expect(reason?.text).toMatch(/^[A-Z].*\.$/);
      expect(reason?.by.every((place) => OPTIONS.some((option) => option.pointer === place))).toBe(true);
    }
});

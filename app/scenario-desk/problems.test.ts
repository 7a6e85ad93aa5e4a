import { expect, test } from 'vitest';
import { readScenario } from './problems';

const text = (preset: string, set: object) =>
  JSON.stringify({
    id: 'of-a-club',
    title: 'South claims the white dragon',
    about: ['/rules/claiming'],
    position: { turn: 'E', phase: 'to-discard', seats: { S: { concealed: '55z123456789m23p' } } },
    events: [{ id: 'thrown', seat: 'E', do: 'discard', tile: '5z' }],
    expect: [{ under: { preset, set }, thrown: { verdict: 'allowed' }, source: 'Our house rules, 3' }],
  });

// What an expectation sets is looked at as the values of a preset are, whether the preset is there or not.
test.each<[string, object, string]>([
  ['a word that the option does not have', { '/rules/claiming/missedDiscard': 'sometimes' }, 'unknown-value'],
  ['another kind of value', { '/rules/claiming/missedDiscard': { deep: 1 } }, 'wrong-type'],
  ['a number that is too large', { '/rules/winning/minimum': 1e9 }, 'out-of-range'],
  ['a part of what has no parts', { '/rules/claiming/missedDiscard/deeper': 1 }, 'wrong-type'],
  ['nothing where something has to be', { '/rules/claiming/missedDiscard': null }, 'missing-part'],
  ['no option', { '/rules/claiming/misseddiscard': 'none' }, 'unknown-option'],
  ['a row without its values', { '/scoring/patterns/all-pungs': {} }, 'missing-part'],
])('%s: %o is %s', (_name, set, code) => {
  for (const preset of ['japanese-modern', 'no-such-preset']) {
    const read = readScenario(text(preset, set));
    const [pointer = ''] = Object.keys(set);
    const at = `/expect/0/under/set/${pointer.replaceAll('/', '~1')}`;
    expect(read.ok ? [] : read.problems.map((one) => [one.code, one.pointer])).toContainEqual([code, at]);
  }
});

test.each([
  ['a value', { '/rules/claiming/missedDiscard': 'extended' }],
  ['one value of a row', { '/scoring/patterns/dragon-set/exposed/value': 2 }],
  ['a row taken out', { '/scoring/patterns/dragon-set': null }],
])('%s may be set', (_name, set) => {
  for (const preset of ['japanese-modern', 'no-such-preset']) expect(readScenario(text(preset, set)).ok).toBe(true);
});

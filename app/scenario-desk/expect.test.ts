import { expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import { effectiveOf } from '../preset/effective-of';
import { lookupAmong } from '../preset/lookup';
import { withValue } from '../preset/pointer';
import { scenarioAt } from '../scenarios/index';
import { play } from '../scenarios/run';
import { eventWords, nextEvents } from './next';
import { expecting, outcomeNow, rulingNow, underOf, unmet } from './expect';

// Four Winds help, "Claiming rules: Missed Discard": West lets the 7 of bamboo go and draws one; he may win with it unless the version is Extended.
const MISSED = '/rules/claiming/missedDiscard';
const scenario = scenarioAt('missed-7-bamboo-then-drawn');
const standard = builtin('japanese-modern');
if (scenario === undefined || standard === undefined) throw new Error('nothing to ask about');
const strict = withValue(standard, MISSED, 'extended');
const lookup = lookupAmong([]);

test.each([
  [standard, { verdict: 'allowed' }],
  [strict, { verdict: 'faulty', because: [MISSED] }],
])('what is ruled now is taken as what is expected', (preset, expected) => {
  const { run } = play(scenario, effectiveOf(preset));
  const taken = rulingNow(scenario, preset, run, run.rulings.length - 1);
  expect(taken).toMatchObject(expected);
});

test('what was taken under a preset is met under it, and not under its neighbour', () => {
  const { run } = play(scenario, effectiveOf(strict));
  const under = underOf({ preset: strict, kept: false, base: standard }, run.reads);
  expect(under).toEqual({ preset: 'japanese-modern', set: { [MISSED]: 'extended' } });
  if (under === undefined) return;
  const value = rulingNow(scenario, strict, run, run.rulings.length - 1);
  const made = expecting({ ...scenario, expect: [] }, under, 'our rules', 'out', value);
  const [taken] = made.expect;
  if (taken === undefined) throw new Error('nothing was taken');
  expect(unmet(made, taken, lookup)).toEqual([]);
  expect(unmet(made, { ...taken, under: { preset: 'japanese-modern' } }, lookup)).not.toEqual([]);
  expect(unmet(made, { ...taken, under: { preset: 'nobody' } }, lookup)).toBeUndefined();
  // The same source again takes the place of what it said before; another one stands beside it.
  expect(expecting(made, under, 'our rules', 'out', {}).expect).toHaveLength(1);
  expect(expecting(made, under, 'our rules', 'outcome', {}).expect).toEqual([{ ...taken, outcome: {} }]);
  expect(expecting(made, under, 'another book', 'out', {}).expect).toHaveLength(2);
});

test.each([
  ['kept as it is', { preset: standard, kept: true, base: undefined }, { preset: 'japanese-modern' }],
  [
    'the rules of its base in all that was read',
    { preset: newFrom(standard, { id: 'a', name: 'A' }), kept: false, base: standard },
    { preset: 'japanese-modern' },
  ],
  ['nowhere to be found', { preset: strict, kept: false, base: undefined }, undefined],
])('a preset that is %s', (_name, front, expected) => {
  expect(underOf(front, play(scenario, effectiveOf(front.preset)).run.reads)).toEqual(expected);
});

test('an outcome that does not arise is taken with its reasons', () => {
  const sixteen = builtin('taiwanese-16') ?? standard;
  const { run } = play({ ...scenario, needs: { '/rules/general/setsInHand': [6] } }, effectiveOf(sixteen));
  expect(outcomeNow(scenario, run)).toEqual({ arises: false, because: ['/rules/general/setsInHand'] });
});

test('what each seat may do is offered as the next event', () => {
  const { states } = play(scenario, effectiveOf(standard));
  const before = states.at(-2);
  if (before === undefined) throw new Error('no table');
  const words = nextEvents(effectiveOf(standard), before).map(({ event }) => eventWords(event));
  expect(words).toContain('West declares a win');
  expect(words).toContain('West discards (9 character)');
  const barred = play(scenario, effectiveOf(strict)).states.at(-2);
  expect(barred && nextEvents(effectiveOf(strict), barred).map(({ event }) => event.do)).not.toContain('declare-win');
});

test.each([
  [{ do: 'draw', seat: 'W', tile: '7s' }, 'West draws (7 bamboo)'],
  [{ do: 'call', seat: 'S', for: 'pung', tiles: '55z' }, 'South calls: pung 55z'],
  [{ do: 'discard', seat: 'S', tile: '99' }, 'South discards: 99'],
  [{ do: 'exhaust' }, 'the wall is used up'],
] as const)('%j in words', (event, expected) => {
  expect(eventWords(event)).toBe(expected);
});

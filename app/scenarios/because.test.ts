import { describe, expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { alternatives, alternativesAt } from '../option/neighbours';
import { OPTIONS } from '../option/options';
import { builtin } from '../preset/builtin';
import { effectiveOf, effectiveWith } from '../preset/effective-of';
import { readAt, withValue } from '../preset/pointer';
import type { Ruling } from '../ruling';
import { because } from './because';
import { presetUnder } from './check';
import { scenarioAt, SCENARIOS } from './index';
import { ruleStep } from '../table/referee';
import { tableOf } from '../table/table';
import { KnownRuns } from './known-runs';
import { preparedFrom } from './prepared';
import { play, run } from './run';

function japanese(set: Readonly<Record<string, unknown>>): Preset {
  const preset = builtin('japanese-modern');
  if (preset === undefined) throw new Error('the preset is there');
  return Object.entries(set).reduce((one, [pointer, value]) => withValue(one, pointer, value), preset);
}

describe('reasons', () => {
  test('the version of Missed Discard decides on the tile that comes back from the wall', () => {
    const scenario = scenarioAt('missed-7-bamboo-then-drawn');
    if (scenario === undefined) throw new Error('the scenario is there');
    const preset = japanese({ '/rules/claiming/missedDiscard': 'extended' });
    const at = run(scenario, effectiveOf(preset)).rulings.findIndex((one) => one.id === 'out');
    expect(because(scenario, preset, at)).toEqual(['/rules/claiming/missedDiscard']);
  });

  test('each of two rules that speak against a win is named', () => {
    const scenario = scenarioAt('ready-missed-then-same-tile-same-turn');
    if (scenario === undefined) throw new Error('the scenario is there');
    const preset = japanese({});
    const at = run(scenario, effectiveOf(preset)).rulings.findIndex((one) => one.id === 'out');
    expect(because(scenario, preset, at)).toEqual(
      expect.arrayContaining(['/rules/claiming/missedDiscard', '/rules/ready/mustTakeFirst']),
    );
  });
});

/** Every thirty-first ruling that is not allowed, so that the proof stays quick. */
const cases = SCENARIOS.flatMap((scenario) =>
  scenario.expect.flatMap((expectation) => {
    const preset = presetUnder(expectation, builtin);
    if (preset === undefined || scenario.events === undefined) return [];
    const { rulings } = run(scenario, effectiveOf(preset));
    return rulings.flatMap((ruling, at) => (ruling.verdict === 'allowed' ? [] : [{ scenario, preset, ruling, at }]));
  }),
).filter((_, place) => place % 31 === 0);

describe('by brute force over all options', () => {
  test('there are rulings to ask about', () => {
    expect(cases.length).toBeGreaterThan(5);
  });

  test.each(cases.map((one) => [`${one.scenario.id} ${one.at}`, one] as const))(
    '%s',
    (_name, { scenario, preset, ruling, at }) => {
      const named = because(scenario, preset, at);
      // Gives what ruling everything anew gives: known-runs.test.ts shows it of edits at random of any option.
      const known = new KnownRuns();
      const rest: string[] = [];
      for (const option of OPTIONS) {
        const decides = alternatives(option, readAt(preset, option.pointer)).some((value) => {
          const other = known.of(scenario, effectiveWith(preset, option.pointer, value));
          return other.outcome.arises && changed(ruling, other.rulings[at]);
        });
        if (decides) expect(named, option.pointer).toContain(option.pointer);
        else if (named.includes(option.pointer)) rest.push(option.pointer);
      }
      // The rest matter on the table as it was, where the whole scenario goes another way under them.
      const { run: now, states } = play(scenario, effectiveOf(preset));
      const before = now.rulings.slice(0, at).filter((one) => one.step === ruling.step).length;
      const acts = preparedFrom(scenario).steps[ruling.step];
      const state = states[ruling.step];
      if (acts === undefined || state === undefined) throw new Error('the ruling is about an event');
      for (const pointer of rest) {
        const decides = alternativesAt(preset, pointer).some((value) => {
          const table = tableOf(effectiveOf(withValue(preset, pointer, value)), state);
          return changed(ruling, ruleStep(table, acts).ruled[before]);
        });
        expect(decides, pointer).toBe(true);
      }
    },
    60_000,
  );
});

function changed(ruling: Ruling, other: Pick<Ruling, 'verdict' | 'objections'> | undefined): boolean {
  if (other?.verdict !== ruling.verdict) return true;
  const codes = ruling.objections.map((one) => one.code);
  const left = other.objections.map((one) => one.code);
  return left.every((code) => codes.includes(code)) && codes.some((code) => !left.includes(code));
}

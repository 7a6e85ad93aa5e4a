import { describe, expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { alternatives } from '../option/neighbours';
import { OPTIONS } from '../option/options';
import { same } from '../option/values';
import { builtin, builtins } from '../preset/builtin';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { readAt, withValue } from '../preset/pointer';
import type { Run } from '../ruling';
import { seeded } from '../table/testing/deals';
import { SCENARIOS } from './index';
import { KnownRuns } from './known-runs';
import { run } from './run';

/** Whether two runs are equal in everything, reasons, texts and reads included. */
function equal(a: Run, b: Run): boolean {
  return same(a.rulings, b.rulings) && same(a.outcome, b.outcome) && same([...a.reads], [...b.reads]);
}

describe('known runs', () => {
  test('a run found under another preset is the run that the preset itself gives', () => {
    const presets = builtins();
    const known = new KnownRuns(presets.length);
    let found = 0;
    // Every fourth scenario, so that the proof stays quick.
    for (const scenario of SCENARIOS.filter((_one, at) => at % 4 === 0)) {
      for (const preset of presets) {
        const effective = effectiveOf(preset);
        if (known.find(scenario, effective) !== undefined) found += 1;
        const now = known.of(scenario, effective);
        if (!equal(now, run(scenario, effective))) expect.fail(`${scenario.id} ${preset.id}`);
      }
    }
    expect(found).toBeGreaterThan(SCENARIOS.length);
  }, 300_000);

  // Steps are taken over from runs under other rules, whatever was edited before.
  test('after edits at random, one upon the other, what is known gives what ruling everything again gives', () => {
    const random = seeded(11);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const edited = (preset: Preset): Preset => {
      const option = pick(OPTIONS);
      if (option === undefined) return preset;
      const value = pick(alternatives(option, readAt(preset, option.pointer)));
      return value === undefined ? preset : withValue(preset, option.pointer, value);
    };
    let ruled = 0;
    for (const base of builtins()) {
      const some = SCENARIOS.filter(() => random() < 0.1);
      const known = new KnownRuns();
      let preset = base;
      for (let edit = 0; edit < 8; edit += 1) {
        preset = random() < 0.2 ? edited(base) : edited(preset);
        const effective = effectiveOf(preset);
        for (const scenario of some) {
          ruled += 1;
          if (!equal(known.of(scenario, effective), run(scenario, effective))) expect.fail(`${scenario.id} ${base.id}`);
        }
      }
    }
    expect(ruled).toBeGreaterThan(SCENARIOS.length);
  }, 120_000);

  test('what is ruled again for an edit is what has read it, and for an edit taken back nothing', () => {
    const preset = builtin('japanese-modern');
    if (preset === undefined) throw new Error('the preset is there');
    const before = effectiveOf(preset);
    const edited = {
      ...before,
      rules: { ...before.rules, draw: { ...before.rules.draw, passOnDraw: 'yes' as const } },
    };
    const known = new KnownRuns();
    const missed = (effective: Effective): number =>
      SCENARIOS.filter((one) => known.find(one, effective) === undefined && known.of(one, effective)).length;
    expect(missed(before)).toBe(SCENARIOS.length);
    const readers = SCENARIOS.filter((one) => run(one, before).reads.has('/rules/draw/passOnDraw')).length;
    expect(readers).toBeGreaterThan(0);
    expect(before.rules.draw.passOnDraw).not.toBe('yes');
    expect(missed(edited)).toBe(readers);
    expect(missed(before)).toBe(0);
    expect(missed(edited)).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { builtin, builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { SCENARIOS } from './index';
import { KnownRuns } from './known-runs';
import { run } from './run';

describe('known runs', () => {
  test('a run found under another preset is the run that the preset itself gives', () => {
    const presets = builtins();
    const known = new KnownRuns(presets.length);
    let found = 0;
    for (const scenario of SCENARIOS) {
      for (const preset of presets) {
        const effective = effectiveOf(preset);
        const before = known.find(scenario, effective);
        known.of(scenario, effective);
        const now = run(scenario, effective);
        if (before === undefined) continue;
        found += 1;
        expect(before, `${scenario.id} ${preset.id}`).toEqual(now);
      }
    }
    expect(found).toBeGreaterThan(SCENARIOS.length);
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
    const missed = (effective: typeof before): number =>
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

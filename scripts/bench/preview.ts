import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { alternatives } from '../../app/option/neighbours';
import { OPTIONS } from '../../app/option/options';
import { builtins } from '../../app/preset/builtin';
import type { Effective } from '../../app/preset/effective';
import { effectiveOf } from '../../app/preset/effective-of';
import { readAt, withValue } from '../../app/preset/pointer';
import { SCENARIOS } from '../../app/scenarios/index';
import { KnownRuns } from '../../app/scenarios/known-runs';
import { createPreview } from '../../app/scenarios/preview';
import { run } from '../../app/scenarios/run';
import { seeded } from '../../app/table/testing/deals';
import { growthOf } from './growth';
import { timed } from './timed';

/** The value below which a share of the sorted figures lies. */
function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function line(what: string, times: readonly number[]): string {
  return `  ${what}: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

/** Rules on scenarios from their first event on, and says how many milliseconds of the processor it took. */
function ruled(scenarios: readonly Scenario[], effective: Effective): number {
  return timed(() => {
    for (const scenario of scenarios) run(scenario, effective);
  }).milliseconds;
}

/**
 * How fast the preview is, in processor time: ruling again after one option was changed at random, all scenarios under a
 * preset, all presets side by side, and how the cost grows. "From the first event on" is without what the preview keeps
 * of scenarios; waits and scores of hands are known where the rules agree in all that they rest on. The first pass is
 * told apart: there nothing is known and no code compiled.
 */
export function benchPreview(seed: number, edits = 50): readonly string[] {
  const presets = builtins();
  const base = presets.find((one) => one.id === 'japanese-modern') ?? presets[0];
  if (base === undefined) return [];
  const cold = ruled(SCENARIOS, effectiveOf(base));
  // Before the clock starts: compiled code and compiled presets, not the first reading of files, are measured.
  for (let round = 0; round < 3; round += 1) for (const preset of presets) ruled(SCENARIOS, effectiveOf(preset));
  const events = SCENARIOS.reduce((sum, one) => sum + (one.events?.length ?? 0), 0);
  return [
    `preview: ${SCENARIOS.length} scenarios, ${events} events, ${presets.length} presets, seed ${seed}`,
    `  the very first pass over all scenarios: ${cold.toFixed(0)} ms`,
    ...benchEdits(base, seed, edits),
    line(
      'all scenarios under one preset, from the first event on',
      presets.map((preset) => ruled(SCENARIOS, effectiveOf(preset))),
    ),
    ...benchComparison(presets),
    growthOf(SCENARIOS, (some) => ruled(some, effectiveOf(base)), seed),
  ];
}

function benchEdits(base: Preset, seed: number, edits: number): readonly string[] {
  const random = seeded(seed);
  const preview = createPreview(SCENARIOS);
  preview.rule(base, base);
  const full: number[] = [];
  const incremental: number[] = [];
  const again: number[] = [];
  const back: number[] = [];
  while (full.length < edits) {
    const option = OPTIONS[Math.floor(random() * OPTIONS.length)];
    if (option === undefined) continue;
    const values = alternatives(option, readAt(base, option.pointer));
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) continue;
    // Two presets of equal content, so that neither way finds what the other has compiled.
    const edited = withValue(base, option.pointer, value);
    const same = withValue(base, option.pointer, value);
    full.push(
      timed(() => {
        const effective = effectiveOf(same);
        for (const scenario of SCENARIOS) run(scenario, effective);
      }).milliseconds,
    );
    const { value: result, milliseconds } = timed(() => preview.rule(edited, base));
    incremental.push(milliseconds);
    again.push(result.counts.ruledAgain);
    back.push(timed(() => preview.rule(base, base)).milliseconds);
  }
  return [
    line(`all scenarios ruled again after an edit, from the first event on (${edits} edits)`, full),
    line('only the steps that have read the option, and what changed', incremental),
    `    scenarios ruled again: median ${quantile(again, 0.5)}, p95 ${quantile(again, 0.95)}`,
    line('the edit taken back', back),
  ];
}

/** As many presets as a comparison is said to be quick for. */
const SOME = 30;

/** All presets side by side, one after the other as the window compares them: what stands of those before is taken over. */
function benchComparison(presets: readonly Preset[]): readonly string[] {
  const all = presets.map(effectiveOf);
  const apart = all.map((effective) => ruled(SCENARIOS, effective));
  const known = new KnownRuns(presets.length);
  let runs = 0;
  const pass = (effective: Effective): number =>
    timed(() => {
      for (const scenario of SCENARIOS) {
        if (known.find(scenario, effective) !== undefined) continue;
        known.of(scenario, effective);
        runs += 1;
      }
    }).milliseconds;
  const shared = all.map(pass);
  const share = Math.round((100 * runs) / (SCENARIOS.length * all.length));
  const later = all.map(pass);
  const sums = (times: readonly number[]): string =>
    `${sum(times.slice(0, SOME)).toFixed(0)} and ${sum(times).toFixed(0)} ms`;
  return [
    line('  one of them that is new, with half of all known or more', shared.slice(all.length / 2)),
    `  ${SOME} and all ${presets.length} presets side by side: from the first event on ${sums(apart)}, runs and steps` +
      ` shared ${sums(shared)} (${share}% of the runs ruled at least in part), all known ${sums(later)}`,
  ];
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, one) => all + one, 0);
}

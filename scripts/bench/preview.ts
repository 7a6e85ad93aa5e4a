import { alternatives } from '../../app/option/neighbours';
import { OPTIONS } from '../../app/option/options';
import { builtins } from '../../app/preset/builtin';
import { effectiveOf } from '../../app/preset/effective-of';
import { readAt, withValue } from '../../app/preset/pointer';
import { SCENARIOS } from '../../app/scenarios/index';
import { createPreview } from '../../app/scenarios/preview';
import { run } from '../../app/scenarios/run';
import { seeded } from '../../app/table/testing/deals';

/** The value below which a share of the sorted times lies. */
function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function timed(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

function line(what: string, times: readonly number[]): string {
  return `${what}: median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

/**
 * Ruling again after one option was changed at random, all scenarios and only those that have read it, and all
 * scenarios under each built-in preset.
 */
export function benchPreview(seed: number, edits = 50): readonly string[] {
  const random = seeded(seed);
  const events = SCENARIOS.reduce((sum, one) => sum + (one.events?.length ?? 0), 0);
  const presets = builtins();
  const base = presets.find((one) => one.id === 'japanese-modern') ?? presets[0];
  if (base === undefined) return [];
  // Once round before the clock starts: compiled code, not the first reading of files, is measured.
  for (const preset of presets) for (const scenario of SCENARIOS) run(scenario, effectiveOf(preset));
  const preview = createPreview(SCENARIOS);
  preview.rule(base, base);
  const full: number[] = [];
  const incremental: number[] = [];
  const again: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const option = OPTIONS[Math.floor(random() * OPTIONS.length)];
    if (option === undefined) continue;
    const values = alternatives(option, readAt(base, option.pointer));
    const value = values[Math.floor(random() * values.length)];
    full.push(
      timed(() => {
        const effective = effectiveOf(withValue(base, option.pointer, value));
        for (const scenario of SCENARIOS) run(scenario, effective);
      }),
    );
    const edited = withValue(base, option.pointer, value);
    incremental.push(timed(() => again.push(preview.rule(edited, base).counts.ruledAgain)));
    preview.rule(base, base);
  }
  const whole = presets.map((preset) =>
    timed(() => {
      const effective = { ...effectiveOf(preset) };
      for (const scenario of SCENARIOS) run(scenario, effective);
    }),
  );
  return [
    `preview: ${SCENARIOS.length} scenarios, ${events} events, ${edits} edits, seed ${seed}`,
    line('  all scenarios ruled again', full),
    line('  only those that have read the option', incremental),
    `  scenarios ruled again: median ${quantile(again, 0.5)}, p95 ${quantile(again, 0.95)}`,
    line('  all scenarios under one preset', whole),
  ];
}

import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { alternativesAt } from '../option/neighbours';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import type { Pointer } from '../result';
import type { Ruling, Run } from '../ruling';
import { ruleStep } from '../table/referee';
import { tableOf } from '../table/table';
import { preparedFrom } from './prepared';
import { play, run } from './run';

/**
 * The options that decided one ruling of a run, by trying: each option that was read until then is set to each of its
 * other values. It is named where that alone changes the verdict, or takes one of several objections away: on the table
 * as it was before the event, or with all that has led to it ruled again too.
 * @param at the place of the ruling in `run.rulings`
 * @returns pointers of options and scoring rows, in the order in which they were read
 */
export function because(scenario: Scenario, preset: Preset, at: number): readonly Pointer[] {
  const { run: now, readsAfter, states } = play(scenario, effectiveOf(preset));
  const ruling = now.rulings[at];
  if (ruling === undefined) return now.outcome.arises ? [] : now.outcome.because;
  const read = [...now.reads].slice(0, readsAfter[ruling.step] ?? now.reads.size);
  const place = now.rulings.slice(0, at).filter((one) => one.step === ruling.step).length;
  const acts = preparedFrom(scenario).steps[ruling.step] ?? [];
  const state = states[ruling.step];
  return read.filter((pointer) =>
    decides(scenario, preset, pointer, (other, effective) => {
      if (differs(ruling, other.rulings[at])) return true;
      return state !== undefined && differs(ruling, ruleStep(tableOf(effective, state), acts).ruled[place]);
    }),
  );
}

/** The options that decided the outcome of a scenario, for a hand to score and for what happens at the end. */
export function becauseOfOutcome(
  scenario: Scenario,
  preset: Preset,
  differ: (a: Run, b: Run) => boolean,
): readonly Pointer[] {
  const now = run(scenario, effectiveOf(preset));
  if (!now.outcome.arises) return now.outcome.because;
  return [...now.reads].filter((pointer) => decides(scenario, preset, pointer, (other) => differ(now, other)));
}

/** Whether some other value of the option alone makes the difference. A scenario that no longer arises makes none. */
function decides(
  scenario: Scenario,
  preset: Preset,
  pointer: Pointer,
  differs: (other: Run, effective: Effective) => boolean,
): boolean {
  return alternativesAt(preset, pointer).some((value) => {
    const effective = effectiveOf(withValue(preset, pointer, value));
    const other = run(scenario, effective);
    return other.outcome.arises && differs(other, effective);
  });
}

/** Another verdict, or the same with an objection less and no new one in its place. */
function differs(ruling: Ruling, other: Pick<Ruling, 'verdict' | 'objections'> | undefined): boolean {
  if (other?.verdict !== ruling.verdict) return true;
  const before = new Set(ruling.objections.map((one) => one.code));
  const after = new Set(other.objections.map((one) => one.code));
  return after.size < before.size && [...after].every((code) => before.has(code));
}

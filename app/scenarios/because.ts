import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { dependencies } from '../option/dependencies';
import { alternativesAt } from '../option/neighbours';
import type { Effective } from '../preset/effective';
import { effectiveOf, effectiveWith } from '../preset/effective-of';
import type { Pointer } from '../result';
import type { Ruling, Run } from '../ruling';
import { KnownScenario } from './known-scenario';
import { courseOf } from './run';

/**
 * The options that decided one ruling of a run, by trying: each option that was read until then, and each on which its value depends, is set to each of
 * its other values. It is named where that alone changes the verdict, or takes one of several objections away: on the table
 * as it was before the event, or with all that has led to it ruled again too.
 * @param at the place of the ruling in `run.rulings`
 * @param among the options that are tried; all that were read where nothing is said
 * @param known what is known of the scenario, where much is asked about it
 * @returns pointers of options and scoring rows, in the order in which they were read
 */
export function because(
  scenario: Scenario,
  preset: Preset,
  at: number,
  among?: readonly Pointer[],
  known = new KnownScenario(scenario, KEPT),
): readonly Pointer[] {
  const { run: now, readsAfter, tables } = courseOf(known, effectiveOf(preset));
  const ruling = now.rulings[at];
  if (ruling === undefined) return now.outcome.arises ? [] : now.outcome.because;
  const { step } = ruling;
  const read = withDependencies([...now.reads].slice(0, readsAfter[step] ?? now.reads.size));
  const place = now.rulings.slice(0, at).filter((one) => one.step === step).length;
  const table = tables[step];
  const tried = among === undefined ? read : read.filter((pointer) => among.includes(pointer));
  return tried.filter((pointer) =>
    decides(known, preset, pointer, (other, effective) => {
      if (differs(ruling, other.rulings[at])) return true;
      return table !== undefined && differs(ruling, table.next(effective).rulings[place]);
    }),
  );
}

/** The options that decided the outcome of a scenario, for a hand to score and for what happens at the end. */
export function becauseOfOutcome(
  scenario: Scenario,
  preset: Preset,
  differ: (a: Run, b: Run) => boolean,
): readonly Pointer[] {
  const known = new KnownScenario(scenario, KEPT);
  const { run: now } = courseOf(known, effectiveOf(preset));
  if (!now.outcome.arises) return now.outcome.because;
  return withDependencies([...now.reads]).filter((pointer) =>
    decides(known, preset, pointer, (other) => differ(now, other)),
  );
}

/** What was read, each option followed by those on which its value depends. */
function withDependencies(read: readonly Pointer[]): readonly Pointer[] {
  return [...new Set(read.flatMap(dependencies))];
}

/** Many values are tried: as many answers are kept to each question. */
const KEPT = 64;

/** Whether some other value of the option alone makes the difference. A scenario that no longer arises makes none. */
function decides(
  known: KnownScenario,
  preset: Preset,
  pointer: Pointer,
  differs: (other: Run, effective: Effective) => boolean,
): boolean {
  return alternativesAt(preset, pointer).some((value) => {
    const effective = effectiveWith(preset, pointer, value);
    const other = courseOf(known, effective).run;
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

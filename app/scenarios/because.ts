import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { dependencies } from '../option/dependencies';
import { alternativesAt } from '../option/neighbours';
import type { Effective } from '../preset/effective';
import { effectiveOf, effectiveWith } from '../preset/effective-of';
import type { Pointer } from '../result';
import type { Ruling, Run } from '../ruling';
import { KnownScenario } from './known-scenario';
import { courseOf, type Course } from './run';

/** Many values are tried: as many answers are kept to each question. */
const KEPT = 64;

/** The courses that a scenario takes under all the rules that are tried, each of them run once. */
export class Courses {
  readonly #known: KnownScenario;
  readonly #courses = new Map<Effective, Course>();

  constructor(scenario: Scenario) {
    this.#known = new KnownScenario(scenario, KEPT);
  }

  /** The course under some rules; found again for the same object. */
  of(effective: Effective): Course {
    const before = this.#courses.get(effective);
    if (before !== undefined) return before;
    const course = courseOf(this.#known, effective);
    this.#courses.set(effective, course);
    return course;
  }
}

/**
 * The options that decided one ruling of a run, by trying: each option that was read until then, and each on which its value depends, is set to each of
 * its other values. It is named where that alone changes the verdict, or takes one of several objections away: on the table
 * as it was before the event, or with all that has led to it ruled again too.
 * @param at the place of the ruling in `run.rulings`
 * @param among the options that are tried; all that were read where nothing is said
 * @param courses those of the scenario that are known, where much is asked about it
 * @returns pointers of options and scoring rows, in the order in which they were read
 */
export function because(
  scenario: Scenario,
  preset: Preset,
  at: number,
  among?: readonly Pointer[],
  courses = new Courses(scenario),
): readonly Pointer[] {
  const { run: now, readsAfter, tables } = courses.of(effectiveOf(preset));
  const ruling = now.rulings[at];
  if (ruling === undefined) return now.outcome.arises ? [] : now.outcome.because;
  const { step } = ruling;
  const read = withDependencies([...now.reads].slice(0, readsAfter[step] ?? now.reads.size));
  const place = now.rulings.slice(0, at).filter((one) => one.step === step).length;
  const table = tables[step];
  const tried = among === undefined ? read : read.filter((pointer) => among.includes(pointer));
  return tried.filter((pointer) =>
    decides(courses, preset, pointer, (other, effective) => {
      if (differs(ruling, other.run.rulings[at])) return true;
      // Where the same table was come by, this is what was ruled on it.
      if (table === undefined || other.tables[step] === table) return false;
      return differs(ruling, table.next(effective).rulings[place]);
    }),
  );
}

/** The options that decided the outcome of a scenario, for a hand to score and for what happens at the end. */
export function becauseOfOutcome(
  scenario: Scenario,
  preset: Preset,
  differ: (a: Run, b: Run) => boolean,
): readonly Pointer[] {
  const courses = new Courses(scenario);
  const { run: now } = courses.of(effectiveOf(preset));
  if (!now.outcome.arises) return now.outcome.because;
  return withDependencies([...now.reads]).filter((pointer) =>
    decides(courses, preset, pointer, (other) => differ(now, other.run)),
  );
}

/** What was read, each option followed by those on which its value depends. */
function withDependencies(read: readonly Pointer[]): readonly Pointer[] {
  return [...new Set(read.flatMap(dependencies))];
}

/** Whether some other value of the option alone makes the difference. A scenario that no longer arises makes none. */
function decides(
  courses: Courses,
  preset: Preset,
  pointer: Pointer,
  differs: (other: Course, effective: Effective) => boolean,
): boolean {
  return alternativesAt(preset, pointer).some((value) => {
    const effective = effectiveWith(preset, pointer, value);
    const other = courses.of(effective);
    return other.run.outcome.arises && differs(other, effective);
  });
}

/** Another verdict, or the same with an objection less and no new one in its place. */
function differs(ruling: Ruling, other: Pick<Ruling, 'verdict' | 'objections'> | undefined): boolean {
  if (other?.verdict !== ruling.verdict) return true;
  const before = new Set(ruling.objections.map((one) => one.code));
  const after = new Set(other.objections.map((one) => one.code));
  return after.size < before.size && [...after].every((code) => before.has(code));
}

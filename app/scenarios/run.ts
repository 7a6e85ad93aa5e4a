import type { Scenario } from '../../schemas/generated/scenario';
import { notInPlay } from '../hand/in-play';
import type { Effective } from '../preset/effective';
import type { Reads } from '../preset/reads';
import type { Pointer } from '../result';
import type { Ruling, Run } from '../ruling';
import type { State } from '../table/state';
import { KnownScenario, type KnownTable } from './known-scenario';
import { unmetNeeds } from './prepared';
import { scoredOutcome } from './scored';
import { tilesUsed } from './tiles-used';

/** A run with what happened on the way, for those who step through it or ask why. */
export interface Played {
  readonly run: Run;
  /** The table before the first step and after each step; empty where the scenario does not arise. */
  readonly states: readonly State[];
}

/** A run with the tables on its way. */
export interface Course {
  readonly run: Run;
  /** The table before the first step and after each step; empty where the scenario does not arise. */
  readonly tables: readonly KnownTable[];
  /** How many of the reads had happened after each step, in the order of `reads`. */
  readonly readsAfter: readonly number[];
}

/**
 * Runs a scenario under the effective rules of a preset: a ruling for every event, the outcome, and every option and
 * scoring row that was read. The same scenario and rules give an equal result.
 */
export function run(scenario: Scenario, effective: Effective): Run {
  return courseOf(new KnownScenario(scenario), effective).run;
}

/** `run`, with the table after each step. */
export function play(scenario: Scenario, effective: Effective): Played {
  const { run, tables } = courseOf(new KnownScenario(scenario), effective);
  return { run, states: tables.map((one) => one.state) };
}

/** The course of a scenario, found from what is known of it and added to that. */
export function courseOf(known: KnownScenario, effective: Effective): Course {
  return known.courses.of(effective, (rules, reads) => followed(known, rules, reads));
}

function followed(known: KnownScenario, rules: Effective, reads: Reads): Course {
  const { scenario, prepared } = known;
  const made = (rulings: readonly Ruling[], outcome: Run['outcome']): Run => ({
    scenario: scenario.id,
    rulings,
    outcome,
    reads,
  });
  const because = known.hindrances.of(rules, (watched) => hindrances(known, watched));
  if (because.length > 0) return { run: made([], { arises: false, because }), tables: [], readsAfter: [] };
  if (scenario.hand !== undefined || scenario.hands !== undefined) {
    const outcome = known.scored.of(rules, (watched) => scoredOutcome(scenario, watched));
    return { run: made([], outcome), tables: [], readsAfter: [] };
  }
  let table = known.start;
  const tables = [table];
  const readsAfter: number[] = [];
  const rulings: Ruling[] = [];
  while (readsAfter.length < prepared.steps.length) {
    const next = table.next(rules);
    table = next.table;
    tables.push(table);
    for (const ruling of next.rulings) rulings.push(ruling);
    readsAfter.push(reads.size);
  }
  return { run: made(rulings, table.outcome(rules, prepared.start)), tables, readsAfter };
}

function hindrances({ scenario, prepared }: KnownScenario, rules: Effective): readonly Pointer[] {
  const unmet = unmetNeeds(prepared.needs, rules);
  return [...new Set([...unmet, ...notInPlay(rules.rules, tilesUsed(scenario), mayBeGoulash(scenario))])];
}

/** Whether a goulash is on the table, or a deal is begun that may be one. */
function mayBeGoulash({ position, events }: Scenario): boolean {
  return (position?.goulash ?? 0) > 0 || (events ?? []).some((step) => !('together' in step) && step.do === 'deal');
}

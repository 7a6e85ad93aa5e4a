import type { Scenario } from '../../schemas/generated/scenario';
import { notInPlay } from '../hand/in-play';
import { unwatched, type Effective } from '../preset/effective';
import type { Pointer } from '../result';
import type { Ruling, Run } from '../ruling';
import { ruleStep, type Ruled } from '../table/referee';
import type { State } from '../table/state';
import { over, tableOf } from '../table/table';
import { watching } from '../table/watch';
import { outcomeOf } from './outcome';
import { preparedFrom, unmetNeeds } from './prepared';
import { scoredOutcome } from './scored';
import { tilesUsed } from './tiles-used';

/** A run with what happened on the way, for those who step through it or ask why. */
export interface Played {
  readonly run: Run;
  /** The table before the first step and after each step; empty where the scenario does not arise. */
  readonly states: readonly State[];
  /** How many of the reads had happened after each step, in the order of `reads`. */
  readonly readsAfter: readonly number[];
}

/**
 * Runs a scenario under the effective rules of a preset: a ruling for every event, the outcome, and every option and
 * scoring row that was read. The same scenario and rules give an equal result.
 */
export function run(scenario: Scenario, effective: Effective): Run {
  return play(scenario, effective).run;
}

/** `run`, with the table after each step. */
export function play(scenario: Scenario, effective: Effective): Played {
  const reads = new Set<Pointer>();
  return watching(effective, reads, (watched) => played(scenario, watched, reads));
}

function played(scenario: Scenario, effective: Effective, reads: Set<Pointer>): Played {
  const { needs, start, steps } = preparedFrom(scenario);
  const unmet = unmetNeeds(needs, unwatched(effective), reads);
  const because = [...new Set([...unmet, ...notInPlay(effective.rules, tilesUsed(scenario), mayBeGoulash(scenario))])];
  const run = (rulings: readonly Ruling[], outcome: Run['outcome']): Run => ({
    scenario: scenario.id,
    rulings,
    outcome,
    reads,
  });
  if (because.length > 0) return { run: run([], { arises: false, because }), states: [], readsAfter: [] };
  if (scenario.hand !== undefined || scenario.hands !== undefined) {
    return { run: run([], scoredOutcome(scenario, effective)), states: [], readsAfter: [] };
  }
  const states: State[] = [start];
  const readsAfter: number[] = [];
  const rulings: Ruling[] = [];
  let table = tableOf(effective, start);
  for (const [step, acts] of steps.entries()) {
    const ruled = ruleStep(table, acts);
    table = over(table, ruled.state);
    for (const one of ruled.ruled) rulings.push(rulingOf(one, step));
    states.push(ruled.state);
    readsAfter.push(reads.size);
  }
  return { run: run(rulings, outcomeOf(table, start)), states, readsAfter };
}

/** Whether a goulash is on the table, or a deal is begun that may be one. */
function mayBeGoulash({ position, events }: Scenario): boolean {
  return (position?.goulash ?? 0) > 0 || (events ?? []).some((step) => !('together' in step) && step.do === 'deal');
}

function rulingOf(ruled: Ruled, step: number): Ruling {
  const { act, verdict, objections, consequences, transfers, sheet, missing } = ruled;
  const { id, tile } = act.event;
  const { seat } = act;
  return {
    step,
    ...(id === undefined ? undefined : { id }),
    ...(seat === undefined ? undefined : { seat }),
    act: act.do,
    ...(tile === undefined ? undefined : { tile }),
    verdict,
    objections,
    consequences,
    transfers,
    ...(sheet === undefined ? undefined : { sheet }),
    ...(missing === undefined ? undefined : { missing }),
  };
}

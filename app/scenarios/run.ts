import type { Scenario, Step as ScenarioStep, ScenarioEvent } from '../../schemas/generated/scenario';
import { notInPlay } from '../hand/in-play';
import { unmet } from '../option/values';
import { readAt } from '../preset/pointer';
import { unwatched, type Effective } from '../preset/effective';
import type { Pointer, Problem } from '../result';
import type { Ruling, Run } from '../ruling';
import { actOf, type Act } from '../table/act';
import { ruleStep, type Ruled } from '../table/referee';
import { startOf } from '../table/start';
import type { State } from '../table/state';
import { over, tableOf } from '../table/table';
import { watching } from '../table/watch';
import { outcomeOf } from './outcome';
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
  const because = [
    ...new Set([...unmetNeeds(scenario, effective, reads), ...notInPlay(effective.rules.general, tilesUsed(scenario))]),
  ];
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
  const start = startOf(scenario);
  if (!start.ok) throw new Error(`${scenario.id}: ${messages(start.problems)}`);
  const states: State[] = [start.value];
  const readsAfter: number[] = [];
  const rulings: Ruling[] = [];
  let table = tableOf(effective, start.value);
  const all = scenario.events ?? [];
  for (const [step, events] of all.entries()) {
    const ruled = ruleStep(table, actsOf(scenario, events, all[step + 1]));
    table = over(table, ruled.state);
    rulings.push(...ruled.ruled.map((one) => rulingOf(one, step)));
    states.push(ruled.state);
    readsAfter.push(reads.size);
  }
  return { run: run(rulings, outcomeOf(table, start.value)), states, readsAfter };
}

/** The pointers of the needs that the preset does not meet. */
function unmetNeeds(scenario: Scenario, effective: Effective, reads: Set<Pointer>): readonly Pointer[] {
  if (scenario.needs === undefined) return [];
  return unmet(scenario.needs, (pointer) => {
    reads.add(pointer);
    return readAt(unwatched(effective), pointer);
  });
}

/**
 * The acts of one step, with their tiles read. A ready declaration takes the discard that goes with it from the step
 * after. A scenario that is not well written is a fault of its file.
 */
export function actsOf(scenario: Pick<Scenario, 'id'>, step: ScenarioStep, next?: ScenarioStep): readonly Act[] {
  const events: readonly ScenarioEvent[] = 'together' in step ? step.together : [step];
  return events.map((event) => {
    const act = actOf(event);
    if (!act.ok) throw new Error(`${scenario.id}: ${messages(act.problems)}`);
    return withDiscard(act.value, next);
  });
}

const declared = new WeakMap<Act, Act>();

function withDiscard(act: Act, next: ScenarioStep | undefined): Act {
  const declares = act.do === 'declare-ready' || act.do === 'turn-face-down';
  if (!declares || act.tile !== undefined || next === undefined || 'together' in next) return act;
  if (next.do !== 'discard' || next.seat !== act.seat || next.tile === undefined) return act;
  const before = declared.get(act);
  if (before) return before;
  const thrown = actOf(next);
  const whole = thrown.ok ? { ...act, tile: thrown.value.tile } : act;
  declared.set(act, whole);
  return whole;
}

function messages(problems: readonly Problem[]): string {
  return problems.map((one) => `${one.pointer} ${one.message}`).join(' ');
}

function rulingOf(ruled: Ruled, step: number): Ruling {
  const { act, verdict, objections, consequences, transfers, sheet, missing } = ruled;
  return {
    step,
    ...(act.event.id === undefined ? {} : { id: act.event.id }),
    ...(act.seat === undefined ? {} : { seat: act.seat }),
    act: act.do,
    ...(act.event.tile === undefined ? {} : { tile: act.event.tile }),
    verdict,
    objections,
    consequences,
    transfers,
    ...(sheet === undefined ? {} : { sheet }),
    ...(missing === undefined ? {} : { missing }),
  };
}

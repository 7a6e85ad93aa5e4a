import type { Scenario, Step as ScenarioStep, ScenarioEvent } from '../../schemas/generated/scenario';
import { holds } from '../option/values';
import type { Values } from '../option/option';
import { noteRead, unwatched, type Effective } from '../preset/effective';
import { readSteps, stepsOf } from '../preset/pointer';
import { slotOf, type Slot } from '../preset/slots';
import type { Pointer, Problem } from '../result';
import { actOf, type Act } from '../table/act';
import { startOf } from '../table/start';
import type { State } from '../table/state';

/** What a scenario says whatever the rules: read once, and ruled on under many presets. */
export interface Prepared {
  readonly needs: readonly Need[];
  /** The table before the first event. */
  readonly start: State;
  /** The acts of each step, with their tiles read. */
  readonly steps: readonly (readonly Act[])[];
}

/** A condition under which a scenario arises. */
export interface Need {
  readonly pointer: Pointer;
  readonly slot: Slot;
  readonly place: readonly string[];
  readonly values: Values;
}

const prepared = new WeakMap<Scenario, Prepared>();

/** The same scenario gives the same object. A scenario that is not well written is a fault of its file: an exception. */
export function preparedFrom(scenario: Scenario): Prepared {
  const before = prepared.get(scenario);
  if (before) return before;
  const made = prepare(scenario);
  prepared.set(scenario, made);
  return made;
}

function prepare(scenario: Scenario): Prepared {
  const needs = Object.entries(scenario.needs ?? {}).map(([pointer, values]): Need => {
    return { pointer, slot: slotOf(pointer), place: stepsOf(pointer), values };
  });
  const start = startOf(scenario);
  if (!start.ok) throw new Error(`${scenario.id}: ${messages(start.problems)}`);
  const events = scenario.events ?? [];
  const steps = events.map((step, at) => actsOf(scenario, step, events[at + 1]));
  return { needs, start: start.value, steps };
}

/** The pointers of the needs that a preset does not meet; each need is reported as read. */
export function unmetNeeds(needs: readonly Need[], rules: Effective): readonly Pointer[] {
  const plain = unwatched(rules);
  const out: Pointer[] = [];
  for (const { pointer, slot, place, values } of needs) {
    noteRead(rules, slot);
    if (!holds(values, readSteps(plain, place))) out.push(pointer);
  }
  return out;
}

/** The acts of one step. A ready declaration takes the discard that goes with it from the step after. */
function actsOf(scenario: Scenario, step: ScenarioStep, next: ScenarioStep | undefined): readonly Act[] {
  const events: readonly ScenarioEvent[] = 'together' in step ? step.together : [step];
  return events.map((event) => {
    const act = actOf(event);
    if (!act.ok) throw new Error(`${scenario.id}: ${messages(act.problems)}`);
    return withDiscard(act.value, next);
  });
}

function withDiscard(act: Act, next: ScenarioStep | undefined): Act {
  const declares = act.do === 'declare-ready' || act.do === 'turn-face-down';
  if (!declares || act.tile !== undefined || next === undefined || 'together' in next) return act;
  if (next.do !== 'discard' || next.seat !== act.seat || next.tile === undefined) return act;
  const thrown = actOf(next);
  return thrown.ok ? { ...act, tile: thrown.value.tile } : act;
}

function messages(problems: readonly Problem[]): string {
  return problems.map((one) => `${one.pointer} ${one.message}`).join(' ');
}

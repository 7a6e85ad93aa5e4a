import type { Scenario, ScenarioEvent, Step } from '../../schemas/generated/scenario';
import type { ActName } from '../table/act';
import type { Pointer } from '../result';
import { eventFields } from './fields';

/** Where an event stands: the step, and which of the events of one moment it is. */
export interface Place {
  readonly step: number;
  readonly inner?: number;
}

/** So many claims can be made at one moment. */
const MOST_TOGETHER = 3;

/** The events of a step. */
export function eventsIn(step: Step | undefined): readonly ScenarioEvent[] {
  return step === undefined ? [] : 'together' in step ? step.together : [step];
}

/** All events of a scenario with their places, in order. */
export function placesOf({ events = [] }: Scenario): readonly Place[] {
  return events.flatMap((one, step) =>
    'together' in one ? one.together.map((_, inner): Place => ({ step, inner })) : [{ step }],
  );
}

/** Where an event is found in the scenario. */
export function pointerOf({ step, inner }: Place): Pointer {
  return `/events/${String(step)}${inner === undefined ? '' : `/together/${String(inner)}`}`;
}

/** The event at a place. */
export function eventAt({ events = [] }: Scenario, { step, inner = 0 }: Place): ScenarioEvent | undefined {
  return eventsIn(events[step])[inner];
}

function withSteps(scenario: Scenario, events: readonly Step[]): Scenario {
  return { ...scenario, events: [...events] };
}

/** A step of some events: a single one stands for itself. */
function stepOf(events: readonly ScenarioEvent[]): readonly Step[] {
  const [first, second, ...more] = events;
  if (first === undefined) return [];
  return second === undefined ? [first] : [{ together: [first, second, ...more] }];
}

/** The scenario with another event put before a step; at the end where there is no such step. */
export function inserted(scenario: Scenario, at: number, event: ScenarioEvent): Scenario {
  const { events = [] } = scenario;
  return withSteps(scenario, [...events.slice(0, at), event, ...events.slice(at)]);
}

/** The scenario without an event. */
export function removed(scenario: Scenario, { step, inner = 0 }: Place): Scenario {
  const { events = [] } = scenario;
  const rest = eventsIn(events[step]).filter((_, at) => at !== inner);
  return withSteps(scenario, [...events.slice(0, step), ...stepOf(rest), ...events.slice(step + 1)]);
}

/** The scenario with a whole step one place earlier or later; as it is where there is no such place. */
export function moved(scenario: Scenario, step: number, by: 1 | -1): Scenario {
  const { events = [] } = scenario;
  const one = events[step];
  const other = events[step + by];
  if (one === undefined || other === undefined) return scenario;
  const next = [...events];
  next[step] = other;
  next[step + by] = one;
  return withSteps(scenario, next);
}

/** Whether a step can be joined with the one before it. */
export function canJoin({ events = [] }: Scenario, step: number): boolean {
  const [before, after] = [eventsIn(events[step - 1]), eventsIn(events[step])];
  return before.length > 0 && after.length > 0 && before.length + after.length <= MOST_TOGETHER;
}

/** The scenario with a step made at the same moment as the one before it; as it is where that cannot be. */
export function joined(scenario: Scenario, step: number): Scenario {
  if (!canJoin(scenario, step)) return scenario;
  const { events = [] } = scenario;
  const both = [...eventsIn(events[step - 1]), ...eventsIn(events[step])];
  return withSteps(scenario, [...events.slice(0, step - 1), ...stepOf(both), ...events.slice(step + 1)]);
}

/** The scenario with the events of one moment made after each other. */
export function parted(scenario: Scenario, step: number): Scenario {
  const { events = [] } = scenario;
  return withSteps(scenario, [...events.slice(0, step), ...eventsIn(events[step]), ...events.slice(step + 1)]);
}

/** The scenario with another event at a place. */
export function replaced(scenario: Scenario, { step, inner = 0 }: Place, event: ScenarioEvent): Scenario {
  const { events = [] } = scenario;
  const next = eventsIn(events[step]).map((one, at) => (at === inner ? event : one));
  return withSteps(scenario, [...events.slice(0, step), ...stepOf(next), ...events.slice(step + 1)]);
}

/** The event as one of another kind: what means nothing there is left out. */
export function asAct(event: ScenarioEvent, act: ActName): ScenarioEvent {
  const known = new Set(['do', ...eventFields(act).map(({ key }) => key)]);
  const kept = Object.entries(event).filter(([key]) => known.has(key));
  return { ...Object.fromEntries(kept), do: act };
}

/** The event with a name of its own, by which expectations speak of it, and that name. */
export function named(scenario: Scenario, place: Place): { readonly scenario: Scenario; readonly name: string } {
  const event = eventAt(scenario, place);
  if (event === undefined) return { scenario, name: '' };
  if (event.id !== undefined) return { scenario, name: event.id };
  const names = new Set((scenario.events ?? []).flatMap(eventsIn).map((one) => one.id));
  const free = (count: number): string => {
    const name = count === 1 ? event.do : `${event.do}-${String(count)}`;
    return names.has(name) ? free(count + 1) : name;
  };
  const name = free(1);
  return { scenario: replaced(scenario, place, { id: name, ...event }), name };
}

import { t } from '../language/say';
import type { Hand } from '../../schemas/generated/hand';
import type { Scenario } from '../../schemas/generated/scenario';
import { changed, historyOf, isSaved, presentOf, savedHistory, sealed, type History } from '../editor/history';
import { same } from '../option/values';
import type { Pointer } from '../result';
import type { Place } from './steps';

/** The scenario that is made or changed, how it came about, and what of it is looked at. */
export interface ScenarioDesk {
  readonly history: History<Scenario>;
  /** The file of the library that it is kept in, and the hash of what stands there. */
  readonly stored?: { readonly id: string; readonly hash: string };
  /** The event that is looked at; `undefined`: the table before the first one. */
  readonly at: Place | undefined;
  /** Where the next tile that is chosen goes. */
  readonly place: Pointer;
}

/** What a scenario can be: a table with events, a hand to score, or the hands of all players to settle. */
export const SORTS = ['table', 'hand', 'hands'] as const;
export type Sort = (typeof SORTS)[number];

const FIRST_PLACE: Pointer = '/position/seats/E/concealed';
const UNTITLED = t('scenarioDesk.aNewScenario');

/** Which sort a scenario is of. */
export function sortOf({ hand, hands }: Scenario): Sort {
  return hand !== undefined ? 'hand' : hands !== undefined ? 'hands' : 'table';
}

/** A desk with a scenario on it, of which nothing would be missed: it is in the library as it is, or holds nothing yet. */
export function scenarioDesk(scenario: Scenario, stored?: ScenarioDesk['stored']): ScenarioDesk {
  return {
    history: historyOf(scenario, true),
    ...(stored === undefined ? {} : { stored }),
    at: undefined,
    place: FIRST_PLACE,
  };
}

/** A desk with a scenario on it that is not in the library yet. */
export function begunDesk(scenario: Scenario): ScenarioDesk {
  return { ...scenarioDesk(scenario), history: historyOf(scenario, false) };
}

/** The scenario that lies on the desk. */
export function scenarioOn(desk: ScenarioDesk): Scenario {
  return presentOf(desk.history);
}

/** Whether something would be lost if the desk were cleared. */
export function isUnsaved(desk: ScenarioDesk): boolean {
  return !isSaved(desk.history);
}

/**
 * The desk with another scenario, as a step that can be taken back.
 * @param key changes with the same key that follow each other are one step
 */
export function withScenario(desk: ScenarioDesk, scenario: Scenario, label: string, key?: string): ScenarioDesk {
  return { ...desk, history: changed(desk.history, scenario, () => label, key, same) };
}

/** A field was left: the next change is a step of its own. */
export function sealedDesk(desk: ScenarioDesk): ScenarioDesk {
  return { ...desk, history: sealed(desk.history) };
}

/** The desk after its scenario was saved; what was changed while it was being written stays unsaved. */
export function savedDesk(
  desk: ScenarioDesk,
  written: Scenario,
  stored: NonNullable<ScenarioDesk['stored']>,
): ScenarioDesk {
  return scenarioOn(desk) === written ? { ...desk, history: savedHistory(desk.history), stored } : { ...desk, stored };
}

/** A scenario to begin with. */
export function newScenario(sort: Sort, page: Pointer): Scenario {
  const head = { id: 'new-scenario', title: UNTITLED, about: [page] as [Pointer], expect: [] };
  switch (sort) {
    case 'table':
      return { ...head, position: { roundWind: 'E' }, events: [] };
    case 'hand':
      return { ...head, hand: { concealed: '', seatWind: 'E', roundWind: 'E' } };
    case 'hands':
      return { ...head, hands: { E: { concealed: '', roundWind: 'E' } } };
  }
}

/** The hand of the hand desk as a scenario. */
export function scenarioOfHand(hand: Hand, page: Pointer): Scenario {
  return { ...newScenario('hand', page), title: t('scenarioDesk.aHandToScore'), hand };
}

/** A copy of a scenario under another title; what it expects of presets comes along. */
export function copyOf(scenario: Scenario, title: string): Scenario {
  const { $schema: _schema, ...rest } = scenario;
  return { ...rest, title };
}

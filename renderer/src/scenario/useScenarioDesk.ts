import { useCallback, useMemo } from 'react';
import { presetOf } from '../../../app/editor/document';
import { effectiveOf } from '../../../app/preset/effective-of';
import type { Effective } from '../../../app/preset/effective';
import type { Pointer, Problem } from '../../../app/result';
import { scenarioOn, withScenario, type ScenarioDesk } from '../../../app/scenario-desk/desk';
import { problemsOfScenario } from '../../../app/scenario-desk/problems';
import { play, type Played } from '../../../app/scenarios/run';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';

/** What the parts of the scenario editor are drawn from, and how they change it. */
export interface ScenarioParts {
  readonly desk: ScenarioDesk;
  readonly scenario: Scenario;
  readonly preset: Preset;
  readonly effective: Effective;
  readonly problems: readonly Problem[];
  /** What is ruled on it; left out where its problems forbid that. */
  readonly played: Played | undefined;
  /** Another scenario, as a step of the history. */
  readonly change: (change: (scenario: Scenario) => Scenario, label: string, key?: string) => void;
  /** Another thing that is looked at, or another place for tiles; no step. */
  readonly look: (change: (desk: ScenarioDesk) => ScenarioDesk) => void;
  readonly aim: (place: Pointer) => void;
}

/** The scenario that is made, under the preset in front; undefined where none lies on the desk. */
export function useScenarioDesk(): ScenarioParts | undefined {
  const { scenarios } = useActions();
  const desk = useWindow((state) => state.scenarioDesk);
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const effective = useMemo(() => effectiveOf(preset), [preset]);
  const scenario = desk && scenarioOn(desk);
  const problems = useMemo(() => (scenario === undefined ? [] : problemsOfScenario(scenario)), [scenario]);
  const played = useMemo(
    () => (scenario === undefined || problems.length > 0 ? undefined : play(scenario, effective)),
    [scenario, problems, effective],
  );
  const change = useCallback<ScenarioParts['change']>(
    (how, label, key) => {
      scenarios.update((before) => withScenario(before, how(scenarioOn(before)), label, key));
    },
    [scenarios],
  );
  const aim = useCallback<ScenarioParts['aim']>(
    (place) => {
      scenarios.update((before) => ({ ...before, place }));
    },
    [scenarios],
  );
  if (desk === undefined || scenario === undefined) return undefined;
  return { desk, scenario, preset, effective, problems, played, change, look: scenarios.update, aim };
}

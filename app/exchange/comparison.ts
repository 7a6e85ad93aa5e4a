import { sentence, sentences } from '../language/punctuation';
import type { Preset } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { effectiveOf } from '../preset/effective-of';
import type { Run } from '../ruling';
import { firstDifference, outcomesDiffer } from '../scenarios/compare';
import { KnownRuns } from '../scenarios/known-runs';
import { sayEvent, sayOutcome } from '../words/outcome';
import { speakerOf } from '../words/speaker';
import { comparedRules, type ComparedRule } from './compared-rules';

/** A scenario that does not come out alike under all presets. */
export interface ComparedScenario {
  readonly scenario: string;
  readonly title: string;
  /** What comes of it under each preset, in one line. */
  readonly outcomes: readonly string[];
}

export interface Comparison {
  readonly presets: readonly { readonly id: string; readonly name: string }[];
  readonly rules: readonly ComparedRule[];
  readonly scenarios: readonly ComparedScenario[];
  /** How many scenarios were run. */
  readonly run: number;
}

/** A scenario with its runs under several presets, in their order. */
export interface RuledScenario {
  readonly scenario: Scenario;
  readonly runs: readonly Run[];
}

/**
 * Several complete presets side by side: every option, row and card that differs from the first one's in any of them, in
 * the order of the window, and every scenario whose outcome does.
 */
export function compared(presets: readonly Preset[], scenarios: readonly Scenario[]): Comparison {
  // Presets that agree in all that a scenario reads share its run.
  const known = new KnownRuns(presets.length);
  const rules = presets.map(effectiveOf);
  const ruled = scenarios.map((scenario) => ({ scenario, runs: rules.map((one) => known.of(scenario, one)) }));
  return comparisonOf(presets, ruled, scenarios.length);
}

/** The same of scenarios that have been ruled on already. @param run how many were, those that come out alike included */
export function comparisonOf(presets: readonly Preset[], ruled: readonly RuledScenario[], run: number): Comparison {
  const [first, ...others] = presets;
  return {
    presets: presets.map(({ id, name }) => ({ id, name })),
    rules: first === undefined ? [] : comparedRules([first, ...others]),
    scenarios: ruled.flatMap((one) => comparedScenario(one, presets)),
    run,
  };
}

function comparedScenario({ scenario, runs }: RuledScenario, presets: readonly Preset[]): ComparedScenario[] {
  const [first] = runs;
  if (first === undefined || runs.every((one) => !outcomesDiffer(first, one))) return [];
  const at = runs.map((one) => firstDifference(first, one)).find((found) => found !== undefined);
  const outcomes = runs.map((one, index) => outcomeOf(one, at, presets[index]));
  return [{ scenario: scenario.id, title: scenario.title, outcomes }];
}

/** The first event on which the presets differ, and how it ends. */
function outcomeOf(one: Run, at: number | undefined, preset: Preset | undefined): string {
  const speaker = preset === undefined ? {} : speakerOf(preset);
  const ruling = at === undefined || !one.outcome.arises ? undefined : one.rulings[at];
  const end = sayOutcome(one.outcome, speaker);
  return ruling === undefined ? end : sentences([sentence(sayEvent(ruling, speaker)), end]);
}

import type { Preset, ScoringRow } from '../../schemas/generated/preset';
import type { Scenario } from '../../schemas/generated/scenario';
import { optionAt, pageAt, rowAt } from '../option/options';
import { patternName } from '../option/patterns';
import { difference } from '../preset/difference';
import { effectiveOf } from '../preset/effective-of';
import { normalOf } from '../preset/normal';
import type { Pointer } from '../result';
import type { Run } from '../ruling';
import { firstDifference, outcomesDiffer } from '../scenarios/compare';
import { run } from '../scenarios/run';
import { sayEvent, sayOutcome } from '../words/outcome';
import { rowWords } from '../words/row';
import { speakerOf } from '../words/speaker';
import { valueWords } from '../words/units';

/** One option, scoring row or card that the presets do not all rule alike. */
export interface ComparedRule {
  readonly pointer: Pointer;
  readonly page: string;
  readonly title: string;
  /** The value of each preset in words; a dash where the option is out of use. */
  readonly values: readonly string[];
  /** The values themselves; null where there is none. */
  readonly raw: readonly unknown[];
}

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

/**
 * Several complete presets side by side: every option, row and card that differs from the first one's in any of them, in
 * the order of the window, and every scenario whose outcome does.
 */
export function compared(presets: readonly Preset[], scenarios: readonly Scenario[]): Comparison {
  const [first, ...others] = presets;
  const differing = new Map<Pointer, string>();
  if (first !== undefined) {
    for (const other of others) for (const one of difference(first, other)) differing.set(one.pointer, one.page);
  }
  return {
    presets: presets.map(({ id, name }) => ({ id, name })),
    rules: [...differing]
      .sort(([a], [b]) => place(a) - place(b))
      .map(([pointer, page]) => ruleOf(pointer, page, presets)),
    scenarios: scenarios.flatMap((scenario) => scenarioOf(scenario, presets)),
    run: scenarios.length,
  };
}

/** The rows of a page stand in the order in which differences come; pages in the order of the window. */
function place(pointer: Pointer): number {
  const page = optionAt(pointer)?.page ?? rowAt(pointer)?.page.pointer;
  return page === undefined ? Infinity : ORDER.indexOf(page);
}

const ORDER: readonly Pointer[] = [
  ...['general', 'claiming', 'ready', 'winning', 'draw', 'deadHands'].map((name) => `/rules/${name}`),
  ...['method', 'sets', 'patterns', 'limits', 'payments', 'extras', 'penalties'].map((name) => `/scoring/${name}`),
];

function ruleOf(pointer: Pointer, page: Pointer, presets: readonly Preset[]): ComparedRule {
  const raw = presets.map((preset) => normalOf(preset).get(pointer));
  return {
    pointer,
    page: pageAt(page)?.title ?? 'Card',
    title: titleOf(pointer),
    values: presets.map((preset, at) => wordsAt(pointer, preset, raw[at])),
    raw: raw.map((value) => value ?? null),
  };
}

function titleOf(pointer: Pointer): string {
  const row = rowAt(pointer);
  return optionAt(pointer)?.title ?? (row === undefined ? 'Hands of the card' : (patternName(row.id) ?? row.id));
}

function wordsAt(pointer: Pointer, preset: Preset, value: unknown): string {
  const option = optionAt(pointer);
  const effective = effectiveOf(preset);
  if (option !== undefined) return value === undefined ? '–' : valueWords(option, effective);
  if (rowAt(pointer) !== undefined) return rowWords(value as ScoringRow | undefined, effective.scoring.method.kind);
  return preset.card === undefined ? 'None' : `${preset.card.name}, ${String(preset.card.hands.length)} hands`;
}

function scenarioOf(scenario: Scenario, presets: readonly Preset[]): ComparedScenario[] {
  const runs = presets.map((preset) => run(scenario, effectiveOf(preset)));
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
  return ruling === undefined ? end : `${sayEvent(ruling, speaker)}. ${end}`;
}

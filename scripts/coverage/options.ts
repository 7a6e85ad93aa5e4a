import type { Option } from '../../app/option/option';
import { OPTIONS, optionAt, unitAt } from '../../app/option/options';
import { same } from '../../app/option/values';
import { readAt } from '../../app/preset/pointer';
import { checkOne, presetUnder } from '../../app/scenarios/check';
import type { Lookup } from '../../app/preset/lookup';
import type { Pointer } from '../../app/result';
import type { Preset } from '../../schemas/generated/preset';
import type { Expectation, Scenario } from '../../schemas/generated/scenario';
import { valuePairs, type ValuePair } from './pairs';

/** An option with its pairs, and the scenario that tells between each: `undefined` where none does. */
export interface Covered {
  readonly option: Option;
  readonly pairs: readonly { readonly pair: ValuePair; readonly by: string | undefined }[];
}

/**
 * Which pairs of neighbouring values the scenarios tell apart: one scenario has expectations under two presets that
 * differ in this option alone, both are met, and what one states does not hold under the other.
 * @param lookup the complete preset of an id
 */
export function optionCoverage(scenarios: readonly Scenario[], lookup: Lookup): readonly Covered[] {
  const open = new Map<Pointer, { readonly pair: ValuePair; by: string | undefined }[]>(
    OPTIONS.map((option) => [option.pointer, valuePairs(option).map((pair) => ({ pair, by: undefined }))]),
  );
  for (const scenario of scenarios) {
    for (const { pointer, values, tells } of contrasts(scenario, lookup)) {
      const fitting = (open.get(pointer) ?? []).filter(
        (one) => one.by === undefined && one.pair.fits(values[0], values[1]),
      );
      if (fitting.length > 0 && tells()) for (const one of fitting) one.by = scenario.id;
    }
  }
  return OPTIONS.map((option) => ({ option, pairs: open.get(option.pointer) ?? [] }));
}

interface Contrast {
  readonly pointer: Pointer;
  readonly values: readonly [unknown, unknown];
  readonly tells: () => boolean;
}

/** Each two expectations of a scenario whose presets differ in one option. */
function contrasts(scenario: Scenario, lookup: Lookup): readonly Contrast[] {
  const all = scenario.expect.flatMap((expectation, at) => {
    const preset = presetUnder(expectation, lookup);
    return preset === undefined ? [] : [{ expectation, preset, at }];
  });
  return all.flatMap((one, place) =>
    all.slice(place + 1).flatMap((other) => {
      const pointer = onlyDifference(one, other);
      if (pointer === undefined || optionAt(pointer) === undefined) return [];
      const tells = (): boolean =>
        met(scenario, one.expectation, one.preset) &&
        met(scenario, other.expectation, other.preset) &&
        (!met(scenario, one.expectation, other.preset) || !met(scenario, other.expectation, one.preset));
      return [{ pointer, values: [readAt(one.preset, pointer), readAt(other.preset, pointer)], tells }];
    }),
  );
}

/** The one option or scoring row in which two presets made from the same one differ. */
function onlyDifference(
  a: { readonly expectation: Expectation; readonly preset: Preset },
  b: { readonly expectation: Expectation; readonly preset: Preset },
): Pointer | undefined {
  if (a.expectation.under.preset !== b.expectation.under.preset) return undefined;
  const set = [a, b].flatMap((one) => Object.keys(one.expectation.under.set ?? {}));
  const differing = [...new Set(set.map((pointer) => unitAt(pointer) ?? pointer))].filter(
    (pointer) => !same(readAt(a.preset, pointer), readAt(b.preset, pointer)),
  );
  return differing.length === 1 ? differing[0] : undefined;
}

/** Whether what an expectation states holds under a preset. Reasons are not what an option is told apart by. */
function met(scenario: Scenario, expectation: Expectation, preset: Preset): boolean {
  return checkOne(scenario, withoutReasons(expectation), preset).length === 0;
}

/** The expectation without the reasons that it states: they take long to find. */
export function withoutReasons(expectation: Expectation): Expectation {
  const entries = Object.entries(expectation).map(([key, value]) => {
    if (key === 'under' || key === 'source' || key === 'outcome' || typeof value !== 'object') return [key, value];
    return [key, Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'because'))];
  });
  return Object.fromEntries(entries) as Expectation;
}

import { describe, expect, test } from 'vitest';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { SCENARIOS } from '../scenarios';
import { run } from '../scenarios/run';
import type { Scenario } from '../../schemas/generated/scenario';

/** Every order of some things. */
function orders<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => orders([...all.slice(0, at), ...all.slice(at + 1)]).map((rest) => [one, ...rest]));
}

/** The scenario with its claims of one moment in each other order. */
function reordered(scenario: Scenario): readonly Scenario[] {
  const steps = scenario.events ?? [];
  return steps.flatMap((step, at) =>
    !('together' in step)
      ? []
      : orders(step.together).map((together) => ({
          ...scenario,
          events: steps.map((one, index) => (index === at ? { together: together as typeof step.together } : one)),
        })),
  );
}

const grouped = SCENARIOS.filter((scenario) => reordered(scenario).length > 0);

test('there are claims of one moment to reorder', () => {
  expect(grouped.length).toBeGreaterThan(5);
});

describe.each(builtins().map((preset) => [preset.id, effectiveOf(preset)] as const))('under %s', (_id, effective) => {
  test('the order of claims made together has no effect', () => {
    for (const scenario of grouped) {
      const once = run(scenario, effective);
      for (const other of reordered(scenario)) {
        const again = run(other, effective);
        expect(again.outcome, scenario.id).toEqual(once.outcome);
        for (const ruling of again.rulings) {
          const same = once.rulings.find(
            (one) => one.step === ruling.step && one.seat === ruling.seat && one.act === ruling.act,
          );
          expect(ruling, scenario.id).toEqual(same);
        }
      }
    }
  });
});

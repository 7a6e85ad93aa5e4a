import { describe, expect, test } from 'vitest';
import { neighbours } from '../../app/option/neighbours';
import { OPTIONS, optionAt } from '../../app/option/options';
import { builtin } from '../../app/preset/builtin';
import { scenarioAt } from '../../app/scenarios/index';
import type { Pointer } from '../../app/result';
import type { Scenario } from '../../schemas/generated/scenario';
import { optionCoverage } from './options';
import { valuePairs } from './pairs';

const MISSED: Pointer = '/rules/claiming/missedDiscard';

function canned(id: string): Scenario {
  const scenario = scenarioAt(id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  return scenario;
}

/** The labels of the covered pairs of an option. */
function covered(scenario: Scenario, pointer: Pointer): readonly string[] {
  const found = optionCoverage([scenario], builtin).find((one) => one.option.pointer === pointer);
  return found?.pairs.flatMap(({ pair, by }) => (by === undefined ? [] : [pair.label])) ?? [];
}

describe('a pair is covered', () => {
  const scenario = canned('missed-7-then-7-drawn');
  const [first] = scenario.expect;
  if (first === undefined) throw new Error('it has expectations');

  test('where one scenario is right about both values', () => {
    expect(covered(scenario, MISSED)).toContain('"traditional" | "extended"');
  });

  test.each<[string, Scenario]>([
    ['one of the two expectations is not met', { ...scenario, expect: wrongLast(scenario) }],
    ['both state what holds under either value', { ...scenario, expect: scenario.expect.map(stateNothing) }],
    ['there is one expectation alone', { ...scenario, expect: [first] }],
    [
      'another option differs as well',
      {
        ...scenario,
        expect: scenario.expect.map((one, at) => ({
          ...one,
          under: { ...one.under, set: { ...one.under.set, '/rules/ready/deposit': 100 * at } },
        })),
      },
    ],
  ])('but not where %s', (_name, other) => {
    expect(covered(other, MISSED)).toEqual([]);
  });
});

type Expected = Scenario['expect'][number];

function stateNothing({ under, source }: Expected): Expected {
  return { under, source };
}

function wrongLast(scenario: Scenario): Scenario['expect'] {
  return scenario.expect.map(({ under, source }) => ({ under, source, out: { verdict: 'outranked' } }));
}

describe('neighbours as the options state them', () => {
  test.each(OPTIONS.map((option) => [option.pointer, option] as const))('%s', (_pointer, option) => {
    for (const [a, b] of neighbours(option)) {
      expect(valuePairs(option).filter((pair) => pair.fits(a, b))).toHaveLength(1);
      expect(valuePairs(option).filter((pair) => pair.fits(a, a))).toEqual([]);
    }
  });

  test('a member of a set may go out of any set', () => {
    const option = optionAt('/rules/claiming/setClaimOpenUntil');
    const pairs = option === undefined ? [] : valuePairs(option).filter((pair) => pair.fits(['rack', 'draw'], ['draw']));
    expect(pairs.map((pair) => pair.label)).toEqual(['with "rack"']);
  });
});

import { describe, expect, test } from 'vitest';
import validate from '../../schemas/scenario.schema.json?validator';
import { optionAt, pageAt, rowAt } from '../option/options';
import { builtin } from '../preset/builtin';
import { check } from './check';
import { CANNED } from './index';

test('there are scenarios, each with an id of its own', () => {
  const ids = CANNED.map((one) => one.scenario.id);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe.each([...new Set(CANNED.map((one) => one.topic))])('%s', (topic) => {
  const scenarios = CANNED.filter((one) => one.topic === topic).map((one) => one.scenario);

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
    expect(validate(scenario), JSON.stringify(validate.errors)).toBe(true);
    for (const pointer of scenario.about) expect(known(pointer), pointer).toBe(true);
    expect(check(scenario, builtin)).toEqual([]);
  });
});

/** Whether a pointer names an option, a scoring row or a page. */
function known(pointer: string): boolean {
  return (
    optionAt(pointer) !== undefined ||
    rowAt(pointer) !== undefined ||
    pageAt(pointer) !== undefined ||
    pointer === '/card'
  );
}

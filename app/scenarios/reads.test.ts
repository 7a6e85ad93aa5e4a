import { expect, test } from 'vitest';
import { same } from '../option/values';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { unlikeBut } from '../preset/testing/unlike';
import { seeded } from '../table/testing/deals';
import { SCENARIOS } from './index';
import { run } from './run';

// This is what lets a run stand after an edit, and under another preset.
test('rules that agree with others in all that a run has read, and in nothing else, give the same run', () => {
  const random = seeded(41);
  const presets = builtins().map(effectiveOf);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  let arisen = 0;
  while (arisen < 300) {
    const [scenario, rules, other] = [pick(SCENARIOS), pick(presets), pick(presets)];
    if (scenario === undefined || rules === undefined || other === undefined) continue;
    const found = run(scenario, rules);
    if (!found.outcome.arises) continue;
    arisen += 1;
    const again = run(scenario, unlikeBut(rules, other, found.reads));
    const equal =
      same(again.rulings, found.rulings) &&
      same(again.outcome, found.outcome) &&
      same([...again.reads], [...found.reads]);
    if (!equal)
      expect.fail(`${scenario.id} under ${String(presets.indexOf(rules))}, ${String(presets.indexOf(other))}`);
  }
}, 120_000);

import { expect, test } from 'vitest';
import { comparedGames, RULE_SETS } from './testing/peer-rules';

// Whole games of another engine: what it does and allows, our referee allows, and the points after each deal are the same.
test.each(RULE_SETS.map((set, at) => [set.name, set, at] as const))('%s', { timeout: 60_000 }, (_name, set, at) => {
  const { differences, counts } = comparedGames(set, 1, 100 + at);
  expect(differences).toEqual([]);
  expect(counts.get('deal')).toBeGreaterThan(3);
  expect(counts.get('may discard')).toBeGreaterThan(100);
  expect(counts.get('may win on a discard') ?? 0).toBeGreaterThan(0);
});

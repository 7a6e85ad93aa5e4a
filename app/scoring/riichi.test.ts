import { describe, expect, test } from 'vitest';
import { seeded } from '../table/testing/deals';
import { compareHands } from './testing/riichi';

/** @kobalab/majiang-core 1.4.1 (MIT) scores the same hands under the same rules; scripts/oracle.ts compares many more. */
describe('riichi hands drawn at random', () => {
  test.each([1, 2, 3])('seed %i: patterns, fu, han and payments equal those of majiang-core', (seed) => {
    const { different, wins, counts } = compareHands(seeded(seed), 400);
    expect(different.slice(0, 3)).toEqual([]);
    expect(wins).toBeGreaterThan(300);
    expect([...counts.keys()].filter((key) => key.startsWith('pattern')).length).toBeGreaterThan(30);
  });
});

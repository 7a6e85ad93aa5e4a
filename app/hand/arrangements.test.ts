import { describe, expect, test } from 'vitest';
import { seeded } from '../table/testing/deals';
import { Arrangements } from './arrangements';
import { FIRST_TRIPLET, lowestOf } from './held';
import { drawComplete, takenApart } from './testing/brute-force';

function found(counts: readonly number[], sets: number): string[] {
  const ways = new Arrangements();
  const count = ways.find(Uint8Array.from(counts), sets);
  return Array.from({ length: count }, (_, way) => {
    const codes = [...ways.sets.slice(way * 5, way * 5 + sets)];
    const names = codes.map((code) => `${code >= FIRST_TRIPLET ? 't' : 'c'}${String(lowestOf(code))}`);
    return `${String(ways.pairs[way])} ${names.sort().join(' ')}`;
  }).sort();
}

function expected(counts: readonly number[]): string[] {
  return takenApart(counts)
    .map((one) => `${String(one.pair)} ${one.sets.join(' ')}`)
    .sort();
}

describe.each([4, 5, 3, 2, 1, 0])('%i concealed sets and a pair', (sets) => {
  test('complete hands have exactly the arrangements that brute force finds', () => {
    const random = seeded(sets + 1);
    let several = 0;
    for (let i = 0; i < 1500; i++) {
      const counts = drawComplete(random, sets);
      const ways = expected(counts);
      expect(found(counts, sets)).toEqual(ways);
      expect(ways.length).toBeGreaterThan(0);
      if (ways.length > 1) several += 1;
    }
    if (sets > 2) expect(several).toBeGreaterThan(30);
  });

  test('so have hands in which one tile was exchanged', () => {
    const random = seeded(sets + 11);
    let none = 0;
    for (let i = 0; i < 1500; i++) {
      const counts = drawComplete(random, sets);
      const away = counts.findIndex((count) => count > 0 && random() < 0.3);
      const to = Math.floor(random() * 34);
      if (away < 0 || (counts[to] ?? 0) >= 4) continue;
      counts[away] = (counts[away] ?? 0) - 1;
      counts[to] = (counts[to] ?? 0) + 1;
      const ways = expected(counts);
      expect(found(counts, sets)).toEqual(ways);
      if (ways.length === 0) none += 1;
    }
    if (sets > 0) expect(none).toBeGreaterThan(100);
  });
});

import { expect, test } from 'vitest';
import { judged } from './testing/judged';
import { KINDS, mutantOf, TRICKS } from './testing/mutants';

// `npm run hostile` reads 100,000 of them in a process with little memory.
const SAMPLE = 500;

test('hostile texts are taken or refused with a place', () => {
  const taken = new Map(KINDS.map((kind) => [kind, 0]));
  const refused = new Map(KINDS.map((kind) => [kind, 0]));
  for (let seed = 1; seed <= SAMPLE; seed += 1) {
    const mutant = mutantOf(seed);
    const answer = judged(mutant, seed);
    const counts = answer.taken ? taken : refused;
    counts.set(mutant.kind, (counts.get(mutant.kind) ?? 0) + 1);
  }
  // A reader that refuses, or takes, everything would show nothing.
  for (const kind of KINDS) {
    expect(taken.get(kind)).toBeGreaterThan(5);
    expect(refused.get(kind)).toBeGreaterThan(5);
  }
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
}, 120_000);

test('the same number is the same text', () => {
  expect(mutantOf(77)).toEqual(mutantOf(77));
  expect(mutantOf(77)).not.toEqual(mutantOf(82));
  expect(TRICKS.length).toBeGreaterThan(20);
});

import { expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { idFor } from '../preset/copy';
import { parsePreset } from '../preset/parse';
import { readUnsaved } from '../editor/drafts';
import type { Result } from '../result';
import { readCollection } from './collection';
import { judged } from './testing/judged';
import { KINDS, mutantOf, TRICKS } from './testing/mutants';

// `npm run hostile` reads 100,000 of them in a process with little memory.
const SAMPLE = 400;

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
    expect(taken.get(kind)).toBeGreaterThan(0);
    expect(refused.get(kind)).toBeGreaterThan(0);
  }
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
}, 120_000);

test.each<[string, (text: string) => Result<unknown>, string]>([
  ['a library', (text) => readCollection(text, { presets: [], scenarios: [] }), 'not-a-library'],
  ['a record of the journal', readUnsaved, 'not-a-record'],
])('%s with a hundred thousand lists inside each other is refused', (_, read, code) => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const answer = read(`{"library":1,"unsavedWork":1,"presets":{"a":${deep}},"preset":${deep},"scenarios":{}}`);
  expect(answer.ok ? [] : answer.problems.map((one) => one.code)).toEqual([code]);
});

test('a library that is no JSON is refused with the place', () => {
  const read = readCollection('{"library": 1,\n  presets: {}}', { presets: [], scenarios: [] });
  expect(read.ok ? [] : read.problems).toMatchObject([{ code: 'not-json', line: 2, column: 3 }]);
});

test('the same number is the same text', () => {
  expect(mutantOf(77)).toEqual(mutantOf(77));
  expect(mutantOf(77)).not.toEqual(mutantOf(77 + KINDS.length));
  expect(TRICKS.length).toBeGreaterThan(20);
});

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const base = builtin('ema-2016');

test.each(TRICKS.map((trick) => [trick.slice(0, 60), trick] as const))(
  'no id names a path or a prototype: %j',
  (_, trick) => {
    const read = parsePreset(JSON.stringify({ ...base, id: trick }));
    if (read.ok) expect(trick).toMatch(ID);
    // A text that is too long is refused before anything is looked at.
    else expect(read.problems.some(({ code, pointer }) => pointer === '/id' || code === 'long-string')).toBe(true);
    expect(idFor(trick, () => false)).toMatch(ID);
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerTree, type Known } from './answer-tree';
import { Reads } from './reads';

const SLOTS = 8;
const values = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 0, maxLength: SLOTS });

/** Reads up to four slots, each chosen by what was read before; `late` reads one of them in another place than it should. */
function asked(under: readonly number[], salt: number, late: boolean): Known<string> {
  const reads = new Reads();
  let state = salt;
  let answer = '';
  for (let count = 0; count < 4; count += 1) {
    const slot = Math.abs(state) % SLOTS;
    const value = under[slot] ?? 0;
    if (late && count === 0 && (under[slot + 1] ?? 0) === 1) reads.add((slot + 1) % SLOTS);
    reads.add(slot);
    answer += `${String(slot)}=${String(value)} `;
    state = (Math.imul(state, 31) + 7 * value + 3) | 0;
  }
  if (late) reads.add((Math.abs(salt) % SLOTS) + 1);
  reads.close();
  return { answer, reads };
}

describe('a tree of answers', () => {
  test('gives what asking gives, however many are known and in whatever order they were asked for', () => {
    fc.assert(
      fc.property(fc.array(values, { maxLength: 40 }), fc.nat(1000), fc.boolean(), (all, salt, late) => {
        const tree = new AnswerTree<string>();
        for (const under of all) {
          const now = asked(under, salt, late);
          const known = tree.find(under);
          if (known === undefined) tree.add(now, under);
          else expect(known.answer).toBe(now.answer);
          expect(tree.find(under)?.answer).toBe(now.answer);
        }
      }),
    );
  });

  test('finds an answer under all rules that agree in what it has read, and under no others', () => {
    const tree = new AnswerTree<string>();
    const reads = new Reads();
    for (const slot of [5, 2]) reads.add(slot);
    reads.close();
    tree.add({ answer: 'here', reads }, [9, 9, 1, 9, 9, 4]);
    expect(tree.find([0, 0, 1, 0, 0, 4])?.answer).toBe('here');
    expect(tree.find([9, 9, 2, 9, 9, 4])).toBeUndefined();
    expect(tree.find([9, 9, 1])).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changed,
  historyOf,
  isSaved,
  presentOf,
  redone,
  redoLabel,
  savedHistory,
  sealed,
  undone,
  undoLabel,
} from './history';

const label = (before: number, after: number) => `${before} → ${after}`;
const at = (first: number) => historyOf(first, true);

describe('a history', () => {
  test('undoes and redoes with labels', () => {
    const history = changed(changed(at(1), 2, label), 3, label);
    expect(undoLabel(history)).toBe('2 → 3');
    expect(presentOf(undone(history))).toBe(2);
    expect(redoLabel(undone(history))).toBe('2 → 3');
    expect(presentOf(redone(undone(history)))).toBe(3);
    expect(presentOf(undone(undone(undone(history))))).toBe(1);
  });

  test('joins changes with one key until it is sealed', () => {
    const typed = changed(changed(at(8), 80, label, 'points'), 800, label, 'points');
    expect(typed.steps.map((step) => step.label)).toEqual(['8 → 800']);
    const two = changed(sealed(typed), 3, label, 'points');
    expect(two.steps.map((step) => step.label)).toEqual(['8 → 800', '800 → 3']);
    expect(changed(typed, 5, label, 'limit').steps).toHaveLength(2);
  });

  test('loses a step that typing has taken back', () => {
    const back = changed(changed(at(8), 80, label, 'points'), 8, label, 'points');
    expect(back.steps).toEqual([]);
    expect(isSaved(back)).toBe(true);
  });

  test('knows its save point from both sides', () => {
    const saved = savedHistory(changed(at(1), 2, label));
    expect(isSaved(saved)).toBe(true);
    expect(isSaved(undone(saved))).toBe(false);
    expect(isSaved(redone(undone(saved)))).toBe(true);
    const branch = changed(undone(saved), 9, label);
    expect(isSaved(branch)).toBe(false);
    expect(isSaved(undone(branch))).toBe(false);
  });

  test('never joins a change to a step that was saved', () => {
    const saved = savedHistory(changed(at(1), 2, label, 'k'));
    const more = changed({ ...saved, sealed: false }, 3, label, 'k');
    expect(presentOf(undone(more))).toBe(2);
    expect(isSaved(undone(more))).toBe(true);
  });

  test('keeps the last 500 steps', () => {
    let history = at(0);
    for (let value = 1; value <= 620; value += 1) history = changed(history, value, label);
    expect(history.steps).toHaveLength(500);
    for (let count = 0; count < 700; count += 1) history = undone(history);
    expect(presentOf(history)).toBe(120);
    expect(isSaved(history)).toBe(false);
  });

  test('undoing everything leads to the start, redoing everything to the end', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ value: fc.nat(5), key: fc.constantFrom('a', 'b', undefined) })), (edits) => {
        const end = edits.reduce((history, { value, key }) => changed(history, value, label, key), at(0));
        let back = end;
        for (let count = 0; count < edits.length; count += 1) back = undone(back);
        expect(presentOf(back)).toBe(0);
        let forth = back;
        for (let count = 0; count < edits.length; count += 1) forth = redone(forth);
        expect(presentOf(forth)).toBe(presentOf(end));
      }),
    );
  });
});

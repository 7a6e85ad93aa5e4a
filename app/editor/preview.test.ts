import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Run } from '../ruling';
import { arranged, summaryOf, topicTitle } from './preview';

function scenario(id: string, about: string): Scenario {
  return { id, title: id, about: [about], expect: [] };
}

function run(id: string, reads: readonly string[], arises = true): Run {
  return {
    scenario: id,
    rulings: [],
    outcome: arises
      ? { arises: true, end: 'running', winners: [], sheets: [], transfers: [], deposits: 0 }
      : { arises: false, because: [] },
    reads: new Set(reads),
  };
}

const A = '/rules/claiming/chows';
const B = '/rules/claiming/missedDiscard';
const changed = (id: string, about: string, deciding: readonly string[], arises = true) => ({
  scenario: scenario(id, about),
  before: run(id, [about], arises),
  after: run(id, [about]),
  deciding,
});
const unchanged = (id: string, about: string, reads: readonly string[]) => ({
  scenario: scenario(id, about),
  run: run(id, reads),
});

const result = {
  changed: [changed('only-now', A, [A], false), changed('one', A, [A]), changed('two', B, [B])],
  unchanged: [unchanged('reads-b', A, [A, B]), unchanged('about-b', B, [B]), unchanged('neither', A, [A])],
  counts: { scenarios: 6, changed: 3, ruledAgain: 3 },
};

describe('a preview', () => {
  test('shows rulings that turned out otherwise before positions that only arise now', () => {
    expect(arranged(result, undefined).changed.map((one) => one.scenario.id)).toEqual(['one', 'two', 'only-now']);
  });

  test('follows the option in focus: what it decides, what is about it, what reads it', () => {
    const list = arranged(result, B);
    expect(list.changed.map((one) => one.scenario.id)).toEqual(['two', 'one', 'only-now']);
    expect(list.concerned.map((one) => one.scenario.id)).toEqual(['about-b', 'reads-b']);
    expect(list.topics.flatMap((topic) => topic.runs).map((one) => one.scenario.id)).toEqual(['neither']);
  });

  test('what is pinned stands on top, what is hidden apart, and neither anywhere else', () => {
    const list = arranged(result, B, { pinned: ['neither', 'two', 'gone'], hidden: ['one', 'about-b'] });
    expect(list.pinned.map((one) => one.scenario.id)).toEqual(['neither', 'two']);
    expect(list.hidden.map((one) => one.scenario.id)).toEqual(['one', 'about-b']);
    expect(list.changed.map((one) => one.scenario.id)).toEqual(['only-now']);
    expect(list.concerned.map((one) => one.scenario.id)).toEqual(['reads-b']);
    expect(list.topics).toEqual([]);
  });

  test('says in one line what changes', () => {
    expect(summaryOf(result)).toBe('3 of 6 outcomes change');
    expect(summaryOf({ ...result, counts: { scenarios: 140, changed: 1, ruledAgain: 1 } })).toBe(
      '1 of 140 outcomes changes',
    );
    expect(summaryOf({ ...result, counts: { scenarios: 140, changed: 0, ruledAgain: 0 } })).toBe(
      'None of 140 outcomes changes',
    );
  });

  test('names topics in words', () => {
    expect(topicTitle('dead-hands')).toBe('Dead hands');
    expect(topicTitle('american')).toBe('American play');
  });
});

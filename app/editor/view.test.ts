import { describe, expect, test } from 'vitest';
import { FIRST_VIEW, goTo, nextProblem, openScenario, pageOfPointer, showPage } from './view';

const MISSED = '/rules/claiming/missedDiscard';

describe('places', () => {
  test.each([
    [MISSED, '/rules/claiming'],
    ['/rules/claiming', '/rules/claiming'],
    ['/scoring/patterns/pung-hand', '/scoring/patterns'],
    ['/scoring/patterns/pung-hand/exposed/value', '/scoring/patterns'],
    ['/scoring/method/hanTable/2/limit', '/scoring/method'],
    ['/name', undefined],
    ['/rules/claiming/nothing', undefined],
  ])('%s is found on page %s', (pointer, page) => {
    expect(pageOfPointer(pointer)).toBe(page);
  });
});

describe('a view', () => {
  test('goes to an option: its page, unfiltered, with it in focus', () => {
    const view = goTo({ ...FIRST_VIEW, query: 'kong', filter: 'changed', mode: 'compare' }, MISSED);
    expect(view).toMatchObject({
      mode: 'preferences',
      page: '/rules/claiming',
      focus: MISSED,
      query: '',
      filter: 'all',
    });
  });

  test('goes to the option that holds a cell', () => {
    expect(goTo(FIRST_VIEW, '/scoring/method/hanTable/2/limit').focus).toBe('/scoring/method/hanTable');
  });

  test('stays where it is for a place that is not shown', () => {
    expect(goTo(FIRST_VIEW, '/name')).toBe(FIRST_VIEW);
    expect(showPage(FIRST_VIEW, '/rules/nowhere')).toBe(FIRST_VIEW);
  });

  test('loses the focus with the page', () => {
    const view = goTo(FIRST_VIEW, MISSED);
    expect(showPage(view, '/rules/claiming').focus).toBe(MISSED);
    expect(showPage(view, '/rules/ready').focus).toBeUndefined();
    expect(showPage({ ...view, query: 'riichi' }, '/rules/ready').query).toBe('');
  });

  test('opens a scenario after its last event', () => {
    expect(openScenario({ ...FIRST_VIEW, step: 3 }, 'one')).toMatchObject({ scenario: 'one', step: undefined });
  });

  test.each([
    [undefined, 3, 1, 0],
    [undefined, 3, -1, 2],
    [2, 3, 1, 0],
    [0, 3, -1, 2],
    [1, 0, 1, undefined],
  ] as const)('after problem %s of %s in direction %s comes %s', (problem, count, direction, next) => {
    expect(nextProblem({ ...FIRST_VIEW, problem }, count, direction).problem).toBe(next);
  });
});

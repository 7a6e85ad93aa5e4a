import { expect, test } from 'vitest';
import { TOUR, tourStep } from './tour';

test('the tour has four steps, each about another part of the window', () => {
  expect(TOUR).toHaveLength(4);
  expect(new Set(TOUR.map(({ region }) => region)).size).toBe(4);
});

test.each([
  [0, 1, 1],
  [0, -1, 0],
  [2, -1, 1],
  [3, 1, undefined],
] as const)('from step %i by %i it goes to %s', (step, direction, next) => {
  expect(tourStep(step, direction)).toBe(next);
});

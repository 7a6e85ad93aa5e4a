import { expect, test } from 'vitest';
import { roundHundredths, roundPoints, type Rounding } from './rounding';

// Four Winds help, "Extra payments and rounding": 64 off to ten is 60, 65 is 70; 21 up is 30; 149 off to a hundred is 100,
// 150 is 200; 640 up is 700.
test.each<[number, Rounding, number]>([
  [64, 'off-10', 60],
  [65, 'off-10', 70],
  [24, 'off-10', 20],
  [25, 'off-10', 30],
  [21, 'up-10', 30],
  [20, 'up-10', 20],
  [149, 'off-100', 100],
  [150, 'off-100', 200],
  [640, 'up-100', 700],
  [700, 'up-100', 700],
  [37, 'none', 37],
  [0, 'up-100', 0],
])('%i rounded %s is %i', (points, rounding, expected) => {
  expect(roundPoints(points, rounding)).toBe(expected);
});

test.each<[number, Rounding, number]>([
  [1250, 'none', 13],
  [1249, 'none', 12],
  [1201, 'up-1', 13],
  [1200, 'up-1', 12],
])('%i hundredths rounded %s are %i', (hundredths, rounding, expected) => {
  expect(roundHundredths(hundredths, rounding)).toBe(expected);
});

import type { Scoring } from '../preset/effective';

/** The ways of rounding that the Method page offers for the final score and for payments. */
export type Rounding = Scoring['method']['roundFinal'];

/** Hundredths of a point to a multiple of a unit, in points. @param up what is added first: half a unit, or nearly one */
function rounded(hundredths: number, unit: number, up: number): number {
  return (Math.floor((hundredths + up) / unit) * unit) / 100;
}

/**
 * A number of hundredths of a point, rounded to points: 6,400 hundredths off to ten are 60 points, 6,500 are 70.
 * Without rounding only the fraction of a point is rounded off, since nobody can pay it.
 * Source: Four Winds help, "Extra payments and rounding".
 */
export function roundHundredths(hundredths: number, rounding: Rounding): number {
  switch (rounding) {
    case 'none':
      return rounded(hundredths, 100, 50);
    case 'up-1':
      return rounded(hundredths, 100, 99);
    case 'off-10':
      return rounded(hundredths, 1000, 500);
    case 'up-10':
      return rounded(hundredths, 1000, 999);
    case 'off-100':
      return rounded(hundredths, 10_000, 5000);
    case 'up-100':
      return rounded(hundredths, 10_000, 9999);
  }
}

/** A number of points, rounded. */
export function roundPoints(points: number, rounding: Rounding): number {
  return roundHundredths(points * 100, rounding);
}

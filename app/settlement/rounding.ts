import type { Scoring } from '../preset/effective';

/** The ways of rounding that the Method page offers for the final score and for payments. */
export type Rounding = Scoring['method']['roundFinal'];

/** To how many hundredths of a point is rounded. */
function unitOf(rounding: Rounding): number {
  switch (rounding) {
    case 'none':
    case 'up-1':
      return 100;
    case 'off-10':
    case 'up-10':
      return 1000;
    case 'off-100':
    case 'up-100':
      return 10_000;
  }
}

/**
 * A number of hundredths of a point, rounded to points: 6,400 hundredths off to ten are 60 points, 6,500 are 70.
 * Without rounding only the fraction of a point is rounded off, since nobody can pay it.
 * Source: Four Winds help, "Extra payments and rounding".
 */
export function roundHundredths(hundredths: number, rounding: Rounding): number {
  const unit = unitOf(rounding);
  const up = rounding === 'up-1' || rounding === 'up-10' || rounding === 'up-100';
  return (Math.floor((hundredths + (up ? unit - 1 : unit / 2)) / unit) * unit) / 100;
}

/** A number of points, rounded. */
export function roundPoints(points: number, rounding: Rounding): number {
  return roundHundredths(points * 100, rounding);
}

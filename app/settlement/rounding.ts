import type { Scoring } from '../preset/effective';

/** The ways of rounding that the Method page offers for the final score and for payments. */
export type Rounding = Scoring['method']['roundFinal'];

const STEP: Record<Rounding, { readonly to: number; readonly up: boolean }> = {
  none: { to: 1, up: false },
  'up-1': { to: 1, up: true },
  'off-10': { to: 10, up: false },
  'up-10': { to: 10, up: true },
  'off-100': { to: 100, up: false },
  'up-100': { to: 100, up: true },
};

/**
 * A number of hundredths of a point, rounded to points: 6,400 hundredths off to ten are 60 points, 6,500 are 70.
 * Without rounding only the fraction of a point is rounded off, since nobody can pay it.
 * Source: Four Winds help, "Extra payments and rounding".
 */
export function roundHundredths(hundredths: number, rounding: Rounding): number {
  const step = STEP[rounding];
  const unit = step.to * 100;
  return (Math.floor((hundredths + (step.up ? unit - 1 : unit / 2)) / unit) * unit) / 100;
}

/** A number of points, rounded. */
export function roundPoints(points: number, rounding: Rounding): number {
  return roundHundredths(points * 100, rounding);
}

import type { Effective } from '../preset/effective';
import { totalOf } from './arithmetic';
import type { Best } from './evaluate';
import type { Facts } from './facts';
import type { Sums } from './sums';

/**
 * Whether a winning hand is worth the minimum. A limit hand always is. Points are the total after doubles; what does not
 * count is taken off first. Source: Four Winds help, "Restrictions for the winning hand".
 */
export function meetsMinimum(effective: Effective, facts: Facts, best: Best): boolean {
  const { winning } = effective.rules;
  if (winning.minimum === 0 || best.sums.direct >= 0) return true;
  if (winning.ignoredForOneSuit && oneSuit(facts)) return true;
  const counted = countedSums(winning.notCounted, best.sums);
  const least = leastFor(effective, facts);
  if (winning.minimumUnit === 'points') return totalOf(effective, counted).points >= least;
  const halves = totalOf(effective, counted).halfFaan;
  return (effective.scoring.method.kind === 'faan' ? halves : 2 * counted.doubles + counted.halves) >= 2 * least;
}

/** The minimum that holds for this hand, in its unit. */
export function leastFor(effective: Effective, facts: Facts): number {
  const { winning } = effective.rules;
  switch (winning.raised) {
    case 'no':
      return winning.minimum;
    case 'extra-hands':
      return facts.extraHands >= winning.raisedAfter ? winning.raisedTo : winning.minimum;
    case 'draws':
      return facts.draws >= winning.raisedAfter ? winning.raisedTo : winning.minimum;
  }
}

function countedSums(notCounted: readonly string[], sums: Sums): Sums {
  const dora = notCounted.includes('dora') ? sums.uncountedDora : 0;
  const flowers = notCounted.includes('flowers');
  const auxiliary = notCounted.includes('auxiliary');
  return {
    ...sums,
    doubles: sums.doubles - dora - (flowers ? sums.uncountedFlowers : 0),
    points: auxiliary ? 0 : sums.points - (flowers ? sums.uncountedFlowerPoints : 0),
  };
}

function oneSuit(facts: Facts): boolean {
  const suits = new Set<number>();
  for (let kind = 0; kind < 27; kind++) if (facts.all[kind] !== 0) suits.add(Math.floor(kind / 9));
  return suits.size <= 1;
}

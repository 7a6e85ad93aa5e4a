import type { Effective } from '../preset/effective';
import { totalOf } from './arithmetic';
import { onlySuit } from './detectors/detector';
import type { Best } from './reading';
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
  const { sums } = best;
  const least = leastFor(effective, facts);
  if (winning.minimumUnit === 'points')
    return totalOf(effective, countedSums(winning.notCounted, sums)).points >= least;
  const { kind } = effective.scoring.method;
  if (kind === 'faan') return totalOf(effective, countedSums(winning.notCounted, sums)).halfFaan >= 2 * least;
  return 2 * countedDoubles(winning.notCounted, sums) + sums.halves >= 2 * least;
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

function countedDoubles(notCounted: readonly string[], sums: Sums): number {
  const dora = sums.uncountedDora > 0 && notCounted.includes('dora') ? sums.uncountedDora : 0;
  const flowers = sums.uncountedFlowers > 0 && notCounted.includes('flowers') ? sums.uncountedFlowers : 0;
  return sums.doubles - dora - flowers;
}

function countedSums(notCounted: readonly string[], sums: Sums): Sums {
  const flowers = notCounted.includes('flowers');
  const auxiliary = notCounted.includes('auxiliary');
  return {
    ...sums,
    doubles: countedDoubles(notCounted, sums),
    points: auxiliary ? 0 : sums.points - (flowers ? sums.uncountedFlowerPoints : 0),
  };
}

function oneSuit(facts: Facts): boolean {
  return facts.kinds === 0 || onlySuit(facts.kinds) >= 0;
}

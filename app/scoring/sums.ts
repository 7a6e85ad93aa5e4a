import { CHICKEN, type Compiled } from './compile';
import { totalOf } from './arithmetic';
import { paid, REWARDS, unitOf } from './decide';
import { FORM_NUMBERS } from './facts';
import { type Found, REASON } from './found';
import { type CompiledRow, DOES, HOW, type Worth } from './rows';
import type { View } from './view';
import { placeOf } from './worths';

/** What the paid rows of a hand add up to; one object is filled again for every reading. */
export interface Sums {
  /** Points or fu. */
  points: number;
  /** Doubles, faan, han or tai. */
  doubles: number;
  halves: number;
  /** Points of limit hands, which stand for everything else; -1 without one. */
  direct: number;
  /** Points of flowers, doubled by their own doubles, that are added to a limit hand. */
  beside: number;
  /** Points that replace all others; 0 for none. */
  fixed: number;
  /** Doubles of rows that do not count towards the minimum, and points of flowers. */
  uncountedDora: number;
  uncountedFlowers: number;
  uncountedFlowerPoints: number;
  open: boolean;
  /** A winner's hand: the limit does not cap what losers hold. */
  wins: boolean;
  /** What the rows come to that do nothing but add, by `HOW`. Each hand has its own: others are summed up meanwhile. */
  readonly plain: Float64Array;
}

/** Sums of nothing. */
export function noSums(): Sums {
  return {
    points: 0,
    doubles: 0,
    halves: 0,
    direct: -1,
    beside: 0,
    fixed: 0,
    uncountedDora: 0,
    uncountedFlowers: 0,
    uncountedFlowerPoints: 0,
    open: false,
    wins: false,
    plain: new Float64Array(Object.keys(HOW).length),
  };
}

function begin(sums: Sums, view: View): void {
  sums.points = sums.doubles = sums.halves = sums.fixed = 0;
  sums.uncountedDora = sums.uncountedFlowers = sums.uncountedFlowerPoints = 0;
  sums.direct = -1;
  sums.beside = 0;
  sums.open = view.claimedSets > 0;
  sums.wins = view.facts.wins;
}

/**
 * Adds the paid rows up into `sums`; a limit hand stands for everything else. What is a chicken is known only then: where
 * that may not carry a reward for being ready, it is asked whether the hand is one without it.
 * @param always whether a chicken is looked for although it is worth nothing
 */
export function sumUp(
  compiled: Compiled,
  view: View,
  always: boolean,
  found: Found,
  waitCount: () => number,
  sums: Sums,
): void {
  if (compiled.deciding.noRewardsForChicken && REWARDS.some((reward) => paid(compiled, found, reward))) {
    const { denials } = found;
    for (const reward of REWARDS) found.deny(reward, REASON['reward-excluded'], CHICKEN);
    addUp(compiled, view, always, found, waitCount, sums);
    if (found.matched(CHICKEN)) return;
    found.allow(denials);
  }
  addUp(compiled, view, always, found, waitCount, sums);
}

function addUp(
  compiled: Compiled,
  view: View,
  always: boolean,
  found: Found,
  waitCount: () => number,
  sums: Sums,
): void {
  const { wins } = view.facts;
  const { hits, hitCount, unpaid } = found;
  const { does } = compiled.worths;
  const { plain } = sums;
  let best = -1;
  begin(sums, view);
  for (let how = 0; how < plain.length; how++) plain[how] = 0;
  for (let hit = 0; hit < hitCount; hit++) {
    const index = hits[hit] as number;
    if (unpaid[index] !== 0) continue;
    if (!wins && !countsForLoser(compiled.rows[index] as CompiledRow, waitCount)) {
      found.deny(index, REASON['no-value'], -1);
      continue;
    }
    const what = does[index] as number;
    if (what <= DOES.imply + DOES.exclude) {
      plainly(compiled, placeOf(index, wins), found.exposed[index] as number, found.concealed[index] as number, plain);
      continue;
    }
    const before = sums.direct;
    if ((what & DOES.doubled) !== 0 && compiled.rows[index]?.doubled?.(view) === 1) found.twice[index] = 1;
    const place = placeOf(index, wins);
    const exposed = found.exposed[index] as number;
    if (exposed !== 0) add(compiled, view, place, what, exposed, found.twice[index] === 1, sums);
    const concealed = found.concealed[index] as number;
    if (concealed !== 0) add(compiled, view, place + 1, what, concealed, found.twice[index] === 1, sums);
    if (sums.direct !== before) best = index;
    if ((what & DOES.form) !== 0) sums.fixed = compiled.rows[index]?.fixedPoints || sums.fixed;
  }
  sums.points += plain[HOW.points] as number;
  sums.doubles += plain[HOW.doubles] as number;
  sums.halves += plain[HOW.halves] as number;
  if (best >= 0) {
    if (compiled.deciding.flowersBesideLimit) {
      sums.beside = sums.uncountedFlowerPoints * 2 ** sums.uncountedFlowers;
    }
    if (moreByPoints(compiled, sums)) noLimits(compiled, found, sums);
    else onlyLimits(compiled, found, best);
  }
  addChicken(compiled, view, always, found, sums);
}

/** Rows that do nothing but add are added without a question, which costs more than adding. */
function plainly(
  { worths: { how, amount } }: Compiled,
  place: number,
  exposed: number,
  concealed: number,
  plain: Float64Array,
): void {
  const [one, other] = [how[place] as number, how[place + 1] as number];
  plain[one] = (plain[one] as number) + (amount[place] as number) * exposed;
  plain[other] = (plain[other] as number) + (amount[place + 1] as number) * concealed;
}

/** Whether a row counts for a hand that has not won: some only where it is ready. */
function countsForLoser({ losers }: CompiledRow, waitCount: () => number): boolean {
  return losers !== undefined && (losers.when !== 'ready' || waitCount() > 0);
}

/** @param place where the value stands among those of all rows */
function add(
  { worths, deciding }: Compiled,
  view: View,
  place: number,
  does: number,
  count: number,
  double: boolean,
  sums: Sums,
): void {
  const amount = worths.amount[place] as number;
  switch (worths.how[place] as Worth['how']) {
    case HOW.nothing:
      return;
    case HOW.points:
      sums.points += (does & DOES.card) !== 0 ? amount * count * view.cardValue : amount * count;
      if ((does & DOES.flower) !== 0) sums.uncountedFlowerPoints += amount * count;
      return;
    case HOW.doubles:
      sums.doubles += amount * count;
      if ((does & DOES.dora) !== 0) sums.uncountedDora += amount * count;
      if ((does & DOES.flower) !== 0) sums.uncountedFlowers += amount * count;
      return;
    case HOW.halves:
      sums.halves += amount * count;
      return;
    case HOW.limit: {
      const points = double ? (worths.twice[place] as number) : amount;
      if (sums.direct < 0) sums.direct = points;
      else if (deciding.severalLimitsAdded) sums.direct += points;
      else sums.direct = Math.max(sums.direct, points);
    }
  }
}

/** Beside a limit hand nothing else counts but flowers in some rules; of several only the most valuable, unless they are added. */
function onlyLimits(compiled: Compiled, found: Found, best: number): void {
  const { severalLimitsAdded: added, flowersBesideLimit } = compiled.deciding;
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (flowersBesideLimit && ((compiled.rows[index] as CompiledRow).does & DOES.flower) !== 0) continue;
    if (index === best || (added && unitOf(compiled, found, index) === 'limit')) continue;
    found.deny(index, REASON['limit-hand'], best);
  }
}

/** Whether what the other rows come to is worth more than the limit hand, where the preset pays the better of the two. */
function moreByPoints(compiled: Compiled, sums: Sums): boolean {
  const { effective } = compiled;
  if (!effective.scoring.method.limitOrPoints) return false;
  return totalOf(effective, { ...sums, direct: -1 }).points > totalOf(effective, sums).points;
}

/** Points and doubles stand in the place of limit hands. */
function noLimits(compiled: Compiled, found: Found, sums: Sums): void {
  sums.direct = -1;
  sums.beside = 0;
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (found.unpaid[index] === 0 && unitOf(compiled, found, index, sums.wins) === 'limit') {
      found.deny(index, REASON['worth-more-by-points'], -1);
    }
  }
}

/** A hand worth nothing else, or nothing but points, is a chicken where the preset knows one. */
function addChicken(compiled: Compiled, view: View, always: boolean, found: Found, sums: Sums): void {
  const row = compiled.rows[CHICKEN];
  if (row === undefined || !(row.active || always)) return;
  if (!view.facts.wins || sums.direct >= 0 || view.form !== FORM_NUMBERS.regular) return;
  view.otherPoints = sums.points + sums.doubles + sums.halves;
  view.otherPatterns = 0;
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (compiled.rows[index]?.page !== 'sets' && paid(compiled, found, index)) view.otherPatterns += 1;
  }
  const count = row.detect(view);
  if (count === 0) return;
  const closed = view.claimedSets === 0;
  found.hit(CHICKEN, row.does, closed ? 0 : count, closed ? count : 0);
  add(compiled, view, placeOf(CHICKEN, true) + (closed ? 1 : 0), row.does, count, false, sums);
}

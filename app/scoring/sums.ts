import type { Compiled, CompiledRow, RowValue } from './compile';
import { onlyHighestOfSeries } from './combining-series';
import { rowIndex } from './compile';
import { FORM_NUMBERS } from './facts';
import { type Found, REASON } from './found';
import { readingHas } from './gates';
import { totalOf } from './arithmetic';
import type { View } from './view';

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
}

const SELF_DRAWN = rowIndex('self-drawn');
const FULLY_CONCEALED = rowIndex('fully-concealed-hand');
const FULLY_EXPOSED = rowIndex('fully-exposed-hand');
const ONE_CHANCE = rowIndex('one-chance-chow');
const ON_PAIR = rowIndex('out-on-pair');
const NO_POINTS = rowIndex('no-points-hand');
const OWN_PAIR = rowIndex('pair-own-wind');
const ROUND_PAIR = rowIndex('pair-round-wind');
const CHICKEN = rowIndex('chicken-hand');
const REWARDS = [
  rowIndex('ready-declaration'),
  rowIndex('ready-first-turn'),
  rowIndex('one-shot'),
  rowIndex('open-ready'),
];

/** Looks for every row of a list in the arrangement that the view shows. */
export function detectRows(
  compiled: Compiled,
  view: View,
  rows: readonly CompiledRow[],
  found: Found,
  without: ReadonlySet<string> | undefined,
): void {
  found.clear();
  const whole = view.claimedSets === 0;
  const apart = compiled.concealedSets;
  const byFlowers = view.form === FORM_NUMBERS.flowers;
  const lacks = ~(view.has | readingHas(view));
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as CompiledRow;
    if ((row.needs & lacks) !== 0) continue;
    const { scope, index } = row;
    if (index === CHICKEN || (without !== undefined && without.has(row.id))) continue;
    if (byFlowers && !row.ofFlowerHands) continue;
    if (scope === 'own') ownSets(view, row, found);
    else {
      const count = row.detect(view);
      if (count === 0) continue;
      if (apart && scope === 'sets') setsApart(view, row, count, found);
      else if (whole) found.hit(index, 0, count);
      else found.hit(index, count, 0);
    }
  }
}

/** Rows of single sets and pairs: the exposed ones, which are triplets and kongs, and the concealed ones apart. */
function ownSets(view: View, row: CompiledRow, found: Found): void {
  let exposed = 0;
  if (view.exposed.tripletCount > 0) {
    view.sets = view.exposed;
    exposed = row.detect(view);
  }
  view.sets = view.concealed;
  const concealed = row.detect(view);
  view.sets = view.all;
  if (exposed !== 0 || concealed !== 0) found.hit(row.index, exposed, concealed);
}

function setsApart(view: View, row: CompiledRow, count: number, found: Found): void {
  view.sets = view.concealed;
  const inside = Math.min(count, row.detect(view));
  view.sets = view.all;
  found.hit(row.index, count - inside, inside);
}

/** The value of a row for one, exposed and concealed; a loser's where the hand has not won. */
export function valuesOf(
  row: CompiledRow,
  wins: boolean,
): { readonly exposed: RowValue; readonly concealed: RowValue } | undefined {
  return wins ? row : row.losers;
}

function worth(row: CompiledRow, found: Found, wins: boolean): boolean {
  const values = valuesOf(row, wins);
  if (values === undefined) return false;
  return (
    (found.exposed[row.index] !== 0 && values.exposed.value > 0) ||
    (found.concealed[row.index] !== 0 && values.concealed.value > 0)
  );
}

/** Decides which of the rows found are paid. Source: Four Winds help, "Scoring logic". */
export function decide(compiled: Compiled, view: View, rows: readonly CompiledRow[], found: Found): void {
  const wins = view.facts.wins;
  const { method, payments } = compiled.effective.scoring;
  const bySeries = method.combining === 'series';
  for (let hit = 0; hit < found.hitCount; hit++) {
    const row = compiled.rows[found.hits[hit] as number] as CompiledRow;
    if (row.excludes.length === 0 || !worth(row, found, wins)) continue;
    for (const other of row.excludes) found.deny(other, 'excluded', row.index);
  }
  for (let hit = 0; hit < found.hitCount; hit++) {
    const row = compiled.rows[found.hits[hit] as number] as CompiledRow;
    if (bySeries || row.implies.length === 0 || !worth(row, found, wins)) continue;
    // What another pattern shuts out is not there, and what it would have taken in is paid.
    if (found.unpaid[row.index] === REASON.excluded) continue;
    for (const other of row.implies) {
      if (other !== row.index && compiled.rows[other]?.forced !== true) found.deny(other, 'implied', row.index);
    }
  }
  if (!wins) return;
  if (bySeries) onlyHighestOfSeries(compiled.rows, found, payments.limitPoints);
  if (method.noRepeatSelfDraw) {
    if (paid(compiled, found, FULLY_CONCEALED)) sameUnit(compiled, found, FULLY_CONCEALED, SELF_DRAWN);
    if (paid(compiled, found, FULLY_EXPOSED)) {
      sameUnit(compiled, found, FULLY_EXPOSED, ONE_CHANCE);
      sameUnit(compiled, found, FULLY_EXPOSED, ON_PAIR);
    }
  }
  if (method.kind === 'fu-han' && !method.selfDrawnNoPointsFu && paid(compiled, found, NO_POINTS)) {
    if (unitOf(compiled, found, SELF_DRAWN) === 'points') found.deny(SELF_DRAWN, 'no-points-hand', NO_POINTS);
  }
  if (method.doubleWindPair === 'once' && paid(compiled, found, OWN_PAIR) && paid(compiled, found, ROUND_PAIR)) {
    found.deny(ROUND_PAIR, 'double-wind-once', OWN_PAIR);
  }
  excludeRewards(compiled, found);
  for (let hit = 0; hit < found.hitCount; hit++) {
    const row = compiled.rows[found.hits[hit] as number] as CompiledRow;
    if (row.form === undefined || !paid(compiled, found, row.index)) continue;
    if (row.fixedPoints > 0) denyPoints(compiled, rows, found, row);
    if (!row.cumulative) denyOthers(rows, found, row);
  }
}

/** Whether a row was found, is worth something to a winner, and nothing keeps it from being paid. */
function paid(compiled: Compiled, found: Found, index: number): boolean {
  if (!found.matched(index) || found.unpaid[index] !== 0) return false;
  return worth(compiled.rows[index] as CompiledRow, found, true);
}

function unitOf(compiled: Compiled, found: Found, index: number, wins = true): RowValue['unit'] | undefined {
  const row = compiled.rows[index];
  const values = row === undefined ? undefined : valuesOf(row, wins);
  return found.concealed[index] !== 0 ? values?.concealed.unit : values?.exposed.unit;
}

function sameUnit(compiled: Compiled, found: Found, by: number, index: number): void {
  if (unitOf(compiled, found, by) === unitOf(compiled, found, index)) found.deny(index, 'same-unit', by);
}

function excludeRewards(compiled: Compiled, found: Found): void {
  for (const by of compiled.rewardExcludes) {
    if (!paid(compiled, found, by)) continue;
    for (const reward of REWARDS) found.deny(reward, 'reward-excluded', by);
    return;
  }
}

function denyPoints(compiled: Compiled, rows: readonly CompiledRow[], found: Found, by: CompiledRow): void {
  for (const row of rows) {
    if (row !== by && unitOf(compiled, found, row.index) === 'points') found.deny(row.index, 'fixed-points', by.index);
  }
}

function denyOthers(rows: readonly CompiledRow[], found: Found, by: CompiledRow): void {
  for (const row of rows) if (row !== by) found.deny(row.index, 'not-cumulative', by.index);
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
 */
export function sumUp(
  compiled: Compiled,
  view: View,
  rows: readonly CompiledRow[],
  found: Found,
  ready: () => boolean,
  sums: Sums,
): void {
  if (compiled.rewardExcludes.includes(CHICKEN) && REWARDS.some((reward) => paid(compiled, found, reward))) {
    const { denials } = found;
    for (const reward of REWARDS) found.deny(reward, 'reward-excluded', CHICKEN);
    addUp(compiled, view, rows, found, ready, sums);
    if (found.matched(CHICKEN)) return;
    found.allow(denials);
  }
  addUp(compiled, view, rows, found, ready, sums);
}

function addUp(
  compiled: Compiled,
  view: View,
  rows: readonly CompiledRow[],
  found: Found,
  ready: () => boolean,
  sums: Sums,
): void {
  const wins = view.facts.wins;
  const doubles = compiled.effective.scoring.method.doubleLimits;
  let best: CompiledRow | undefined;
  begin(sums, view);
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (found.unpaid[index] !== 0) continue;
    const row = compiled.rows[index] as CompiledRow;
    const values = valuesOf(row, wins);
    if (values === undefined || (!wins && row.losers?.when === 'ready' && !ready())) {
      found.deny(index, 'no-value');
      continue;
    }
    const before = sums.direct;
    if (row.doubled !== undefined && doubles && row.doubled(view) === 1) found.twice[index] = 1;
    const twice = found.twice[index] === 1;
    add(compiled, view, row, values.exposed, found.exposed[index] as number, twice, sums);
    add(compiled, view, row, values.concealed, found.concealed[index] as number, twice, sums);
    if (sums.direct !== before) best = row;
    if (row.form !== undefined && row.fixedPoints > 0) sums.fixed = row.fixedPoints;
  }
  if (best !== undefined) {
    if (compiled.effective.scoring.method.flowersBesideLimit)
      sums.beside = sums.uncountedFlowerPoints * 2 ** sums.uncountedFlowers;
    if (moreByPoints(compiled, sums)) noLimits(compiled, found, sums);
    else onlyLimits(compiled, found, best);
  }
  addChicken(compiled, view, rows, found, sums);
}

function add(
  compiled: Compiled,
  view: View,
  row: CompiledRow,
  value: RowValue,
  count: number,
  twice: boolean,
  sums: Sums,
): void {
  if (count === 0 || value.value === 0) return;
  const amount = value.value * count;
  const flower = row.group === 'flowers';
  switch (value.unit) {
    case 'points':
      if (isDirect(compiled, value)) addLimit(compiled, sums, value.value);
      else sums.points += row.id === 'card-hand' ? amount * view.cardValue : amount;
      if (flower) sums.uncountedFlowerPoints += amount;
      return;
    case 'doubles':
      sums.doubles += amount;
      if (row.group === 'dora') sums.uncountedDora += amount;
      if (flower) sums.uncountedFlowers += amount;
      return;
    case 'half-doubles':
      sums.halves += amount;
      return;
    case 'limit': {
      const { limitPoints } = compiled.effective.scoring.payments;
      addLimit(compiled, sums, Math.floor((limitPoints * value.value * (twice ? 2 : 1)) / 1000));
      return;
    }
  }
}

/** Points as high as the limit count like a limit hand, where the limit is a cap. */
function isDirect(compiled: Compiled, value: RowValue): boolean {
  const { method, payments } = compiled.effective.scoring;
  const counts = method.kind === 'points-doubles' || method.kind === 'points';
  return counts && method.limitIs === 'cap' && value.value >= payments.limitPoints;
}

function addLimit(compiled: Compiled, sums: Sums, points: number): void {
  if (sums.direct < 0) sums.direct = points;
  else if (compiled.effective.scoring.method.severalLimits === 'added') sums.direct += points;
  else sums.direct = Math.max(sums.direct, points);
}

/** Beside a limit hand nothing else counts but flowers in some rules; of several only the most valuable, unless they are added. */
function onlyLimits(compiled: Compiled, found: Found, best: CompiledRow): void {
  const { severalLimits, flowersBesideLimit } = compiled.effective.scoring.method;
  const added = severalLimits === 'added';
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (flowersBesideLimit && compiled.rows[index]?.group === 'flowers') continue;
    if (index === best.index || (added && unitOf(compiled, found, index) === 'limit')) continue;
    found.deny(index, 'limit-hand', best.index);
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
      found.deny(index, 'worth-more-by-points');
    }
  }
}

/** A hand worth nothing else, or nothing but points, is a chicken where the preset knows one. */
function addChicken(compiled: Compiled, view: View, rows: readonly CompiledRow[], found: Found, sums: Sums): void {
  const row = compiled.rows[CHICKEN];
  if (row === undefined || (!row.active && rows !== compiled.rows)) return;
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
  found.hit(CHICKEN, closed ? 0 : count, closed ? count : 0);
  add(compiled, view, row, closed ? row.concealed : row.exposed, count, false, sums);
}

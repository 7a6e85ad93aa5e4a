import type { Compiled, CompiledRow, RowValue } from './compile';
import { rowIndex } from './compile';
import { FORM_NUMBERS } from './facts';
import type { View } from './view';

/** What the paid rows of a hand add up to. */
export interface Sums {
  /** Points or fu. */
  points: number;
  /** Doubles, faan, han or tai. */
  doubles: number;
  halves: number;
  /** Points of limit hands, which stand for everything else; -1 without one. */
  direct: number;
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

/** Why a row that matched is not paid. */
export const UNPAID_REASONS = [
  'implied',
  'excluded',
  'same-unit',
  'no-points-hand',
  'double-wind-once',
  'reward-excluded',
  'fixed-points',
  'not-cumulative',
  'limit-hand',
  'no-value',
] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** What was found in one arrangement: for each row how often, exposed and concealed, and what keeps it from being paid. */
export class Found {
  readonly exposed: Uint8Array;
  readonly concealed: Uint8Array;
  /** 0 for paid, else 1 + the reason. */
  readonly unpaid: Uint8Array;
  /** The row in whose place it is not paid, -1 for none. */
  readonly by: Int16Array;
  /** 1 for a limit hand of a rare form that is worth twice. */
  readonly twice: Uint8Array;

  constructor(size: number) {
    this.exposed = new Uint8Array(size);
    this.concealed = new Uint8Array(size);
    this.unpaid = new Uint8Array(size);
    this.by = new Int16Array(size);
    this.twice = new Uint8Array(size);
  }

  clear(): void {
    this.exposed.fill(0);
    this.concealed.fill(0);
    this.unpaid.fill(0);
    this.by.fill(-1);
    this.twice.fill(0);
  }

  copy(other: Found): void {
    this.exposed.set(other.exposed);
    this.concealed.set(other.concealed);
    this.unpaid.set(other.unpaid);
    this.by.set(other.by);
    this.twice.set(other.twice);
  }

  matched(index: number): boolean {
    return this.exposed[index] !== 0 || this.concealed[index] !== 0;
  }

  deny(index: number, reason: UnpaidReason, by = -1): void {
    if (this.unpaid[index] !== 0) return;
    this.unpaid[index] = 1 + UNPAID_REASONS.indexOf(reason);
    this.by[index] = by;
  }
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
  for (const row of rows) {
    if (row.index === CHICKEN || without?.has(row.id) === true) continue;
    put(compiled, view, row, found, whole);
  }
}

function put(compiled: Compiled, view: View, row: CompiledRow, found: Found, whole: boolean): void {
  const { index, detect } = row;
  if (row.scope === 'own') {
    view.sets = view.exposed;
    found.exposed[index] = detect(view);
    view.sets = view.concealed;
    found.concealed[index] = detect(view);
    view.sets = view.all;
    return;
  }
  const count = detect(view);
  if (count === 0) return;
  if (row.scope === 'sets' && compiled.concealedSets) {
    view.sets = view.concealed;
    const inside = Math.min(count, detect(view));
    view.sets = view.all;
    found.concealed[index] = inside;
    found.exposed[index] = count - inside;
  } else if (whole) found.concealed[index] = count;
  else found.exposed[index] = count;
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
  const { method } = compiled.effective.scoring;
  for (const row of rows) {
    if (!worth(row, found, wins)) continue;
    for (const other of row.implies) {
      if (other !== row.index && compiled.rows[other]?.forced !== true) found.deny(other, 'implied', row.index);
    }
    for (const other of row.excludes) found.deny(other, 'excluded', row.index);
  }
  if (!wins) return;
  const paid = (index: number): boolean => {
    const row = compiled.rows[index];
    return row !== undefined && found.unpaid[index] === 0 && worth(row, found, true);
  };
  if (method.noRepeatSelfDraw) {
    if (paid(FULLY_CONCEALED)) sameUnit(compiled, found, FULLY_CONCEALED, SELF_DRAWN);
    if (paid(FULLY_EXPOSED)) {
      sameUnit(compiled, found, FULLY_EXPOSED, ONE_CHANCE);
      sameUnit(compiled, found, FULLY_EXPOSED, ON_PAIR);
    }
  }
  if (method.kind === 'fu-han' && !method.selfDrawnNoPointsFu && paid(NO_POINTS)) {
    if (unitOf(compiled, found, SELF_DRAWN) === 'points') found.deny(SELF_DRAWN, 'no-points-hand', NO_POINTS);
  }
  if (method.doubleWindPair === 'once' && paid(OWN_PAIR) && paid(ROUND_PAIR)) {
    found.deny(ROUND_PAIR, 'double-wind-once', OWN_PAIR);
  }
  excludeRewards(compiled, found, paid);
  for (const row of rows) {
    if (row.form === undefined || !paid(row.index)) continue;
    if (row.fixedPoints > 0) denyPoints(compiled, rows, found, row);
    if (!row.cumulative) denyOthers(rows, found, row);
  }
}

function unitOf(compiled: Compiled, found: Found, index: number): RowValue['unit'] | undefined {
  const row = compiled.rows[index];
  if (row === undefined) return undefined;
  return found.concealed[index] !== 0 ? row.concealed.unit : row.exposed.unit;
}

function sameUnit(compiled: Compiled, found: Found, by: number, index: number): void {
  if (unitOf(compiled, found, by) === unitOf(compiled, found, index)) found.deny(index, 'same-unit', by);
}

function excludeRewards(compiled: Compiled, found: Found, paid: (index: number) => boolean): void {
  const named: readonly string[] = compiled.effective.rules.ready.rewardExcludes;
  if (named.length === 0) return;
  const by = compiled.rows.find((row) => named.includes(row.id) && paid(row.index));
  if (by === undefined) return;
  for (const reward of REWARDS) found.deny(reward, 'reward-excluded', by.index);
}

function denyPoints(compiled: Compiled, rows: readonly CompiledRow[], found: Found, by: CompiledRow): void {
  for (const row of rows) {
    if (row !== by && unitOf(compiled, found, row.index) === 'points') found.deny(row.index, 'fixed-points', by.index);
  }
}

function denyOthers(rows: readonly CompiledRow[], found: Found, by: CompiledRow): void {
  for (const row of rows) if (row !== by) found.deny(row.index, 'not-cumulative', by.index);
}

/** Adds the paid rows up; a limit hand stands for everything else. */
export function sumUp(
  compiled: Compiled,
  view: View,
  rows: readonly CompiledRow[],
  found: Found,
  ready: () => boolean,
): Sums {
  const sums: Sums = {
    points: 0,
    doubles: 0,
    halves: 0,
    direct: -1,
    fixed: 0,
    uncountedDora: 0,
    uncountedFlowers: 0,
    uncountedFlowerPoints: 0,
    open: view.claimedSets > 0,
    wins: view.facts.wins,
  };
  const wins = view.facts.wins;
  const doubles = compiled.effective.scoring.method.doubleLimits;
  let best: CompiledRow | undefined;
  for (const row of rows) {
    const { index } = row;
    if (!found.matched(index) || found.unpaid[index] !== 0) continue;
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
  if (best !== undefined) onlyLimits(compiled, rows, found, best);
  addChicken(compiled, view, rows, found, sums);
  return sums;
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
  return method.kind === 'points-doubles' && method.limitIs === 'cap' && value.value >= payments.limitPoints;
}

function addLimit(compiled: Compiled, sums: Sums, points: number): void {
  if (sums.direct < 0) sums.direct = points;
  else if (compiled.effective.scoring.method.severalLimits === 'added') sums.direct += points;
  else sums.direct = Math.max(sums.direct, points);
}

/** Beside a limit hand nothing else counts; of several only the most valuable one, unless they are added. */
function onlyLimits(compiled: Compiled, rows: readonly CompiledRow[], found: Found, best: CompiledRow): void {
  const added = compiled.effective.scoring.method.severalLimits === 'added';
  for (const row of rows) {
    if (row === best || !found.matched(row.index)) continue;
    const unit = unitOf(compiled, found, row.index);
    if (!(added && unit === 'limit')) found.deny(row.index, 'limit-hand', best.index);
  }
}

/** A hand worth nothing else, or nothing but points, is a chicken where the preset knows one. */
function addChicken(compiled: Compiled, view: View, rows: readonly CompiledRow[], found: Found, sums: Sums): void {
  const row = rows.find((one) => one.index === CHICKEN);
  if (row === undefined || !view.facts.wins || sums.direct >= 0 || view.form !== FORM_NUMBERS.regular) return;
  view.otherPoints = sums.points + sums.doubles + sums.halves;
  view.otherPatterns = rows.reduce(
    (count, one) =>
      count +
      (one !== row && one.page === 'patterns' && found.unpaid[one.index] === 0 && worth(one, found, true) ? 1 : 0),
    0,
  );
  const count = row.detect(view);
  if (count === 0) return;
  if (view.claimedSets === 0) found.concealed[CHICKEN] = count;
  else found.exposed[CHICKEN] = count;
  const value = view.claimedSets === 0 ? row.concealed : row.exposed;
  add(compiled, view, row, value, count, false, sums);
}

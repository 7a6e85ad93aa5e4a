import { onlyHighestOfSeries } from './combining-series';
import { type Compiled, rowIndex } from './compile';
import { type Found, REASON } from './found';
import { type CompiledRow, DOES, HOW, type RowValue, type Sides } from './rows';
import { placeOf } from './worths';

const SELF_DRAWN = rowIndex('self-drawn');
const FULLY_CONCEALED = rowIndex('fully-concealed-hand');
const FULLY_EXPOSED = rowIndex('fully-exposed-hand');
const ONE_CHANCE = rowIndex('one-chance-chow');
const ON_PAIR = rowIndex('out-on-pair');
const NO_POINTS = rowIndex('no-points-hand');
const OWN_PAIR = rowIndex('pair-own-wind');
const ROUND_PAIR = rowIndex('pair-round-wind');
/** What a declaration of ready is rewarded with. */
export const REWARDS = [
  rowIndex('ready-declaration'),
  rowIndex('ready-first-turn'),
  rowIndex('one-shot'),
  rowIndex('open-ready'),
] as const;

/** The values of a row; a loser's where the hand has not won. */
export function valuesOf(row: CompiledRow, wins: boolean): Sides | undefined {
  return wins ? row : row.losers;
}

function worth({ worths: { how } }: Compiled, found: Found, index: number, wins: boolean): boolean {
  const place = placeOf(index, wins);
  return (
    (found.exposed[index] !== 0 && how[place] !== HOW.nothing) ||
    (found.concealed[index] !== 0 && how[place + 1] !== HOW.nothing)
  );
}

/** Decides which of the rows found are paid. Source: Four Winds help, "Scoring logic". */
export function decide(compiled: Compiled, wins: boolean, found: Found): void {
  const { rows, deciding } = compiled;
  let chosen = (found.does & DOES.exclude) === 0 ? 0 : found.choose(compiled.excluding);
  for (let at = 0; at < chosen; at++) {
    const index = found.chosen[at] as number;
    if (!worth(compiled, found, index, wins)) continue;
    found.denyAll((rows[index] as CompiledRow).excludes, REASON.excluded, index);
  }
  chosen = deciding.bySeries || (found.does & DOES.imply) === 0 ? 0 : found.choose(compiled.implying);
  for (let at = 0; at < chosen; at++) {
    const index = found.chosen[at] as number;
    // What another pattern shuts out is not there, and what it would have taken in is paid.
    if (found.unpaid[index] === REASON.excluded || !worth(compiled, found, index, wins)) continue;
    found.denyAll((rows[index] as CompiledRow).implies, REASON.implied, index);
  }
  if (!wins) return;
  if (deciding.bySeries) onlyHighestOfSeries(rows, found, deciding.limitPoints);
  if (deciding.noRepeatSelfDraw) noRepeat(compiled, found);
  if (deciding.noPointsForSelfDraw && paid(compiled, found, NO_POINTS)) {
    if (unitOf(compiled, found, SELF_DRAWN) === 'points') found.deny(SELF_DRAWN, REASON['no-points-hand'], NO_POINTS);
  }
  if (deciding.doubleWindOnce && paid(compiled, found, OWN_PAIR) && paid(compiled, found, ROUND_PAIR)) {
    found.deny(ROUND_PAIR, REASON['double-wind-once'], OWN_PAIR);
  }
  if (compiled.rewardExcludes.length > 0) excludeRewards(compiled, found);
  if ((found.does & DOES.form) === 0) return;
  chosen = found.choose(compiled.forms);
  for (let at = 0; at < chosen; at++) {
    const row = rows[found.chosen[at] as number] as CompiledRow;
    if (!paid(compiled, found, row.index)) continue;
    if (row.fixedPoints > 0) denyPoints(compiled, found, row);
    if (!row.cumulative) denyOthers(compiled, found, row);
  }
}

/** Whether a row was found, is worth something to a winner, and nothing keeps it from being paid. */
export function paid(compiled: Compiled, found: Found, index: number): boolean {
  if (!found.matched(index) || found.unpaid[index] !== 0) return false;
  return worth(compiled, found, index, true);
}

/** The unit in which a row that was found counts. */
export function unitOf(compiled: Compiled, found: Found, index: number, wins = true): RowValue['unit'] | undefined {
  const row = compiled.rows[index];
  const values = row === undefined ? undefined : valuesOf(row, wins);
  return found.concealed[index] !== 0 ? values?.concealed.unit : values?.exposed.unit;
}

function noRepeat(compiled: Compiled, found: Found): void {
  if (paid(compiled, found, FULLY_CONCEALED)) sameUnit(compiled, found, FULLY_CONCEALED, SELF_DRAWN);
  if (!paid(compiled, found, FULLY_EXPOSED)) return;
  sameUnit(compiled, found, FULLY_EXPOSED, ONE_CHANCE);
  sameUnit(compiled, found, FULLY_EXPOSED, ON_PAIR);
}

function sameUnit(compiled: Compiled, found: Found, by: number, index: number): void {
  if (unitOf(compiled, found, by) === unitOf(compiled, found, index)) found.deny(index, REASON['same-unit'], by);
}

function excludeRewards(compiled: Compiled, found: Found): void {
  for (const by of compiled.rewardExcludes) {
    if (!paid(compiled, found, by)) continue;
    for (const reward of REWARDS) found.deny(reward, REASON['reward-excluded'], by);
    return;
  }
}

function denyPoints(compiled: Compiled, found: Found, by: CompiledRow): void {
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (index === by.index || unitOf(compiled, found, index) !== 'points') continue;
    found.deny(index, REASON['fixed-points'], by.index);
  }
}

function denyOthers(compiled: Compiled, found: Found, by: CompiledRow): void {
  for (let hit = 0; hit < found.hitCount; hit++) {
    const index = found.hits[hit] as number;
    if (index !== by.index) found.deny(index, REASON['not-cumulative'], by.index);
  }
}

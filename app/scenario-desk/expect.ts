import type { Expectation, ExpectedOutcome, ExpectedRuling, Scenario } from '../../schemas/generated/scenario';
import type { Preset } from '../../schemas/generated/preset';
import { same } from '../option/values';
import { changedPointers } from '../preset/effective-changed';
import { effectiveOf } from '../preset/effective-of';
import type { Lookup } from '../preset/lookup';
import { readAt } from '../preset/pointer';
import type { Ruling, Run, ScoreSheet } from '../ruling';
import { because } from '../scenarios/because';
import { checkOne, paidPatterns, presetUnder, type Failure } from '../scenarios/check';
import { sortOf } from './desk';

export type Under = Expectation['under'];

/** The preset in front: what it is called in an expectation, and what it was made from where it is not kept anywhere itself. */
export interface Front {
  readonly preset: Preset;
  /** It can be found by its id just as it is. */
  readonly kept: boolean;
  readonly base: Preset | undefined;
}

/**
 * How an expectation names the preset in front: by its id where it is kept as it is; else by what it was made from, with the changed options
 * that the run has read. Undefined where neither says it: it has to be saved first.
 */
export function underOf({ preset, kept, base }: Front, reads: Run['reads']): Under | undefined {
  if (kept) return { preset: preset.id };
  if (base === undefined) return undefined;
  const read = [...changedPointers(effectiveOf(base), effectiveOf(preset))].filter((pointer) => reads.has(pointer));
  const set = Object.fromEntries(read.map((pointer) => [pointer, readAt(preset, pointer)]));
  // A row that was taken out cannot be said in a file.
  if (Object.values(set).includes(undefined)) return undefined;
  return read.length === 0 ? { preset: base.id } : { preset: base.id, set };
}

/** What is ruled on an event now, as an expectation says it. */
export function rulingNow(scenario: Scenario, preset: Preset, run: Run, at: number): ExpectedRuling {
  const ruling = run.rulings[at];
  if (ruling === undefined) return {};
  const { verdict, missing, sheet } = ruling;
  const plain: ExpectedRuling = { verdict, ...codesOf(ruling), ...(missing === undefined ? {} : { missing }) };
  if (verdict !== 'allowed') {
    const reasons = because(scenario, preset, at);
    return reasons.length === 0 ? plain : { ...plain, because: [...reasons] };
  }
  return sheet === undefined ? plain : { ...plain, ...scoreOf(sheet) };
}

function codesOf({ objections }: Ruling): { codes?: string[] } {
  return objections.length === 0 ? {} : { codes: objections.map((one) => one.code) };
}

function scoreOf(sheet: ScoreSheet): Pick<ExpectedRuling, 'points' | 'fu' | 'han' | 'faan'> {
  const { points, fu, han, faan } = sheet;
  return {
    points,
    ...(fu === undefined ? {} : { fu }),
    ...(han === undefined ? {} : { han }),
    ...(faan === undefined ? {} : { faan }),
  };
}

/** How the scenario ends now, as an expectation says it. */
export function outcomeNow(scenario: Scenario, { outcome }: Run): ExpectedOutcome {
  if (!outcome.arises) return { arises: false, because: [...outcome.because] };
  const transfers = outcome.transfers.map(({ from, to, amount }) => ({ from, to, amount }));
  const moved = transfers.length === 0 ? {} : { transfers };
  const sheet = outcome.sheets.find((one) => one.sheet.win)?.sheet ?? outcome.sheets[0]?.sheet;
  if (sortOf(scenario) === 'hand' && sheet !== undefined)
    return { win: sheet.win, ...scoreOf(sheet), patterns: [...paidPatterns(sheet)], ...(sheet.win ? moved : {}) };
  return {
    end: outcome.end,
    ...(outcome.winners.length === 0 ? {} : { winners: [...outcome.winners] }),
    ...moved,
    ...(outcome.deal === undefined ? {} : { deal: outcome.deal }),
  };
}

/** The scenario with something expected under a preset; what the same source said of it there is replaced. */
export function expecting(
  scenario: Scenario,
  under: Under,
  source: string,
  what: string,
  value: ExpectedRuling | ExpectedOutcome,
): Scenario {
  const at = scenario.expect.findIndex((one) => same(one.under, under) && one.source === source);
  const before = scenario.expect[at];
  const next: Expectation = { ...(before ?? { under, source }), [what]: value };
  const expect = before === undefined ? [...scenario.expect, next] : scenario.expect.with(at, next);
  return { ...scenario, expect };
}

/** What of an expectation is not met now; `undefined` where its preset cannot be found. */
export function unmet(scenario: Scenario, expectation: Expectation, lookup: Lookup): readonly Failure[] | undefined {
  const preset = presetUnder(expectation, lookup);
  return preset === undefined ? undefined : checkOne(scenario, expectation, preset);
}

/** What an expectation is about: the names of its events, and `outcome`. */
export function askedIn(expectation: Expectation): readonly string[] {
  return Object.keys(expectation).filter((key) => key !== 'under' && key !== 'source');
}

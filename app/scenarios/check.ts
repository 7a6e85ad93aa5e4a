import type {
  Expectation,
  ExpectedOutcome,
  ExpectedRuling,
  ExpectedTransfer,
  Scenario,
} from '../../schemas/generated/scenario';
import type { Preset } from '../../schemas/generated/preset';
import { same } from '../option/values';
import { effectiveOf } from '../preset/effective-of';
import type { Lookup } from '../preset/lookup';
import { withValue } from '../preset/pointer';
import { parseTiles, printTiles } from '../tiles';
import type { Pointer } from '../result';
import type { Ruling, Run, ScoreSheet, Transfer } from '../ruling';
import { because } from './because';
import { assertedMay } from './asserted-may';
import { play, type Played } from './run';

/** An expectation of a scenario that is not met. */
export interface Failure {
  readonly scenario: string;
  /** Which of the expectations, from 0. */
  readonly expectation: number;
  readonly under: string;
  /** What was compared: an event id and a key, such as `out.verdict`, or `outcome.totals`. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

/** The preset that an expectation is about: a preset by id, with the values it sets; `null` takes a scoring row out. */
export function presetUnder(expectation: Expectation, lookup: Lookup): Preset | undefined {
  const base = lookup(expectation.under.preset);
  if (base === undefined) return undefined;
  const set = (expectation.under.set ?? {}) as Readonly<Record<Pointer, unknown>>;
  return Object.entries(set).reduce((preset, [pointer, value]) => withValue(preset, pointer, value ?? undefined), base);
}

/** Runs a scenario against its own expectations. Only what is stated is compared; nothing found is nothing wrong. */
export function check(scenario: Scenario, lookup: Lookup): readonly Failure[] {
  return scenario.expect.flatMap((expectation) => checkOne(scenario, expectation, presetUnder(expectation, lookup)));
}

/** Runs a scenario against one expectation, under the preset that is given instead of the one that it names. */
export function checkOne(scenario: Scenario, expectation: Expectation, preset: Preset | undefined): readonly Failure[] {
  const under = `${expectation.under.preset} ${JSON.stringify(expectation.under.set ?? {})}`;
  const failure = (what: string, expected: unknown, found: unknown): Failure => ({
    scenario: scenario.id,
    expectation: scenario.expect.indexOf(expectation),
    under,
    what,
    expected: JSON.stringify(expected),
    found: JSON.stringify(found) ?? 'nothing',
  });
  if (preset === undefined) return [failure('under.preset', expectation.under.preset, undefined)];
  const played = play(scenario, effectiveOf(preset));
  const failures: Failure[] = [];
  for (const [id, expected] of Object.entries(expectation)) {
    if (id === 'under' || id === 'source' || expected === undefined) continue;
    if (id === 'outcome') failures.push(...outcomeFailures(played.run, expected as ExpectedOutcome, failure));
    else failures.push(...rulingFailures(scenario, preset, played.run, id, expected as ExpectedRuling, failure));
  }
  failures.push(...mayFailures(scenario, preset, played, failure));
  return failures;
}

type Fail = (what: string, expected: unknown, found: unknown) => Failure;

function rulingFailures(
  scenario: Scenario,
  preset: Preset,
  run: Run,
  id: string,
  expected: ExpectedRuling,
  fail: Fail,
): Failure[] {
  const at = run.rulings.findIndex((one) => one.id === id);
  const ruling = run.rulings[at];
  if (ruling === undefined) return [fail(id, expected, run.outcome.arises ? 'no such event' : 'does not arise')];
  const out: Failure[] = [];
  const compare = (key: string, wanted: unknown, found: unknown, equal = same(wanted, found)): void => {
    if (wanted !== undefined && !equal) out.push(fail(`${id}.${key}`, wanted, found));
  };
  const codes = ruling.objections.map((one) => one.code);
  compare('verdict', expected.verdict, ruling.verdict);
  compare('code', expected.code, codes, expected.code === undefined || codes.includes(expected.code));
  compare('codes', expected.codes, codes, sameMembers(expected.codes ?? [], codes));
  compare('missing', expected.missing, ruling.missing);
  compare(
    'consequences',
    expected.consequences,
    ruling.consequences,
    holdsAll(expected.consequences, ruling.consequences),
  );
  compare(
    'transfers',
    expected.transfers,
    ruling.transfers.map(short),
    sameTransfers(expected.transfers, ruling.transfers),
  );
  out.push(...sheetFailures(id, expected, ruling.sheet, fail));
  if (expected.because !== undefined) {
    const named = because(scenario, preset, at, expected.because);
    const all = expected.because.every((pointer) => named.includes(pointer));
    compare('because', expected.because, all ? named : because(scenario, preset, at), all);
  }
  return out;
}

/** Scores, patterns and arithmetic units that an expectation names. */
function sheetFailures(
  id: string,
  expected: Pick<ExpectedRuling, 'points' | 'fu' | 'han' | 'faan' | 'patterns'>,
  sheet: ScoreSheet | undefined,
  fail: Fail,
): Failure[] {
  const out: Failure[] = [];
  for (const key of ['points', 'fu', 'han', 'faan'] as const) {
    if (expected[key] !== undefined && expected[key] !== sheet?.[key])
      out.push(fail(`${id}.${key}`, expected[key], sheet?.[key]));
  }
  if (expected.patterns !== undefined) {
    const paid = paidPatterns(sheet);
    if (!sameMembers(expected.patterns, paid)) out.push(fail(`${id}.patterns`, expected.patterns, paid));
  }
  return out;
}

/** The ids of the patterns that are paid; one that occurs twice is named twice. */
export function paidPatterns(sheet: ScoreSheet | undefined): readonly string[] {
  return (sheet?.patterns ?? [])
    .filter((one) => one.unpaid === undefined && one.value > 0)
    .flatMap((one) => Array<string>(one.count).fill(one.id));
}

function outcomeFailures(run: Run, expected: ExpectedOutcome, fail: Fail): Failure[] {
  const { outcome } = run;
  const out: Failure[] = [];
  const compare = (key: string, wanted: unknown, found: unknown, equal = same(wanted, found)): void => {
    if (wanted !== undefined && !equal) out.push(fail(`outcome.${key}`, wanted, found));
  };
  compare('arises', expected.arises, outcome.arises);
  if (!outcome.arises) {
    compare('because', expected.because, outcome.because, sameMembers(expected.because ?? [], outcome.because));
    if (expected.arises !== false) out.push(fail('outcome', expected, 'does not arise'));
    return out;
  }
  const sheet = outcome.sheets.find((one) => one.sheet.win)?.sheet ?? outcome.sheets[0]?.sheet;
  compare('end', expected.end, outcome.end);
  compare('winners', expected.winners, outcome.winners, sameMembers(expected.winners ?? [], outcome.winners));
  compare('settled', expected.settled, outcome.winners);
  compare(
    'transfers',
    expected.transfers,
    outcome.transfers.map(short),
    sameTransfers(expected.transfers, outcome.transfers),
  );
  compare('totals', expected.totals, outcome.totals, holdsKeys(expected.totals, outcome.totals));
  compare('deal', expected.deal, outcome.deal);
  compare('extraHands', expected.extraHands, outcome.extraHands);
  compare('deposits', expected.deposits, outcome.deposits);
  compare('win', expected.win, sheet?.win);
  compare('code', expected.code, sheet?.reason);
  compare('wallLeft', expected.wallLeft, outcome.wallLeft);
  compare('roundWind', expected.roundWind, outcome.roundWind);
  compare('wall', expected.wall, outcome.wall, sameTiles(expected.wall, outcome.wall));
  out.push(...sheetFailures('outcome', expected, sheet, fail));
  return out;
}

function mayFailures(scenario: Scenario, preset: Preset, played: Played, fail: Fail): Failure[] {
  if (played.states.length === 0) return [];
  return (scenario.events ?? []).flatMap((step, at) => {
    const events = 'together' in step ? step.together : [step];
    const state = played.states[at + 1];
    return events.flatMap((event) => {
      if (event.may === undefined || state === undefined) return [];
      return assertedMay(effectiveOf(preset), state, event.may).map(({ what, expected, found }) =>
        fail(`may.${event.may?.seat ?? ''}.${what}`, expected, found),
      );
    });
  });
}

function short({ from, to, amount }: Transfer): string {
  return `${from}→${to} ${amount}`;
}

/** The same payments between the same ends; several between one pair may be stated as their sum. */
function sameTransfers(expected: readonly ExpectedTransfer[] | undefined, found: readonly Transfer[]): boolean {
  if (expected === undefined) return true;
  const reasons = expected.some((one) => one.reason !== undefined);
  const sums = (all: readonly (ExpectedTransfer | Transfer)[]): ReadonlyMap<string, number> => {
    const out = new Map<string, number>();
    for (const one of all) {
      if (one.amount === 0) continue;
      const key = `${one.from} ${one.to}${reasons ? ` ${one.reason ?? ''}` : ''}`;
      out.set(key, (out.get(key) ?? 0) + one.amount);
    }
    return out;
  };
  const wanted = sums(expected);
  const paid = sums(found);
  return wanted.size === paid.size && [...wanted].every(([key, amount]) => paid.get(key) === amount);
}

function sameMembers(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && same([...a].sort(), [...b].sort());
}

/** Every expected consequence is there, with the keys that are stated. */
function holdsAll(expected: ExpectedRuling['consequences'], found: Ruling['consequences']): boolean {
  return (expected ?? []).every((one) => found.some((other) => holdsKeys(one, other)));
}

function holdsKeys(expected: object | undefined, found: object | undefined): boolean {
  if (expected === undefined) return true;
  const there = new Map<string, unknown>(Object.entries(found ?? {}));
  return Object.entries(expected).every(([key, value]) => same(value, there.get(key)));
}

function sameTiles(a: string | undefined, b: string | undefined): boolean {
  const normal = (text: string | undefined): string | undefined => {
    const tiles = text === undefined ? undefined : parseTiles(text);
    return tiles?.ok === true ? printTiles(tiles.value) : text;
  };
  return normal(a) === normal(b);
}

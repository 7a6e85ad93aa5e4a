import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { effectiveOf } from '../../../app/preset/effective-of';
import { aside } from '../../../app/language/punctuation';
import type { Run } from '../../../app/ruling';
import { because } from '../../../app/scenarios/because';
import { check as checked } from '../../../app/scenarios/check';
import { builtin } from '../../../app/preset/builtin';
import { lookupAmong } from '../../../app/preset/lookup';
import { outcomesDiffer } from '../../../app/scenarios/compare';
import { scenarioAt } from '../../../app/scenarios/index';
import { run } from '../../../app/scenarios/run';
import { sayEvent, sayOutcome } from '../../../app/words/outcome';
import { sayRuling } from '../../../app/words/say';
import { speakerOf } from '../../../app/words/speaker';
import { optionWords } from '../../../app/words/template';
import { GOOD, PROBLEMS, told, usage, type Exit } from '../exit';
import { asJson } from '../json';
import { findPreset, keptPresets, ruledPreset, type Shelf } from '../presets';
import { findScenarios, handProblems, namesScenario } from '../scenarios';

export interface RuleAsked {
  readonly set?: readonly string[];
  readonly against?: string;
  readonly because?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
}

/** `rule`: what the rules say to scenarios: rulings and outcomes; or only what differs; or a check of expectations. */
export async function rule(shelf: Shelf, names: readonly string[], asked: RuleAsked): Promise<Exit> {
  const [first, ...rest] = names;
  if (asked.check === true) return check(shelf, names, asked);
  if (first === undefined) return told(shelf.io, usageOf('Name the preset to rule under.'));
  const preset = await ruledPreset(shelf, first, asked.set);
  if (!preset.ok) return told(shelf.io, preset, first);
  const scenarios = await findScenarios(shelf, rest);
  if (!scenarios.ok) return told(shelf.io, scenarios);
  if (bad(shelf, scenarios.value, preset.value)) return PROBLEMS;
  if (asked.against === undefined) return ruled(shelf, scenarios.value, preset.value, asked);
  const other = await ruledPreset(shelf, asked.against);
  if (!other.ok) return told(shelf.io, other, asked.against);
  if (bad(shelf, scenarios.value, other.value)) return PROBLEMS;
  return against(shelf, scenarios.value, [other.value, preset.value], asked);
}

function usageOf(message: string) {
  return usage('missing-argument', message) as Extract<ReturnType<typeof usage>, { ok: false }>;
}

/** Canned scenarios are sound; those of another game do not arise. What comes from outside may hold impossible hands. */
function bad(shelf: Shelf, scenarios: readonly Scenario[], preset: Preset): boolean {
  const outside = scenarios.filter((one) => scenarioAt(one.id) !== one);
  const problems = outside.flatMap((one) =>
    handProblems(one, effectiveOf(preset)).map((problem) => ({ ...problem, message: `${one.id}: ${problem.message}` })),
  );
  if (problems.length > 0) told(shelf.io, { exit: PROBLEMS, problems });
  return problems.length > 0;
}

async function ruled(shelf: Shelf, scenarios: readonly Scenario[], preset: Preset, asked: RuleAsked): Promise<Exit> {
  const answers = scenarios.map((scenario) => {
    const one = run(scenario, effectiveOf(preset));
    return { scenario, one, reasons: asked.because === true ? reasonsOf(scenario, preset, one) : undefined };
  });
  if (asked.json === true) {
    const all = answers.map(({ scenario, one, reasons }) => asTold(scenario, one, preset, reasons));
    await shelf.io.out(asJson({ preset: preset.id, scenarios: all }));
    return GOOD;
  }
  for (const { scenario, one, reasons } of answers) await shelf.io.out(`${runLines(scenario, one, preset, reasons)}\n`);
  return GOOD;
}

type Reasons = readonly (readonly string[])[];

/** The options that decided each event that is not simply allowed. */
function reasonsOf(scenario: Scenario, preset: Preset, one: Run): Reasons {
  return one.rulings.map((ruling, at) => (ruling.verdict === 'allowed' ? [] : because(scenario, preset, at)));
}

/** A run as JSON: what counts, with the sentences that say it. */
function asTold(scenario: Scenario, one: Run, preset: Preset, reasons?: Reasons): unknown {
  const speaker = speakerOf(preset);
  return {
    id: scenario.id,
    title: scenario.title,
    rulings: one.rulings.map((ruling, at) => ({
      ...ruling,
      sentences: sayRuling(ruling, speaker),
      ...(reasons === undefined ? {} : { because: reasons[at] ?? [] }),
    })),
    outcome: one.outcome,
    sentence: sayOutcome(one.outcome, speaker),
  };
}

function runLines(scenario: Scenario, one: Run, preset: Preset, reasons?: Reasons): string {
  const speaker = speakerOf(preset);
  const lines = one.rulings.flatMap((ruling, at) => [
    `  ${sayEvent(ruling, speaker)}`,
    ...sayRuling(ruling, speaker).map((sentence) => `    ${sentence}`),
    ...(reasons?.[at] ?? []).map((pointer) => `    Decided by ${pointer}: ${optionWords(pointer, speaker)}.`),
  ]);
  return [aside(scenario.title, scenario.id), ...lines, `  ${sayOutcome(one.outcome, speaker)}`, ''].join('\n');
}

/** What tells two presets apart: their names, the values set, and their ids where the names are the same. */
function headings(before: Preset, after: Preset, set: readonly string[]): readonly [string, string] {
  const sameName = before.name === after.name && before.id !== after.id;
  const [one = '', other = ''] = [before, after].map(({ name, id }) => (sameName ? `${name} (${id})` : name));
  return [one, set.length === 0 ? other : `${other} with ${set.join(', ')}`];
}

async function against(
  shelf: Shelf,
  scenarios: readonly Scenario[],
  [before, after]: readonly [Preset, Preset],
  asked: RuleAsked,
): Promise<Exit> {
  const differing = scenarios.flatMap((scenario) => {
    const runs = [before, after].map((preset) => run(scenario, effectiveOf(preset)));
    const [a, b] = runs;
    return a !== undefined && b !== undefined && outcomesDiffer(a, b) ? [{ scenario, a, b }] : [];
  });
  if (asked.json === true) {
    const all = differing.map(({ scenario, a, b }) => ({
      id: scenario.id,
      title: scenario.title,
      against: asTold(scenario, a, before),
      ruled: asTold(scenario, b, after),
    }));
    await shelf.io.out(
      asJson({ preset: after.id, against: before.id, run: scenarios.length, differ: differing.length, scenarios: all }),
    );
    return GOOD;
  }
  const [one, other] = headings(before, after, asked.set ?? []);
  for (const { scenario, a, b } of differing) {
    await shelf.io.out(`${one}: ${runLines(scenario, a, before)}\n${other}: ${runLines(scenario, b, after)}\n`);
  }
  await shelf.io.out(`${String(differing.length)} of ${String(scenarios.length)} scenarios come out otherwise.\n`);
  return GOOD;
}

/**
 * Scenarios against their own expectations. A preset named before them is known by its id, so that expectations under a
 * club's own preset can be met; the built-in ones are known anyway, and those of the library by id or hash.
 */
async function check(shelf: Shelf, names: readonly string[], asked: RuleAsked): Promise<Exit> {
  const [first, ...rest] = names;
  const own = first === undefined || (await namesScenario(shelf, first)) ? undefined : await findPreset(shelf, first);
  const isPreset = own?.ok === true;
  // A file may be either: what is no preset is read as a scenario, and its own problems are told.
  const scenarios = await findScenarios(shelf, isPreset ? rest : names);
  if (!scenarios.ok) return told(shelf.io, scenarios);
  const lookup = lookupAmong([...(isPreset ? [own.value] : []), ...(await presetsNamed(shelf, scenarios.value))]);
  const failures = scenarios.value.flatMap((scenario) => checked(scenario, lookup));
  const expectations = scenarios.value.reduce((sum, scenario) => sum + scenario.expect.length, 0);
  if (asked.json === true) await shelf.io.out(asJson({ scenarios: scenarios.value.length, expectations, failures }));
  else {
    for (const one of failures) {
      await shelf.io.out(
        `${one.scenario} under ${one.under}: ${one.what} should be ${one.expected}, is ${one.found}\n`,
      );
    }
    await shelf.io.out(
      `${String(scenarios.value.length)} scenarios, ${String(expectations)} expectations, ${String(failures.length)} not met\n`,
    );
  }
  return failures.length === 0 ? GOOD : PROBLEMS;
}

/** The presets of the library, where an expectation is about one that is not built in. */
async function presetsNamed(shelf: Shelf, scenarios: readonly Scenario[]): Promise<readonly Preset[]> {
  const foreign = scenarios.some((one) => one.expect.some(({ under }) => builtin(under.preset) === undefined));
  return foreign ? keptPresets(shelf) : [];
}

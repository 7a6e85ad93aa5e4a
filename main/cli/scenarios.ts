import { nearestName } from '../../app/option/nearest';
import type { Scenario } from '../../schemas/generated/scenario';
import { builtin } from '../../app/preset/builtin';
import type { Effective } from '../../app/preset/effective';
import { readScenario } from '../../app/scenario-desk/problems';
import { scenarioAt, SCENARIOS } from '../../app/scenarios';
import { scoreHand } from '../../app/scoring';
import { SEATS } from '../../app/seats';
import type { Problem } from '../../app/result';
import { found, notFound, PROBLEMS, STANDARD_INPUT, usage, type Found } from './exit';
import { wholeInput } from './io';
import { fileText, looksLikeFile, type Shelf } from './presets';

/**
 * The scenarios of some names: ids of canned ones or of those in the library, files, `-` for standard input; all canned
 * ones where none is named.
 */
export async function findScenarios(shelf: Shelf, names: readonly string[]): Promise<Found<readonly Scenario[]>> {
  if (names.length === 0) return found(SCENARIOS);
  const scenarios: Scenario[] = [];
  for (const name of names) {
    const scenario = await findScenario(shelf, name);
    if (!scenario.ok) return scenario;
    scenarios.push(scenario.value);
  }
  return found(scenarios);
}

/** Whether a name is that of a scenario rather than of a preset: a canned one, one of the library, or standard input. */
export async function namesScenario(shelf: Shelf, name: string): Promise<boolean> {
  if (name === '-' || scenarioAt(name) !== undefined) return true;
  return builtin(name) === undefined && !(await shelf.library.read(name)).ok && (await shelf.scenarios.read(name)).ok;
}

async function findScenario(shelf: Shelf, name: string): Promise<Found<Scenario>> {
  const canned = scenarioAt(name);
  if (canned !== undefined) return found(canned);
  if (name === '-') {
    const text = await wholeInput(shelf.io);
    if (text === undefined) return notFound(PROBLEMS, TOO_LARGE);
    return fromText(text, STANDARD_INPUT);
  }
  if (looksLikeFile(name)) {
    const text = await fileText(name);
    return text.ok ? fromText(text.value, name) : text;
  }
  const kept = await shelf.scenarios.read(name);
  if (kept.ok) {
    const { text, problem } = kept.entry;
    if (problem === undefined) return fromText(text, name);
    return notFound(PROBLEMS, { code: problem.code, severity: 'problem', pointer: '', message: problem.message });
  }
  const own = (await shelf.scenarios.list()).map((one) => one.id);
  const near = nearestName(name, [...SCENARIOS.map((one) => one.id), ...own]);
  return usage(
    'unknown-scenario',
    `There is no scenario "${name}".`,
    near === undefined
      ? 'Name a canned scenario or one of the library by its id, or a file.'
      : `"${near}" may have been meant.`,
  );
}

/** The scenarios of the library that can be read. */
export async function keptScenarios(shelf: Shelf): Promise<readonly Scenario[]> {
  return (await shelf.scenarios.list()).flatMap(({ text, problem }) => {
    const read = problem === undefined ? readScenario(text) : undefined;
    return read?.ok === true ? [read.value] : [];
  });
}

const TOO_LARGE: Problem = {
  code: 'too-large',
  severity: 'problem',
  pointer: '',
  message: 'A scenario has at most 2 MB.',
};

function fromText(text: string, file: string): Found<Scenario> {
  const scenario = readScenario(text);
  return scenario.ok ? found(scenario.value) : { ok: false, exit: PROBLEMS, problems: scenario.problems, file };
}

/** What is wrong with the hands of a scenario under some rules; what else it holds has been read before. */
export function handProblems(scenario: Scenario, effective: Effective): Problem[] {
  const hands = [
    ...(scenario.hand === undefined ? [] : [{ at: '/hand', hand: scenario.hand }]),
    ...SEATS.flatMap((seat) => {
      const hand = scenario.hands?.[seat];
      return hand === undefined ? [] : [{ at: `/hands/${seat}`, hand: { ...hand, seatWind: seat } }];
    }),
  ];
  return hands.flatMap(({ at, hand }) => {
    const sheet = scoreHand(effective, hand);
    return sheet.ok ? [] : sheet.problems.map((one) => ({ ...one, pointer: at + one.pointer }));
  });
}

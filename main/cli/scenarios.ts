import { nearestName } from '../../app/option/nearest';
import type { Scenario } from '../../schemas/generated/scenario';
import { parseScenario } from '../../app/exchange/documents';
import type { Effective } from '../../app/preset/effective';
import { scenarioAt, SCENARIOS } from '../../app/scenarios';
import { scoreHand } from '../../app/scoring';
import { SEATS } from '../../app/seats';
import type { Problem } from '../../app/result';
import { found, notFound, PROBLEMS, STANDARD_INPUT, usage, type Found } from './exit';
import { wholeInput, type Io } from './io';
import { fileText } from './presets';

/** The scenarios of some names: ids of canned ones, files, `-` for standard input; all canned ones where none is named. */
export async function findScenarios(io: Io, names: readonly string[]): Promise<Found<readonly Scenario[]>> {
  if (names.length === 0) return found(SCENARIOS);
  const scenarios: Scenario[] = [];
  for (const name of names) {
    const scenario = await findScenario(io, name);
    if (!scenario.ok) return scenario;
    scenarios.push(scenario.value);
  }
  return found(scenarios);
}

/** Whether a name is that of a scenario rather than of a preset: a canned one, or standard input. */
export function namesScenario(name: string): boolean {
  return name === '-' || scenarioAt(name) !== undefined;
}

async function findScenario(io: Io, name: string): Promise<Found<Scenario>> {
  const canned = scenarioAt(name);
  if (canned !== undefined) return found(canned);
  if (name === '-') {
    const text = await wholeInput(io);
    if (text === undefined) return notFound(PROBLEMS, TOO_LARGE);
    return fromText(text, STANDARD_INPUT);
  }
  if (/[/\\]|\.json$/.test(name)) {
    const text = await fileText(name);
    return text.ok ? fromText(text.value, name) : text;
  }
  const near = nearestName(
    name,
    SCENARIOS.map((one) => one.id),
  );
  return usage(
    'unknown-scenario',
    `There is no scenario "${name}".`,
    near === undefined ? 'Name a canned scenario by its id, or a file.' : `"${near}" may have been meant.`,
  );
}

const TOO_LARGE: Problem = {
  code: 'too-large',
  severity: 'problem',
  pointer: '',
  message: 'A scenario has at most 2 MB.',
};

function fromText(text: string, file: string): Found<Scenario> {
  const scenario = parseScenario(text);
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

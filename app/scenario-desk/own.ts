import type { Scenario } from '../../schemas/generated/scenario';
import type { LibraryEntry } from '../bridge';
import type { Problem } from '../result';
import { readScenario } from './problems';

/** A scenario file of the user's library. */
export interface OwnScenario {
  /** Of the library: the stem of the file's name. */
  readonly id: string;
  readonly title: string;
  readonly hash: string;
  /** The scenario as the file has it; left out where it cannot be read. */
  readonly scenario?: Scenario;
  /** The same, as it is ruled on: under an id that no canned one has. */
  readonly ruled?: Scenario;
  /** What is wrong with it. */
  readonly problems: readonly Problem[];
}

/** The id under which a scenario of the library is ruled on and shown. */
export function ruledId(id: string): string {
  return `own:${id}`;
}

/** The id of the library of a scenario as it is ruled on; undefined for a canned one. */
export function ownIdOf(scenario: string): string | undefined {
  return scenario.startsWith('own:') ? scenario.slice('own:'.length) : undefined;
}

/** Reads the scenarios of a library. What was read before, and has not changed, gives the same objects. */
export function ownScenarios(
  entries: readonly LibraryEntry[],
  before: readonly OwnScenario[] = [],
): readonly OwnScenario[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const now = entries.map((entry) => {
    const kept = known.get(entry.id);
    return kept?.hash === entry.hash && entry.problem === undefined ? kept : readOwn(entry);
  });
  return now.length === before.length && now.every((one, at) => one === before[at]) ? before : now;
}

function readOwn({ id, name, text, hash, problem }: LibraryEntry): OwnScenario {
  const head = { id, title: name, hash };
  if (problem !== undefined) {
    const { code, message } = problem;
    return { ...head, problems: [{ code, severity: 'problem', pointer: '', message }] };
  }
  const read = readScenario(text);
  if (!read.ok) return { ...head, problems: read.problems };
  return {
    ...head,
    title: read.value.title,
    scenario: read.value,
    ruled: { ...read.value, id: ruledId(id) },
    problems: [],
  };
}

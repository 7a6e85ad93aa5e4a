import { readCollection, type Arrival } from '../../../app/exchange/collection';
import { same } from '../../../app/option/values';
import { idFor } from '../../../app/preset/copy';
import { readScenario } from '../../../app/scenario-desk/problems';
import { scenarioAt } from '../../../app/scenarios';
import { isLibraryId, libraryKey } from '../../../app/shell/library-id';
import type { BridgeProblem } from '../../../app/bridge';
import { GOOD, PROBLEMS, problemLines, told, usage, type Exit } from '../exit';
import type { Shelf } from '../presets';

/** What may be said of an import in its call. */
export interface ImportAsked {
  readonly yes?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly report?: boolean;
}

const STATES: { readonly [S in Arrival['state']]: string } = {
  new: 'new',
  same: 'there already',
  changed: 'there is another one with its id: it comes beside it',
  broken: 'cannot be read and is left out',
};

/** `import` of the file of a whole library: what is here is never replaced. Nothing is written without `--yes`. */
export async function importedCollection(shelf: Shelf, text: string, file: string, asked: ImportAsked): Promise<Exit> {
  const { io, library, scenarios } = shelf;
  if (asked.id !== undefined || asked.name !== undefined)
    return slip(shelf, 'A whole library keeps its ids and names: leave --id and --name out.');
  const read = readCollection(text, { presets: await library.list(), scenarios: await scenarios.list() });
  if (!read.ok) return told(io, { exit: PROBLEMS, problems: read.problems }, file);
  for (const { kind, id, name, state, problems } of read.value) {
    await io.out(`${kind === 'presets' ? 'preset' : 'scenario'} ${id}: ${name} (${STATES[state]})\n`);
    for (const problem of problems) io.err(problemLines(problem, `${file}: ${id}`));
  }
  const coming = read.value.filter(({ state }) => state === 'new' || state === 'changed');
  const broken = read.value.some(({ state }) => state === 'broken');
  if (asked.yes !== true) return notYet(shelf, broken);
  for (const one of coming) {
    const saved = await (one.kind === 'presets' ? library : scenarios).save(one.id, one.text, null);
    if (!saved.ok) return failed(shelf, saved);
  }
  await io.out(`Imported ${String(coming.length)} of ${String(read.value.length)}.\n`);
  return broken ? PROBLEMS : GOOD;
}

/** `import` of a scenario: beside those of the library, under an id of its own. Nothing is written without `--yes`. */
export async function importedScenario(shelf: Shelf, text: string, file: string, asked: ImportAsked): Promise<Exit> {
  const { io, scenarios } = shelf;
  const read = readScenario(text);
  if (!read.ok) return told(io, { exit: PROBLEMS, problems: read.problems }, file);
  if (asked.id !== undefined && !isLibraryId(asked.id))
    return slip(shelf, 'An id is letters, digits and dashes, and no name of a device.');
  const here = await scenarios.list();
  const taken = new Set(here.map(({ id }) => libraryKey(id)));
  const isTaken = (id: string): boolean => taken.has(libraryKey(id)) || scenarioAt(id) !== undefined;
  const there = here.find((one) => {
    const other = readScenario(one.text);
    return other.ok && same({ ...other.value, id: '' }, { ...read.value, id: '' });
  });
  const title = asked.name ?? read.value.title;
  if (there !== undefined && asked.id === undefined) {
    await io.out(`${title} is there already, as ${there.id}.\n`);
    return GOOD;
  }
  if (asked.id !== undefined && isTaken(asked.id))
    return slip(shelf, `There is a scenario ${asked.id}: give another id, or none.`);
  const id = asked.id ?? idFor(read.value.id, isTaken);
  await io.out(`${title} is new.\n`);
  if (asked.yes !== true) return notYet(shelf, false);
  const saved = await scenarios.save(id, `${JSON.stringify({ ...read.value, id, title }, null, 2)}\n`, null);
  if (!saved.ok) return failed(shelf, saved);
  await io.out(`Imported the scenario ${id}.\n`);
  return GOOD;
}

async function notYet({ io }: Shelf, broken: boolean): Promise<Exit> {
  await io.out('Nothing was imported yet: repeat the command with --yes.\n');
  return broken ? PROBLEMS : GOOD;
}

function failed({ io }: Shelf, problem: BridgeProblem): Exit {
  return told(io, { exit: PROBLEMS, problems: [{ ...problem, severity: 'problem', pointer: '' }] });
}

function slip({ io }: Shelf, message: string): Exit {
  const answer = usage('wrong-option', message);
  return answer.ok ? GOOD : told(io, answer);
}

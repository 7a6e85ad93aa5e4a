import { readScenario } from '../../../app/scenario-desk/problems';
import { CANNED } from '../../../app/scenarios/index';
import type { LibraryEntry } from '../../../app/bridge';
import { builtin, builtins } from '../../../app/preset/builtin';
import { readJson } from '../../../app/preset/json-text';
import { parsePreset } from '../../../app/preset/parse';
import { readAt } from '../../../app/preset/pointer';
import { asJson } from '../json';
import { GOOD, PROBLEMS, problemLines, told, USAGE, type Exit } from '../exit';
import { fileText, findPreset, type Shelf } from '../presets';
import { problemsOf } from '../../../app/preset/problems';
import { ruleSheet } from '../../../app/sheet/rule-sheet';
import { printPreset } from '../../../app/preset/print';
import type { Problem } from '../../../app/result';

/** `list`: the built-in presets and those of the library, the broken ones with their problem; or the scenarios. */
export async function list(shelf: Shelf, asked: { json?: boolean; scenarios?: boolean }): Promise<Exit> {
  if (asked.scenarios === true) return listScenarios(shelf, asked);
  const own = builtins().map(({ id, name, family, outline }) => ({
    id,
    name,
    where: 'built-in',
    ...(family && { family }),
    ...(outline !== undefined && { outline }),
  }));
  const entries = await shelf.library.list();
  const kept = entries.map(({ id, name, text, problem }) => {
    const remark = problem === undefined ? remarkOn(id, text, entries) : undefined;
    return { id, name, where: 'library', ...(problem && { problem: problem.message }), ...(remark && { remark }) };
  });
  if (asked.json === true) {
    await shelf.io.out(asJson([...own, ...kept]));
    return GOOD;
  }
  const width = Math.max(...[...own, ...kept].map((one) => one.id.length));
  const lines = [
    ...own.map((one) => `${one.id.padEnd(width)}  ${one.name}${'outline' in one ? ' (outline)' : ''}`),
    ...kept.map((one) => {
      const said = [one.problem, one.remark].filter((text) => text !== undefined).map((text) => `: ${text}`);
      return `${one.id.padEnd(width)}  ${one.name} (library${said.join('')})`;
    }),
  ];
  await shelf.io.out(`${lines.join('\n')}\n`);
  return GOOD;
}

interface ListedScenario {
  readonly id: string;
  readonly title: string;
  /** The topic of a canned one. */
  readonly where: string;
  readonly problem?: string;
}

/** The canned scenarios, then those of the library, the broken ones with their problem. */
async function listScenarios(shelf: Shelf, asked: { json?: boolean }): Promise<Exit> {
  const canned = CANNED.map(({ topic, scenario: { id, title } }) => ({ id, title, where: topic }));
  const kept = (await shelf.scenarios.list()).map(({ id, name, text, problem }) => {
    const read = problem === undefined ? readScenario(text) : undefined;
    const wrong = problem?.message ?? (read?.ok === false ? read.problems[0]?.message : undefined);
    return { id, title: name, where: 'library', ...(wrong !== undefined && { problem: wrong }) };
  });
  const all: readonly ListedScenario[] = [...canned, ...kept];
  if (asked.json === true) {
    await shelf.io.out(asJson(all));
    return GOOD;
  }
  const width = Math.max(...all.map((one) => one.id.length));
  const lines = all.map((one) => {
    const problem = one.problem !== undefined ? `: ${one.problem}` : '';
    return `${one.id.padEnd(width)}  ${one.title} (${one.where}${problem})`;
  });
  await shelf.io.out(`${lines.join('\n')}\n`);
  return GOOD;
}

/** What the user of a library should know of the id of a preset in it: it is found by the name of its file. */
function remarkOn(id: string, text: string, entries: readonly LibraryEntry[]): string | undefined {
  if (builtin(id) !== undefined) return 'the built-in preset of this id is found in its place';
  const stated = idIn(text);
  if (stated === undefined) return undefined;
  const same = entries.filter((one) => one.id !== id && (one.id === stated || idIn(one.text) === stated));
  const others = same.map((one) => one.id).join(', ');
  if (same.length > 0) return `it states the id ${stated}, as does ${others}; it is found as ${id}`;
  return stated === id ? undefined : `it states the id ${stated}; it is found as ${id}`;
}

function idIn(text: string): string | undefined {
  const json = readJson(text);
  if (!json.ok) return undefined;
  const id = readAt(json.value.value, '/id');
  return typeof id === 'string' ? id : undefined;
}

/** `show`: a preset, complete: as its rule sheet, or as JSON. */
export async function show(shelf: Shelf, name: string, asked: { json?: boolean }): Promise<Exit> {
  const preset = await findPreset(shelf, name);
  if (!preset.ok) return told(shelf.io, preset, name);
  await shelf.io.out(asked.json === true ? printPreset(preset.value) : ruleSheet(preset.value, 'markdown'));
  return GOOD;
}

interface Validated {
  readonly file: string;
  readonly ok: boolean;
  readonly problems: readonly Problem[];
}

type Checked = Validated & { readonly exit: Exit };

/** `validate`: every problem and note of some files. */
export async function validate(shelf: Shelf, files: readonly string[], asked: { json?: boolean }): Promise<Exit> {
  const all: Checked[] = [];
  for (const file of files) all.push(await validated(file));
  if (asked.json === true) await shelf.io.out(asJson(all.map(({ file, ok, problems }) => ({ file, ok, problems }))));
  else
    for (const one of all)
      await shelf.io.out(one.problems.map((problem) => problemLines(problem, one.file)).join('') + verdict(one));
  // A file that is not there is a slip in the call, as for every other command.
  return all.find((one) => one.exit === USAGE)?.exit ?? (all.every((one) => one.ok) ? GOOD : PROBLEMS);
}

async function validated(file: string): Promise<Checked> {
  const text = await fileText(file);
  if (!text.ok) return { file, ok: false, problems: text.problems, exit: text.exit };
  const parsed = parsePreset(text.value);
  if (!parsed.ok) return { file, ok: false, problems: parsed.problems, exit: PROBLEMS };
  const problems = [...parsed.notes, ...problemsOf(parsed.value)];
  const ok = problems.every((problem) => problem.severity === 'note');
  return { file, ok, problems, exit: ok ? GOOD : PROBLEMS };
}

function verdict({ file, ok, problems }: Validated): string {
  const count = problems.filter((problem) => problem.severity === 'problem').length;
  return ok ? `${file}: good\n` : `${file}: ${String(count)} ${count === 1 ? 'problem' : 'problems'}\n`;
}

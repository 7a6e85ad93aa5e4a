import { inflateRawSync } from 'node:zlib';
import { isCollection, sizeLimit } from '../../../app/bridge';
import type { Preset } from '../../../schemas/generated/preset';
import { scenarioFiles } from '../../../app/exchange/coming-along';
import { compared } from '../../../app/exchange/comparison';
import type { Imported } from '../../../app/exchange/format';
import { looksLikeScenario, readAny } from '../../../app/exchange/formats';
import { PRESET } from '../../../app/exchange/formats/preset';
import { packedIn } from '../../../app/exchange/link';
import { comparisonMarkdown } from '../../../app/exchange/markdown';
import { reportText } from '../../../app/exchange/report';
import { builtin, builtins } from '../../../app/preset/builtin';
import { isLibraryId, libraryKey } from '../../../app/shell/library-id';
import { freeAmong } from '../../../app/preset/free-name';
import { idFor } from '../../../app/preset/copy';
import { parsePreset } from '../../../app/preset/parse';
import { printPreset } from '../../../app/preset/print';
import { problemsOf } from '../../../app/preset/problems';
import { SCENARIOS } from '../../../app/scenarios';
import { found, GOOD, notFound, PROBLEMS, problemLines, told, type Exit, type Found } from '../exit';
import { LIMIT, wholeInput } from '../io';
import { fileText, type Shelf } from '../presets';
import { importedCollection, importedScenario, type ImportAsked } from './import-others';

/**
 * `import`: a preset from a file of this or another program, from standard input (`-`) or from a link, into the library.
 * It prints what that would change: against the preset of the same id in the library, else the one it was made from.
 * Nothing is written without `--yes`. What comes from another program never takes the place of a preset. A scenario, and
 * the file of a whole library, are taken as well.
 */
export async function imported(shelf: Shelf, given: string, asked: ImportAsked): Promise<Exit> {
  const { io } = shelf;
  const text = await textOf(shelf, given);
  const file = packedIn(given) === undefined ? given : 'the link';
  if (!text.ok) return told(io, text);
  if (isCollection(given)) return importedCollection(shelf, text.value, file, asked);
  if (looksLikeScenario(text.value)) return importedScenario(shelf, text.value, file, asked);
  const read = readAny(text.value, file);
  if (!read.ok) return told(io, { exit: PROBLEMS, problems: read.problems }, file);
  const { format, notes, readOnly, report } = read.value;
  for (const note of notes) io.err(problemLines(note, file));
  const id = asked.id ?? (await freeId(shelf, read.value.preset, format === PRESET));
  const name = asked.name ?? (await freeName(shelf, read.value.preset.name, id));
  const preset = { ...read.value.preset, id, name };
  const refusal = refused(preset, readOnly);
  if (refusal !== undefined) return told(io, { exit: PROBLEMS, problems: [refusal] }, file);
  const problems = problemsOf(preset).filter((problem) => problem.severity === 'problem');
  for (const problem of problems) io.err(problemLines(problem, file));
  if (format !== PRESET) await io.out(`${file} is a file in the format ${format.name}.\n\n`);
  if (asked.report === true) await io.out(`${reportText(report)}\n`);
  const kept = await shelf.library.read(preset.id);
  await io.out(changeWords(preset, kept.ok ? kept.entry.text : undefined));
  if (asked.yes !== true) {
    await io.out('Nothing was imported yet: repeat the command with --yes.\n');
    return GOOD;
  }
  const expected = kept.ok ? kept.entry.hash : null;
  const saved = await shelf.library.save(preset.id, printPreset(preset), expected);
  if (!saved.ok) return told(io, { exit: PROBLEMS, problems: [{ ...saved, severity: 'problem', pointer: '' }] });
  await io.out(`Imported as ${preset.id}: ${preset.name}.\n`);
  return comeAlong(shelf, read.value, preset.id);
}

/** The scenarios of the file, into the library. */
async function comeAlong({ io, scenarios }: Shelf, { preset, ...read }: Imported, id: string): Promise<Exit> {
  const files = scenarioFiles(read.scenarios ?? [], preset, id, await scenarios.list());
  for (const file of files) {
    const saved = await scenarios.save(file.id, file.text, null);
    if (!saved.ok) return told(io, { exit: PROBLEMS, problems: [{ ...saved, severity: 'problem', pointer: '' }] });
    await io.out(`Imported the scenario ${file.id}.\n`);
  }
  return GOOD;
}

async function textOf({ io }: Shelf, file: string): Promise<Found<string>> {
  if (/^https?:\/\//.test(file)) return textInLink(file);
  if (file !== '-') return fileText(file, sizeLimit(file));
  const text = await wholeInput(io);
  return text === undefined
    ? notFound(PROBLEMS, {
        code: 'too-large',
        severity: 'problem',
        pointer: '',
        message: 'The input is larger than 2 MB.',
      })
    : found(text);
}

/** The preset that a link of the browser edition holds; nothing is fetched. */
function textInLink(link: string): Found<string> {
  const problem = (code: string, message: string) =>
    notFound(PROBLEMS, { code, severity: 'problem', pointer: '', message });
  const packed = packedIn(link);
  if (packed === undefined) {
    return problem(
      'no-preset-in-link',
      'The link holds no preset; links are not followed, so save the page as a file.',
    );
  }
  try {
    return found(inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: LIMIT }).toString('utf8'));
  } catch {
    return problem('broken-link', 'The preset in the link cannot be unpacked: it is cut off or changed.');
  }
}

/** A preset file has its own id; what was made of another program's file, or has none that a file can have, gets one. */
async function freeId({ library }: Shelf, { id, name }: Preset, own: boolean): Promise<string> {
  if (own && isLibraryId(id)) return id;
  const taken = new Set((await library.list()).map((entry) => libraryKey(entry.id)));
  return idFor(name, (one) => taken.has(one) || builtin(one) !== undefined);
}

/** The name it has, with a number where another preset that stays is called so. */
async function freeName({ library }: Shelf, name: string, id: string): Promise<string> {
  const others = (await library.list()).filter((entry) => libraryKey(entry.id) !== libraryKey(id));
  return freeAmong(
    [...builtins(), ...others].map((one) => one.name),
    name,
  );
}

function refused(preset: Preset, readOnly: boolean) {
  const problem = (code: string, message: string, hint: string) =>
    ({ code, severity: 'problem', pointer: '/id', message, hint }) as const;
  if (readOnly) {
    return problem(
      'newer-version',
      'The file is from a newer version and would lose something.',
      'Update the program.',
    );
  }
  return builtin(preset.id) === undefined
    ? undefined
    : problem('built-in-id', `"${preset.id}" is a built-in preset.`, 'Give another id with --id.');
}

/** What the import would change, or that there is nothing to compare it with. */
function changeWords(preset: Preset, before: string | undefined): string {
  const own = before === undefined ? undefined : parsePreset(before);
  const base = own?.ok === true ? own.value : baseOf(preset);
  if (base === undefined) return `${preset.name} is new.\n`;
  return comparisonMarkdown(compared([base, preset], SCENARIOS));
}

function baseOf(preset: Preset): Preset | undefined {
  return builtins().find((one) => one.id === preset.basedOn?.id);
}

import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Preset } from '../../schemas/generated/preset';
import type { LibraryBridge } from '../../app/bridge';
import { nearestName } from '../../app/option/nearest';
import { builtin, builtins } from '../../app/preset/builtin';
import { parsePreset } from '../../app/preset/parse';
import { problemsOf } from '../../app/preset/problems';
import type { Problem } from '../../app/result';
import { libraryFolder } from '../library/folder';
import { openLibrary } from '../library/library';
import { found, notFound, PROBLEMS, usage, USAGE, type Found } from './exit';
import { LIMIT, type Io } from './io';
import { withSets } from './sets';

/** Where presets are looked for. */
export interface Shelf {
  readonly io: Io;
  readonly folder: string;
  readonly library: LibraryBridge;
  /** The scenarios that stand beside the presets. */
  readonly scenarios: LibraryBridge;
}

/** The library in `--library`, else in PREVAILING_LIBRARY, else the desktop's own. */
export function openShelf(io: Io, directory: string | undefined): Shelf {
  const folder = directory === undefined ? libraryFolder(io) : path.resolve(directory);
  return { io, folder, library: openLibrary(folder), scenarios: openLibrary(folder, undefined, 'scenarios') };
}

/** A file as text; problems: `no-such-file`, `unreadable`, `too-large`. */
export async function fileText(file: string, limit = LIMIT): Promise<Found<string>> {
  const problem = (code: string, message: string): Problem => ({ code, severity: 'problem', pointer: '', message });
  try {
    const facts = await stat(file);
    if (!facts.isFile()) return notFound(USAGE, problem('not-a-file', `${file} is not a file.`));
    if (facts.size > limit)
      return notFound(PROBLEMS, problem('too-large', `${file} is larger than ${String(limit / 1024 / 1024)} MB.`));
    return found(await readFile(file, 'utf8'));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing
      ? notFound(USAGE, problem('no-such-file', `There is no file ${file}.`))
      : notFound(PROBLEMS, problem('unreadable', `${file} cannot be read.`));
  }
}

/** A complete preset by the id of a built-in one, the id of one in the library, or a file. */
export async function findPreset(shelf: Shelf, name: string): Promise<Found<Preset>> {
  const own = builtin(name);
  if (own !== undefined) return found(own);
  if (!looksLikeFile(name)) {
    const kept = await shelf.library.read(name);
    if (kept.ok) return fromText(kept.entry.text, kept.entry.problem);
    if (!(await isFile(name))) return unknownPreset(shelf, name);
  }
  const text = await fileText(name);
  return text.ok ? fromText(text.value) : text;
}

/** A preset that can be ruled on, with the values of `--set` in it. */
export async function ruledPreset(shelf: Shelf, name: string, sets: readonly string[] = []): Promise<Found<Preset>> {
  const preset = await findPreset(shelf, name);
  if (!preset.ok) return preset;
  const changed = withSets(preset.value, sets);
  if (!changed.ok) return changed;
  const problems = problemsOf(changed.value).filter((problem) => problem.severity === 'problem');
  return problems.length > 0 ? notFound(PROBLEMS, ...problems) : changed;
}

/** Whether a name is that of a file rather than an id. */
export function looksLikeFile(name: string): boolean {
  return /[/\\]|\.(json|mjrules|mjscenario)$/.test(name);
}

/** The presets of the library that can be read. */
export async function keptPresets(shelf: Shelf): Promise<readonly Preset[]> {
  return (await shelf.library.list()).flatMap(({ text, problem }) => {
    const parsed = problem === undefined ? parsePreset(text) : undefined;
    return parsed?.ok === true ? [parsed.value] : [];
  });
}

async function isFile(name: string): Promise<boolean> {
  return stat(name).then(
    (facts) => facts.isFile(),
    () => false,
  );
}

function fromText(text: string, problem?: { readonly code: string; readonly message: string }): Found<Preset> {
  if (problem !== undefined) {
    return notFound(PROBLEMS, { code: problem.code, severity: 'problem', pointer: '', message: problem.message });
  }
  const parsed = parsePreset(text);
  return parsed.ok ? found(parsed.value) : notFound(PROBLEMS, ...parsed.problems);
}

async function unknownPreset(shelf: Shelf, name: string): Promise<Found<never>> {
  const names = [...builtins().map((one) => one.id), ...(await shelf.library.list()).map((one) => one.id)];
  const near = nearestName(name, names);
  return usage(
    'unknown-preset',
    `There is no preset "${name}", and no file of that name.`,
    near === undefined ? '"prevailing list" shows those that there are.' : `"${near}" may have been meant.`,
  );
}

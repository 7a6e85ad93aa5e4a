import { t } from '../language/say';
import { COLLECTION_LIMIT, type LibraryEntry, type LibraryKind } from '../bridge';
import { same } from '../option/values';
import { idFor } from '../preset/copy';
import { deeperThan } from '../preset/depth';
import { LIMITS, readJson, type Limits } from '../preset/json-text';
import { parsePreset } from '../preset/parse';
import { failed, ok, type Problem, type Result } from '../result';
import { readScenario } from '../scenario-desk/problems';
import { isLibraryId, libraryKey } from '../shell/library-id';

/** The version of the file's form. */
const FORM = 1;

/** A document, within the lists of the file. */
const DEEPEST = LIMITS.depth + 2;
const PLACED: Limits = { bytes: COLLECTION_LIMIT, depth: DEEPEST, string: COLLECTION_LIMIT, values: 1_000_000 };

/** One document of a whole library that arrives, and what is to become of it. */
export interface Arrival {
  readonly kind: LibraryKind;
  /** Its id here: free, or that of the same document. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** `changed`: the library has another one of its id, so it comes beside it under a name of its own. */
  readonly state: 'new' | 'same' | 'changed' | 'broken';
  readonly problems: readonly Problem[];
}

type Library = Readonly<Record<LibraryKind, readonly LibraryEntry[]>>;

/** A whole library as one file: its presets and scenarios as they are, each with its id. What is broken is left out. */
export function printCollection(library: Library): string {
  const documents = (entries: readonly LibraryEntry[]) =>
    Object.fromEntries(
      entries
        .filter(({ problem }) => problem === undefined)
        .map(({ id, text }) => [id, JSON.parse(text.replace(/^\uFEFF/, '')) as unknown]),
    );
  const { presets, scenarios } = library;
  return `${JSON.stringify({ library: FORM, presets: documents(presets), scenarios: documents(scenarios) }, null, 2)}\n`;
}

/**
 * Reads the file of a whole library against the one that is here: nothing of that is ever replaced.
 * Problem codes: those of `readJson`, `not-a-library`.
 */
export function readCollection(text: string, here: Library): Result<readonly Arrival[]> {
  let root: unknown;
  try {
    root = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The slow reader knows the place.
    const read = readJson(text, PLACED);
    return read.ok ? failed(problem('not-json', t('exchange.theFileIsNotJson'))) : read;
  }
  if (deeperThan(root, DEEPEST)) return failed(problem('not-a-library', t('exchange.theFileIsNotTheLibrary')));
  if (!isObject(root) || root['library'] !== FORM || !isObject(root['presets']) || !isObject(root['scenarios']))
    return failed(problem('not-a-library', t('exchange.theFileIsNotTheLibrary')));
  const arrivals: Arrival[] = [];
  for (const kind of ['presets', 'scenarios'] as const)
    for (const [id, value] of Object.entries(root[kind] as object))
      arrivals.push(arrival(kind, id, value, here, arrivals));
  return ok(arrivals);
}

function arrival(kind: LibraryKind, id: string, value: unknown, here: Library, before: readonly Arrival[]): Arrival {
  const key = kind === 'presets' ? 'name' : 'title';
  const named = isObject(value) ? value[key] : undefined;
  const name = typeof named === 'string' ? named : id;
  const printed = `${JSON.stringify(value, null, 2)}\n`;
  const read = kind === 'presets' ? parsePreset(printed) : readScenario(printed);
  const basis = { kind, id, name, text: printed, problems: [] };
  if (!read.ok) return { ...basis, state: 'broken', problems: read.problems };
  const other = here[kind].find((entry) => libraryKey(entry.id) === libraryKey(id));
  const came = before.some((one) => one.kind === kind && libraryKey(one.id) === libraryKey(id));
  if (other === undefined && !came && isLibraryId(id)) return { ...basis, state: 'new' };
  if (other?.problem === undefined && other !== undefined && same(JSON.parse(other.text.replace(/^\uFEFF/, '')), value))
    return { ...basis, id: other.id, state: 'same' };
  const taken = new Set([...here[kind].map((entry) => entry.id), ...before.map((one) => one.id)].map(libraryKey));
  if (!isLibraryId(id)) {
    // No file can have that name, on this system or another: it comes under one that is made of its own.
    const made = idFor(name, (one) => taken.has(one));
    return {
      ...basis,
      id: made,
      text: `${JSON.stringify({ ...(value as object), id: made }, null, 2)}\n`,
      state: 'new',
    };
  }
  let number = 2;
  while (taken.has(libraryKey(`${id}-${String(number)}`))) number += 1;
  const free = `${id}-${String(number)}`;
  const renamed = { ...(value as object), id: free, [key]: `${name} ${String(number)}` };
  return {
    ...basis,
    id: free,
    name: `${name} ${String(number)}`,
    text: `${JSON.stringify(renamed, null, 2)}\n`,
    state: 'changed',
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problem(code: string, message: string): Problem {
  const hint = t('exchange.chooseAFileThatExportThe');
  return { code, severity: 'problem', pointer: '', message, hint };
}

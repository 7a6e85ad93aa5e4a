import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A part of the page that is loaded as one file, with the modules whose imports it takes along. */
interface Part {
  readonly name: string;
  readonly modules: readonly string[];
}

const MAIN: Part = { name: 'main', modules: ['/renderer/src/main.tsx'] };
const WINDOW: Part = { name: 'window', modules: ['/renderer/src/App.tsx'] };
/** What takes input: asked for once the window has been painted. */
const WORKING: Part = { name: 'working', modules: ['/renderer/src/WorkingWindow.tsx'] };
/** What rules on the scenarios and shows it: asked for by the window that works. */
const PREVIEW: Part = {
  name: 'preview',
  modules: ['/renderer/src/preview/PreviewPane.tsx', '/renderer/src/store/previewer.ts'],
};

/** Packages that ask for each other by `require`, which is not among the imports of a module, and whom several parts use. */
const REQUIRED = /\/node_modules\/(?:react|react-dom|scheduler|ajv|fast-deep-equal)\//;

/**
 * The start of the page in as many files as it has steps: each file is a request of its own, and costs more than the few
 * lines that are in most of them. Without these groups each module that a later part shares with an earlier one would be
 * such a file.
 *
 * What the page needs before the language is known is kept apart from the window: a group takes along what its modules
 * import, so that the window would take these too, and be run before a language is installed.
 */
export const START_CHUNKS = [
  group('start', 4, (id, modules) => reached(MAIN, modules).has(id) || REQUIRED.test(id)),
  group('window', 3, (id, modules) => reached(WINDOW, modules).has(id)),
  group('working', 2, (id, modules) => reached(WORKING, modules).has(id)),
  group('preview', 1, (id, modules) => reached(PREVIEW, modules).has(id)),
];

function group(name: string, priority: number, holds: (id: string, modules: Rolldown.ChunkingContext) => boolean) {
  return {
    debugName: name,
    priority,
    name: (id: string, modules: Rolldown.ChunkingContext) => (holds(id, modules) ? name : null),
  };
}

const kept = new Map<Part, ReadonlySet<string>>();

/** The modules of a part, and all that they import at once, and those import. */
function reached(part: Part, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const before = kept.get(part);
  if (before !== undefined) return before;
  const all = new Set(part.modules.map((ending) => path.join(ROOT, ending)));
  for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  kept.set(part, all);
  return all;
}

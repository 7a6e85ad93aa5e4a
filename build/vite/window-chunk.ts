import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

const APP = '/renderer/src/App.tsx';
const MAIN = '/renderer/src/main.tsx';

/**
 * What the start of the page needs before the language is known, apart from the window: a group takes along what its
 * modules import, so that the window would take these too, and be run before a language is installed.
 */
export const START_CHUNK = {
  debugName: 'start',
  priority: 2,
  name(id: string, modules: Rolldown.ChunkingContext): string | null {
    return reached(MAIN, modules).has(id) && reached(APP, modules).has(id) ? 'start' : null;
  },
};

/**
 * The window as one chunk: all that it imports at once, apart from what its start needs before the language is known.
 * Without it each module that a later part shares with the window would be a file of its own.
 */
export const WINDOW_CHUNK = {
  debugName: 'window',
  priority: 1,
  name(id: string, modules: Rolldown.ChunkingContext): string | null {
    return !reached(MAIN, modules).has(id) && reached(APP, modules).has(id) ? 'window' : null;
  },
};

const kept = new Map<string, ReadonlySet<string>>();

/** The modules that a module imports at once, and those that they import, itself with them. */
function reached(ending: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const before = kept.get(ending);
  if (before !== undefined) return before;
  const all = new Set([path.join(ROOT, ending)]);
  for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  kept.set(ending, all);
  return all;
}

import path from 'node:path';
import type { Rolldown } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

const APP = '/renderer/src/App.tsx';
const MAIN = '/renderer/src/main.tsx';

/**
 * The window as one chunk: all that it imports at once, apart from what its start needs before the language is known.
 * Without it each module that a later part shares with the window would be a file of its own.
 */
export const WINDOW_CHUNK = {
  debugName: 'window',
  name(id: string, modules: Rolldown.ChunkingContext): string | null {
    const started = reached(MAIN, modules);
    return !started.has(id) && reached(APP, modules).has(id) ? 'window' : null;
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

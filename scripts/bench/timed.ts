import { readFileSync } from 'node:fs';

/**
 * What an act came to, and the processor time that it took, in milliseconds: other programs on the machine do not count,
 * nor do the threads that compile code and collect garbage beside it, where the system tells them apart.
 */
export function timed<T>(act: () => T): { readonly value: T; readonly milliseconds: number } {
  const start = milliseconds();
  const value = act();
  return { value, milliseconds: milliseconds() - start };
}

/** Whether the system tells what the thread that measures has had, and not only the whole program. */
export const BY_THREAD = ofThread() !== undefined;

function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return ofThread() ?? (user + system) / 1000;
}

/** Linux counts the nanoseconds of the main thread. */
function ofThread(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const [nanoseconds] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(nanoseconds) > 0 ? Number(nanoseconds) / 1e6 : undefined;
  } catch {
    return undefined;
  }
}

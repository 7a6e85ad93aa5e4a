import { watch } from 'chokidar';
import { disk } from './disk';
import { ENDINGS } from './ending';

/** Several files may change at once: the listener is called once, this many milliseconds after the last of them. */
const PAUSE = 150;

/**
 * Calls the listener when files of the library in the folder appear, change or go. The folder is made where it is missing.
 * @returns a function that stops watching.
 */
export async function watchLibrary(folder: string, listener: () => void): Promise<() => Promise<void>> {
  await disk.makeFolder(folder).catch(() => undefined);
  const watcher = watch(folder, { depth: 0, ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    if (!ENDINGS.some((ending) => file.endsWith(ending))) return;
    clearTimeout(timer);
    timer = setTimeout(listener, PAUSE);
  });
  // A folder that cannot be watched is still a library; its entries are read when they are asked for.
  watcher.on('error', () => undefined);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}

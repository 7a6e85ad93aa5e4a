import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

/** The log begins anew at this size, in bytes; the one before is kept as `<name>.old`. */
const MOST = 512 * 1024;
/** A text that says the same over and over must not fill the disk: no more than so many entries in one run. */
const MOST_ENTRIES = 500;

export interface Log {
  readonly file: string;
  /** Writes at once, so that the reason of a crash is in the file. Where that fails, nothing else does. */
  write(text: string): void;
}

/** The program's log: what went wrong, with the time. Nothing of a preset is written there. */
export function openLog(file: string, now: () => Date = () => new Date()): Log {
  let entries = 0;
  return {
    file,
    write(text) {
      entries += 1;
      if (entries > MOST_ENTRIES) return;
      const lines = text.trimEnd().replaceAll('\n', '\n  ');
      try {
        makeFolder(path.dirname(file));
        if (sizeOf(file) > MOST) renameSync(file, `${file}.old`);
        appendFileSync(file, `${now().toISOString()} ${lines}\n`);
      } catch {
        // There is nobody left to tell.
      }
    },
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Step by step: where nothing can be made, as in /proc, `recursive` of Node tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

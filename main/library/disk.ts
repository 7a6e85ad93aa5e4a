import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import writeFileAtomic from 'write-file-atomic';
import { systemCode } from './system';

export interface FileFacts {
  /** Whether it is a plain file (a link to one counts); reading anything else might never end. */
  readonly plain: boolean;
  readonly size: number;
  readonly modifiedAt: Date;
}

/** What the library needs of a file system; tests put a failing one in its place. Errors are those of Node. */
export interface Disk {
  names(folder: string): Promise<readonly string[]>;
  facts(file: string): Promise<FileFacts>;
  read(file: string): Promise<Uint8Array>;
  /** Writes beside the file, flushes, and renames: afterwards the file is the old or the new one, and whole. */
  write(file: string, text: string): Promise<void>;
  /** Makes a small file, which must not exist yet; nothing of it stays where it cannot be written. */
  create(file: string, text: string): Promise<void>;
  /** Moves a file within the folder; the target must not exist. */
  move(from: string, to: string): Promise<void>;
  /** Moves a file, over the target where there is one. */
  replace(from: string, to: string): Promise<void>;
  drop(file: string): Promise<void>;
  makeFolder(folder: string): Promise<void>;
}

/** Virus scanners and indexers on Windows hold a file for moments: these errors may pass. */
const PASSING: ReadonlySet<string | undefined> = new Set(['EPERM', 'EBUSY', 'EACCES']);
const PAUSES = [10, 40, 120] as const;

/** Tries again, after short pauses, what failed for a reason that may pass. */
export async function patiently<T>(act: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await act();
    } catch (error) {
      if (!PASSING.has(systemCode(error))) throw error;
      await wait(pause);
    }
  }
  return act();
}

export const disk: Disk = {
  names: (folder) => fs.readdir(folder),
  async facts(file) {
    const stat = await fs.stat(file);
    return { plain: stat.isFile(), size: stat.size, modifiedAt: stat.mtime };
  },
  read: (file) => fs.readFile(file),
  async write(file, text) {
    // A rename would replace a file that its owner has marked as read-only.
    await fs.access(file, fs.constants.W_OK).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error;
    });
    await writeFileAtomic(file, text, { encoding: 'utf8', fsync: true });
  },
  async create(file, text) {
    const handle = await fs.open(file, 'wx');
    try {
      await handle.writeFile(text);
    } catch (error) {
      await fs.unlink(file);
      throw error;
    } finally {
      await handle.close();
    }
  },
  async move(from, to) {
    // A link fails where the target exists, which a rename would replace; a file system without links gets the rename.
    try {
      await fs.link(from, to);
    } catch (error) {
      const code = systemCode(error);
      if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP' && code !== 'ENOSYS') throw error;
      await fs.rename(from, to);
      return;
    }
    await fs.unlink(from);
  },
  replace: (from, to) => fs.rename(from, to),
  drop: (file) => fs.unlink(file),
  async makeFolder(folder) {
    // Step by step: where nothing can be made, as in /proc, `recursive` of Node tries for ever.
    const missing: string[] = [];
    let at = folder;
    while (!(await isThere(at)) && path.dirname(at) !== at) {
      missing.unshift(at);
      at = path.dirname(at);
    }
    for (const one of missing) {
      await fs.mkdir(one).catch((error: unknown) => {
        if (systemCode(error) !== 'EEXIST') throw error;
      });
    }
  },
};

async function isThere(file: string): Promise<boolean> {
  return fs.stat(file).then(
    () => true,
    (error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error;
      return false;
    },
  );
}

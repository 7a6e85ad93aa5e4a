import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { RecentFile } from '../../app/bridge';
import { disk, patiently } from '../library/disk';
import { parsed } from '../library/entry';
import { systemCode } from '../library/system';
import { queue } from './queue';

const MOST = 12;

/** The files that were opened or written last. The window knows them by tokens; paths stay here. */
export interface RecentFiles {
  /** The latest first. */
  list(): Promise<readonly RecentFile[]>;
  /** The path behind a token that `list` gave out; `undefined`: it is none. */
  pathOf(token: string): Promise<string | undefined>;
  add(file: string): Promise<void>;
  forget(token: string): Promise<void>;
  clear(): Promise<void>;
}

function tokenOf(file: string): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 16);
}

/** Keeps the list in a file; where it cannot be read or written, the list is shorter, and that is all. */
export function openRecent(file: string): RecentFiles {
  const inTurn = queue();
  async function read(): Promise<readonly string[]> {
    try {
      const value = parsed(await readFile(file, 'utf8'));
      return Array.isArray(value)
        ? value.filter((one): one is string => typeof one === 'string' && path.isAbsolute(one)).slice(0, MOST)
        : [];
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return [];
    }
  }

  async function write(files: readonly string[]): Promise<void> {
    try {
      await disk.makeFolder(path.dirname(file));
      await patiently(() => disk.write(file, `${JSON.stringify(files.slice(0, MOST), null, 2)}\n`));
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  }

  async function entryOf(one: string): Promise<RecentFile> {
    const there = await stat(one).then(
      (facts) => facts.isFile(),
      () => false,
    );
    return { token: tokenOf(one), name: path.basename(one), folder: path.dirname(one), missing: !there };
  }

  return {
    list: () => inTurn(async () => Promise.all((await read()).map(entryOf))),
    pathOf: (token) => inTurn(async () => (await read()).find((one) => tokenOf(one) === token)),
    add: (one) => inTurn(async () => write([one, ...(await read()).filter((other) => other !== one)])),
    forget: (token) => inTurn(async () => write((await read()).filter((one) => tokenOf(one) !== token))),
    clear: () => inTurn(() => write([])),
  };
}

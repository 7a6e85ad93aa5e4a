import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { patiently, type Disk } from './disk';
import { decoded } from './entry';
import { systemCode } from './system';

const NAME = '.lock';
/** Between two looks at a lock that somebody else holds, in milliseconds. */
const PAUSE = 15;
/** A lock that has not changed for so long was left behind: nobody holds one longer than it takes to write a file. */
const LEFT_BEHIND = 3000;

/** What stands in a lock: who holds it. */
interface Holder {
  readonly host: string;
  readonly process: number;
  readonly turn: string;
}

function holderIn(text: string): Holder | undefined {
  const [host, process, turn] = text.split('\n');
  const number = Number(process);
  return host !== undefined && turn !== undefined && Number.isSafeInteger(number) && number > 0
    ? { host, process: number, turn }
    : undefined;
}

/** Whether the holder is a process of this machine that has ended. */
function hasEnded(holder: Holder | undefined): boolean {
  if (holder?.host !== hostname()) return false;
  try {
    process.kill(holder.process, 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

/**
 * Does a piece of work while no other process that asks so works on the folder: between a check and its write nobody
 * else writes. A lock whose process has ended, or that stays unchanged for three seconds (of this process's own
 * counting: clocks of machines differ and go back), was left behind by a crash and is taken over.
 * @throws errors of the file system, where no lock can be made
 */
export async function locked<T>(folder: string, disk: Disk, act: () => Promise<T>): Promise<T> {
  const file = path.join(folder, NAME);
  const own = `${hostname()}\n${String(process.pid)}\n${randomUUID()}`;
  let seen: string | undefined;
  let since = performance.now();
  while (!(await created(file, own, disk))) {
    const now = await textOf(file, disk);
    if (now === undefined) continue;
    if (now !== seen) {
      seen = now;
      since = performance.now();
    }
    if (hasEnded(holderIn(now)) || performance.now() - since > LEFT_BEHIND) await takeAway(file, now, disk);
    else await wait(PAUSE);
  }
  try {
    return await act();
  } finally {
    // Somebody who took it for left behind may hold it by now.
    if ((await textOf(file, disk)) === own) await dropped(file, disk);
  }
}

async function created(file: string, text: string, disk: Disk): Promise<boolean> {
  try {
    await patiently(() => disk.create(file, text));
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function textOf(file: string, disk: Disk): Promise<string | undefined> {
  try {
    return decoded(await disk.read(file)) ?? '';
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** Moves a lock away and looks at it: if another one has come in its place meanwhile, that one is put back. */
async function takeAway(file: string, expected: string, disk: Disk): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await disk.replace(file, aside);
    if ((await textOf(aside, disk)) === expected) await disk.drop(aside);
    else await disk.move(aside, file);
  } catch (error) {
    // Another process was faster; the next look shows what is there.
    if (systemCode(error) === undefined) throw error;
  }
}

async function dropped(file: string, disk: Disk): Promise<void> {
  try {
    await disk.drop(file);
  } catch (error) {
    // It is found to be left behind by whoever comes next.
    if (systemCode(error) === undefined) throw error;
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Io } from '../io';
import { runCommand } from '../program';

/** The folder of one test file: what the tests write, and the built program where one is asked for. */
export const folder = mkdtempSync(path.join(os.tmpdir(), 'prevailing-cli-'));
export const library = path.join(folder, 'library');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a call has ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Calls the program in this process, in the same folder and with the same library. */
export async function call(args: readonly string[], input = ''): Promise<Ended> {
  const ended = { out: '', err: '' };
  const io: Io = {
    out: (text) => Promise.resolve(void (ended.out += text)),
    err: (text) => void (ended.err += text),
    input: () => new Blob([input]).stream(),
    env: { ...process.env, PREVAILING_LIBRARY: library },
    platform: process.platform,
    home: folder,
  };
  const before = process.cwd();
  process.chdir(folder);
  try {
    return { code: await runCommand(io, args), ...ended };
  } finally {
    process.chdir(before);
  }
}

/** Writes a file into the folder; its name comes back. */
export function file(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return name;
}

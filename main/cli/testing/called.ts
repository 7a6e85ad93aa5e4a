import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';

/** The folder of one test file: the program, and what the tests write. */
export const folder = mkdtempSync(path.join(os.tmpdir(), 'prevailing-cli-'));
const program = path.join(folder, 'prevailing.mjs');
export const library = path.join(folder, 'library');

beforeAll(async () => {
  await build({
    configFile: 'build/vite/cli.config.ts',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** How a call has ended. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Calls the built program, as a shell would. */
export function call(args: readonly string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, PREVAILING_LIBRARY: library };
    const child = spawn(process.execPath, [program, ...args], { cwd: folder, env });
    let out = '';
    let err = '';
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

/** Writes a file into the folder; its name comes back. */
export function file(name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return name;
}

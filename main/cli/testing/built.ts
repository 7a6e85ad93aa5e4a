import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { beforeAll } from 'vitest';
import { folder, library, type Ended } from './called';

const program = path.join(folder, 'prevailing.mjs');

beforeAll(async () => {
  await build({
    configFile: 'build/vite/cli.config.ts',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false },
  });
}, 60_000);

/** Writes to standard error, last of all, how much processor time the program has taken, in milliseconds. */
const TIMED =
  'process.on("exit", () => { const { user, system } = process.cpuUsage(); console.error((user + system) / 1000); });';

/** Calls the built program, as a shell would. Each call costs what a start of the program does. */
export function callBuilt(args: readonly string[], input = '', node: readonly string[] = []): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, PREVAILING_LIBRARY: library };
    const child = spawn(process.execPath, [...node, program, ...args], { cwd: folder, env });
    let out = '';
    let err = '';
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

/** The processor time that a call takes, in milliseconds: what else the machine does does not count. */
export async function timeOf(args: readonly string[]): Promise<number> {
  const { err } = await callBuilt(args, '', ['--import', `data:text/javascript,${encodeURIComponent(TIMED)}`]);
  return Number(err);
}

import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLibrary } from './library';
import { bundled } from './testing/bundle';
import { generation, IDS } from './testing/generations';

const KILLS = Number(process.env['KILLS'] ?? 50);

/** Numbers from 0 to 1 from a seed (mulberry32), so that a failure can be run again. */
function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs the saver, kills it at a moment after its first save, and gives the lines that it had said. */
async function killed(program: string, folder: string, first: number, delay: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, folder, String(first)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended]);
  await wait(delay);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  return said.trimEnd().split('\n');
}

test(
  `after each of ${KILLS} kills every file is whole, and the old one or the new one`,
  { timeout: KILLS * 1000 + 20_000 },
  async () => {
    const program = await bundled('saver');
    const folder = await mkdtemp(path.join(tmpdir(), 'library-killed-'));
    const chance = random(Number(process.env['SEED'] ?? 20260101));
    let leftovers = 0;
    let next = 1;
    for (let kill = 0; kill < KILLS; kill++) {
      const said = await killed(program, folder, next, chance() * 40);
      const entries = await openLibrary(folder).list();
      const acknowledged = new Map(said.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]));
      for (const id of IDS) {
        const entry = entries.find((one) => one.id === id);
        const known = acknowledged.get(id);
        if (!entry && known === undefined) continue;
        expect(entry?.problem).toBeUndefined();
        const { end } = JSON.parse(entry?.text ?? '') as { end: number };
        expect(entry?.text, `${id}, kill ${kill}`).toBe(generation(id, end));
        // What was acknowledged is there; the one after it may be there, too.
        if (known !== undefined) expect([known, known + 1]).toContain(end);
        next = Math.max(next, end + 1);
      }
      const names = await readdir(folder);
      leftovers += names.filter((name) => /\.\d+$/.test(name)).length;
      for (const name of names.filter((one) => one.endsWith('.bak'))) {
        const { end } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { end: number };
        expect(IDS.map((id) => generation(id, end))).toContain(await readFile(path.join(folder, name), 'utf8'));
      }
      for (const name of names.filter((one) => /\.\d+$/.test(one))) await rm(path.join(folder, name));
    }
    // Some kills must have met a write under way, else the delays prove nothing.
    expect(leftovers).toBeGreaterThan(0);
    await rm(folder, { recursive: true });
    await rm(path.dirname(program), { recursive: true });
  },
);

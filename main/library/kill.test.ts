import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { currentOf, edit, emptyDesk } from '../../app/editor/desk';
import { presetOf } from '../../app/editor/document';
import { readRecord, recordOf, withUnsavedWork } from '../../app/editor/journal';
import { openJournal } from './journal';
import { openLibrary } from './library';
import { bundled } from './testing/bundle';
import { generation, IDS, SENTINEL } from './testing/generations';

const KILLS = Number(process.env['KILLS'] ?? 50);
const LIMIT = '/scoring/payments/limitPoints';

/** Numbers from 0 to 1 from a seed (mulberry32), so that a failure can be run again. */
function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs the saver, kills it at a moment after its first step, and gives the lines that it had said. */
async function killed(args: readonly string[], delay: number): Promise<string[]> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended]);
  await wait(delay);
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  return said.trimEnd().split('\n');
}

/** The generation of the last step of a kind that the saver had said to be done. */
function lastOf(said: readonly string[], step: 'edited' | 'saved' | 'dropped', id: string): number | undefined {
  const line = said.findLast((one) => one.startsWith(`${step} ${id} `));
  return line === undefined ? undefined : Number(line.split(' ')[2]);
}

/** What the window brings back of a record: its limit points, which number the generation. */
function broughtBack(text: string): number {
  const read = readRecord(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return presetOf(currentOf(withUnsavedWork(emptyDesk(), read.value))).scoring.payments.limitPoints;
}

test(
  `after each of ${KILLS} kills every file is whole, the old one or the new one, and unsaved work is offered`,
  { timeout: KILLS * 2000 + 20_000 },
  async () => {
    const program = await bundled('saver');
    const top = await mkdtemp(path.join(tmpdir(), 'library-killed-'));
    const [folder, records, record] = ['library', 'journal', 'record'].map((name) => path.join(top, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(record, recordOf(currentOf(edit(emptyDesk(), { set: { [LIMIT]: Number(SENTINEL) } }))));
    const chance = random(Number(process.env['SEED'] ?? 20260101));
    const met = { halfWrites: 0, offered: 0 };
    let next = 1;
    // On a busy machine few moments fall into a write: it is gone on until one has, within reason.
    const proved = () => met.halfWrites > 0 && met.offered > 0;
    for (let kill = 0; kill < KILLS || (!proved() && kill < 4 * KILLS); kill++) {
      const first = next;
      const said = await killed([program, folder, records, String(first), record], chance() * 60);
      const entries = await openLibrary(folder).list();
      const offered = await openJournal(records).list();
      for (const [at, id] of IDS.entries()) {
        const text = offered.find((one) => one.id === `saver.${String(at)}`)?.text;
        const work = text === undefined ? undefined : broughtBack(text);
        const [edited, dropped] = [lastOf(said, 'edited', id), lastOf(said, 'dropped', id)];
        const saved = lastOf(said, 'saved', id);
        // What was edited and not saved is offered, as it was edited last.
        if (edited !== undefined && edited !== saved) expect(work, `${id}, kill ${kill}`).toBe(edited);
        if (work !== undefined) {
          expect([edited, (dropped ?? first - 1) + 1]).toContain(work);
          met.offered++;
          await openJournal(records).drop(`saver.${String(at)}`);
        }
        const entry = entries.find((one) => one.id === id);
        if (!entry && saved === undefined) continue;
        expect(entry?.problem).toBeUndefined();
        const { end } = JSON.parse(entry?.text ?? '') as { end: number };
        expect(entry?.text, `${id}, kill ${kill}`).toBe(generation(id, end));
        // What was acknowledged is there; the one after it may be there, too.
        if (saved !== undefined) expect([saved, saved + 1]).toContain(end);
        next = Math.max(next, end + 1);
      }
      next = Math.max(next, ...IDS.map((id) => (lastOf(said, 'edited', id) ?? 0) + 1));
      const names = [...(await readdir(folder)), ...(await readdir(records))];
      met.halfWrites += names.filter((name) => /\.\d+$/.test(name)).length;
      for (const name of names.filter((one) => one.endsWith('.bak'))) {
        const { end } = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as { end: number };
        expect(IDS.map((id) => generation(id, end))).toContain(await readFile(path.join(folder, name), 'utf8'));
      }
      for (const at of [folder, records])
        for (const name of (await readdir(at)).filter((one) => /\.\d+$/.test(one))) await rm(path.join(at, name));
    }
    // Some kills must have met a write under way and some an edit, else the moments prove nothing.
    console.log(
      `${KILLS} kills: ${met.halfWrites} in the middle of a write, unsaved work offered ${met.offered} times`,
    );
    expect(met.halfWrites).toBeGreaterThan(0);
    expect(met.offered).toBeGreaterThan(0);
    await rm(top, { recursive: true });
    await rm(path.dirname(program), { recursive: true });
  },
);

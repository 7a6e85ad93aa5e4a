import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { disk } from './disk';
import { openLibrary } from './library';
import { locked } from './lock';
import { bundled } from './testing/bundle';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-lock-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

test('three programs save the same preset at the same time: nothing that was acknowledged is lost', async () => {
  const program = await bundled('counter');
  await openLibrary(folder).save('club', JSON.stringify({ count: 0 }));
  const run = () => promisify(execFile)(process.execPath, [program, folder, '40']);
  const refused = (await Promise.all([run(), run(), run()])).map(({ stdout }) => Number(stdout));
  expect(await openLibrary(folder).read('club')).toMatchObject({ entry: { text: JSON.stringify({ count: 120 }) } });
  // Else they have not met, and the number proves nothing.
  expect(Math.max(...refused)).toBeGreaterThan(0);
  expect(await readdir(folder)).not.toContain('.lock');
  await rm(path.dirname(program), { recursive: true });
});

test('work of one folder never overlaps, and an error gives the lock back', async () => {
  let inside = 0;
  const work = async () => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside--;
  };
  await Promise.all(Array.from({ length: 8 }, () => locked(folder, disk, work)));
  await expect(locked(folder, disk, () => Promise.reject(new Error('slip')))).rejects.toThrow('slip');
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a process that has ended is taken over at once', async () => {
  const { stdout: dead } = await promisify(execFile)(process.execPath, ['-p', 'process.pid']);
  await writeFile(path.join(folder, '.lock'), `${hostname()}\n${dead.trim()}\nturn`);
  const began = performance.now();
  expect(await openLibrary(folder).save('club', '{}')).toMatchObject({ ok: true });
  expect(performance.now() - began).toBeLessThan(2500);
});

test.each([
  ['of another machine', 'elsewhere\n1\nturn'],
  ['that was left half written', ''],
])('a lock %s is taken over when it does not change', async (_name, text) => {
  await writeFile(path.join(folder, '.lock'), text);
  const began = performance.now();
  expect(await openLibrary(folder).save('club', '{}')).toMatchObject({ ok: true });
  expect(performance.now() - began).toBeGreaterThan(2500);
  expect((await readdir(folder)).sort()).toEqual(['club.mjrules']);
});

test('a clock that goes back changes nothing: what is saved later is what stays', async () => {
  const library = openLibrary(folder);
  vi.useFakeTimers({ now: new Date('2026-06-01'), toFake: ['Date'] });
  const first = await library.save('club', '{"at":1}');
  if (!first.ok) throw new Error(first.message);
  await utimes(path.join(folder, 'club.mjrules'), new Date('2030-01-01'), new Date('2030-01-01'));
  vi.setSystemTime(new Date('2020-01-01'));
  const second = await library.save('club', '{"at":2}', first.hash);
  expect(second).toMatchObject({ ok: true });
  await writeFile(path.join(folder, 'x.mjrules.123'), 'of a program that writes now');
  expect(await openLibrary(folder).list()).toMatchObject([{ id: 'club', text: '{"at":2}' }]);
  await library.remove('club');
  await library.save('club', '{"at":3}');
  await library.remove('club');
  expect(await library.restore('club')).toEqual({ ok: true });
  expect(await readFile(path.join(folder, 'club.mjrules'), 'utf8')).toBe('{"at":3}');
  expect(await readdir(folder)).toContain('x.mjrules.123');
});

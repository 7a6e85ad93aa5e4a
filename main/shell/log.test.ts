import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from './log';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'log-'));
});
afterEach(() => rm(folder, { recursive: true }));
const now = () => new Date('2026-01-02T03:04:05Z');

test('an entry is in the file at once, with its time; further lines of it stand apart', async () => {
  const log = openLog(path.join(folder, 'made', 'program.log'), now);
  log.write('Error: slip\n    at once\n');
  log.write('again');
  expect(await readFile(log.file, 'utf8')).toBe(
    '2026-01-02T03:04:05.000Z Error: slip\n      at once\n2026-01-02T03:04:05.000Z again\n',
  );
});

test('a log that is full begins anew, and one run does not fill it over and over', async () => {
  const file = path.join(folder, 'program.log');
  await writeFile(file, 'x'.repeat(600_000));
  const log = openLog(file, now);
  for (let count = 0; count < 2000; count++) log.write('the same');
  expect((await stat(`${file}.old`)).size).toBe(600_000);
  expect((await stat(file)).size).toBeLessThan(30_000);
});

test('where it cannot be written, nothing else fails', () => {
  openLog(path.join('/proc', 'nowhere', 'program.log')).write('lost');
});

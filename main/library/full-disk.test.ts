import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJournal } from './journal';
import { openLibrary } from './library';

const run = promisify(execFile);
let folder = '';
/** A small disk of memory, where this user may mount one; elsewhere the failing disk of library.test.ts has to do. */
let mounted = false;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'library-full-'));
  mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
});
afterAll(async () => {
  if (mounted) await run('umount', [folder]);
  await rm(folder, { recursive: true });
});

const text = (letter: string, length: number) => JSON.stringify({ name: 'Club', body: letter.repeat(length) });

test('a disk that runs full: the save says so, the old text stays whole, and the next one goes when there is room', async () => {
  const library = openLibrary(path.join(folder, 'library'));
  const journal = openJournal(path.join(folder, 'journal'));
  expect(await library.save('club', text('a', 50_000))).toMatchObject({ ok: true });
  expect(await journal.put('a.1', 'kept')).toEqual({ ok: true });
  if (!mounted) return;
  await writeFile(path.join(folder, 'filler'), Buffer.alloc(1_000_000)).catch(() => undefined);
  expect(await library.save('club', text('b', 100_000))).toMatchObject({ ok: false, code: 'disk-full' });
  expect(await journal.put('a.1', 'new'.repeat(10_000))).toMatchObject({ ok: false, code: 'disk-full' });
  expect(await library.list()).toMatchObject([{ id: 'club', text: text('a', 50_000) }]);
  expect(await journal.list()).toMatchObject([{ id: 'a.1', text: 'kept' }]);
  await rm(path.join(folder, 'filler'));
  expect(await library.save('club', text('b', 100_000))).toMatchObject({ ok: true });
  expect(await library.backup('club')).toEqual({ ok: true, text: text('a', 50_000) });
  expect((await readdir(path.join(folder, 'library'))).sort()).toEqual(['club.mjrules', 'club.mjrules.bak']);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { describeJournal } from '../../app/testing/journal-contract';
import { disk, type Disk } from './disk';
import { openJournal } from './journal';

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'journal-'));
  folders.push(made);
  return made;
}
afterEach(async () => {
  for (const one of folders.splice(0)) await rm(one, { recursive: true, force: true });
});

describe('the journal on disk', () => {
  describeJournal(async () => openJournal(path.join(await folder(), 'not', 'made', 'yet')));
});

test('what is no record is left out and left where it is', async () => {
  const at = await folder();
  await writeFile(path.join(at, 'a.1.json'), 'good');
  await writeFile(path.join(at, 'b.1.json'), Buffer.from([0xff]));
  await writeFile(path.join(at, 'a.2.json.1234'), 'half a write');
  await mkdir(path.join(at, 'c.1.json'));
  expect(await openJournal(at).list()).toMatchObject([{ id: 'a.1', text: 'good' }]);
  expect(await readdir(at)).toHaveLength(4);
});

test.each<[string, Partial<Disk>, string]>([
  ['full', { write: () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) }, 'disk-full'],
  ['read-only', { makeFolder: () => Promise.reject(Object.assign(new Error(), { code: 'EROFS' })) }, 'read-only'],
])('a disk that is %s is an answer, and what was there stays', async (_name, failure, code) => {
  const at = await folder();
  await openJournal(at).put('a.1', 'kept');
  expect(await openJournal(at, { ...disk, ...failure }).put('a.1', 'new')).toMatchObject({ ok: false, code });
  expect(await openJournal(at).list()).toMatchObject([{ text: 'kept' }]);
});

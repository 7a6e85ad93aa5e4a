import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DOCUMENT_LIMIT } from '../../app/bridge';
import { fileInArguments, openDocument, saveDocument } from './documents';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each<[string, Buffer | string, object]>([
  ['a text', '{"name":"規則"}', { ok: true, name: 'x.mjrules', text: '{"name":"規則"}' }],
  ['what is no preset: for the editor to say', '[', { ok: true, text: '[' }],
  ['at the limit', Buffer.alloc(DOCUMENT_LIMIT, 'x'), { ok: true }],
  ['over the limit', Buffer.alloc(DOCUMENT_LIMIT + 1, 'x'), { ok: false, code: 'too-large' }],
  ['no text', Buffer.from([0xc3, 0x28]), { ok: false, code: 'not-text' }],
])('opens %s', async (_name, content, expected) => {
  const file = path.join(folder, 'x.mjrules');
  await writeFile(file, content);
  expect(await openDocument(file)).toMatchObject(expected);
});

test('says what is no file, and what is not there', async () => {
  expect(await openDocument(folder)).toMatchObject({ ok: false, code: 'not-a-file' });
  expect(await openDocument(path.join(folder, 'none'))).toMatchObject({ ok: false, code: 'not-found' });
});

test('saves a whole file, or says why not', async () => {
  const file = path.join(folder, 'x.md');
  expect(await saveDocument(file, '# x')).toEqual({ ok: true, where: file });
  expect(await readFile(file, 'utf8')).toBe('# x');
  expect(await saveDocument(path.join(folder, 'none', 'x.md'), '# x')).toMatchObject({ ok: false, code: 'unwritable' });
});

test.each<[string[], string | undefined]>([
  [['.', '--user-data-dir=/x'], undefined],
  [['.', '/home/a/Tuesday club.mjrules'], '/home/a/Tuesday club.mjrules'],
  [['X.MJRULES'], 'X.MJRULES'],
  [['x.mjscenario'], 'x.mjscenario'],
  [['--file=x.mjrules'], undefined],
  [['x.json'], undefined],
])('the file among %j is %s', (args, expected) => {
  expect(fileInArguments(args)).toBe(expected);
});

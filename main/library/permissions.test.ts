import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundled } from './testing/bundle';

/** Root may write everything, so a library of root's is asked by another user; anybody else just asks. */
const AS = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const text = '{"name":"Club"}';

let program = '';
let top = '';
beforeAll(async () => {
  program = await bundled('ask');
  await chmod(path.dirname(program), 0o755);
  top = await mkdtemp(path.join(tmpdir(), 'library-permissions-'));
  await chmod(top, 0o755);
});
afterAll(async () => {
  await rm(path.dirname(program), { recursive: true });
  await rm(top, { recursive: true });
});

async function ask(...args: string[]): Promise<unknown> {
  const [command = '', ...rest] = [...AS, process.execPath, program, ...args];
  return JSON.parse((await promisify(execFile)(command, rest)).stdout);
}

async function library(name: string): Promise<string> {
  const folder = path.join(top, name);
  await mkdir(folder);
  await writeFile(path.join(folder, 'club.mjrules'), text);
  return folder;
}

test('a folder that may only be read: everything is listed, nothing is changed, the answer says why', async () => {
  const folder = await library('shown');
  await chmod(folder, 0o555);
  expect(await ask(folder, 'list')).toMatchObject([{ id: 'club', name: 'Club', text }]);
  for (const call of [
    ['save', 'club', '{"name":"New"}'],
    ['save', 'new', '{"name":"New"}'],
    ['remove', 'club'],
    ['rename', 'club', 'other'],
  ])
    expect(await ask(folder, ...call), call.join(' ')).toMatchObject({ ok: false, code: 'read-only' });
  expect(await readFile(path.join(folder, 'club.mjrules'), 'utf8')).toBe(text);
  await chmod(folder, 0o755);
});

test('a file that may not be read or written is listed so', async () => {
  const folder = await library('shut-file');
  await chmod(folder, 0o777);
  await writeFile(path.join(folder, 'marked.mjrules'), text);
  await chmod(path.join(folder, 'marked.mjrules'), 0o444);
  await chmod(path.join(folder, 'club.mjrules'), 0o000);
  expect(await ask(folder, 'list')).toMatchObject([
    { id: 'club', problem: { code: 'unreadable' } },
    { id: 'marked', text },
  ]);
  expect(await ask(folder, 'save', 'club', text)).toMatchObject({ ok: false, code: 'broken-file' });
  expect(await ask(folder, 'save', 'marked', '{"name":"New"}')).toMatchObject({ ok: false, code: 'read-only' });
});

test('a folder that may not be entered is said to be so', async () => {
  const folder = await library('shut');
  await chmod(folder, 0o000);
  expect(await ask(folder, 'list')).toMatchObject([{ id: '', problem: { code: 'unreadable' } }]);
  await chmod(folder, 0o755);
});

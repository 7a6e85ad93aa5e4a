import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY, serveBundle } from './bundle';

let top = '';
beforeAll(async () => {
  top = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  await mkdir(path.join(top, 'page'));
  await writeFile(path.join(top, 'page', 'index.html'), '<p>page');
  await writeFile(path.join(top, 'page', 'notes.txt'), 'no type');
  await writeFile(path.join(top, 'secret.json'), '{}');
  await mkdir(path.join(top, 'page-other'));
  await writeFile(path.join(top, 'page-other', 'x.json'), '{}');
});
afterAll(() => rm(top, { recursive: true }));

const ask = (url: string, method = 'GET') => serveBundle(path.join(top, 'page'))(new Request(url, { method }));

test('a file of the folder comes with its type and the rule', async () => {
  const answer = await ask('app://bundle/index.html');
  expect([answer.status, await answer.text()]).toEqual([200, '<p>page']);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(POLICY);
  expect(POLICY).toContain("default-src 'none'");
});

test.each([
  'app://bundle/none.html',
  'app://bundle/notes.txt',
  'app://bundle/..%2fsecret.json',
  'app://bundle/%2e%2e/secret.json',
  'app://bundle/..%2fpage-other/x.json',
  'app://bundle/index.html%00.json',
  'app://bundle/%E0%A4%A',
  'app://bundle/',
  'app://other/index.html',
])('%s is not there', async (url) => {
  expect((await ask(url)).status).toBe(404);
});

test('nothing is written to it', async () => {
  expect((await ask('app://bundle/index.html', 'POST')).status).toBe(405);
});

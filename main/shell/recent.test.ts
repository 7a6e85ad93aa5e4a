import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecent } from './recent';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recent-'));
});
afterEach(() => rm(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

test('the latest comes first, each file once, twelve at most, also after a restart', async () => {
  const recent = openRecent(at('made/recent.json'));
  expect(await recent.list()).toEqual([]);
  for (const number of [...Array(14).keys(), 3]) await recent.add(at(`${String(number)}.mjrules`));
  const names = (await openRecent(at('made/recent.json')).list()).map(({ name }) => name.split('.')[0]);
  expect(names).toEqual(['3', '13', '12', '11', '10', '9', '8', '7', '6', '5', '4', '2']);
});

test('a file that has gone is shown as missing; tokens lead to the paths that were given, and to no others', async () => {
  const recent = openRecent(at('recent.json'));
  await writeFile(at('here.mjrules'), '{}');
  await recent.add(at('gone.mjrules'));
  await recent.add(at('here.mjrules'));
  const [here, gone] = await recent.list();
  expect(here).toMatchObject({ name: 'here.mjrules', folder, missing: false });
  expect(gone).toMatchObject({ name: 'gone.mjrules', missing: true });
  expect(await recent.pathOf(here?.token ?? '')).toBe(at('here.mjrules'));
  for (const token of ['', 'x', at('here.mjrules'), '../here.mjrules'])
    expect(await recent.pathOf(token)).toBeUndefined();
  await recent.forget(gone?.token ?? '');
  expect(await recent.list()).toHaveLength(1);
  await recent.clear();
  expect(await recent.list()).toEqual([]);
});

test.each(['', '{', '{"a":1}', '[1,null,"relative.mjrules"]'])('a list that reads %j is empty', async (text) => {
  await writeFile(at('recent.json'), text);
  expect(await openRecent(at('recent.json')).list()).toEqual([]);
});

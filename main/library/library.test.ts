import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { DOCUMENT_LIMIT } from '../../app/bridge';
import { describeLibrary } from '../../app/testing/library-contract';
import { disk, type Disk } from './disk';
import { libraryFolder } from './folder';
import { openLibrary } from './library';
import { watchLibrary } from './watch';

const folders: string[] = [];
async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'library-'));
  folders.push(made);
  return made;
}
afterEach(async () => {
  for (const one of folders.splice(0)) await rm(one, { recursive: true, force: true });
});

describe('the library on disk', () => {
  describeLibrary(async () => openLibrary(path.join(await folder(), 'not', 'made', 'yet')));
  describe('for scenarios', () => {
    describeLibrary(async () => openLibrary(await folder(), undefined, 'scenarios'), 'title');
  });
});

const good = JSON.stringify({ name: 'Good' });
const failing = (code: string): NodeJS.ErrnoException => Object.assign(new Error(code), { code });

describe('files that are not good', () => {
  test('are listed with their problem, and are neither overwritten nor hidden', async () => {
    const at = await folder();
    await writeFile(path.join(at, 'broken.mjrules'), '{"name": "half');
    await writeFile(path.join(at, 'binary.mjrules'), Buffer.from([0xff, 0xfe, 0x00]));
    await writeFile(path.join(at, 'huge.mjrules'), Buffer.alloc(DOCUMENT_LIMIT + 1, 'x'));
    await mkdir(path.join(at, 'folder.mjrules'));
    await promisify(execFile)('mkfifo', [path.join(at, 'pipe.mjrules')]);
    await writeFile(path.join(at, 'other.txt'), 'not ours');
    await writeFile(path.join(at, 'scenario.mjscenario'), '{');
    const library = openLibrary(at);
    const seen = (await library.list()).map(({ id, problem }) => [id, problem?.code]);
    expect(seen).toEqual([
      ['binary', 'not-text'],
      ['broken', 'not-json'],
      ['folder', 'not-a-file'],
      ['huge', 'too-large'],
      ['pipe', 'not-a-file'],
    ]);
    for (const [id] of seen)
      expect(await library.save(String(id), good)).toMatchObject({ ok: false, code: 'broken-file' });
    expect(await readFile(path.join(at, 'broken.mjrules'), 'utf8')).toBe('{"name": "half');
    expect(await library.remove('broken')).toEqual({ ok: true });
    expect(await library.save('broken', good)).toMatchObject({ ok: true });
  });

  test('leave the last good text that was saved', async () => {
    const at = await folder();
    const library = openLibrary(at);
    await library.save('club', JSON.stringify({ name: 'First' }));
    await library.save('club', good);
    await writeFile(path.join(at, 'club.mjrules'), 'spoilt by another program');
    expect(await library.list()).toMatchObject([{ problem: { code: 'not-json' } }]);
    expect(await library.backup('club')).toEqual({ ok: true, text: JSON.stringify({ name: 'First' }) });
    expect(await library.save('club', good)).toMatchObject({ ok: false, code: 'broken-file' });
    expect(await library.backup('club')).toEqual({ ok: true, text: JSON.stringify({ name: 'First' }) });
    await writeFile(path.join(at, 'club.mjrules.bak'), 'spoilt as well');
    expect(await library.backup('club')).toMatchObject({ ok: false, code: 'not-found' });
  });

  test('a byte order mark is no problem, a link to a file is followed', async () => {
    const at = await folder();
    await writeFile(path.join(at, 'marked.mjrules'), `\ufeff${good}`);
    await symlink(path.join(at, 'marked.mjrules'), path.join(at, 'linked.mjrules'));
    const entries = await openLibrary(at).list();
    expect(entries.map(({ id, name, problem }) => [id, name, problem])).toEqual([
      ['linked', 'Good', undefined],
      ['marked', 'Good', undefined],
    ]);
  });
});

describe('a disk that fails', () => {
  const cases: [string, Partial<Disk>, string][] = [
    ['full', { write: () => Promise.reject(failing('ENOSPC')) }, 'disk-full'],
    ['read-only', { write: () => Promise.reject(failing('EROFS')) }, 'read-only'],
    ['held by a scanner for good', { write: () => Promise.reject(failing('EBUSY')) }, 'unwritable'],
    ['out of order', { write: () => Promise.reject(failing('EIO')) }, 'unwritable'],
    ['full before anything is written', { create: () => Promise.reject(failing('ENOSPC')) }, 'disk-full'],
    ['without a folder', { makeFolder: () => Promise.reject(failing('EACCES')) }, 'read-only'],
  ];
  test.each(cases)('%s: the answer says so, the old text stays', async (_name, failure, code) => {
    const at = await folder();
    await openLibrary(at).save('club', good);
    const library = openLibrary(at, { ...disk, ...failure });
    expect(await library.save('club', '{"name":"New"}')).toMatchObject({ ok: false, code });
    expect(await library.read('club')).toMatchObject({ entry: { text: good } });
  });

  test('held for a moment: tried again', async () => {
    let times = 0;
    const busy: Disk = {
      ...disk,
      write: (file, text) => (times++ < 2 ? Promise.reject(failing('EPERM')) : disk.write(file, text)),
    };
    expect(await openLibrary(await folder(), busy).save('club', good)).toMatchObject({ ok: true });
    expect(times).toBe(3);
  });

  test('an error that is no answer of the system is a bug and is not swallowed', async () => {
    const odd: Disk = { ...disk, write: () => Promise.reject(new TypeError('slip')) };
    await expect(openLibrary(await folder(), odd).save('club', good)).rejects.toThrow('slip');
  });

  test('a folder that cannot be read is said, not shown as empty', async () => {
    const shut: Disk = { ...disk, names: () => Promise.reject(failing('EACCES')) };
    const [entry, ...rest] = await openLibrary('/somewhere', shut).list();
    expect(entry).toMatchObject({ id: '', name: '/somewhere', problem: { code: 'unreadable' } });
    expect(rest).toEqual([]);
  });
});

test('old leftovers of interrupted writes go, new ones stay', async () => {
  const at = await folder();
  for (const name of ['a.mjrules.123', 'b.mjrules.456', 'c.mjscenario.7']) await writeFile(path.join(at, name), 'half');
  await utimes(path.join(at, 'a.mjrules.123'), 1000, 1000);
  expect(await openLibrary(at).list()).toEqual([]);
  expect(await readdir(at)).toEqual(['b.mjrules.456', 'c.mjscenario.7']);
});

test('presets and scenarios of one name stand beside each other, and are deleted apart', async () => {
  const at = await folder();
  const presets = openLibrary(at);
  const scenarios = openLibrary(at, undefined, 'scenarios');
  await presets.save('club', good);
  await scenarios.save('club', '{"title":"One of theirs"}');
  expect((await readdir(at)).sort()).toEqual(['club.mjrules', 'club.mjscenario']);
  await scenarios.remove('club');
  expect(await presets.restore('club')).toMatchObject({ ok: false, code: 'not-found' });
  expect(await presets.list()).toMatchObject([{ id: 'club', name: 'Good' }]);
  expect(await scenarios.list()).toEqual([]);
  expect(await scenarios.restore('club')).toEqual({ ok: true });
  expect(await scenarios.list()).toMatchObject([{ id: 'club', name: 'One of theirs' }]);
});

test('a change by another program is told', async () => {
  const at = await folder();
  let told = 0;
  const stop = await watchLibrary(at, () => told++);
  await writeFile(path.join(at, 'note.txt'), 'not ours');
  await writeFile(path.join(at, 'new.mjrules'), good);
  await expect.poll(() => told, { timeout: 5000 }).toBe(1);
  await writeFile(path.join(at, 'new.mjscenario'), '{"title":"New"}');
  await expect.poll(() => told, { timeout: 5000 }).toBe(2);
  await stop();
});

test.each([
  [{ env: { PREVAILING_LIBRARY: '/x/y' }, platform: 'linux', home: '/home/a' }, '/x/y'],
  [{ env: {}, platform: 'linux', home: '/home/a' }, '/home/a/.config/Prevailing Wind/library'],
  [{ env: { XDG_CONFIG_HOME: '/c' }, platform: 'linux', home: '/home/a' }, '/c/Prevailing Wind/library'],
  [{ env: {}, platform: 'darwin', home: '/Users/a' }, '/Users/a/Library/Application Support/Prevailing Wind/library'],
  [{ env: { APPDATA: '/r' }, platform: 'win32', home: '/u' }, '/r/Prevailing Wind/library'],
])('the library of %j is in %s', (place, expected) => {
  expect(libraryFolder(place)).toBe(expected);
});

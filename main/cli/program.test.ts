import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from './examples';
import type { Io } from './io';
import { runCommand } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'prevailing-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One call in this process: exit code and what was written. */
async function call(args: readonly string[], input = '') {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (text) => Promise.resolve(void (out += text)),
    err: (text) => void (err += text),

    input: () => new Blob([input]).stream(),
    env: { PREVAILING_LIBRARY: path.join(folder, 'library') },
    platform: process.platform,
    home: folder,
  };
  const code = await runCommand(io, args);
  return { code, out, err };
}

/** A preset of another id than the built-in one. */
async function tuesday(): Promise<string> {
  return (await call(['show', 'japanese-modern', '--json'])).out.replace('"japanese-modern"', '"tuesday"');
}

describe('examples of the help', () => {
  test.each([
    ['score', ['score', 'japanese-modern'], EXAMPLES.score],
    ['settle', ['settle', 'european-classical'], EXAMPLES.settle],
    ['waits', ['waits', 'japanese-modern'], EXAMPLES.waits],
    ['may', ['may', 'japanese-modern'], EXAMPLES.may],
  ])('%s answers the example that its help shows', async (command, args, input) => {
    const help = await call([command, '--help']);
    expect(help.out).toContain(`echo '${input}'`);
    expect(help.out).toContain(`prevailing ${args.join(' ')}`);
    expect((await call(args, input)).code).toBe(0);
  });
});

describe('answers', () => {
  test('names of patterns are in the words of the preset, which says what they are worth', async () => {
    // EMA Riichi rules 2016, 4.1: a declaration of ready, riichi, is worth one han and concealed only.
    const input = '{"concealed":"456789m234p99s34s","win":{"tile":"5s","by":"discard"},"circumstances":["ready"]}';
    const { out } = await call(['score', 'jpml-a', '--batch'], input);
    expect(out).toContain('立直');
    expect((await call(['patterns', 'jpml-a'])).out).toMatch(/ready-declaration {2}.*立直.*: 1 han/);
  });

  test('patterns that are worth nothing stand in no sheet', async () => {
    const input = '{"concealed":"456789m234p99s34s","win":{"tile":"5s","by":"discard"},"circumstances":["ready"]}';
    const { out } = await call(['score', 'japanese-modern'], input);
    expect(out).not.toMatch(/"value": 0,/);
  });

  test('a draw that is paid by who is ready has to say who', async () => {
    const { code, err } = await call(['settle', 'japanese-modern'], '{"end":"drawn"}');
    expect(code).toBe(1);
    expect(err).toContain('"ready" is missing');
    expect((await call(['settle', 'japanese-modern'], '{"end":"drawn","ready":[]}')).code).toBe(0);
  });
});

describe('files and folders', () => {
  test.each([
    ['validate'],
    ['show'],
    ['score'],
    ['waits'],
    ['settle'],
    ['may'],
    ['patterns'],
    ['import'],
    ['rule'],
    ['export', '--to', 'json'],
    ['compare', 'japanese-modern'],
  ])('%s: a file that is not there is a slip in the call', async (...args) => {
    const { code } = await call([...args, path.join(folder, 'nothing.json')]);
    expect(code).toBe(2);
  });

  test('a folder that cannot be made ends the command with a problem', { timeout: 20_000 }, async () => {
    const from = path.join(folder, 'for-nowhere.json');
    writeFileSync(from, await tuesday());
    const { code, out, err } = await call(['--library', '/proc/x/library', 'import', from, '--yes']);
    expect(code).not.toBe(0);
    expect(out + err).toMatch(/folder|cannot|written/i);
  });

  test('presets that state the same id, or another than their file, are remarked on', async () => {
    const shelf = mkdtempSync(path.join(folder, 'twice-'));
    for (const name of ['tuesday', 'wednesday']) writeFileSync(path.join(shelf, `${name}.mjrules`), await tuesday());
    const { out } = await call(['--library', shelf, 'list']);
    expect(out).toContain('it states the id tuesday, as does wednesday; it is found as tuesday');
    expect(out).toContain('it states the id tuesday, as does tuesday; it is found as wednesday');
  });

  test('notes are shown for a preset that is good', async () => {
    const from = path.join(folder, 'noted.json');
    writeFileSync(from, (await tuesday()).replace('{', '{"colour": "red",'));
    const { code, out } = await call(['validate', from]);
    expect(code).toBe(0);
    expect(out).toContain('unknown-key');
    expect(out).toContain(': good');
  });
});

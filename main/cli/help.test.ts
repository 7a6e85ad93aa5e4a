import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scenarioAt } from '../../app/scenarios';
import { CALLS } from './calls';
import type { Io } from './io';
import { runCommand } from './program';

const folder = mkdtempSync(path.join(os.tmpdir(), 'prevailing-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One call in this process: exit code and standard output. */
async function call(args: readonly string[]) {
  let out = '';
  const io: Io = {
    out: (text) => Promise.resolve(void (out += text)),
    err: () => undefined,
    input: () => new Blob(['']).stream(),
    env: { PREVAILING_LIBRARY: path.join(folder, 'library') },
    platform: process.platform,
    home: folder,
  };
  return { code: await runCommand(io, args), out };
}

test('every command has examples of itself below its help', async () => {
  const { out } = await call(['--help']);
  const commands = [...out.matchAll(/^ {2}([a-z]+) /gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'help');
  expect(commands.sort()).toEqual(Object.keys(CALLS).sort());
  for (const name of commands) {
    const help = await call([name, '--help']);
    expect(help.code).toBe(0);
    expect(help.out).toMatch(new RegExp(`\\nExamples:\\n.*prevailing ${name}`));
  }
});

test('the examples find what they look for', async () => {
  const { out } = await call(['options']);
  expect(out).toMatch(/^ {2}\/rules\/claiming\/missedDiscard .*furiten/m);
  const scenarios = Object.values(CALLS).flatMap((calls) =>
    calls.flatMap((line) => /--scenario (\S+)/.exec(line)?.[1] ?? []),
  );
  expect(scenarios.length).toBeGreaterThan(0);
  expect(scenarios.filter((id) => scenarioAt(id) === undefined)).toEqual([]);
});

test.each(['bash', 'zsh', 'fish'])('completion for %s names commands, options, presets and formats', async (shell) => {
  const { code, out } = await call(['completion', shell]);
  expect(code).toBe(0);
  for (const word of ['compare', 'against', 'japanese-modern', 'majiang']) expect(out).toContain(word);
});

test('completion for bash completes', async () => {
  const script = path.join(folder, 'completion.bash');
  writeFileSync(script, (await call(['completion', 'bash'])).out);
  const asked = (line: string): string[] => {
    const words = line.split(' ');
    const run = `source ${script}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${String(words.length - 1)}; _prevailing; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', run], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  };
  expect(asked('prevailing com')).toEqual(['compare', 'completion']);
  expect(asked('prevailing export japanese-modern --to maj')).toEqual(['majiang']);
  expect(asked('prevailing score ema-2')).toEqual(['ema-2012', 'ema-2016', 'ema-2025']);
  expect(asked('prevailing validate --j')).toEqual(['--json']);
});

test('a link is written and read back', async () => {
  expect((await call(['export', 'ema-2016', '--to', 'link'])).code).toBe(2);
  const made = await call(['export', 'ema-2016', '--to', 'link', '--page', 'https://example.org/rules/']);
  expect(made.out).toMatch(/^https:\/\/example\.org\/rules\/#preset=[\w-]+\n$/);
  const read = await call(['import', made.out.trim(), '--id', 'linked']);
  expect(read.code).toBe(0);
  expect(read.out).toContain('repeat the command with --yes');
});

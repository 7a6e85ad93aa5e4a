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

test.each(['bash', 'zsh', 'fish'])(
  'completion for %s names commands, options, languages and formats',
  async (shell) => {
    const { code, out } = await call(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['compare', 'against', 'en de ja', 'majiang', 'prevailing list --scenarios']) {
      expect(out).toContain(word);
    }
  },
);

test('completion for zsh answers when it is read for the first time', async () => {
  const { out } = await call(['completion', 'zsh']);
  expect(out.split('\n')[0]).toBe('#compdef prevailing');
  expect(out).toMatch(/\nif \[ "\$funcstack\[1\]" = _prevailing \]; then _prevailing "\$@"; fi\n$/);
});

test('completion for bash completes, presets of the library among the others', async () => {
  const script = path.join(folder, 'completion.bash');
  writeFileSync(script, (await call(['completion', 'bash'])).out);
  const lists = { presets: (await call(['list'])).out, scenarios: (await call(['list', '--scenarios'])).out };
  writeFileSync(path.join(folder, 'presets.txt'), `${lists.presets}tuesday-club  Tuesday club (library)\n`);
  writeFileSync(path.join(folder, 'scenarios.txt'), lists.scenarios);
  const asked = (line: string): string[] => {
    const words = line.split(' ');
    const program = `prevailing() { if [ "$2" = --scenarios ]; then cat scenarios.txt; else cat presets.txt; fi; }`;
    const run = `${program}; source ${script}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${String(words.length - 1)}; _prevailing; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['--norc', '-c', run], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  };
  expect(asked('prevailing com')).toEqual(['compare', 'completion']);
  expect(asked('prevailing export japanese-modern --to maj')).toEqual(['majiang']);
  expect(asked('prevailing score ema-2')).toEqual(['ema-2012', 'ema-2016', 'ema-2025']);
  expect(asked('prevailing validate --j')).toEqual(['--json']);
  expect(asked('prevailing --lang ')).toEqual(['en', 'de', 'ja']);
  expect(asked('prevailing --lang de show tue')).toEqual(['tuesday-club']);
  expect(asked('prevailing rule japanese-modern robbing-a-promoted-k')).toEqual(['robbing-a-promoted-kong']);
  expect(asked('prevailing schema p')).toEqual(['preset']);
});

test('a link is written and read back', async () => {
  expect((await call(['export', 'ema-2016', '--to', 'link'])).code).toBe(2);
  const made = await call(['export', 'ema-2016', '--to', 'link', '--page', 'https://example.org/rules/']);
  expect(made.out).toMatch(/^https:\/\/example\.org\/rules\/#preset=[\w-]+\n$/);
  const read = await call(['import', made.out.trim(), '--id', 'linked']);
  expect(read.code).toBe(0);
  expect(read.out).toContain('repeat the command with --yes');
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validators } from '../../build/vite/validators.ts';

interface Answer {
  readonly name: string;
  readonly ok: boolean;
  readonly codes: readonly string[];
  readonly count: number;
  readonly longest: number;
  readonly ms: number;
}

let folder = '';
const answers = new Map<string, Answer>();

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [validators()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(import.meta.dirname, 'testing/hostile.ts'),
      outDir: folder,
      target: 'node20',
      rolldownOptions: { output: { format: 'es', entryFileNames: 'hostile.mjs', codeSplitting: false } },
    },
  });
  const program = path.join(folder, 'hostile.mjs');
  const output = execFileSync(process.execPath, ['--max-old-space-size=200', program], { encoding: 'utf8' });
  for (const line of output.trim().split('\n')) {
    const answer = JSON.parse(line) as Answer;
    answers.set(answer.name, answer);
  }
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each<[string, readonly string[]]>([
  ['20 MB of lists', ['too-large']],
  ['20 MB of objects', ['too-large']],
  ['20 MB of closed lists', ['too-large']],
  ['2 MB of lists', ['too-deep']],
  ['2 MB of objects in a preset', ['too-deep']],
  ['2 MB of one text', ['long-string']],
  ['2 MB of escapes', ['long-string']],
  ['2 MB of one number', ['not-json']],
  ['2 MB of blanks', ['not-json']],
  ['2 MB of values', ['too-many-values']],
  ['the same key again and again', ['duplicate-key']],
  ['wrong entries of a list', ['wrong-type']],
  ['wrong hands of a card', ['too-long']],
  ['as many wrong hands as there may be', ['missing-part', 'wrong-form']],
  ['own patterns without end', ['missing-part', 'wrong-form', 'wrong-length']],
  ['unknown keys', ['missing-part', 'unknown-key']],
  ['unknown keys of the head', ['unknown-key']],
  ['unknown patterns', ['missing-part', 'wrong-type']],
  ['names of 10 kB', ['unknown-key']],
  ['an endless id', ['wrong-form']],
  ['surrogates without their other half', []],
  ['bytes that are no text', ['not-json']],
])('%s, with 200 MB of memory', (name, codes) => {
  const answer = answers.get(name);
  expect(
    answer?.codes.every((code) => codes.includes(code)),
    answer?.codes.join(),
  ).toBe(true);
  expect(answer?.codes.length === 0).toBe(codes.length === 0);
  expect(answer?.count).toBeLessThanOrEqual(500);
  expect(answer?.longest).toBeLessThan(30_000);
  expect(answer?.ms).toBeLessThan(1_000);
});

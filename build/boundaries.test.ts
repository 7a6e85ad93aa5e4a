import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

async function project(files: Readonly<Record<string, string>>): Promise<string> {
  folder = await mkdtemp(path.join(tmpdir(), 'boundaries-'));
  for (const [name, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

const empty = 'export const x = 1;\nexport type X = typeof x;\n';
const electron = { 'node_modules/electron/package.json': '{"main":"i.js"}', 'node_modules/electron/i.js': empty };

// Each boundary of the house, crossed once.
test.each([
  ['app-is-pure', { 'app/a.ts': "import 'node:fs';" }],
  ['app-is-pure', { 'app/a.ts': "import '../renderer/b';", 'renderer/b.ts': empty }],
  ['app-is-pure', { 'app/a.ts': "import { x } from '../main/b'; x;", 'main/b.ts': empty }],
  ['app-types-are-pure', { 'app/a.ts': "import type { X } from '../main/b'; export type Y = X;", 'main/b.ts': empty }],
  ['app-tests-stay-in-app', { 'app/a.test.ts': "import '../main/b';", 'main/b.ts': empty }],
  ['presets-through-builtin', { 'app/a.ts': "import p from '../presets/p.json'; p;", 'presets/p.json': '{}' }],
  ['scenarios-through-index', { 'app/a.ts': "import s from './scenarios/s.json'; s;", 'app/scenarios/s.json': '{}' }],
  ['schemas-import-nothing', { 'schemas/a.ts': "import '../app/b';", 'app/b.ts': empty }],
  ['main-and-renderer-never-meet', { 'main/a.ts': "import '../renderer/b';", 'renderer/b.ts': empty }],
  [
    'renderer-and-main-never-meet',
    { 'renderer/a.ts': "import type { X } from '../main/b'; export type Y = X;", 'main/b.ts': empty },
  ],
  ['no-node-in-the-window', { 'renderer/a.ts': "import 'node:path';" }],
  ['electron-in-its-folder', { 'main/shell/a.ts': "import 'electron';", ...electron }],
  ['electron-in-its-folder', { 'renderer/a.ts': "import 'electron';", ...electron }],
  ['product-not-on-tools', { 'main/a.ts': "import '../build/b';", 'build/b.ts': empty }],
  ['not-on-tests', { 'app/a.ts': "import './b.test';", 'app/b.test.ts': empty }],
  ['no-cycles', { 'app/a.ts': "import './b';", 'app/b.ts': "import './a';" }],
  ['nothing-unresolved', { 'main/a.ts': "import './gone';" }],
])('%s is caught: %j', async (rule, files) => {
  const { modules, violations } = await checkBoundaries(await project(files));
  expect(modules).toBeGreaterThan(0);
  expect(violations.map((one) => one.split(':')[0])).toContain(rule);
});

test('what is allowed is not caught', async () => {
  const files = {
    'app/a.ts': "import '../schemas/s';\nimport './preset/builtin';",
    'app/preset/builtin.ts': "import p from '../../presets/p.json'; p;",
    'app/a.test.ts': "import 'node:fs';\nimport './a';",
    'main/electron/m.ts': "import 'electron';\nimport 'node:path';\nimport '../../app/a';",
    'renderer/r.ts': "import '../app/a';",
    'schemas/s.ts': empty,
    'presets/p.json': '{}',
    ...electron,
  };
  expect(await checkBoundaries(await project(files))).toEqual({
    modules: expect.any(Number) as number,
    violations: [],
  });
});

test('a project without modules has none looked at', async () => {
  expect(await checkBoundaries(await project({ 'app/note.txt': '' }))).toEqual({ modules: 0, violations: [] });
});

import { extractFile, listPackage } from '@electron/asar';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../desk';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

let release = '';
test.beforeAll(async () => {
  release = await mkdtemp(path.join(tmpdir(), 'prevailing-release-'));
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  const args = ['electron-builder', '--linux', 'dir', '--publish', 'never', `-c.directories.output=${release}`];
  if (dist) args.push(`-c.electronDist=${dist}`);
  await promisify(execFile)('npx', args);
});
test.afterAll(() => rm(release, { recursive: true, force: true }));

test('app.asar holds the built bundles, the manifest and nothing else; the licences stand beside it', async () => {
  const asar = path.join(release, 'linux-unpacked/resources/app.asar');
  const names = listPackage(asar, { isPack: false }).filter((name) => /\.\w+$|LICENSE$/.test(name));
  const outside = names.filter(
    (name) => !/^\/dist\/renderer\/assets\/[\w.-]+\.(js|css|json|woff2|svg|png)$/.test(name),
  );
  expect(outside.sort()).toEqual([
    '/dist/main/main.cjs',
    '/dist/preload/preload.cjs',
    '/dist/renderer/icon-192.png',
    '/dist/renderer/icon-512.png',
    '/dist/renderer/icon-64.png',
    '/dist/renderer/icon.svg',
    '/dist/renderer/index.html',
    '/package.json',
  ]);
  const licences = await readFile(path.join(release, 'linux-unpacked/LICENSES.dependencies.txt'), 'utf8');
  expect(licences).toContain('react-aria-components');
  expect(await readFile(path.join(release, 'linux-unpacked/LICENSE.prevailing-wind.txt'), 'utf8')).toContain('MIT');
  const manifest = JSON.parse(extractFile(asar, 'package.json').toString('utf8')) as object;
  expect(manifest).toMatchObject({ name: 'prevailing-wind', main: 'dist/main/main.cjs' });
  expect(Object.keys(manifest)).not.toContain('devDependencies');
});

test('the packaged program starts from app.asar and saves', async ({ launch, dir }) => {
  const executablePath = path.join(release, 'linux-unpacked/prevailing-wind');
  const { app, page, library } = await launch(dir, { executablePath });
  expect(await app.evaluate(({ app }) => app.isPackaged)).toBe(true);
  await page.evaluate(() => window.prevailing?.librarySave('presets', 'packaged', '{"name":"Packaged"}', null, true));
  expect(await readFile(path.join(library, 'packaged.mjrules'), 'utf8')).toBe('{"name":"Packaged"}');
});

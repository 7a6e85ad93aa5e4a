import { expect, test } from 'vitest';
import { packageFolder } from '../build/vite/packages.ts';
import { problemsOf, type BundledPackage } from './licences.mjs';

const react: BundledPackage = { folder: 'node_modules/react', name: 'react', version: '19.3.1', license: 'MIT' };

test.each<[string, BundledPackage[], RegExp[]]>([
  ['good', [react], []],
  ['a licence that is not known', [{ ...react, license: 'GPL-3.0' }], [/is GPL-3.0 good/]],
  ['two copies', [react, { ...react, folder: 'node_modules/x/node_modules/react' }], [/react is there twice/]],
  ['nothing', [], [/proves nothing/]],
])('%s', (_name, found, problems) => {
  expect(problemsOf(found)).toEqual(problems.map((one) => expect.stringMatching(one) as string));
});

test.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@a/b/dist/x.mjs?v=1', '/p/node_modules/@a/b'],
  ['/p/node_modules/a/node_modules/b/x.js', '/p/node_modules/a/node_modules/b'],
  ['\0/p/node_modules/a/x.js', '/p/node_modules/a'],
  ['/p/app/x.ts', undefined],
  ['\0vite/helper', undefined],
])('%s belongs to %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

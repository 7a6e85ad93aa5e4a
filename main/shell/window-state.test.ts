import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readState, writeState } from './state-file';
import { FIRST, LEAST, parseState, placed, USUAL, type Rectangle } from './window-state';

const left: Rectangle = { x: 0, y: 0, width: 1920, height: 1040 };
const right: Rectangle = { x: 1920, y: 0, width: 1280, height: 984 };

test.each<[string, Rectangle | undefined, Partial<Rectangle>]>([
  ['the first start', undefined, USUAL],
  ['as it was', { x: 10, y: 20, width: 1000, height: 700 }, { x: 10, y: 20, width: 1000, height: 700 }],
  ['on the second display', { x: 2000, y: 5, width: 1000, height: 700 }, { x: 2000, y: 5, width: 1000, height: 700 }],
  ['the display has gone', { x: 4000, y: 0, width: 1000, height: 700 }, { width: 1000, height: 700 }],
  ['above every display', { x: 10, y: -300, width: 1000, height: 700 }, { width: 1000, height: 700 }],
  ['below every display', { x: 10, y: 1035, width: 1000, height: 700 }, { width: 1000, height: 700 }],
  ['only a sliver to hold', { x: -960, y: 10, width: 1000, height: 700 }, { width: 1000, height: 700 }],
  ['too large', { x: 0, y: 0, width: 9000, height: 9000 }, left],
  ['too small', { x: 0, y: 0, width: 100, height: 1 }, { x: 0, y: 0, ...LEAST }],
])('%s', (_name, kept, expected) => {
  expect(placed(kept, [left, right])).toEqual(expected);
});

test.each([
  ['', FIRST],
  ['[]', FIRST],
  ['null', FIRST],
  ['{"bounds":{"x":1,"y":2,"width":"3","height":4},"theme":"pink","maximized":1}', FIRST],
  ['{"theme":"dark","maximized":true}', { theme: 'dark', maximized: true }],
  ['{"bounds":{"x":1,"y":2,"width":3,"height":4}}', { ...FIRST, bounds: { x: 1, y: 2, width: 3, height: 4 } }],
])('the state of %j', (text, expected) => {
  expect(parseState(text)).toEqual(expected);
});

test('the state is kept in its file; a broken or missing file is the first start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'state-'));
  const file = path.join(folder, 'window.json');
  expect(readState(file)).toEqual(FIRST);
  const state = { bounds: left, maximized: true, theme: 'light' } as const;
  writeState(file, state);
  expect(readState(file)).toEqual(state);
  await writeFile(file, '{');
  expect(readState(file)).toEqual(FIRST);
  writeState(path.join(folder, 'none', 'window.json'), state);
  await rm(folder, { recursive: true });
});

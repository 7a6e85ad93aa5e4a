import { beforeEach, expect, test, vi } from 'vitest';
import type { BrowserWindow } from 'electron';
import { CHANNELS } from '../../app/ipc';
import { answer, type Handlers } from './ipc';

type Handler = (event: unknown, ...args: unknown[]) => unknown;
const registered = vi.hoisted(() => new Map<string, Handler>());
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, handler: Handler) => registered.set(channel, handler) },
}));

const page = {};
const other = {};
const window = { webContents: page } as unknown as BrowserWindow;
const handlers = Object.fromEntries(
  CHANNELS.map((channel) => [channel, () => `answer of ${channel}`]),
) as unknown as Handlers;

let open: BrowserWindow | undefined = window;
beforeEach(() => {
  registered.clear();
  open = window;
  answer(handlers, () => open);
});

function call(channel: string, event: unknown, ...args: unknown[]): unknown {
  return registered.get(channel)?.(event, ...args);
}
const frame = { url: 'app://bundle/index.html', parent: null };

test('every channel of the contract is answered', () => {
  expect([...registered.keys()].sort()).toEqual([...CHANNELS].sort());
});

test("the program's own page is answered", () => {
  expect(call('libraryRead', { sender: page, senderFrame: frame }, 'presets', 'club')).toBe('answer of libraryRead');
});

test.each([
  ['another page', { sender: page, senderFrame: { ...frame, url: 'https://example.invalid/' } }],
  ['an address that begins alike', { sender: page, senderFrame: { ...frame, url: 'app://bundle.example.invalid/' } }],
  ['a frame inside the page', { sender: page, senderFrame: { ...frame, parent: frame } }],
  ['a frame that has gone', { sender: page, senderFrame: null }],
  ['another window', { sender: other, senderFrame: frame }],
])('%s is refused', (_name, event) => {
  expect(() => call('libraryRead', event, 'presets', 'club')).toThrow('refused: not from the window');
});

test('arguments of another shape are refused, and so is a call without a window', () => {
  expect(() => call('libraryRead', { sender: page, senderFrame: frame }, 'presets', 1)).toThrow('refused: arguments');
  open = undefined;
  expect(() => call('libraryRead', { sender: page, senderFrame: frame }, 'presets', 'club')).toThrow(
    'refused: not from',
  );
});

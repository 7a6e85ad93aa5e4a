import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrowserWindow } from 'electron';
import { ARGUMENTS, CHANNELS } from '../../app/ipc';
import { answer, type Handlers } from './ipc';

type Handler = (event: unknown, ...args: unknown[]) => unknown;
const registered = vi.hoisted(() => new Map<string, Handler>());
vi.mock('electron', () => ({
  ipcMain: { handle: (channel: string, handler: Handler) => registered.set(channel, handler) },
}));

const page = {};
const other = {};
const window = { window: { webContents: page } as unknown as BrowserWindow };
const handlers = Object.fromEntries(
  CHANNELS.map((channel) => [channel, () => `answer of ${channel}`]),
) as unknown as Handlers<typeof window>;

let open = [window];
beforeEach(() => {
  registered.clear();
  open = [window];
  answer(handlers, (contents) => open.find((one) => one.window.webContents === contents));
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

const ours = { sender: page, senderFrame: frame };

describe.each(CHANNELS)('%s', (channel) => {
  test.each([
    ['another page', { sender: page, senderFrame: { ...frame, url: 'https://example.invalid/' } }],
    ['an address that begins alike', { sender: page, senderFrame: { ...frame, url: 'app://bundle.example.invalid/' } }],
    ['a frame inside the page', { sender: page, senderFrame: { ...frame, parent: frame } }],
    ['a frame that has gone', { sender: page, senderFrame: null }],
    ['another window', { sender: other, senderFrame: frame }],
  ])('refuses %s', (_name, event) => {
    expect(() => call(channel, event)).toThrow('refused: not from the window');
  });

  test('refuses too many arguments, those of another shape, and a call without a window', () => {
    const count = ARGUMENTS[channel].length;
    const wrong = [Array(count + 1).fill('x'), ...(count > 0 ? [[], Array(count).fill(7), Array(count).fill({})] : [])];
    for (const args of wrong) expect(() => call(channel, ours, ...(args as unknown[]))).toThrow('refused: arguments');
    open = [];
    expect(() => call(channel, ours)).toThrow('refused: not from');
  });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { createWindow } from './window';

type Listener = (event: { readonly url: string; readonly preventDefault: () => void }) => void;
interface Made {
  options: Record<string, unknown>;
  readonly on: Map<string, Listener>;
  open: ((details: { readonly url: string }) => unknown) | undefined;
}
const made = vi.hoisted((): Made => ({ options: {}, on: new Map(), open: undefined }));
vi.mock('electron', () => ({
  nativeTheme: { shouldUseDarkColors: true },
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1280, height: 800 } }] },
  BrowserWindow: class {
    readonly webContents = {
      on: (name: string, listener: Listener) => made.on.set(name, listener),
      setWindowOpenHandler: (handler: typeof made.open) => {
        made.open = handler;
      },
    };
    constructor(options: Record<string, unknown>) {
      made.options = options;
    }
    readonly once = () => undefined;
    readonly loadURL = () => Promise.resolve();
  },
}));

const outside: string[] = [];
beforeEach(() => {
  outside.length = 0;
  createWindow({ theme: 'system', maximized: false }, (url) => outside.push(url));
});

test('the window is shut in, and stays as safe as Electron makes it', () => {
  const { preload, ...rest } = made.options['webPreferences'] as Record<string, unknown>;
  expect(preload).toMatch(/preload\.cjs$/);
  // Nothing else is set: `webSecurity` and its like keep what Electron gives them.
  expect(rest).toEqual({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
    spellcheck: false,
  });
});

test('it is shown when it is painted, on the ground of its theme', () => {
  expect(made.options).toMatchObject({
    show: false,
    backgroundColor: expect.stringMatching(/^#[0-9a-f]{6}$/i) as string,
  });
});

test.each([
  ['will-navigate', 'https://example.invalid/'],
  ['will-navigate', 'file:///etc/passwd'],
  ['will-attach-webview', ''],
])('%s to “%s” is held back', (name, url) => {
  const preventDefault = vi.fn();
  made.on.get(name)?.({ url, preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('another window is asked for outside, and never opened', () => {
  expect(made.open?.({ url: 'https://github.com/a' })).toEqual({ action: 'deny' });
  expect(outside).toEqual(['https://github.com/a']);
});

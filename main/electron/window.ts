import { BrowserWindow, nativeTheme, screen } from 'electron';
import path from 'node:path';
import { LEAST, placed, type WindowState } from '../shell/window-state';
import { ORIGIN } from './ipc';

/** The page's colours before it has painted, so that a dark window does not flash white. */
export const BACKGROUND = { light: '#f6f4ee', dark: '#1b1d1f' } as const;

const START = `${ORIGIN}/index.html`;

/** Makes the window, shut in: no Node, no other page, no other window, no outside request. */
export function createWindow(state: WindowState, openExternal: (url: string) => void): BrowserWindow {
  const window = new BrowserWindow({
    ...placed(
      state.bounds,
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    show: false,
    title: 'Prevailing Wind',
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload: path.join(import.meta.dirname, '../preload/preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
  if (state.maximized) window.maximize();
  window.once('ready-to-show', () => {
    window.show();
  });
  window.webContents.setWindowOpenHandler(({ url }) => {
    openExternal(url);
    return { action: 'deny' };
  });
  window.webContents.on('will-navigate', (event) => {
    if (event.url !== START) event.preventDefault();
  });
  window.webContents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  void window.loadURL(START);
  return window;
}

/** The window's size and place as they are to be kept. */
export function stateOf(window: BrowserWindow, theme: WindowState['theme']): WindowState {
  return { bounds: window.getNormalBounds(), maximized: window.isMaximized(), theme };
}

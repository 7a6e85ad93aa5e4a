import { app, type BrowserWindow, Menu, nativeTheme, protocol, session } from 'electron';
import path from 'node:path';
import type { OpenedFile, Theme } from '../../app/bridge';
import { openJournal } from '../library/journal';
import { openLibrary } from '../library/library';
import { watchLibrary } from '../library/watch';
import { serveBundle } from '../shell/bundle';
import { closeGuard } from '../shell/close-guard';
import { fileInArguments, openDocument } from '../shell/documents';
import { readState, writeState } from '../shell/state-file';
import { askBeforeClose } from './dialogs';
import { handlers, openExternal } from './handlers';
import { answer, tell } from './ipc';
import { FIRST_MENU, menuTemplate } from './menu';
import { BACKGROUND, createWindow, stateOf } from './window';

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } },
]);
app.enableSandbox();

let window: BrowserWindow | undefined;
/** Files that the system asked to open before the page could take them. */
let waiting: OpenedFile[] = [];
let listens = false;

/** Closing was part of quitting the program, which goes on once the user has answered. */
let quitting = false;

const stateFile = () => path.join(app.getPath('userData'), 'window.json');
const guard = closeGuard({
  ask: (names) => (window ? askBeforeClose(window, names) : Promise.resolve('discard')),
  save: () => {
    if (window) tell(window.webContents, 'saveBeforeClose');
  },
  close: () => {
    if (quitting) app.quit();
    else window?.close();
  },
  stay: () => {
    quitting = false;
  },
});

function theWindow(): BrowserWindow {
  if (!window) throw new Error('there is no window');
  return window;
}

async function give(file: string): Promise<void> {
  const opened = await openDocument(file);
  if (window && listens) tell(window.webContents, 'opened', opened);
  else waiting.push(opened);
}

function show(): void {
  let state = readState(stateFile());
  nativeTheme.themeSource = state.theme;
  const made = createWindow(state, openExternal);
  window = made;
  themed = (theme) => {
    state = { ...state, theme };
    writeState(stateFile(), stateOf(made, theme));
  };
  made.on('close', (event) => {
    if (!guard.mayClose()) {
      event.preventDefault();
      return;
    }
    writeState(stateFile(), stateOf(made, state.theme));
  });
  made.webContents.on('render-process-gone', () => {
    guard.pageGone();
  });
  made.webContents.on('did-navigate', () => {
    listens = false;
  });
  made.on('closed', () => {
    window = undefined;
    listens = false;
  });
}

let themed: (theme: Theme) => void = () => undefined;

async function start(): Promise<void> {
  const folder = process.env['PREVAILING_LIBRARY'] ?? path.join(app.getPath('userData'), 'library');
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, reply) => {
    reply(false);
  });
  protocol.handle('app', serveBundle(path.join(import.meta.dirname, '../renderer')));
  answer(
    handlers({
      libraries: { presets: openLibrary(folder), scenarios: openLibrary(folder, undefined, 'scenarios') },
      journal: openJournal(path.join(app.getPath('userData'), 'journal')),
      guard,
      window: theWindow,
      setTheme: (theme) => {
        themed(theme);
      },
      listening: () => {
        listens = true;
        for (const file of waiting) tell(theWindow().webContents, 'opened', file);
        waiting = [];
      },
    }),
    () => window,
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(FIRST_MENU, process.platform, () => undefined)));
  nativeTheme.on('updated', () => {
    window?.setBackgroundColor(nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light);
  });
  const file = fileInArguments(process.argv.slice(1));
  if (file !== undefined) await give(file);
  show();
  await watchLibrary(folder, () => {
    if (window) tell(window.webContents, 'libraryChange');
  });
}

if (!app.requestSingleInstanceLock()) {
  app.quit();
} else {
  app.on('second-instance', (_event, args, directory) => {
    const file = fileInArguments(args.slice(1));
    if (file !== undefined) void give(path.resolve(directory, file));
    if (!window) show();
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('open-file', (event, file) => {
    event.preventDefault();
    void give(file);
  });
  app.on('before-quit', () => {
    quitting = true;
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (!window) show();
  });
  void app.whenReady().then(start);
}

import { app, type BrowserWindow, Menu, nativeTheme, type WebContents } from 'electron';
import path from 'node:path';
import type { JournalBridge, Theme } from '../../app/bridge';
import { languageFor, type Language } from '../../app/language/language';
import { shellWords, type ShellWords } from '../../app/shell/words';
import { closeGuard, type CloseGuard } from '../shell/close-guard';
import type { Log } from '../shell/log';
import { readState, writeState } from '../shell/state-file';
import { reloads } from '../shell/reloads';
import { askAfterCrashes, askBeforeClose } from './dialogs';
import { openExternal } from './handlers';
import { tell } from './ipc';
import { createWindow, stateOf } from './window';

/** A window of the program, and what it has told the shell. */
export interface OpenWindow {
  readonly window: BrowserWindow;
  readonly guard: CloseGuard;
  /** The page takes files that the system asks to open. */
  listens: boolean;
  menu: Menu | undefined;
  /** The records of unsaved work that this page has written. */
  readonly records: Set<string>;
}

/** The windows that are open. Several may show the same document. */
export interface Windows {
  all(): readonly OpenWindow[];
  /** The window that calls, if it is one of ours. */
  from(contents: WebContents): OpenWindow | undefined;
  /** The one in front, else the one that was opened last. */
  front(): OpenWindow | undefined;
  open(): OpenWindow;
  setTheme(theme: Theme): void;
  setLanguage(language: Language): void;
  /** What the shell says, in the language of the windows. */
  words(): ShellWords;
  /** Shows a window's own menu; that of the one in front stands in the menu bar. */
  setMenu(of: OpenWindow, menu: Menu): void;
  /** The program is being quit: closing goes on where it was, once the user has answered. */
  quit(): void;
}

/** Further windows stand so far to the right of and below the one in front, in pixels. */
const STEP = 28;

export function openWindows(journal: JournalBridge, log: Log): Windows {
  const windows: OpenWindow[] = [];
  let quitting = false;
  let language = languageFor('system', app.getPreferredSystemLanguages());
  const words = () => shellWords(language);
  const stateFile = () => path.join(app.getPath('userData'), 'window.json');
  let state = readState(stateFile());
  nativeTheme.themeSource = state.theme;

  const front = () => windows.find(({ window }) => window.isFocused()) ?? windows.at(-1);

  /** The user has let the changes of a window go: its records are no news for the next start. */
  async function forget(of: OpenWindow): Promise<void> {
    const ids = [...of.records];
    of.records.clear();
    for (const id of ids) await journal.drop(id);
  }

  function goOn(window: BrowserWindow): void {
    if (quitting) app.quit();
    else window.close();
  }

  /** A page that has crashed is loaded again, and offers what was unsaved; one that crashes again and again is asked about. */
  function recover(of: OpenWindow): void {
    const { window } = of;
    const mayReload = reloads(() => performance.now());
    window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
      log.write(`the page has gone: ${reason}, exit code ${String(exitCode)}`);
      of.guard.pageGone();
      of.records.clear();
      of.listens = false;
      if (reason === 'clean-exit') return;
      if (mayReload()) window.webContents.reload();
      else
        void askAfterCrashes(window, words()).then((again) => {
          if (again) window.webContents.reload();
          else window.close();
        });
    });
    window.webContents.on('did-navigate', () => {
      of.listens = false;
      // What the page before has left is offered by the new one: that it is closed says nothing about it.
      of.records.clear();
    });
  }

  function open(): OpenWindow {
    const before = front();
    const place = before?.window.getNormalBounds();
    const beside = place ? { ...place, x: place.x + STEP, y: place.y + STEP } : state.bounds;
    const window = createWindow({ ...state, ...(beside && { bounds: beside }) }, openExternal);
    const guard = closeGuard({
      elsewhere: () => windows.filter((one) => one !== made).flatMap((one) => one.guard.held()),
      ask: (names) => askBeforeClose(window, words(), names),
      save: () => {
        tell(window.webContents, 'saveBeforeClose');
      },
      close: () => {
        goOn(window);
      },
      stay: () => {
        quitting = false;
      },
    });
    const made: OpenWindow = { window, guard, listens: false, menu: undefined, records: new Set() };
    windows.push(made);
    window.on('close', (event) => {
      if (!guard.mayClose()) {
        event.preventDefault();
        return;
      }
      if (made.records.size > 0) {
        event.preventDefault();
        void forget(made).then(() => {
          goOn(window);
        });
        return;
      }
      state = stateOf(window, state.theme);
      writeState(stateFile(), state);
    });
    window.on('focus', () => {
      if (made.menu) Menu.setApplicationMenu(made.menu);
    });
    window.on('closed', () => {
      windows.splice(windows.indexOf(made), 1);
    });
    recover(made);
    return made;
  }

  return {
    all: () => windows,
    from: (contents) => windows.find(({ window }) => window.webContents === contents),
    front,
    open,
    setTheme(theme) {
      nativeTheme.themeSource = theme;
      const shown = front();
      state = shown ? stateOf(shown.window, theme) : { ...state, theme };
      writeState(stateFile(), state);
    },
    setLanguage(next) {
      language = next;
    },
    words,
    setMenu(of, menu) {
      of.menu = menu;
      if (front() === of) Menu.setApplicationMenu(menu);
    },
    quit() {
      quitting = true;
    },
  };
}

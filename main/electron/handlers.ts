import { clipboard, ClipboardItem, Menu, nativeTheme, shell, type BrowserWindow } from 'electron';
import type { JournalBridge, LibraryBridge, LibraryKind, Theme } from '../../app/bridge';
import { mayOpenExternal } from '../../app/shell/external';
import type { CloseGuard } from '../shell/close-guard';
import { openWithDialog, saveWithDialog } from './dialogs';
import { tell, type Handlers } from './ipc';
import { menuTemplate } from './menu';

export interface HandlerParts {
  readonly libraries: { readonly [K in LibraryKind]: LibraryBridge };
  readonly journal: JournalBridge;
  readonly guard: CloseGuard;
  window(): BrowserWindow;
  setTheme(theme: Theme): void;
  listening(): void;
}

/** Opens a page in the system's browser if it may be opened; anything else is ignored. */
export function openExternal(url: string): void {
  if (mayOpenExternal(url)) void shell.openExternal(url);
}

/** An answer for every channel of the contract. */
export function handlers({ libraries, journal, guard, window, setTheme, listening }: HandlerParts): Handlers {
  return {
    libraryList: (kind) => libraries[kind].list(),
    libraryRead: (kind, id) => libraries[kind].read(id),
    libraryBackup: (kind, id) => libraries[kind].backup(id),
    librarySave: (kind, id, text, expected, create) =>
      libraries[kind].save(id, text, create ? null : (expected ?? undefined)),
    libraryRename: (kind, id, to) => libraries[kind].rename(id, to),
    libraryRemove: (kind, id) => libraries[kind].remove(id),
    libraryRestore: (kind, id) => libraries[kind].restore(id),
    journalList: () => journal.list(),
    journalPut: (id, text) => journal.put(id, text),
    journalDrop: (id) => journal.drop(id),
    filesOpen: () => openWithDialog(window()),
    filesSaveAs: (name, text, kind) => saveWithDialog(window(), name, text, kind),
    clipboardWrite: (text, html) =>
      clipboard.write([new ClipboardItem({ 'text/plain': text, ...(html !== null && { 'text/html': html }) })]),
    setMenu: (menus) => {
      const choose = (command: string) => {
        tell(window().webContents, 'menu', command);
      };
      Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(menus, process.platform, choose)));
    },
    setDirty: (names) => {
      guard.setDirty(names);
      window().setDocumentEdited(names.length > 0);
    },
    setTheme: (theme) => {
      nativeTheme.themeSource = theme;
      setTheme(theme);
    },
    openExternal,
    listening,
    savedBeforeClose: (saved) => {
      guard.saved(saved);
    },
  };
}

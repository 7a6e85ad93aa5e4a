import { clipboard, ClipboardItem, Menu, nativeTheme, shell, type BrowserWindow } from 'electron';
import type { LibraryBridge, Theme } from '../../app/bridge';
import { mayOpenExternal } from '../../app/shell/external';
import type { CloseGuard } from '../shell/close-guard';
import { openWithDialog, saveWithDialog } from './dialogs';
import { tell, type Handlers } from './ipc';
import { menuTemplate } from './menu';

export interface HandlerParts {
  readonly library: LibraryBridge;
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
export function handlers({ library, guard, window, setTheme, listening }: HandlerParts): Handlers {
  return {
    libraryList: () => library.list(),
    libraryRead: (id) => library.read(id),
    librarySave: (id, text, expected, create) => library.save(id, text, create ? null : (expected ?? undefined)),
    libraryRename: (id, to) => library.rename(id, to),
    libraryRemove: (id) => library.remove(id),
    libraryRestore: (id) => library.restore(id),
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

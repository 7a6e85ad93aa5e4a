import { app, clipboard, ClipboardItem, Menu, shell } from 'electron';
import path from 'node:path';
import type { JournalBridge, LibraryBridge, LibraryKind } from '../../app/bridge';
import { mayOpenExternal } from '../../app/shell/external';
import { failure } from '../../app/shell/problems';
import { endingOf } from '../library/ending';
import { openDocument } from '../shell/documents';
import type { Log } from '../shell/log';
import type { RecentFiles } from '../shell/recent';
import { openWithDialog, saveWithDialog } from './dialogs';
import { tell, type Handlers } from './ipc';
import { menuTemplate } from './menu';
import type { OpenWindow, Windows } from './windows';

export interface HandlerParts {
  /** The folder of the library. */
  readonly folder: string;
  readonly libraries: { readonly [K in LibraryKind]: LibraryBridge };
  readonly journal: JournalBridge;
  readonly recent: RecentFiles;
  readonly windows: Windows;
  readonly log: Log;
  /** A window's page takes files now. */
  listening(window: OpenWindow): void;
}

/** Opens a page in the system's browser if it may be opened; anything else is ignored. */
export function openExternal(url: string): void {
  if (mayOpenExternal(url)) void shell.openExternal(url);
}

/** What is dragged out of the window, in small. */
const DRAG_ICON = path.join(import.meta.dirname, '../renderer/icon-64.png');

/** An answer for every channel of the contract, given to the window that asks. */
export function handlers(parts: HandlerParts): Handlers<OpenWindow> {
  const { folder, libraries, journal, recent, windows, log, listening } = parts;
  /** The path of an entry of the library; the library's own list says whether there is one. */
  const fileOf = async (kind: LibraryKind, id: string) => {
    const read = await libraries[kind].read(id);
    return read.ok ? path.join(folder, id + endingOf(kind)) : undefined;
  };
  const remembered = async (file: string) => {
    app.addRecentDocument(file);
    await recent.add(file);
  };
  return {
    libraryList: (_from, kind) => libraries[kind].list(),
    libraryRead: (_from, kind, id) => libraries[kind].read(id),
    libraryBackup: (_from, kind, id) => libraries[kind].backup(id),
    librarySave: (_from, kind, id, text, expected, create) =>
      libraries[kind].save(id, text, create ? null : (expected ?? undefined)),
    libraryRename: (_from, kind, id, to) => libraries[kind].rename(id, to),
    libraryRemove: (_from, kind, id) => libraries[kind].remove(id),
    libraryRestore: (_from, kind, id) => libraries[kind].restore(id),
    async libraryReveal(_from, kind, id) {
      const file = await fileOf(kind, id);
      if (file === undefined) return failure('not-found');
      shell.showItemInFolder(file);
      return { ok: true };
    },
    async libraryDragOut({ window }, kind, id) {
      const file = await fileOf(kind, id);
      if (file !== undefined) window.webContents.startDrag({ file, icon: DRAG_ICON });
    },
    journalList: () => journal.list(),
    journalPut({ records }, id, text) {
      records.add(id);
      return journal.put(id, text);
    },
    journalDrop({ records }, id) {
      records.delete(id);
      return journal.drop(id);
    },
    filesOpen: ({ window }) => openWithDialog(window, windows.words(), remembered),
    filesSaveAs: ({ window }, name, text, kind) =>
      saveWithDialog(window, windows.words(), { name, text, kind }, remembered),
    recentList: () => recent.list(),
    async recentOpen(_from, token) {
      const file = await recent.pathOf(token);
      if (file === undefined) return failure('not-found');
      const opened = await openDocument(file);
      if (opened.ok) await remembered(file);
      return opened;
    },
    recentForget: (_from, token) => recent.forget(token),
    async recentClear() {
      app.clearRecentDocuments();
      await recent.clear();
    },
    clipboardWrite: (_from, text, html) =>
      clipboard.write([new ClipboardItem({ 'text/plain': text, ...(html !== null && { 'text/html': html }) })]),
    setMenu: (from, menus) => {
      const choose = (command: string) => {
        tell(from.window.webContents, 'menu', command);
      };
      windows.setMenu(from, Menu.buildFromTemplate(menuTemplate(menus, process.platform, choose)));
    },
    setDirty: ({ guard, window }, documents) => {
      guard.setDirty(documents);
      window.setDocumentEdited(documents.length > 0);
    },
    setTheme: (_from, theme) => {
      windows.setTheme(theme);
    },
    setLanguage: (_from, language) => {
      windows.setLanguage(language);
    },
    openExternal: (_from, url) => {
      openExternal(url);
    },
    listening,
    savedBeforeClose: ({ guard }, saved) => {
      guard.saved(saved);
    },
    newWindow: () => {
      windows.open();
    },
    log: (_from, text) => {
      log.write(text);
    },
    logReveal: () => {
      shell.showItemInFolder(log.file);
    },
  };
}

import type { Bridge, LibraryBridge, LibraryKind } from '../../../app/bridge';
import type { PreloadApi } from '../../../app/ipc';

/** What is sent without waiting for an answer: a refusal is a slip of this program, and is shown as one. */
function sent(call: Promise<unknown>): void {
  void call.catch((error: unknown) => {
    reportError(error);
  });
}

/** One sort of the library over the functions of the preload. */
function libraryOver(api: PreloadApi, kind: LibraryKind): LibraryBridge {
  return {
    list: () => api.libraryList(kind),
    read: (id) => api.libraryRead(kind, id),
    backup: (id) => api.libraryBackup(kind, id),
    save: (id, text, expected) => api.librarySave(kind, id, text, expected ?? null, expected === null),
    rename: (id, to) => api.libraryRename(kind, id, to),
    remove: (id) => api.libraryRemove(kind, id),
    restore: (id) => api.libraryRestore(kind, id),
  };
}

/** The bridge over the functions that the preload has put into the page. */
export function desktopBridge(api: PreloadApi): Bridge {
  return {
    edition: 'desktop',
    library: libraryOver(api, 'presets'),
    scenarios: libraryOver(api, 'scenarios'),
    journal: {
      list: () => api.journalList(),
      put: (id, text) => api.journalPut(id, text),
      drop: (id) => api.journalDrop(id),
    },
    files: {
      open: () => api.filesOpen(),
      saveAs: (name, text, kind) => api.filesSaveAs(name, text, kind),
    },
    clipboard: {
      write: (text, html) => api.clipboardWrite(text, html ?? null),
    },
    setMenu(menus) {
      sent(api.setMenu(menus));
    },
    onMenu: (listener) => api.onMenu(listener),
    onLibraryChange: (listener) => api.onLibraryChange(listener),
    onOpened(listener) {
      const off = api.onOpened(listener);
      sent(api.listening());
      return off;
    },
    setDirty(documents) {
      sent(api.setDirty(documents));
    },
    newWindow() {
      sent(api.newWindow());
    },
    reload() {
      location.reload();
    },
    log(text) {
      // What cannot be logged cannot be reported either: that would be logged.
      void api.log(text.slice(0, 20_000)).catch(() => undefined);
    },
    desktop: {
      recent: () => api.recentList(),
      openRecent: (token) => api.recentOpen(token),
      forgetRecent: (token) => api.recentForget(token),
      clearRecent: () => api.recentClear(),
      reveal: (kind, id) => api.libraryReveal(kind, id),
      dragOut(kind, id) {
        sent(api.libraryDragOut(kind, id));
      },
      revealLog() {
        sent(api.logReveal());
      },
    },
    onSaveBeforeClose: (save) =>
      api.onSaveBeforeClose(() => {
        sent(save().then((saved) => api.savedBeforeClose(saved)));
      }),
    setTheme(theme) {
      sent(api.setTheme(theme));
    },
    setLanguage(language) {
      sent(api.setLanguage(language));
    },
    openExternal(url) {
      sent(api.openExternal(url));
    },
  };
}

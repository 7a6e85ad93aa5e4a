import type { Bridge, DirtyDocument } from '../../../app/bridge';
import { mayOpenExternal } from '../../../app/shell/external';
import type { MenuSpec } from '../../../app/shell/menu';
import { browserJournal } from './browser-journal';
import { browserLibrary } from './browser-library';
import { download } from './download';
import { takeLink } from './address';
import { onLaunched, workOffline } from './installed';
import { browserStorage } from './storage';
import { commandOf } from './shortcuts';
import { pickFile } from './upload';

const CHANNEL = 'prevailing-wind-library';

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

async function copy(text: string, html?: string): Promise<void> {
  if (html === undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const part = (type: string, value: string) => ({ [type]: new Blob([value], { type }) });
  await navigator.clipboard.write([new ClipboardItem({ ...part('text/plain', text), ...part('text/html', html) })]);
}

/** The bridge of the browser edition: the library in IndexedDB, files by upload and download, shortcuts for the menu. */
export function browserBridge(): Bridge {
  workOffline();
  let menus: readonly MenuSpec[] = [];
  let dirty: readonly DirtyDocument[] = [];
  // A channel does not hear itself: other tabs are told, and they tell this one.
  const tabs = new BroadcastChannel(CHANNEL);
  const changed = () => {
    tabs.postMessage('changed');
  };
  addEventListener('beforeunload', (event) => {
    if (dirty.length > 0) event.preventDefault();
  });
  return {
    edition: 'browser',
    library: browserLibrary('presets', changed),
    scenarios: browserLibrary('scenarios', changed),
    journal: browserJournal(),
    files: {
      open: pickFile,
      saveAs: (name, text, kind) => Promise.resolve(download(name, text, kind)),
    },
    clipboard: { write: copy },
    setMenu(next) {
      menus = next;
    },
    onMenu(listener) {
      const onKey = (event: KeyboardEvent) => {
        const command = commandOf(event, menus, isMac());
        if (!command) return;
        // Also where it is disabled: the browser's own meaning (save the page, say) would surprise.
        event.preventDefault();
        if (command.enabled && !event.repeat) listener(command.id);
      };
      addEventListener('keydown', onKey);
      return () => {
        removeEventListener('keydown', onKey);
      };
    },
    onLibraryChange(listener) {
      const heard = () => {
        listener();
      };
      tabs.addEventListener('message', heard);
      return () => {
        tabs.removeEventListener('message', heard);
      };
    },
    // The system opens files with a page that is installed; its address, too, may hold a preset: when it is loaded, or changed.
    onOpened(listener) {
      const look = () => {
        const text = takeLink();
        if (text !== undefined) listener({ ok: true, name: '', text });
      };
      look();
      addEventListener('hashchange', look);
      const offLaunched = onLaunched(listener);
      return () => {
        offLaunched();
        removeEventListener('hashchange', look);
      };
    },
    setDirty(documents) {
      dirty = documents;
    },
    storage: browserStorage,
    newWindow() {
      open(`${location.pathname}${location.search}`, '_blank', 'noopener');
    },
    reload() {
      dirty = [];
      location.reload();
    },
    // The browser's own console has it.
    log: () => undefined,
    // A browser asks in its own words and lets nothing be saved then.
    onSaveBeforeClose: () => () => undefined,
    // The page itself draws the theme; no window around it follows.
    setTheme: () => undefined,
    setLanguage: () => undefined,
    openExternal(url) {
      if (mayOpenExternal(url)) open(url, '_blank', 'noopener,noreferrer');
    },
  };
}

/**
 * What the window may ask of the shell around it. The desktop answers through its main process, the browser edition
 * from IndexedDB, downloads and uploads; the window cannot tell them apart except by `edition`.
 */
import type { Language } from './language/language';
import type { MenuSpec } from './shell/menu';

/** The largest document that is read or kept, in bytes of UTF-8. */
export const DOCUMENT_LIMIT = 2 * 1024 * 1024;

export const PROBLEM_CODES = [
  'bad-id',
  'id-taken',
  'not-found',
  'changed-elsewhere',
  'too-large',
  'not-text',
  'not-json',
  'not-a-file',
  'broken-file',
  'read-only',
  'disk-full',
  'unreadable',
  'unwritable',
] as const;

export type BridgeProblemCode = (typeof PROBLEM_CODES)[number];

/** An expected failure: a stable code, and an English sentence for the log; the window says it in its own language. */
export interface BridgeProblem {
  readonly code: BridgeProblemCode;
  readonly message: string;
  /** What the system said, or which file is meant. */
  readonly detail?: string;
}

export interface BridgeFailure extends BridgeProblem {
  readonly ok: false;
}

/** What the library keeps, each sort with files of its own. */
export const LIBRARY_KINDS = ['presets', 'scenarios'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** How the files of each sort end, without the dot, and the key of such a document under which its own name stands. */
export const LIBRARY_FILES: { readonly [K in LibraryKind]: { readonly ending: string; readonly name: string } } = {
  presets: { ending: 'mjrules', name: 'name' },
  scenarios: { ending: 'mjscenario', name: 'title' },
};

/** One file of the library, good or not: a broken one is listed with its problem and never hidden. */
export interface LibraryEntry {
  /** The stem of the file's name. */
  readonly id: string;
  /** The name of the preset, or the title of the scenario; the id where the file gives none. */
  readonly name: string;
  /** The whole text; empty where the file could not be read. */
  readonly text: string;
  /** Names the text: what `save` compares to notice that another program has changed the file. */
  readonly hash: string;
  /** ISO 8601, in UTC. */
  readonly modifiedAt?: string;
  readonly problem?: BridgeProblem;
}

export type LibraryRead = { readonly ok: true; readonly entry: LibraryEntry } | BridgeFailure;
export type LibraryBackup = { readonly ok: true; readonly text: string } | BridgeFailure;
export type LibrarySaved = { readonly ok: true; readonly hash: string } | BridgeFailure;
export type LibraryDone = { readonly ok: true } | BridgeFailure;

export interface LibraryBridge {
  /** All entries, sorted by id. Where the library itself cannot be read: one entry with an empty id and the problem. */
  list(): Promise<readonly LibraryEntry[]>;
  read(id: string): Promise<LibraryRead>;
  /** The good text that the last save of an entry has replaced; `not-found` where none is kept. */
  backup(id: string): Promise<LibraryBackup>;
  /**
   * Writes one entry whole or not at all. `expected`: the hash of the text that the caller started from, `null` where
   * the entry must not exist yet, left out to write in any case. A file that is broken on disk is never overwritten.
   */
  save(id: string, text: string, expected?: string | null): Promise<LibrarySaved>;
  /** Gives an entry another id; the target must be free. */
  rename(id: string, to: string): Promise<LibraryDone>;
  /** Moves an entry to the trash, from where `restore` brings it back. */
  remove(id: string): Promise<LibraryDone>;
  /** Brings back what was last removed under this id, unless the id is in use again. */
  restore(id: string): Promise<LibraryDone>;
}

/** The largest record of unsaved work, in bytes of UTF-8: a preset as it was saved and as it is, and what was typed. */
export const JOURNAL_LIMIT = 3 * DOCUMENT_LIMIT;

/** Unsaved work, as it was written down last. */
export interface JournalEntry {
  /** The window that wrote it, and its document: `<session>.<number>`. */
  readonly id: string;
  readonly text: string;
  /** ISO 8601, in UTC. */
  readonly modifiedAt: string;
}

/** Where unsaved work is written down while it goes on, apart from the library: what a crash leaves is offered again. */
export interface JournalBridge {
  /** All records, those of open windows too, sorted by id. What cannot be read is left out, and left where it is. */
  list(): Promise<readonly JournalEntry[]>;
  /** Writes a record, whole or not at all. */
  put(id: string, text: string): Promise<LibraryDone>;
  /** Takes a record away; it need not be there. */
  drop(id: string): Promise<LibraryDone>;
}

export type OpenedFile =
  | {
      readonly ok: true;
      readonly name: string;
      readonly text: string;
      /** The file is this preset of the library: it is looked at there, and not added to it. */
      readonly own?: string;
    }
  | BridgeFailure;
export type SavedFile = { readonly ok: true; readonly where: string } | BridgeFailure;

export const FILE_KINDS = ['preset', 'scenario', 'library', 'json', 'markdown', 'html', 'pdf', 'text', 'csv'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The largest file of a whole library that is read, in bytes. */
export const COLLECTION_LIMIT = 32 * 1024 * 1024;

/** Whether a file holds a whole library, by its name. */
export function isCollection(name: string): boolean {
  return /\.mjlibrary$/i.test(name);
}

/** The largest size at which a file of this name is read, in bytes. */
export function sizeLimit(name: string): number {
  return isCollection(name) ? COLLECTION_LIMIT : DOCUMENT_LIMIT;
}

/** File name endings by kind, the usual one first. */
export const FILE_ENDINGS: { readonly [K in FileKind]: readonly string[] } = {
  preset: ['mjrules', 'json'],
  scenario: ['mjscenario', 'json'],
  library: ['mjlibrary'],
  json: ['json'],
  markdown: ['md'],
  html: ['html'],
  pdf: ['pdf'],
  text: ['txt'],
  csv: ['csv'],
};

export interface FilesBridge {
  /** Lets the user pick a file of a preset or a scenario; `null` when nothing was picked. */
  open(): Promise<OpenedFile | null>;
  /** Lets the user say where a text goes (a download in the browser); `null` when nothing was picked. */
  saveAs(suggestedName: string, text: string, kind: FileKind): Promise<SavedFile | null>;
}

/** A file that was opened or written lately. */
export interface RecentFile {
  /** Names the file to the shell; the window never sees or names a path that it could make up. */
  readonly token: string;
  readonly name: string;
  /** The folder, to be shown. */
  readonly folder: string;
  /** It is not there any more, or not now. */
  readonly missing: boolean;
}

/** What only a desktop around the window can do. */
export interface DesktopBridge {
  /** The files that were opened or written last, the latest first. */
  recent(): Promise<readonly RecentFile[]>;
  openRecent(token: string): Promise<OpenedFile>;
  forgetRecent(token: string): Promise<void>;
  clearRecent(): Promise<void>;
  /** Shows the file of a library entry in the system's file manager. */
  reveal(kind: LibraryKind, id: string): Promise<LibraryDone>;
  /** Lets a drag that has begun in the window go on outside it, with the file of a library entry. */
  dragOut(kind: LibraryKind, id: string): void;
  /** Shows the log file in the system's file manager. */
  revealLog(): void;
}

/** What a browser says of its store: sizes in bytes; `kept`: it does not empty it by itself. */
export interface StorageFacts {
  readonly usage: number;
  readonly quota: number;
  readonly kept: boolean;
}

export interface StorageBridge {
  facts(): Promise<StorageFacts>;
  /** Asks the browser to keep what is stored; whether it will. */
  keep(): Promise<boolean>;
}

/** A document with unsaved changes. */
export interface DirtyDocument {
  readonly name: string;
  /** Its id in the library, where it has one: another window may hold the same document. */
  readonly id: string | null;
}

export interface ClipboardBridge {
  /** Puts a text on the clipboard, with an HTML form of it beside where one is given. */
  write(text: string, html?: string): Promise<void>;
}

export const EDITIONS = ['desktop', 'browser'] as const;
export type Edition = (typeof EDITIONS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Takes a listener off again. */
export type Unsubscribe = () => void;

export interface Bridge {
  readonly edition: Edition;
  /** The user's presets. */
  readonly library: LibraryBridge;
  /** The user's scenarios, beside the presets. */
  readonly scenarios: LibraryBridge;
  readonly journal: JournalBridge;
  readonly files: FilesBridge;
  readonly clipboard: ClipboardBridge;
  /** The menus as they are now: drawn natively on the desktop; the browser edition takes the shortcuts from them. */
  setMenu(menus: readonly MenuSpec[]): void;
  /** Called with the id of a command that was chosen in the menu or by its shortcut. */
  onMenu(listener: (command: string) => void): Unsubscribe;
  /** Called when the library was changed by another program, window or tab; it may come after own changes, too. */
  onLibraryChange(listener: () => void): Unsubscribe;
  /** Called with a file that the system asked the program to open. */
  onOpened(listener: (file: OpenedFile) => void): Unsubscribe;
  /** The documents with unsaved changes: while there are any that no other window holds, closing asks first. */
  setDirty(documents: readonly DirtyDocument[]): void;
  /** What "Save" does when closing asks: `true` when all is saved and the window may go. */
  onSaveBeforeClose(save: () => Promise<boolean>): Unsubscribe;
  setTheme(theme: Theme): void;
  /** The language of the window: dialogs of the shell speak it, too. */
  setLanguage(language: Language): void;
  /** Opens another window of the program. */
  newWindow(): void;
  /** Loads the page anew without a question: what is unsaved is in the journal. */
  reload(): void;
  /** Writes something that went wrong into the log, where there is one. Nothing of a preset belongs there. */
  log(text: string): void;
  readonly desktop?: DesktopBridge;
  /** Where the library lies in a browser. */
  readonly storage?: StorageBridge;
  /** Opens a page in the system's browser; anything but https on a known host is ignored. */
  openExternal(url: string): void;
}

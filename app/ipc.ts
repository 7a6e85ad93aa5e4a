/**
 * The contract between the window and the desktop's main process: channels with the signature of each, and the checks
 * of what the window hands over. Optional arguments are `null` on the wire, so that every call has all of them.
 */
import {
  FILE_KINDS,
  JOURNAL_LIMIT,
  LIBRARY_KINDS,
  THEMES,
  type DirtyDocument,
  type FileKind,
  type JournalEntry,
  type LibraryBackup,
  type LibraryDone,
  type LibraryEntry,
  type LibraryKind,
  type LibraryRead,
  type LibrarySaved,
  type OpenedFile,
  type RecentFile,
  type SavedFile,
  type Theme,
} from './bridge';
import { LANGUAGES, type Language } from './language/language';
import { isBoolean, isRecord, listOf, nullOr, oneOf, textUpTo, type Check } from './shell/checks';
import { isMenuSpec } from './shell/menu-check';
import type { MenuSpec } from './shell/menu';

/** What the window asks, and what the main process answers. */
export interface Requests {
  libraryList: (kind: LibraryKind) => readonly LibraryEntry[];
  libraryRead: (kind: LibraryKind, id: string) => LibraryRead;
  libraryBackup: (kind: LibraryKind, id: string) => LibraryBackup;
  librarySave: (kind: LibraryKind, id: string, text: string, expected: string | null, create: boolean) => LibrarySaved;
  libraryRename: (kind: LibraryKind, id: string, to: string) => LibraryDone;
  libraryRemove: (kind: LibraryKind, id: string) => LibraryDone;
  libraryRestore: (kind: LibraryKind, id: string) => LibraryDone;
  journalList: () => readonly JournalEntry[];
  journalPut: (id: string, text: string) => LibraryDone;
  journalDrop: (id: string) => LibraryDone;
  filesOpen: () => OpenedFile | null;
  filesSaveAs: (suggestedName: string, text: string, kind: FileKind) => SavedFile | null;
  libraryReveal: (kind: LibraryKind, id: string) => LibraryDone;
  libraryDragOut: (kind: LibraryKind, id: string) => void;
  recentList: () => readonly RecentFile[];
  recentOpen: (token: string) => OpenedFile;
  recentForget: (token: string) => void;
  recentClear: () => void;
  newWindow: () => void;
  log: (text: string) => void;
  logReveal: () => void;
  clipboardWrite: (text: string, html: string | null) => void;
  setMenu: (menus: readonly MenuSpec[]) => void;
  setDirty: (documents: readonly DirtyDocument[]) => void;
  setTheme: (theme: Theme) => void;
  setLanguage: (language: Language) => void;
  openExternal: (url: string) => void;
  /** The window listens: files that the system asked to open may be sent now. */
  listening: () => void;
  /** The answer to the event `saveBeforeClose`. */
  savedBeforeClose: (saved: boolean) => void;
}

/** What the main process tells the window. */
export interface Events {
  menu: (command: string) => void;
  libraryChange: () => void;
  opened: (file: OpenedFile) => void;
  saveBeforeClose: () => void;
}

export type Channel = keyof Requests;
export type EventName = keyof Events;

export const EVENTS = ['menu', 'libraryChange', 'opened', 'saveBeforeClose'] as const satisfies readonly EventName[];

type ChecksOf<A extends readonly unknown[]> = { readonly [I in keyof A]: Check<A[I]> };

const kind = oneOf(LIBRARY_KINDS);
const id = textUpTo(200);
// Larger than a document may be: the library answers what is too large, with a sentence; the wire only bounds it.
const document = textUpTo(32 * 1024 * 1024);

const token = textUpTo(64);
const documentName = textUpTo(300);
const isDirtyDocument: Check<DirtyDocument> = (value): value is DirtyDocument =>
  isRecord(value) && documentName(value['name']) && nullOr(id)(value['id']);

/** A check per argument: main refuses a call with an argument of another shape, one too few or one too many. */
export const ARGUMENTS: { readonly [C in Channel]: ChecksOf<Parameters<Requests[C]>> } = {
  libraryList: [kind],
  libraryRead: [kind, id],
  libraryBackup: [kind, id],
  librarySave: [kind, id, document, nullOr(textUpTo(200)), isBoolean],
  libraryRename: [kind, id, id],
  libraryRemove: [kind, id],
  libraryRestore: [kind, id],
  journalList: [],
  journalPut: [id, textUpTo(JOURNAL_LIMIT)],
  journalDrop: [id],
  filesOpen: [],
  filesSaveAs: [textUpTo(300), document, oneOf(FILE_KINDS)],
  libraryReveal: [kind, id],
  libraryDragOut: [kind, id],
  recentList: [],
  recentOpen: [token],
  recentForget: [token],
  recentClear: [],
  newWindow: [],
  log: [textUpTo(20_000)],
  logReveal: [],
  clipboardWrite: [document, nullOr(document)],
  setMenu: [listOf(isMenuSpec, 20)],
  setDirty: [listOf(isDirtyDocument, 1000)],
  setTheme: [oneOf(THEMES)],
  setLanguage: [oneOf(LANGUAGES)],
  openExternal: [textUpTo(2000)],
  listening: [],
  savedBeforeClose: [isBoolean],
};

export const CHANNELS = Object.keys(ARGUMENTS) as readonly Channel[];

/** Whether the arguments of a call are what its channel takes. */
export function takes<C extends Channel>(channel: C, args: readonly unknown[]): args is Parameters<Requests[C]> {
  const checks: readonly Check<unknown>[] = ARGUMENTS[channel];
  return args.length === checks.length && checks.every((check, at) => check(args[at]));
}

/** The object that the preload puts into the page: one named function per channel and event, and no other way out. */
export type PreloadApi = {
  readonly [C in Channel]: (...args: Parameters<Requests[C]>) => Promise<ReturnType<Requests[C]>>;
} & { readonly [E in EventName as `on${Capitalize<E>}`]: (listener: Events[E]) => () => void };

import { t } from '../language/say';
import type { LibraryEntry } from '../bridge';
import { builtin, builtins } from '../preset/builtin';
import { idFor, newFrom } from '../preset/copy';
import { folded, freeAmong } from '../preset/free-name';
import { parsePreset } from '../preset/parse';
import { printPreset } from '../preset/print';
import type { Preset } from '../../schemas/generated/preset';
import { ok, type Result } from '../result';
import { libraryKey } from '../shell/library-id';
import {
  drafted,
  edited,
  isDirty,
  opened,
  presetOf,
  savedDocument,
  withoutFile,
  type Change,
  type Document,
} from './document';
import { isSaved } from './history';
import { asBase, baseFor, withBase } from './parent';
import type { Pointer } from '../result';

/** What lies on the desk: the documents that are open, which one is looked at, and what the library holds. */
export interface Desk {
  readonly documents: Readonly<Record<string, Document>>;
  /** The key of the document that is looked at. */
  readonly current: string;
  readonly library: readonly LibraryEntry[];
  /** The preset that was deleted last: it can be brought back. */
  readonly removed?: { readonly id: string; readonly name: string };
  /** Presets that were read to be compared with, from a file or the clipboard; they are in no library. */
  readonly guests?: Readonly<Record<string, Preset>>;
  /** Gives new documents their keys. */
  readonly opened: number;
}

const FIRST = 'japanese-modern';

/** A desk with one built-in preset on it. */
export function emptyDesk(id = FIRST): Desk {
  const preset = builtin(id) ?? builtins()[0];
  if (!preset) throw new Error('no built-in presets');
  const document = opened({ key: builtinKey(preset.id), kind: 'builtin', preset, base: asBase(preset) });
  return { documents: { [document.key]: document }, current: document.key, library: [], opened: 0 };
}

export function builtinKey(id: string): string {
  return `builtin:${id}`;
}

export function currentOf(desk: Desk): Document {
  const document = desk.documents[desk.current];
  if (!document) throw new Error(`no document ${desk.current}`);
  return document;
}

function put(desk: Desk, document: Document): Desk {
  return { ...desk, documents: { ...desk.documents, [document.key]: document } };
}

/** The desk with another state of its current document. */
export function withCurrent(desk: Desk, change: (document: Document) => Document): Desk {
  const before = currentOf(desk);
  const after = withBase(desk, before, change(before));
  return after === before ? desk : put(desk, after);
}

/** The desk with a preset that is only compared with, and the id that it has among the guests. */
export function withGuest(desk: Desk, preset: Preset): readonly [id: string, desk: Desk] {
  const guests = desk.guests ?? {};
  const id = `guest:${String(Object.keys(guests).length + 1)}`;
  return [id, { ...desk, guests: { ...guests, [id]: preset } }];
}

/** Looks at a built-in preset; what was done to it before is in its copy. */
export function showBuiltin(desk: Desk, id: string): Desk {
  const key = builtinKey(id);
  const preset = builtin(id);
  if (!preset) return desk;
  const document = desk.documents[key] ?? opened({ key, kind: 'builtin', preset, base: asBase(preset) });
  return { ...put(desk, document), current: key };
}

/** The document of a library entry, if it is open. */
export function documentOf(desk: Desk, id: string): Document | undefined {
  return Object.values(desk.documents).find((document) => document.stored?.id === id);
}

/** Looks at a preset of the library. Problems: those of `parsePreset`; the desk is then as it was. */
export function showOwn(desk: Desk, id: string): Result<Desk> {
  const open = documentOf(desk, id);
  if (open) return ok({ ...desk, current: open.key });
  const entry = desk.library.find((one) => one.id === id);
  if (!entry)
    return {
      ok: false,
      problems: [{ code: 'not-found', severity: 'problem', pointer: '', message: t('editor.thePresetIsNotInThe') }],
    };
  const read = readEntry(desk, entry);
  return read.ok ? ok(withDocument(desk, read.value)) : read;
}

/** Looks at a document that comes from elsewhere: beside those that are open, or in the place of the one with a key. */
export function withDocument(desk: Desk, document: Document, place?: string): Desk {
  const [key, next] = place === undefined ? newKey(desk) : [place, desk];
  return { ...put(next, { ...document, key }), current: key };
}

function readEntry(desk: Desk, entry: LibraryEntry): Result<Document> {
  const parsed = parsePreset(entry.text);
  if (!parsed.ok) return parsed;
  return ok(
    opened({
      key: '',
      kind: 'own',
      preset: parsed.value,
      base: baseFor(desk, parsed.value),
      stored: { id: entry.id, hash: entry.hash },
      readOnly: parsed.readOnly,
      notes: parsed.notes,
    }),
  );
}

function newKey(desk: Desk): readonly [string, Desk] {
  const count = desk.opened + 1;
  return [`own:${String(count)}`, { ...desk, opened: count }];
}

/** Whether an id is in use: by a built-in preset, in the library, or on the desk. */
export function isTaken(desk: Desk, id: string): boolean {
  return (
    builtin(id) !== undefined ||
    desk.library.some((entry) => libraryKey(entry.id) === libraryKey(id)) ||
    Object.values(desk.documents).some((document) => document.kind === 'own' && presetOf(document).id === id)
  );
}

/** A name that no preset has, in capitals or small letters: "Tuesday club", "Tuesday club 2" ... */
export function freeName(desk: Desk, name: string): string {
  const open = Object.values(desk.documents).map((document) => presetOf(document));
  return freeAmong(
    [...builtins(), ...desk.library, ...open].map((one) => one.name),
    name,
  );
}

/** Whether another preset than this one has the name. */
export function isNameTaken(desk: Desk, name: string, own?: string): boolean {
  if (own !== undefined && folded(own) === folded(name)) return false;
  return freeName(desk, name) !== name;
}

/** What a copy of a preset is called as long as its club has given it no name; a copy of such a copy is called the same. */
export function copyName(name: string): string {
  const before = name.replace(/ \d+$/, '');
  return before.endsWith(t('editor.nameHouseRules', { name: '' })) ? before : t('editor.nameHouseRules', { name });
}

/** Begins a preset with the rules of another. It is not in the library before it is saved. */
export function begin(desk: Desk, from: Preset, name = copyName(from.name)): Desk {
  const free = freeName(desk, name);
  const id = idFor(free, (one) => isTaken(desk, one));
  const [key, next] = newKey(desk);
  const preset = newFrom(from, { id, name: free });
  return { ...put(next, opened({ key, kind: 'own', preset, base: asBase(from) })), current: key };
}

/**
 * Changes the preset that is looked at. A built-in preset stays as it is: the change starts a copy of it in the same
 * place. A read-only one takes no change.
 */
export function edit(desk: Desk, change: Change): Desk {
  const document = currentOf(desk);
  if (document.readOnly) return desk;
  if (document.kind === 'own') return withCurrent(desk, (one) => edited(one, change));
  const copied = begin(desk, presetOf(document));
  return withCurrent(copied, (one) => edited(one, change));
}

/** Keeps what was typed at a place although it is no value; in a copy, where the preset is built in. */
export function draft(desk: Desk, pointer: Pointer, text: string | undefined): Desk {
  const document = currentOf(desk);
  if (document.readOnly) return desk;
  if (document.kind === 'own') return withCurrent(desk, (one) => drafted(one, pointer, text));
  if (text === undefined) return desk;
  return withCurrent(begin(desk, presetOf(document)), (one) => drafted(one, pointer, text));
}

/** Takes a document off the desk; if it was looked at, its base or the first built-in preset is. */
export function close(desk: Desk, key: string): Desk {
  const { [key]: gone, ...documents } = desk.documents;
  if (gone === undefined) return desk;
  const left = { ...desk, documents };
  if (desk.current !== key) return left;
  return showBuiltin(left, builtin(gone.base?.id ?? '') ? (gone.base?.id ?? FIRST) : FIRST);
}

/** The documents that hold something unsaved. */
export function dirtyDocuments(desk: Desk): readonly Document[] {
  return Object.values(desk.documents).filter((document) => document.kind === 'own' && isDirty(document));
}

/** Copies that were begun and never saved, in the order in which they were begun. */
export function unsavedCopies(desk: Desk): readonly Document[] {
  return Object.values(desk.documents).filter((document) => document.kind === 'own' && document.stored === undefined);
}

/**
 * Takes in what the library holds now. Open documents without changes follow a file that another program has changed;
 * those with changes stay as they are, and a save will notice. A document whose file has gone is a copy that was never
 * saved.
 */
export function withLibrary(desk: Desk, library: readonly LibraryEntry[]): Desk {
  let next: Desk = { ...desk, library };
  // The one entry of a library that cannot be read says nothing about its files.
  const readable = library.every((entry) => entry.id !== '');
  for (const document of Object.values(desk.documents)) {
    const { stored } = document;
    if (stored === undefined) continue;
    const entry = library.find((one) => one.id === stored.id);
    if (entry === undefined && readable && !document.readOnly) next = put(next, withoutFile(document));
    if (entry === undefined || entry.hash === stored.hash) continue;
    // Another window that holds the same document has saved it.
    if (entry.text === printPreset(presetOf(document))) {
      next = put(next, savedDocument(document, { id: entry.id, hash: entry.hash }));
      continue;
    }
    if (isDirty(document)) continue;
    const read = readEntry(next, entry);
    if (read.ok) next = put(next, { ...read.value, key: document.key });
  }
  return next;
}

/** Whether the library's file of a document was changed by somebody else since it was read. */
export function isOutdated(desk: Desk, document: Document): boolean {
  const entry = desk.library.find((one) => one.id === document.stored?.id);
  return entry !== undefined && document.stored !== undefined && entry.hash !== document.stored.hash;
}

/** The documents with changes whose file was changed by somebody else: their user has to say which is to stay. */
export function outdatedDocuments(desk: Desk): readonly Document[] {
  return dirtyDocuments(desk).filter((document) => isOutdated(desk, document));
}

/** The document as its file is now, as a step of its history: undo brings back what it was. Problems: of `parsePreset`. */
export function asInFile(desk: Desk, key: string): Result<Desk> {
  const document = desk.documents[key];
  const entry = desk.library.find((one) => one.id === document?.stored?.id);
  if (document === undefined || entry === undefined) return ok(desk);
  const read = readEntry(desk, entry);
  if (!read.ok) return read;
  const preset = presetOf(read.value);
  const step = edited({ ...document, drafts: {} }, { set: { '': preset }, label: t('editor.takeOverWhatIsInThe') });
  return ok(put(desk, withBase(desk, document, savedDocument(step, { id: entry.id, hash: entry.hash }))));
}

/** Whether a copy that was never saved holds nothing that its base does not: nobody misses it. */
export function isPristine(document: Document): boolean {
  return document.kind === 'own' && document.stored === undefined && isSaved(document.history) && !isDirty(document);
}

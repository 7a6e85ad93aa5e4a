import {
  DOCUMENT_LIMIT,
  LIBRARY_FILES,
  type BridgeFailure,
  type LibraryBridge,
  type LibraryDone,
  type LibraryEntry,
  type LibraryKind,
  type LibrarySaved,
} from '../../../app/bridge';
import { isLibraryId, libraryKey, utf8Length } from '../../../app/shell/library-id';
import { failure } from '../../../app/shell/problems';
import { answered, refused, transaction, type Store, type StoredDocument } from './database';

/** Where the documents of one sort are kept, and where those that were deleted. */
interface Places {
  readonly library: Store;
  readonly trash: Store;
}
const PLACES: { readonly [K in LibraryKind]: Places } = {
  presets: { library: 'library', trash: 'trash' },
  scenarios: { library: 'scenarios', trash: 'scenarios-trash' },
};

type Stores = (name: keyof Places) => IDBObjectStore;
/** Does a piece of work in one transaction on the stores of one sort. */
type Working = <T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>) => Promise<T>;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function entryOf({ id, text, hash, modifiedAt }: StoredDocument, kind: LibraryKind): LibraryEntry {
  const value = parsed(text);
  const named: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, LIBRARY_FILES[kind].name) : undefined;
  return { id, name: typeof named === 'string' && named.trim() !== '' ? named : id, text, hash, modifiedAt };
}

const stored = (stores: Stores, id: string) =>
  answered(stores('library').get(id) as IDBRequest<StoredDocument | undefined>);

async function taken(stores: Stores, id: string, except?: string): Promise<boolean> {
  const ids = (await answered(stores('library').getAllKeys())) as string[];
  return ids.some((one) => one !== except && libraryKey(one) === libraryKey(id));
}

async function save(working: Working, id: string, text: string, expected?: string | null): Promise<LibrarySaved> {
  if (!isLibraryId(id)) return failure('bad-id');
  if (utf8Length(text) > DOCUMENT_LIMIT) return failure('too-large');
  if (parsed(text) === undefined) return failure('not-json');
  const next: StoredDocument = { id, text, hash: await hashOf(text), modifiedAt: new Date().toISOString() };
  return working<LibrarySaved>('readwrite', async (stores) => {
    const before = await stored(stores, id);
    if (expected === null && before) return failure('id-taken');
    if (before ? expected !== undefined && before.hash !== expected : typeof expected === 'string')
      return failure('changed-elsewhere');
    if (!before && (await taken(stores, id))) return failure('id-taken');
    const backup = before?.text === text ? before.backup : before?.text;
    await answered(stores('library').put(backup === undefined ? next : { ...next, backup }));
    return { ok: true, hash: next.hash };
  });
}

async function rename(stores: Stores, id: string, to: string): Promise<LibraryDone> {
  if (!isLibraryId(to)) return failure('bad-id');
  const before = await stored(stores, id);
  if (!before) return failure('not-found');
  if (await taken(stores, to, id)) return failure('id-taken');
  await answered(stores('library').delete(id));
  await answered(stores('library').put({ ...before, id: to }));
  return { ok: true };
}

async function remove(stores: Stores, id: string): Promise<LibraryDone> {
  const before = await stored(stores, id);
  if (!before) return failure('not-found');
  await answered(stores('trash').add(before));
  await answered(stores('library').delete(id));
  return { ok: true };
}

/** The key under which the trash holds what was last removed under an id. */
async function lastRemoved(stores: Stores, id: string): Promise<IDBValidKey | undefined> {
  const keys = await answered(stores('trash').getAllKeys());
  const documents = (await answered(stores('trash').getAll())) as StoredDocument[];
  const at = documents.findLastIndex((one) => one.id === id);
  return keys[at];
}

async function restore(stores: Stores, id: string): Promise<LibraryDone> {
  const key = await lastRemoved(stores, id);
  if (key === undefined) return failure('not-found');
  if (await taken(stores, id)) return failure('id-taken');
  await answered(stores('library').put(await answered(stores('trash').get(key))));
  await answered(stores('trash').delete(key));
  return { ok: true };
}

/** One sort of the library in this browser's IndexedDB. `changed` is called after each change that was made. */
export function browserLibrary(kind: LibraryKind, changed: () => void): LibraryBridge {
  const working: Working = (mode, work) => transaction(mode, (stores) => work((name) => stores(PLACES[kind][name])));
  async function changing<T extends LibraryDone>(act: () => Promise<T>): Promise<T | BridgeFailure> {
    try {
      const answer = await act();
      if (answer.ok) changed();
      return answer;
    } catch (error) {
      return refused(error);
    }
  }
  const writing = (work: (stores: Stores) => Promise<LibraryDone>) => changing(() => working('readwrite', work));
  return {
    async list() {
      try {
        const all = await working('readonly', (stores) => answered(stores('library').getAll()));
        return (all as StoredDocument[]).map((one) => entryOf(one, kind));
      } catch (error) {
        const { code, message } = refused(error);
        return [{ id: '', name: 'IndexedDB', text: '', hash: '', problem: { code, message } }];
      }
    },
    async read(id) {
      try {
        const found = await working('readonly', (stores) => stored(stores, id));
        return found ? { ok: true, entry: entryOf(found, kind) } : failure('not-found');
      } catch (error) {
        return refused(error);
      }
    },
    async backup(id) {
      try {
        const found = await working('readonly', (stores) => stored(stores, id));
        return found?.backup === undefined ? failure('not-found') : { ok: true, text: found.backup };
      } catch (error) {
        return refused(error);
      }
    },
    save: (id, text, expected) => changing<LibrarySaved>(() => save(working, id, text, expected)),
    rename: (id, to) => writing((stores) => rename(stores, id, to)),
    remove: (id) => writing((stores) => remove(stores, id)),
    restore: (id) => writing((stores) => restore(stores, id)),
  };
}

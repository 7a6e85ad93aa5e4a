import path from 'node:path';
import {
  DOCUMENT_LIMIT,
  type LibraryBackup,
  type LibraryBridge,
  type LibraryDone,
  type LibraryEntry,
  type LibraryKind,
  type LibraryRead,
  type LibrarySaved,
} from '../../app/bridge';
import { isLibraryId, libraryKey } from '../../app/shell/library-id';
import { failure } from '../../app/shell/problems';
import { disk as nodeDisk, patiently, type Disk } from './disk';
import { hashOf, parsed, readEntry } from './entry';
import { endingOf } from './ending';
import { locked } from './lock';
import { systemCode, systemFailure } from './system';
import { queue } from '../shell/queue';

const TRASH = '.trash';
const LEFTOVER_AGE = 60 * 60 * 1000;

/**
 * One sort of the library in its folder: `<id>.mjrules` per preset, `<id>.mjscenario` per scenario, the last good text
 * beside it as `<id>.mjrules.bak`, removed ones in `.trash`. Calls are answered one after another, and what writes
 * holds a lock that other processes respect, so that a check and its write stay together.
 */
export function openLibrary(folder: string, disk: Disk = nodeDisk, kind: LibraryKind = 'presets'): LibraryBridge {
  const ending = endingOf(kind);
  const at = (id: string) => path.join(folder, id + ending);
  const backupAt = (id: string) => path.join(folder, `${id}${ending}.bak`);
  const trash = path.join(folder, TRASH);
  const inTurn = queue();
  let tidied = false;

  async function names(of: string): Promise<readonly string[]> {
    try {
      return await disk.names(of);
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return [];
      throw error;
    }
  }

  /** Removes what interrupted writes left, once, and only when it is old: another program may be writing now. */
  async function tidy(found: readonly string[]): Promise<void> {
    if (tidied) return;
    tidied = true;
    for (const name of found.filter((one) => isLeftover(one, ending))) {
      const file = path.join(folder, name);
      try {
        const { plain, modifiedAt } = await disk.facts(file);
        if (plain && modifiedAt.getTime() < Date.now() - LEFTOVER_AGE) await disk.drop(file);
      } catch {
        // Nothing depends on it.
      }
    }
  }

  /** The text before the last save, as long as it is good. */
  async function backup(id: string): Promise<LibraryBackup> {
    if (!isLibraryId(id)) return failure('not-found');
    const entry = await readEntry(disk, backupAt(id), id, kind);
    return entry && !entry.problem ? { ok: true, text: entry.text } : failure('not-found');
  }

  /** The id as some file spells it: names that differ in case only are one file on Windows and macOS. */
  async function taken(id: string, except?: string): Promise<boolean> {
    return (await ids()).some((one) => one !== except && libraryKey(one) === libraryKey(id));
  }

  async function ids(): Promise<string[]> {
    return (await names(folder))
      .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  }

  /** The folder itself as the one entry, where it cannot be read: a library is never silently empty. */
  function unreadable(error: unknown): LibraryEntry {
    const { code, message } = systemFailure(error, 'read');
    return { id: '', name: folder, text: '', hash: '', problem: { code, message } };
  }

  async function list(): Promise<readonly LibraryEntry[]> {
    const entries: LibraryEntry[] = [];
    try {
      await tidy(await names(folder));
    } catch (error) {
      return [unreadable(error)];
    }
    for (const id of await ids()) {
      const entry = await readEntry(disk, at(id), id, kind);
      if (entry) entries.push(entry);
    }
    return entries;
  }

  async function save(id: string, text: string, expected?: string | null): Promise<LibrarySaved> {
    if (!isLibraryId(id)) return failure('bad-id');
    if (Buffer.byteLength(text) > DOCUMENT_LIMIT) return failure('too-large');
    if (parsed(text) === undefined) return failure('not-json');
    try {
      await disk.makeFolder(folder);
      return await locked(folder, disk, () => write(id, text, expected));
    } catch (error) {
      return systemFailure(error, 'write');
    }
  }

  async function write(id: string, text: string, expected?: string | null): Promise<LibrarySaved> {
    const before = await readEntry(disk, at(id), id, kind);
    if (expected === null && before) return failure('id-taken');
    if (before?.problem) return failure('broken-file', before.problem.message);
    if (before ? expected !== undefined && before.hash !== expected : typeof expected === 'string')
      return failure('changed-elsewhere');
    if (!before && (await taken(id))) return failure('id-taken');
    if (before && before.text !== text) await patiently(() => disk.write(backupAt(id), before.text));
    await patiently(() => disk.write(at(id), text));
    return { ok: true, hash: hashOf(text) };
  }

  async function rename(id: string, to: string): Promise<LibraryDone> {
    if (!isLibraryId(to)) return failure('bad-id');
    try {
      if (!(await ids()).includes(id)) return failure('not-found');
      if (await taken(to, id)) return failure('id-taken');
      if (id === to) return { ok: true };
      await locked(folder, disk, async () => {
        await patiently(() =>
          libraryKey(id) === libraryKey(to) ? disk.replace(at(id), at(to)) : disk.move(at(id), at(to)),
        );
        await moveIfThere(backupAt(id), backupAt(to));
      });
      return { ok: true };
    } catch (error) {
      return systemCode(error) === 'EEXIST' ? failure('id-taken') : systemFailure(error, 'write');
    }
  }

  /** The backup follows its file; where it cannot, the file alone has moved, and that is no failure. */
  async function moveIfThere(from: string, to: string): Promise<void> {
    try {
      await disk.replace(from, to);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
    }
  }

  /** The numbers under which the trash holds an id, the latest last. */
  async function removed(id: string): Promise<number[]> {
    const stem = `${id}${ending}.`;
    return (await names(trash))
      .filter((name) => name.startsWith(stem) && /^\d+$/.test(name.slice(stem.length)))
      .map((name) => Number(name.slice(stem.length)))
      .sort((a, b) => a - b);
  }

  const trashed = (id: string, number: number) => path.join(trash, `${id}${ending}.${number}`);

  async function remove(id: string): Promise<LibraryDone> {
    try {
      if (!(await ids()).includes(id)) return failure('not-found');
      await disk.makeFolder(trash);
      await locked(folder, disk, async () => {
        const number = ((await removed(id)).at(-1) ?? 0) + 1;
        await patiently(() => disk.move(at(id), trashed(id, number)));
      });
      return { ok: true };
    } catch (error) {
      return systemFailure(error, 'write');
    }
  }

  async function restore(id: string): Promise<LibraryDone> {
    if (!isLibraryId(id)) return failure('bad-id');
    try {
      const number = (await removed(id)).at(-1);
      if (number === undefined) return failure('not-found');
      if (await taken(id)) return failure('id-taken');
      await locked(folder, disk, () => patiently(() => disk.move(trashed(id, number), at(id))));
      return { ok: true };
    } catch (error) {
      return systemCode(error) === 'EEXIST' ? failure('id-taken') : systemFailure(error, 'write');
    }
  }

  async function read(id: string): Promise<LibraryRead> {
    try {
      // The list of files is the proof that the id is one of them, and no path that leads elsewhere.
      const entry = (await ids()).includes(id) ? await readEntry(disk, at(id), id, kind) : undefined;
      return entry ? { ok: true, entry } : failure('not-found');
    } catch (error) {
      return systemFailure(error, 'read');
    }
  }

  return {
    list: () => inTurn(list),
    read: (id) => inTurn(() => read(id)),
    backup: (id) => inTurn(() => backup(id)),
    save: (id, text, expected) => inTurn(() => save(id, text, expected)),
    rename: (id, to) => inTurn(() => rename(id, to)),
    remove: (id) => inTurn(() => remove(id)),
    restore: (id) => inTurn(() => restore(id)),
  };
}

/** Whether a file is what an interrupted write leaves behind (write-file-atomic's names). */
function isLeftover(name: string, ending: string): boolean {
  const stem = name.replace(/\.\d+$/, '');
  return stem !== name && (stem.endsWith(ending) || stem.endsWith(`${ending}.bak`));
}

import path from 'node:path';
import { JOURNAL_LIMIT, type JournalBridge, type JournalEntry, type LibraryDone } from '../../app/bridge';
import { isJournalId } from '../../app/shell/library-id';
import { failure } from '../../app/shell/problems';
import { disk as nodeDisk, patiently, type Disk } from './disk';
import { decoded } from './entry';
import { systemCode, systemFailure } from './system';
import { queue } from '../shell/queue';

const ENDING = '.json';

/**
 * The journal of unsaved work in a folder of the program's own, a file per document. Calls are answered one after
 * another, so that what was put last is what stays.
 */
export function openJournal(folder: string, disk: Disk = nodeDisk): JournalBridge {
  const at = (id: string) => path.join(folder, id + ENDING);
  const inTurn = queue();

  async function entryOf(id: string): Promise<JournalEntry | undefined> {
    try {
      const { plain, size, modifiedAt } = await disk.facts(at(id));
      if (!plain || size > JOURNAL_LIMIT) return undefined;
      const text = decoded(await disk.read(at(id)));
      return text === undefined ? undefined : { id, text, modifiedAt: modifiedAt.toISOString() };
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return undefined;
    }
  }

  async function list(): Promise<readonly JournalEntry[]> {
    let names: readonly string[];
    try {
      names = await disk.names(folder);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return [];
    }
    const ids = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
    const entries = await Promise.all(ids.filter(isJournalId).sort().map(entryOf));
    return entries.filter((entry) => entry !== undefined);
  }

  async function put(id: string, text: string): Promise<LibraryDone> {
    if (!isJournalId(id)) return failure('bad-id');
    if (Buffer.byteLength(text) > JOURNAL_LIMIT) return failure('too-large');
    try {
      await disk.makeFolder(folder);
      await patiently(() => disk.write(at(id), text));
      return { ok: true };
    } catch (error) {
      return systemFailure(error, 'write');
    }
  }

  async function drop(id: string): Promise<LibraryDone> {
    if (!isJournalId(id)) return failure('bad-id');
    try {
      await disk.drop(at(id));
      return { ok: true };
    } catch (error) {
      return systemCode(error) === 'ENOENT' ? { ok: true } : systemFailure(error, 'write');
    }
  }

  return {
    list: () => inTurn(list),
    put: (id, text) => inTurn(() => put(id, text)),
    drop: (id) => inTurn(() => drop(id)),
  };
}

import { JOURNAL_LIMIT, type JournalBridge, type JournalEntry, type LibraryDone } from '../../../app/bridge';
import { isJournalId, utf8Length } from '../../../app/shell/library-id';
import { failure } from '../../../app/shell/problems';
import { answered, refused, transaction } from './database';

/** The journal of unsaved work in this browser's IndexedDB. */
export function browserJournal(): JournalBridge {
  async function writing(id: string, work: (store: IDBObjectStore) => IDBRequest): Promise<LibraryDone> {
    if (!isJournalId(id)) return failure('bad-id');
    try {
      await transaction('readwrite', (stores) => answered(work(stores('journal'))));
      return { ok: true };
    } catch (error) {
      return refused(error);
    }
  }
  return {
    async list() {
      try {
        const all = await transaction('readonly', (stores) => answered(stores('journal').getAll()));
        return all as JournalEntry[];
      } catch (error) {
        // What is refused here is refused to the library, too, which says so; a bug goes on.
        refused(error);
        return [];
      }
    },
    put: (id, text) =>
      utf8Length(text) > JOURNAL_LIMIT
        ? Promise.resolve(failure('too-large'))
        : writing(id, (store) => store.put({ id, text, modifiedAt: new Date().toISOString() } satisfies JournalEntry)),
    drop: (id) => writing(id, (store) => store.delete(id)),
  };
}

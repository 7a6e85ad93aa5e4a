import type { BridgeProblem, JournalBridge } from '../../../app/bridge';
import { dirtyDocuments } from '../../../app/editor/desk';
import { presetOf, type Document } from '../../../app/editor/document';
import { recordOf } from '../../../app/editor/journal';
import type { Store } from './store';

/** Between two records, in milliseconds: that much of what was typed last may be lost in a crash. */
const PAUSE = 250;

/** Writes down the window's unsaved work as it goes on, and takes the records of saved or closed documents away. */
export interface KeptJournal {
  /** Waits until all is written down; `false`: something could not be. */
  settled(): Promise<boolean>;
  stop(): void;
}

/** @param session names this window among all that write into the journal */
export function keepJournal(
  store: Store,
  journal: JournalBridge,
  session: string,
  onFailure: (problem: BridgeProblem) => void,
): KeptJournal {
  const written = new Map<string, Document>();
  let busy = false;
  let running = Promise.resolve();
  let good = true;
  const idOf = (key: string) => `${session}.${key.replace(/\D/g, '')}`;

  async function write(): Promise<void> {
    for (;;) {
      const dirty = dirtyDocuments(store.getState().desk);
      const gone = [...written.keys()].find((key) => !dirty.some((document) => document.key === key));
      const next = dirty.find((document) => !isWritten(document, written.get(document.key)));
      if (gone !== undefined) {
        written.delete(gone);
        await journal.drop(idOf(gone));
      } else if (next) {
        written.set(next.key, next);
        const done = await journal.put(idOf(next.key), recordOf(next));
        if (!done.ok && good) onFailure(done);
        good = done.ok;
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      } else {
        busy = false;
        return;
      }
    }
  }
  const look = () => {
    if (busy) return;
    busy = true;
    running = write();
  };
  const stop = store.subscribe((state, before) => {
    if (state.desk.documents !== before.desk.documents) look();
  });
  look();
  return {
    async settled() {
      await running;
      return good;
    },
    stop,
  };
}

/** Whether a record of two states would say the same: what happened to the history alone is not in it. */
export function isWritten(document: Document, last: Document | undefined): boolean {
  return (
    last !== undefined &&
    presetOf(document) === presetOf(last) &&
    document.saved === last.saved &&
    document.drafts === last.drafts &&
    document.stored === last.stored
  );
}

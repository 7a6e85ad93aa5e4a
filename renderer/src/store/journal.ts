import type { BridgeProblem, JournalBridge } from '../../../app/bridge';
import { dirtyDocuments } from '../../../app/editor/desk';
import { presetOf, type Document } from '../../../app/editor/document';
import { handRecord, scenarioRecord } from '../../../app/editor/drafts';
import { recordOf } from '../../../app/editor/journal';
import type { Store, WindowState } from './store';

/** Between two records, in milliseconds: that much of what was typed last may be lost in a crash. */
const PAUSE = 250;

/** Writes down the window's unsaved work as it goes on, and takes the records of saved or closed documents away. */
export interface KeptJournal {
  /** Waits until all is written down; `false`: something could not be. */
  settled(): Promise<boolean>;
  stop(): void;
}

/** Something unsaved of the window: its name among them, what its record is made of, and the record. */
interface Work {
  readonly name: string;
  readonly from: readonly unknown[];
  readonly record: () => string;
}

/** @param session names this window among all that write into the journal */
export function keepJournal(
  store: Store,
  journal: JournalBridge,
  session: string,
  onFailure: (problem: BridgeProblem) => void,
): KeptJournal {
  const written = new Map<string, Work>();
  let busy = false;
  let running = Promise.resolve();
  let good = true;
  const idOf = (name: string) => `${session}.${name}`;

  async function write(): Promise<void> {
    for (;;) {
      const all = unsavedIn(store.getState());
      const gone = [...written.keys()].find((name) => !all.some((work) => work.name === name));
      const next = all.find((work) => !isSame(work, written.get(work.name)));
      if (gone !== undefined) {
        written.delete(gone);
        await journal.drop(idOf(gone));
      } else if (next) {
        written.set(next.name, next);
        const done = await journal.put(idOf(next.name), next.record());
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
    if (
      state.desk.documents !== before.desk.documents ||
      state.handDesk !== before.handDesk ||
      state.scenarioDesk !== before.scenarioDesk
    )
      look();
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

/** All of the window that would be lost if it went now. */
function unsavedIn({ desk, handDesk, scenarioDesk }: WindowState): readonly Work[] {
  const hand = handRecord(handDesk);
  const scenario = scenarioRecord(scenarioDesk);
  return [
    ...dirtyDocuments(desk).map((document) => ({
      name: document.key.replace(/\D/g, ''),
      from: partsOf(document),
      record: () => recordOf(document),
    })),
    ...(hand === undefined ? [] : [{ name: 'hand', from: [hand], record: () => hand }]),
    ...(scenario === undefined ? [] : [{ name: 'scenario', from: [scenario], record: () => scenario }]),
  ];
}

/** What the record of a document is made of: what happened to the history alone is not in it. */
function partsOf(document: Document): readonly unknown[] {
  return [presetOf(document), document.saved, document.drafts, document.stored];
}

function isSame({ from }: Pick<Work, 'from'>, last: Pick<Work, 'from'> | undefined): boolean {
  return last !== undefined && from.every((part, at) => part === last.from[at]);
}

/** Whether a record of two states of a document would say the same. */
export function isWritten(document: Document, last: Document | undefined): boolean {
  return isSame({ from: partsOf(document) }, last && { from: partsOf(last) });
}

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
  let putting: Promise<unknown> | undefined;
  let dropping: Promise<unknown> | undefined;
  let good = true;
  const idOf = (name: string) => `${session}.${name}`;

  /** Takes the records away of what is saved or closed: at once, else they would be offered as lost work. */
  function dropSaved(all: readonly Work[]): void {
    for (const name of written.keys()) {
      if (all.some((work) => work.name === name)) continue;
      written.delete(name);
      const drop = () => journal.drop(idOf(name));
      // After a record that is on its way, else that one would stay.
      dropping = Promise.all([dropping, putting === undefined ? drop() : putting.then(drop)]);
    }
  }
  async function write(first: readonly Work[]): Promise<void> {
    for (let all = first; ; all = unsavedIn(store.getState())) {
      const next = all.find((work) => !isSame(work, written.get(work.name)));
      if (!next) {
        busy = false;
        return;
      }
      written.set(next.name, next);
      const put = journal.put(idOf(next.name), next.record());
      putting = put;
      const done = await put;
      putting = undefined;
      if (!done.ok && good) onFailure(done);
      good = done.ok;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  const look = () => {
    // While a record is on its way there is nothing to do here but to take others away.
    if (busy && written.size === 0) return;
    const all = unsavedIn(store.getState());
    dropSaved(all);
    if (busy) return;
    busy = true;
    running = write(all);
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
      await dropping;
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

import { t } from '../../../app/language/say';
import type { Bridge, JournalEntry } from '../../../app/bridge';
import { readUnsaved, scenarioDeskOf, withHand, type ScenarioDraft, type Unsaved } from '../../../app/editor/drafts';
import { withUnsavedWork } from '../../../app/editor/journal';
import type { Result } from '../../../app/result';
import { ownScenarios } from '../../../app/scenario-desk/own';
import { isUnsaved } from '../../../app/scenario-desk/desk';
import { loaded } from '../../../schemas/preset.schema.json?validator';
import { carriedSession, openSessions, ownSession } from '../platform/session';
import { keepJournal, type KeptJournal } from './journal';
import { shareDocuments } from './shared';
import { watchStorage } from './storage';
import type { Store } from './store';

/** Unsaved work of a window that has gone without a word. */
export interface FoundWork {
  /** Its records: two windows may have shown the same document. */
  readonly ids: readonly string[];
  readonly modifiedAt: string;
  readonly work: Result<Unsaved>;
}

/** Of the records those whose window has gone, the latest first, each work once. */
export function foundWork(entries: readonly JournalEntry[], open: ReadonlySet<string>): readonly FoundWork[] {
  const left = entries.filter(({ id }) => !open.has(id.slice(0, id.lastIndexOf('.'))));
  const byText = new Map<string, JournalEntry[]>();
  for (const entry of left.toSorted((a, b) => (a.modifiedAt < b.modifiedAt ? 1 : -1)))
    byText.set(entry.text, [...(byText.get(entry.text) ?? []), entry]);
  return [...byText].map(([text, same]) => ({
    ids: same.map(({ id }) => id),
    modifiedAt: same[0]?.modifiedAt ?? '',
    work: readUnsaved(text),
  }));
}

/** Keeps the journal of this window, and offers what others have left in it. */
export interface Recovery {
  bringBack(found: FoundWork): Promise<void>;
  discard(found: FoundWork): Promise<void>;
  /** Waits until all unsaved work of this window is written down; `false`: it could not be. */
  settled(): Promise<boolean>;
}

/** @returns what stops it */
export async function startRecovery(store: Store, bridge: Bridge): Promise<() => void> {
  const session = await ownSession();
  const kept: KeptJournal = keepJournal(store, bridge.journal, session, ({ message }) => {
    const text = t('store.unsavedChangesCannotBeKeptFor', { message });
    store.setState({ notice: { id: -1, text } });
  });
  const forget = (found: FoundWork) => {
    store.setState(({ recovered }) => ({ recovered: recovered.filter((one) => one !== found) }));
  };
  const drop = async (found: FoundWork) => {
    for (const id of found.ids) await bridge.journal.drop(id);
  };
  // The old record goes only when there is a new one.
  const written = async (found: FoundWork) => {
    forget(found);
    if (await kept.settled()) await drop(found);
  };
  /** Lays a scenario on its desk; what is not saved there is asked about first. */
  const laid = (draft: ScenarioDraft, then: () => void) => {
    const { scenarioDesk, scenarioFiles, ownScenarios: own } = store.getState();
    const lay = () => {
      const next = scenarioDeskOf(draft, ownScenarios(scenarioFiles, own));
      store.setState(({ view }) => ({ scenarioDesk: next, view: { ...view, mode: 'scenario' } }));
      then();
    };
    if (scenarioDesk !== undefined && isUnsaved(scenarioDesk))
      store.setState({ dialog: { kind: 'unsaved-scenario', then: lay } });
    else lay();
  };
  const recovery: Recovery = {
    settled: () => kept.settled(),
    async bringBack(found) {
      const { work } = found;
      if (!work.ok) return;
      const unsaved = work.value;
      switch (unsaved.kind) {
        case 'preset':
          store.setState(({ desk, view }) => ({
            desk: withUnsavedWork(desk, unsaved),
            view: { ...view, mode: 'preferences' },
          }));
          return written(found);
        case 'hand':
          store.setState(({ handDesk, view }) => ({
            handDesk: withHand(handDesk, unsaved),
            view: { ...view, mode: 'hand' },
          }));
          return written(found);
        case 'scenario':
          laid(unsaved, () => void written(found));
      }
    },
    async discard(found) {
      forget(found);
      await drop(found);
    },
  };
  await loaded;
  const recovered = foundWork(await bridge.journal.list(), await openSessions());
  store.setState({ recovered, recovery });
  // A window that has loaded itself anew has its own work back without a question.
  const before = carriedSession();
  if (before !== undefined)
    for (const found of recovered)
      if (found.ids.some((id) => id.startsWith(`${before}.`))) await recovery.bringBack(found);
  const unwatch = watchStorage(store, bridge);
  const unshare = shareDocuments(store, new BroadcastChannel('prevailing-wind-documents'));
  return () => {
    unshare();
    unwatch();
    kept.stop();
  };
}

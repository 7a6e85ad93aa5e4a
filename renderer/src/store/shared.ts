import { following, readRecord, recordOf } from '../../../app/editor/journal';
import { documentOf, type Desk } from '../../../app/editor/desk';
import type { Document } from '../../../app/editor/document';
import { isWritten } from './journal';
import type { Store } from './store';

/** What the windows of the program tell each other about the presets of the library that they hold. */
type Message =
  /** A window has opened a preset. */
  | { readonly kind: 'open'; readonly id: string }
  /** The state of a preset in a window that holds it, as a record of unsaved work. */
  | { readonly kind: 'state'; readonly id: string; readonly record: string };

/** The part of a BroadcastChannel that is needed; a channel does not hear itself. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/**
 * Makes a preset of the library that is open in several windows one document: changes and saves in one are seen in the
 * others, and a window that opens it later gets it as it is, unsaved changes and all.
 * @returns what ends it
 */
export function shareDocuments(store: Store, channel: Channel): () => void {
  /** The presets that another window holds as well, as far as one has said so. */
  const shared = new Set<string>();
  /** What was told or heard of each preset last. */
  const known = new Map<string, Document>();
  const post = (message: Message) => {
    channel.postMessage(message);
  };
  const tell = (id: string, document: Document) => {
    post({ kind: 'state', id, record: recordOf(document) });
  };

  function look(desk: Desk): void {
    const open = Object.values(desk.documents).flatMap((document) =>
      document.stored === undefined || document.readOnly ? [] : [[document.stored.id, document] as const],
    );
    for (const id of known.keys())
      if (!open.some(([one]) => one === id)) {
        known.delete(id);
        shared.delete(id);
      }
    for (const [id, document] of open) {
      const before = known.get(id);
      if (before && isWritten(document, before)) continue;
      known.set(id, document);
      if (before === undefined) post({ kind: 'open', id });
      else if (shared.has(id)) tell(id, document);
    }
  }

  function hear(message: Message): void {
    const { desk } = store.getState();
    const here = documentOf(desk, message.id);
    if (!here || here.readOnly) return;
    shared.add(message.id);
    switch (message.kind) {
      case 'open':
        tell(message.id, here);
        return;
      case 'state': {
        const work = readRecord(message.record);
        if (!work.ok) return;
        const next = following(desk, message.id, work.value);
        // What was heard is not told again.
        const document = documentOf(next, message.id);
        if (document) known.set(message.id, document);
        if (next !== desk) store.setState({ desk: next });
        return;
      }
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    hear(data);
  });
  const stop = store.subscribe((state, before) => {
    if (state.desk.documents !== before.desk.documents) look(state.desk);
  });
  look(store.getState().desk);
  return () => {
    stop();
    channel.close();
  };
}

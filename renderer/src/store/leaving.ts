import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import type { Leaving } from '../../../app/editor/taste';
import { valuesBetween } from '../../../app/editor/transfer';
import type { Editing } from './editing';
import type { LibraryActions } from './library';
import type { Dialog, Store } from './store';

/** The question what is to become of unsaved changes. */
export type LeavingQuestion = Extract<Dialog, { readonly kind: 'unsaved' }>;

/** Every way to answer it; only the first two can be remembered, since nothing is lost by them. */
export type LeavingAnswer = Exclude<Leaving, 'ask'> | 'discard';

/** The values that would go along to the preset that is looked at then; empty where none can. */
export function valuesAlong(store: Store, { key, to }: LeavingQuestion): ReturnType<typeof valuesBetween> {
  const document = store.getState().desk.documents[key];
  return document === undefined || to === undefined ? {} : valuesBetween(document.saved, presetOf(document));
}

/** Does what was answered. Where a preset cannot be saved, it stays in front. */
export function answerLeaving(
  store: Store,
  { library, editing }: { readonly library: LibraryActions; readonly editing: Editing },
  question: LeavingQuestion,
  answer: LeavingAnswer,
): void {
  const { key, then } = question;
  const document = store.getState().desk.documents[key];
  if (document === undefined) return;
  const { name } = presetOf(document);
  switch (answer) {
    case 'save': {
      const saved = document.stored !== undefined ? library.save(key) : library.saveAs(key, name);
      void saved.then((done) => {
        if (done) then();
      });
      return;
    }
    case 'take': {
      // The preset that they come from is as it was last saved; in the other they are a step that can be undone.
      const values = valuesAlong(store, question);
      then();
      editing.change({ set: values, label: t('dialogs.changesFromName', { name }) });
      library.discard(key);
      return;
    }
    case 'discard':
      then();
      library.discard(key);
      return;
  }
}

import { t } from '../../../app/language/say';
import { draft, edit, withCurrent } from '../../../app/editor/desk';
import {
  presetOf,
  redoneDocument,
  reverted,
  sealedDocument,
  undoneDocument,
  type Change,
} from '../../../app/editor/document';
import { titleAt } from '../../../app/editor/labels';
import { readAt } from '../../../app/preset/pointer';
import { pageAt } from '../../../app/option/options';
import type { Fix, Pointer } from '../../../app/result';
import { baseIn, documentIn } from './derived';
import type { Store } from './store';

/** After this pause, in milliseconds, typing on in the same field is a step of its own. */
const PAUSE = 1000;

/** Everything that changes the preset that is looked at. */
export interface Editing {
  change(change: Change): void;
  /** Keeps text that is no value at a place; `undefined`: the place holds its value again. */
  keepTyped(pointer: Pointer, text: string | undefined): void;
  /** A field was left: the next change is a step of its own. */
  seal(): void;
  undo(): void;
  redo(): void;
  revert(): void;
  /** Gives a place the value of the base. */
  reset(pointer: Pointer): void;
  resetPage(page: Pointer): void;
  fix(fix: Fix): void;
}

export function editingOf(store: Store): Editing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (change: Parameters<typeof withCurrent>[1]) => {
    store.setState(({ desk }) => ({ desk: withCurrent(desk, change) }));
  };
  const seal = () => {
    clearTimeout(timer);
    update(sealedDocument);
  };
  const change = (what: Change) => {
    store.setState(({ desk }) => ({ desk: edit(desk, what) }));
    clearTimeout(timer);
    if (what.key !== undefined) timer = setTimeout(seal, PAUSE);
  };
  return {
    change,
    seal,
    keepTyped(pointer, text) {
      store.setState(({ desk }) => ({ desk: draft(desk, pointer, text) }));
    },
    undo() {
      update(undoneDocument);
    },
    redo() {
      update(redoneDocument);
    },
    revert() {
      update(reverted);
    },
    reset(pointer) {
      const base = baseIn(documentIn(store.getState()));
      const title = titleAt(pointer, base.preset.patterns ?? presetOf(documentIn(store.getState())).patterns);
      change({ set: { [pointer]: readAt(base.preset, pointer) }, label: t('store.resetTitle', { title }) });
    },
    resetPage(page) {
      const base = baseIn(documentIn(store.getState()));
      change({
        set: { [page]: readAt(base.preset, page) },
        label: t('store.resetThePageTitle', { title: pageAt(page)?.title ?? page }),
      });
    },
    fix(fix) {
      change({ set: fix.set, label: fix.label });
    },
  };
}

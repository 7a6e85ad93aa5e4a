import type { Pointer } from '../../../app/result';
import type { Store } from './store';

/** What is likely to be changed next: the pointer or the keyboard has come to its control. */
export interface Likely {
  readonly pointer: Pointer;
  /** The values that it can have then. */
  readonly values: readonly unknown[];
}

const listening = new WeakMap<Store, (likely: Likely) => void>();

/** Says what is likely to be changed next. Nothing is drawn for it. */
export function tellLikely(store: Store, likely: Likely): void {
  listening.get(store)?.(likely);
}

/** Hears what is likely to be changed next; the one who asked last does. */
export function hearLikely(store: Store, act: (likely: Likely) => void): () => void {
  listening.set(store, act);
  return () => {
    if (listening.get(store) === act) listening.delete(store);
  };
}

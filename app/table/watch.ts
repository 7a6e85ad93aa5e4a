import { unwatched, watched, type Effective } from '../preset/effective';
import type { Pointer } from '../result';

/** The pages of one preset, wrapped once for all; what is read goes to the set of whoever asks. */
interface Watch {
  readonly effective: Effective;
  reads: Set<Pointer>;
}

const watches = new WeakMap<Effective, Watch>();

function watchOn(effective: Effective): Watch {
  const plain = unwatched(effective);
  const before = watches.get(plain);
  if (before) return before;
  const watch: Watch = { effective: watched(plain, (pointer) => void watch.reads.add(pointer)), reads: new Set() };
  watches.set(plain, watch);
  return watch;
}

/** Does something under rules that are watched, and adds every option and row that it reads to `reads`. */
export function watching<T>(effective: Effective, reads: Set<Pointer>, act: (watched: Effective) => T): T {
  const watch = watchOn(effective);
  const outer = watch.reads;
  watch.reads = reads;
  try {
    return act(watch.effective);
  } finally {
    watch.reads = outer;
  }
}

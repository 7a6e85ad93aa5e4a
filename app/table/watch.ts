import { unwatched, watched, type Effective } from '../preset/effective';
import type { Recorder } from '../preset/watched-page';
import type { Pointer } from '../result';

/** The pages of one preset, wrapped once for all; what is read goes to the set of whoever asks. */
interface Watch {
  readonly effective: Effective;
  readonly recorder: Recorder;
}

const watches = new WeakMap<Effective, Watch>();

function watchOn(effective: Effective): Watch {
  const plain = unwatched(effective);
  const before = watches.get(plain);
  if (before) return before;
  const recorder: Recorder = { reads: new Set() };
  const watch: Watch = { effective: watched(plain, recorder), recorder };
  watches.set(plain, watch);
  return watch;
}

/** Does something under rules that are watched, and adds every option and row that it reads to `reads`. */
export function watching<T>(effective: Effective, reads: Set<Pointer>, act: (watched: Effective) => T): T {
  const { effective: watched, recorder } = watchOn(effective);
  const outer = recorder.reads;
  recorder.reads = reads;
  try {
    return act(watched);
  } finally {
    recorder.reads = outer;
  }
}

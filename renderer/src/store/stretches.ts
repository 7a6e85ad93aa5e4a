import type { Turns } from './turns';

/** At most this long, in milliseconds, is worked at a stretch before input and drawing get their turn. */
const STRETCH = 8;
/** So long, in milliseconds, is worked at once, before the first turn: what is known already is there without waiting. */
const AT_ONCE = 4;

/** Work in slices of which one is done at a time; a later one takes the place of an earlier one. */
export interface Stretches {
  /** Begins at once; says whether it is done already. `fail` is told of an error, which ends the work. */
  begin<T>(slices: Generator<void, T>, done: (result: T) => void, fail: (error: unknown) => void): boolean;
  /** The same, but nothing is done before everything that waits has had its turn. */
  beginLater<T>(slices: Generator<void, T>, done: (result: T) => void, fail: (error: unknown) => void): void;
}

/** Does work in stretches, with input and drawing between them. */
export function inStretches(turns: Turns): Stretches {
  const worker = <T>(slices: Generator<void, T>, done: (result: T) => void, fail: (error: unknown) => void) => {
    /** Works for some milliseconds; says whether it has come to an end. */
    const work = (time: number): boolean => {
      try {
        const until = performance.now() + time;
        do {
          const slice = slices.next();
          if (slice.done !== true) continue;
          done(slice.value);
          return true;
        } while (performance.now() < until);
        turns.next(() => work(STRETCH));
        return false;
      } catch (error) {
        fail(error);
        return true;
      }
    };
    return work;
  };
  return {
    begin(slices, done, fail) {
      turns.drop();
      return worker(slices, done, fail)(AT_ONCE);
    },
    beginLater(slices, done, fail) {
      const work = worker(slices, done, fail);
      turns.next(() => work(STRETCH));
    },
  };
}

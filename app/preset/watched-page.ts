import type { Pointer } from '../result';
import type { Reads } from './reads';
import { slotOf, type Slot } from './slots';

/** To whom it is told which options are read; others may take the place of the first. */
export interface Recorder {
  reads: Reads;
}

export type Page = Readonly<Record<string, unknown>>;
type Watching = new (page: Page, recorder: Recorder) => object;

/** A page whose options are asked for by name, each with a getter that tells who read it. */
abstract class WatchedPage {
  readonly #values: readonly unknown[];
  readonly #recorder: Recorder;

  constructor(page: Page, recorder: Recorder) {
    this.#values = Object.values(page);
    this.#recorder = recorder;
  }

  /** Gives a class a getter for one option. */
  static define(watching: Watching, key: string, at: number, slot: Slot): void {
    Object.defineProperty(watching.prototype, key, {
      get(this: WatchedPage) {
        this.#recorder.reads.add(slot);
        return this.#values[at];
      },
    });
  }
}

const classes = new Map<string, Watching>();

/**
 * A page that reports each option it is asked for. It has no keys of its own to go through. Pages of the same options
 * are of one class, so that code which has learned to read them under one preset need not learn it again for the next.
 */
export function watchedPage(page: Page, base: Pointer, recorder: Recorder): object {
  const keys = Object.keys(page);
  const name = `${base} ${keys.join(' ')}`;
  let watching = classes.get(name);
  if (watching === undefined) {
    watching = class extends WatchedPage {};
    for (const [at, key] of keys.entries()) WatchedPage.define(watching, key, at, slotOf(`${base}/${key}`));
    classes.set(name, watching);
  }
  return new watching(page, recorder);
}

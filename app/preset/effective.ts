import type { Preset } from '../../schemas/generated/preset';
import type { Pointer } from '../result';
import { watchedPage, type Page, type Recorder } from './watched-page';

/** The option values of a complete preset, shaped like the window's tree. */
export type Rules = Preset['rules'];
export type Scoring = Preset['scoring'];

/**
 * The rules as they are ruled on: implied options have the implied value, options whose condition is not met have their
 * `otherwise` value. Everything in the engine takes this and nothing else of a preset.
 */
export interface Effective {
  readonly rules: Rules;
  readonly scoring: Scoring;
  readonly card?: Preset['card'];
  readonly patterns?: Preset['patterns'];
}

const recorders = new WeakMap<Effective, Recorder>();

/**
 * The same rules with every page replaced by one that reports each option it is asked for. Scoring rows are not wrapped
 * (the compiled tables read them once): who uses one calls `noteRead`.
 */
export function watched(effective: Effective, recorder: Recorder): Effective {
  const copy = {
    rules: watchedPages(effective.rules, '/rules', recorder),
    scoring: watchedPages(effective.scoring, '/scoring', recorder),
    // That there are none is an answer too.
    get card() {
      recorder.reads.add('/card');
      return effective.card;
    },
    get patterns() {
      recorder.reads.add('/patterns');
      return effective.patterns;
    },
  } as Effective;
  recorders.set(copy, recorder);
  plain.set(copy, unwatched(effective));
  return copy;
}

const plain = new WeakMap<Effective, Effective>();

/** Other rules, watched by whoever watches these. */
export function watchedLike(effective: Effective, other: Effective): Effective {
  const recorder = recorders.get(effective);
  return recorder === undefined ? other : watched(other, recorder);
}

/** The rules below any watching: the key under which compiled tables are kept. */
export function unwatched(effective: Effective): Effective {
  return plain.get(effective) ?? effective;
}

/** Reports that a scoring row, or another value read from a compiled table, took part in a ruling. */
export function noteRead(effective: Effective, pointer: Pointer): void {
  recorders.get(effective)?.reads.add(pointer);
}

/** `noteRead` for all that an answer found earlier rests on. */
export function noteReads(effective: Effective, pointers: readonly Pointer[]): void {
  const recorder = recorders.get(effective);
  if (recorder !== undefined) for (const pointer of pointers) recorder.reads.add(pointer);
}

const ROW_PAGES: ReadonlySet<string> = new Set(['sets', 'patterns', 'limits']);

function watchedPages<T extends object>(pages: T, base: Pointer, recorder: Recorder): T {
  const out: Record<string, unknown> = {};
  for (const [name, page] of Object.entries(pages)) {
    out[name] = ROW_PAGES.has(name) ? page : watchedPage(page as Page, `${base}/${name}`, recorder);
  }
  return out as T;
}

import type { Preset } from '../../schemas/generated/preset';
import type { Pointer } from '../result';
import { Reads } from './reads';
import { slotOf, slotValues, type Slot, type SlotValues } from './slots';
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

const CARD = slotOf('/card');
const PATTERNS = slotOf('/patterns');

/**
 * The same rules, with every page replaced by one that reports each option it is asked for. Scoring rows are not wrapped
 * (the compiled tables read them once): who uses one calls `noteRead`.
 */
class Watched implements Effective {
  readonly rules: Rules;
  readonly scoring: Scoring;
  readonly values: SlotValues;

  constructor(
    readonly plain: Effective,
    readonly recorder: Recorder,
  ) {
    this.rules = watchedPages(plain.rules, '/rules', recorder);
    this.scoring = watchedPages(plain.scoring, '/scoring', recorder);
    this.values = slotValues(plain);
  }

  // That there are none is an answer too.
  get card(): Preset['card'] {
    this.recorder.reads.add(CARD);
    return this.plain.card;
  }

  get patterns(): Preset['patterns'] {
    this.recorder.reads.add(PATTERNS);
    return this.plain.patterns;
  }
}
export type { Watched };

const watches = new WeakMap<Effective, Watched>();

/** The same rules watched; once for all who watch them. */
export function watchedOf(effective: Effective): Watched {
  if (effective instanceof Watched) return effective;
  let watched = watches.get(effective);
  if (watched === undefined) watches.set(effective, (watched = new Watched(effective, { reads: new Reads() })));
  return watched;
}

/** Other rules, watched by whoever watches these. */
export function watchedLike(effective: Effective, other: Effective): Effective {
  return effective instanceof Watched ? new Watched(other, effective.recorder) : other;
}

/** Does something under rules that are watched, and adds all options and rows that it reads to `reads`. */
export function watching<T>(effective: Effective, reads: Reads, act: (watched: Effective) => T): T {
  const watched = watchedOf(effective);
  const { recorder } = watched;
  const outer = recorder.reads;
  recorder.reads = reads;
  try {
    return act(watched);
  } finally {
    recorder.reads = outer;
  }
}

/** The rules below any watching: the key under which compiled tables are kept. */
export function unwatched(effective: Effective): Effective {
  return effective instanceof Watched ? effective.plain : effective;
}

/** Reports that a scoring row, or another value read from a compiled table, took part in a ruling. */
export function noteRead(effective: Effective, slot: Slot): void {
  if (effective instanceof Watched) effective.recorder.reads.add(slot);
}

/** `noteRead` for all that an answer found earlier rests on. */
export function noteReads(effective: Effective, slots: readonly Slot[]): void {
  if (effective instanceof Watched) for (const slot of slots) effective.recorder.reads.add(slot);
}

const ROW_PAGES: ReadonlySet<string> = new Set(['sets', 'patterns', 'limits']);

function watchedPages<T extends object>(pages: T, base: Pointer, recorder: Recorder): T {
  const out: Record<string, unknown> = {};
  for (const [name, page] of Object.entries(pages)) {
    out[name] = ROW_PAGES.has(name) ? page : watchedPage(page as Page, `${base}/${name}`, recorder);
  }
  return out as T;
}

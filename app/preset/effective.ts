import type { Preset } from '../../schemas/generated/preset';
import type { Pointer } from '../result';

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

/** Names every option that is read while a scenario runs. */
export type Reader = (pointer: Pointer) => void;

const recorded = new WeakMap<Effective, Reader>();

/**
 * The same rules with every page replaced by one that reports each option it is asked for. Scoring rows are not wrapped
 * (the compiled tables read them once): who uses one calls `noteRead`.
 */
export function watched(effective: Effective, reader: Reader): Effective {
  const copy: Effective = {
    rules: watchedPages(effective.rules, '/rules', reader),
    scoring: watchedPages(effective.scoring, '/scoring', reader),
    ...(effective.card === undefined ? {} : { card: effective.card }),
    ...(effective.patterns === undefined ? {} : { patterns: effective.patterns }),
  };
  recorded.set(copy, reader);
  plain.set(copy, plain.get(effective) ?? effective);
  return copy;
}

const plain = new WeakMap<Effective, Effective>();

/** The rules below any watching: the key under which compiled tables are kept. */
export function unwatched(effective: Effective): Effective {
  return plain.get(effective) ?? effective;
}

/** Reports that a scoring row, or another value read from a compiled table, took part in a ruling. */
export function noteRead(effective: Effective, pointer: Pointer): void {
  recorded.get(effective)?.(pointer);
}

const ROW_PAGES: ReadonlySet<string> = new Set(['sets', 'patterns', 'limits']);

function watchedPages<T extends object>(pages: T, base: Pointer, reader: Reader): T {
  const out: Record<string, unknown> = {};
  for (const [name, page] of Object.entries(pages)) {
    out[name] = ROW_PAGES.has(name) ? page : watchedPage(page as object, `${base}/${name}`, reader);
  }
  return out as T;
}

function watchedPage(page: object, base: Pointer, reader: Reader): object {
  const out = {};
  for (const [key, value] of Object.entries(page)) {
    const pointer = `${base}/${key}`;
    Object.defineProperty(out, key, {
      enumerable: true,
      get: () => {
        reader(pointer);
        return value as unknown;
      },
    });
  }
  return out;
}

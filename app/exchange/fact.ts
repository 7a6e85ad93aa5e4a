import { listed } from '../language/punctuation';
import { t } from '../language/say';
import type { Effective } from '../preset/effective';
import { readAt } from '../preset/pointer';
import { same } from '../option/values';
import type { Pointer } from '../result';

/** Values of ours by pointer; `undefined` for a scoring row that is not scored. */
export type Sets = Readonly<Record<Pointer, unknown>>;

/** What a value of a file says in our options, or what the file should hold instead. */
export type Meaning =
  | { readonly ok: true; readonly sets: Sets; readonly lost?: string }
  | { readonly ok: false; readonly expected: string };

/** One key of another program's file, and the options of ours that it says something about. */
export interface Fact {
  /** The place in their document. */
  readonly key: Pointer;
  readonly ours: readonly Pointer[];
  /** The value that says it, or comes nearest; `undefined` leaves the key out. */
  readonly write: (rules: Effective) => unknown;
  /** `document` is all of theirs, for a key that says something only together with another one. */
  readonly read: (value: unknown, document?: unknown) => Meaning;
  /** Why a value of ours may have no exact counterpart. */
  readonly reason?: string;
}

/** How much of some values the rules do not say. */
function missed(rules: Effective, sets: Sets): number {
  return Object.entries(sets).filter(([pointer, value]) => !same(readAt(rules, pointer), value)).length;
}

/** One of several values; what is written is the one that agrees with most of the rules, the first among equals. */
export function oneOf(
  key: Pointer,
  values: readonly (readonly [theirs: unknown, ours: Sets, lost?: string])[],
  reason?: string,
): Fact {
  return {
    key,
    ours: [...new Set(values.flatMap(([, sets]) => Object.keys(sets)))],
    write(rules) {
      const exact = values.filter(([, , lost]) => lost === undefined);
      const [first, ...rest] = exact;
      if (first === undefined) return undefined;
      return rest.reduce((best, one) => (missed(rules, one[1]) < missed(rules, best[1]) ? one : best), first)[0];
    },
    read(value) {
      const found = values.find(([theirs]) => same(theirs, value));
      if (found === undefined) {
        return {
          ok: false,
          expected: t('exchange.oneOfValues', { values: listed(values.map(([theirs]) => JSON.stringify(theirs))) }),
        };
      }
      const [, sets, lost] = found;
      return { ok: true, sets, ...(lost === undefined ? {} : { lost }) };
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

/** A switch: what the rules are with it on, and off. */
export function flag(key: Pointer, on: Sets, off: Sets, reason?: string): Fact {
  return oneOf(
    key,
    [
      [true, on],
      [false, off],
    ],
    reason,
  );
}

/** A switch for one option of ours that is itself a switch. */
export function switchOf(key: Pointer, pointer: Pointer, inverted = false): Fact {
  return flag(key, { [pointer]: !inverted }, { [pointer]: inverted });
}

interface Whole {
  /** How many of ours are one of theirs. */
  readonly per?: number;
  readonly least?: number;
  readonly most?: number;
  readonly reason?: string;
}

/** A whole number. */
export function whole(
  key: Pointer,
  pointer: Pointer,
  { per = 1, least = 0, most = 1_000_000, reason }: Whole = {},
): Fact {
  return {
    key,
    ours: [pointer],
    write: (rules) => Math.min(most, Math.max(least, Math.round(Number(readAt(rules, pointer)) / per))),
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? { ok: true, sets: { [pointer]: value * per } }
        : { ok: false, expected: t('exchange.aWholeNumberFromLeastTo', { least, most }) },
    ...(reason === undefined ? {} : { reason }),
  };
}

/** A list: which members of a set of ours it names, in the order of the pairs. */
export function members(
  key: Pointer,
  pointer: Pointer,
  pairs: readonly (readonly [ours: string, theirs: unknown])[],
  reason?: string,
): Fact {
  return {
    key,
    ours: [pointer],
    write(rules) {
      const held = readAt(rules, pointer);
      return pairs.flatMap(([ours, theirs]) => (Array.isArray(held) && held.includes(ours) ? [theirs] : []));
    },
    read(value) {
      const known = pairs.map(([, theirs]) => theirs);
      if (!Array.isArray(value) || !value.every((one) => known.includes(one)))
        return { ok: false, expected: t('exchange.aListWithSomeOfKnown', { known: listed(known.map(String)) }) };
      return {
        ok: true,
        sets: { [pointer]: pairs.flatMap(([ours, theirs]) => (value.includes(theirs) ? [ours] : [])) },
      };
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

/** `flag` for a key that is 1 or 0. */
export function bitOf(key: Pointer, on: Sets, off: Sets, reason?: string): Fact {
  return oneOf(
    key,
    [
      [1, on],
      [0, off],
    ],
    reason,
  );
}

/** A key that is written for the other program and says nothing by itself. */
export function silent(
  key: Pointer,
  write: Fact['write'],
  isRight: (value: unknown) => boolean,
  expected: string,
): Fact {
  return { key, ours: [], write, read: (value) => (isRight(value) ? { ok: true, sets: {} } : { ok: false, expected }) };
}

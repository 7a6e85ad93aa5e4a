/** Small checks of values that come from another process. */
export type Check<T> = (value: unknown) => value is T;

export const isBoolean: Check<boolean> = (value) => typeof value === 'boolean';

/** A text of at most so many UTF-16 units. */
export const textUpTo =
  (length: number): Check<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= length;

export const nullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

export const oneOf =
  <T extends string>(values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const listOf =
  <T>(check: Check<T>, length: number): Check<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= length && value.every(check);

/** An object without a prototype of its own kind: what structured cloning leaves of a plain object. */
export const isRecord: Check<Readonly<Record<string, unknown>>> = (value): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

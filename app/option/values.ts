import type { Pointer } from '../result';
import type { Conditions, Values } from './option';

/** Whether two JSON values are equal; the order of keys has no meaning. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  return keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

function isList(values: Values): values is readonly unknown[] {
  return Array.isArray(values);
}

/** Whether a value is what is asked for. */
export function holds(values: Values, value: unknown): boolean {
  if (isList(values)) return values.some((one) => same(one, value));
  if ('not' in values) return !values.not.some((one) => same(one, value));
  if ('has' in values)
    return Array.isArray(value) && values.has.every((one) => value.some((other) => same(one, other)));
  if (typeof value !== 'number') return false;
  return value >= (values.min ?? -Infinity) && value <= (values.max ?? Infinity);
}

/** The pointers of the conditions that do not hold, with `read` giving the value of each. */
export function unmet(conditions: Conditions, read: (pointer: Pointer) => unknown): Pointer[] {
  return Object.entries(conditions).flatMap(([pointer, values]) => (holds(values, read(pointer)) ? [] : [pointer]));
}

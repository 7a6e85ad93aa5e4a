import type { Pointer } from '../result';

/** One step of a pointer as it is written in it (RFC 6901). */
export function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The steps of a pointer. */
export function stepsOf(pointer: Pointer): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; `undefined` where there is none. */
export function readAt(document: unknown, pointer: Pointer): unknown {
  return readSteps(document, stepsOf(pointer));
}

/** `readAt` for a pointer whose steps are known, where the same one is asked for again and again. */
export function readSteps(document: unknown, steps: readonly string[]): unknown {
  let at: unknown = document;
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[step];
  }
  return at;
}

/**
 * A copy of a document with another value at a pointer; everything that is not on the way is shared with the original.
 * Missing objects on the way are made. `undefined` takes the value out: `withValue(preset, '/scoring/patterns/dora', undefined)`.
 */
export function withValue<T>(document: T, pointer: Pointer, value: unknown): T {
  return changed(document, stepsOf(pointer), value) as T;
}

function changed(at: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(at)) {
    const copy: unknown[] = [...(at as readonly unknown[])];
    const index = Number(step);
    if (value === undefined && rest.length === 0) copy.splice(index, 1);
    else copy[index] = changed(copy[index], rest, value);
    return copy;
  }
  const entries = new Map(Object.entries(typeof at === 'object' && at !== null ? at : {}));
  const inner = changed(entries.get(step), rest, value);
  if (inner === undefined) entries.delete(step);
  else entries.set(step, inner);
  return Object.fromEntries(entries);
}

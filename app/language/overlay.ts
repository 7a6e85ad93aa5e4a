/**
 * A value with other words in it: the overlay has the same keys, and texts where it says something else. Entries of a
 * list may be named by their `id` or `key` instead of their place. The shape stays that of the value: what the overlay
 * has beyond it is left out, and so is what is no text.
 */
export function overlaid<T>(value: T, over: unknown): T {
  return laid(value, over) as T;
}

function laid(value: unknown, over: unknown): unknown {
  if (typeof value === 'string') return typeof over === 'string' && over !== '' ? over : value;
  if (typeof value !== 'object' || value === null || typeof over !== 'object' || over === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown, at) => laid(one, partFor(over, one, at)));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, laid(one, own(over, key))]));
}

/** What an overlay says about one entry of a list. */
function partFor(over: object, entry: unknown, at: number): unknown {
  return [nameOf(entry), String(at)].map((key) => own(over, key)).find((part) => part !== undefined);
}

/** The name of an entry among its like: its `id`, else its `key`. */
export function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { id, key }: { readonly id?: unknown; readonly key?: unknown } = entry;
  return typeof id === 'string' ? id : typeof key === 'string' ? key : '';
}

function own(node: object, key: string): unknown {
  return Object.hasOwn(node, key) ? (node as Readonly<Record<string, unknown>>)[key] : undefined;
}

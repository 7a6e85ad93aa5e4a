import { same } from '../option/values';
import type { Pointer } from '../result';
import type { Effective } from './effective';

const NONE: ReadonlySet<Pointer> = new Set();
const found = new WeakMap<Effective, WeakMap<Effective, ReadonlySet<Pointer>>>();

/**
 * The options and scoring rows whose effective value differs, as pointers of two or three steps, `/card` and
 * `/patterns`. Found once
 * for each pair, since it is asked for every scenario.
 */
export function changedPointers(a: Effective, b: Effective): ReadonlySet<Pointer> {
  if (a === b) return NONE;
  let others = found.get(a);
  if (others === undefined) found.set(a, (others = new WeakMap()));
  let changed = others.get(b);
  if (changed === undefined) others.set(b, (changed = compare(a, b)));
  return changed;
}

function compare(a: Effective, b: Effective): ReadonlySet<Pointer> {
  const out = new Set<Pointer>();
  pagesDiffer(a.rules, b.rules, '/rules', out);
  pagesDiffer(a.scoring, b.scoring, '/scoring', out);
  if (!same(a.card, b.card)) out.add('/card');
  if (!same(a.patterns, b.patterns)) out.add('/patterns');
  return out;
}

type Pages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function pagesDiffer(a: object, b: object, base: Pointer, out: Set<Pointer>): void {
  const left = a as Pages;
  const right = b as Pages;
  for (const page of Object.keys(left)) {
    const one = left[page] ?? {};
    const other = right[page] ?? {};
    if (one === other) continue;
    for (const key of Object.keys(one)) if (!same(one[key], other[key])) out.add(`${base}/${page}/${key}`);
    for (const key of Object.keys(other)) if (!(key in one)) out.add(`${base}/${page}/${key}`);
  }
}

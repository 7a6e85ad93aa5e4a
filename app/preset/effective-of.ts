import type { Preset } from '../../schemas/generated/preset';
import type { Constraint, Option } from '../option/option';
import { CONSTRAINTS, optionAt, OPTIONS, rowAt } from '../option/options';
import { same, unmet } from '../option/values';
import type { Pointer } from '../result';
import type { Effective } from './effective';
import { withValue } from './pointer';

/** Why an option is ruled otherwise than it is stored. */
export type Overruled =
  /** Its condition is not met by the options at these places. */
  | { readonly how: 'inactive'; readonly by: readonly Pointer[] }
  /** Another option implies the value. */
  | { readonly how: 'implied'; readonly by: readonly Pointer[]; readonly constraint: Constraint };

export interface Derived {
  readonly effective: Effective;
  /** Options that are out of use or implied, whether or not their value differs from the stored one. */
  readonly overruled: ReadonlyMap<Pointer, Overruled>;
}

const kept = new WeakMap<Preset, Derived>();

/** The rules of a complete preset as they are ruled on. The same preset gives the same object. */
export function effectiveOf(preset: Preset): Effective {
  return derivedOf(preset).effective;
}

/** The effective rules with the reasons of what differs from the stored values. The preset is not changed later on. */
export function derivedOf(preset: Preset): Derived {
  const before = kept.get(preset);
  if (before) return before;
  const derived = derive(preset);
  kept.set(preset, derived);
  return derived;
}

/** Options that others depend on. */
const DEPENDED: ReadonlySet<Pointer> = new Set([
  ...OPTIONS.flatMap((option) => Object.keys(option.needs ?? {})),
  ...CONSTRAINTS.flatMap(({ when, implies }) => (implies === undefined ? [] : Object.keys(when))),
]);

interface Variant {
  readonly value: unknown;
  readonly effective: Effective;
}

const variants = new WeakMap<Preset, Map<Pointer, Variant[]>>();

/**
 * The effective rules of a complete preset with another value at one place; the same as those of the changed preset, and
 * quicker where no option depends on this one. The same preset, place and value give the same object.
 */
export function effectiveWith(preset: Preset, pointer: Pointer, value: unknown): Effective {
  let places = variants.get(preset);
  if (places === undefined) variants.set(preset, (places = new Map<Pointer, Variant[]>()));
  const known = places.get(pointer) ?? [];
  const before = known.find((one) => same(one.value, value));
  if (before !== undefined) return before.effective;
  const effective = changedRules(preset, pointer, value);
  places.set(pointer, [...known, { value, effective }]);
  return effective;
}

function changedRules(preset: Preset, pointer: Pointer, value: unknown): Effective {
  const option = optionAt(pointer);
  if (option === undefined ? rowAt(pointer) === undefined : DEPENDED.has(pointer))
    return effectiveOf(withValue(preset, pointer, value));
  const { effective, overruled } = derivedOf(preset);
  const reason = overruled.get(pointer);
  if (reason?.how === 'implied' || (reason?.how === 'inactive' && option?.otherwise !== undefined)) return effective;
  return withValue(effective, pointer, value);
}

/** The constraints that imply a value, by the option whose value it is. */
const IMPLYING = new Map<Pointer, Constraint[]>();
for (const constraint of CONSTRAINTS)
  for (const pointer of Object.keys(constraint.implies ?? {}))
    IMPLYING.set(pointer, [...(IMPLYING.get(pointer) ?? []), constraint]);
/** Deeper chains of dependent options than this are a slip in the schemas; a test of the data says so. */
const ROUNDS = 8;

function derive(preset: Preset): Derived {
  const stored = new Map(OPTIONS.map((option) => [option.pointer, valueIn(preset, option)]));
  const values = new Map(stored);
  let overruled = new Map<Pointer, Overruled>();
  for (let round = 0; round < ROUNDS; round += 1) {
    overruled = new Map();
    let settled = true;
    for (const option of OPTIONS) {
      const reason = overrulingOf(option, values);
      if (reason) overruled.set(option.pointer, reason);
      const value = ruledValue(option, stored.get(option.pointer), reason);
      if (!same(values.get(option.pointer), value)) {
        values.set(option.pointer, value);
        settled = false;
      }
    }
    if (settled) break;
  }
  return { effective: assembled(preset, values), overruled };
}

function overrulingOf(option: Option, values: ReadonlyMap<Pointer, unknown>): Overruled | undefined {
  const read = (pointer: Pointer) => values.get(pointer);
  const missing = option.needs === undefined ? [] : unmet(option.needs, read);
  if (missing.length > 0) return { how: 'inactive', by: missing };
  const constraint = IMPLYING.get(option.pointer)?.find(({ when }) => unmet(when, read).length === 0);
  return constraint && { how: 'implied', by: Object.keys(constraint.when), constraint };
}

function ruledValue(option: Option, stored: unknown, reason: Overruled | undefined): unknown {
  if (reason?.how === 'implied') return reason.constraint.implies?.[option.pointer];
  if (reason?.how === 'inactive' && option.otherwise !== undefined) return option.otherwise;
  return stored;
}

type Pages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function pageOf(pages: object, page: Pointer): Readonly<Record<string, unknown>> {
  return (pages as Pages)[page.slice(page.lastIndexOf('/') + 1)] ?? {};
}

function valueIn(preset: Preset, option: Option): unknown {
  return pageOf(option.page.startsWith('/rules') ? preset.rules : preset.scoring, option.page)[option.key];
}

function assembled(preset: Preset, values: ReadonlyMap<Pointer, unknown>): Effective {
  const withValues = <T extends object>(pages: T, base: Pointer): T =>
    Object.fromEntries(
      Object.entries(pages).map(([name, page]) => [name, ruledPage(page, `${base}/${name}`, values)]),
    ) as T;
  return {
    rules: withValues(preset.rules, '/rules'),
    scoring: withValues(preset.scoring, '/scoring'),
    ...(preset.card === undefined ? {} : { card: preset.card }),
    ...(preset.patterns === undefined ? {} : { patterns: preset.patterns }),
  };
}

/**
 * A page with its ruled values: the page itself where it is ruled on as it is stored, so that what was worked out of it
 * stands after an edit of another page. A file may hold pages of any form beside those that are known; they stay as they are.
 */
function ruledPage(page: unknown, base: Pointer, values: ReadonlyMap<Pointer, unknown>): unknown {
  if (typeof page !== 'object' || page === null) return page;
  let differs = false;
  const entries = Object.entries(page).map(([key, value]: [string, unknown]) => {
    const pointer = `${base}/${key}`;
    const ruled = values.has(pointer) ? values.get(pointer) : value;
    if (ruled !== value) differs = true;
    return [key, ruled] as const;
  });
  return differs ? Object.fromEntries(entries) : page;
}

import type { Option } from '../option/option';
import { OPTIONS } from '../option/options';
import type { Pointer } from '../result';

/** Options that are in use only while this one has a certain value, in the order of the window. */
export function dependentsOf(pointer: Pointer): readonly Option[] {
  return dependents.get(pointer) ?? [];
}

const dependents: ReadonlyMap<Pointer, readonly Option[]> = (() => {
  const found = new Map<Pointer, Option[]>();
  for (const option of OPTIONS) {
    for (const pointer of Object.keys(option.needs ?? {})) found.set(pointer, [...(found.get(pointer) ?? []), option]);
  }
  return found;
})();

/** Other options that share a rule with this one: it requires, excludes or implies them, or they it. */
export function relatedTo(pointer: Pointer): readonly Option[] {
  const found = new Set<Pointer>();
  for (const option of OPTIONS) {
    for (const { when, requires = {}, excludes = {}, implies = {} } of option.constraints) {
      const parts = [when, requires, excludes, implies].flatMap((part) => Object.keys(part));
      if (parts.includes(pointer)) for (const part of parts) found.add(part);
    }
  }
  found.delete(pointer);
  return OPTIONS.filter((option) => found.has(option.pointer));
}

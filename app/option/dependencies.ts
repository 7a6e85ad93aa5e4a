import type { Pointer } from '../result';
import { CONSTRAINTS, OPTIONS } from './options';

/** What can overrule each option directly: the options that it needs, and those that imply its value. */
const DIRECTLY: ReadonlyMap<Pointer, readonly Pointer[]> = new Map(
  OPTIONS.map((option) => [
    option.pointer,
    [
      ...Object.keys(option.needs ?? {}),
      ...CONSTRAINTS.filter(({ implies = {} }) => option.pointer in implies).flatMap(({ when }) => Object.keys(when)),
    ],
  ]),
);

/** Every option on which the ruled value of an option depends, itself first: whoever reads it has asked them all. */
export function dependencies(pointer: Pointer): readonly Pointer[] {
  const all = new Set([pointer]);
  for (const one of all) for (const other of DIRECTLY.get(one) ?? []) all.add(other);
  return [...all];
}

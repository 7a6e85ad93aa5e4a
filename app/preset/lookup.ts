import type { Preset } from '../../schemas/generated/preset';
import { builtin } from './builtin';
import { contentHash } from './content-hash';

/** The complete preset that a name stands for; undefined where there is none. */
export type Lookup = (name: string) => Preset | undefined;

/**
 * Finds presets as a scenario names them: a built-in one by its id, one of the others by its id or by the hash of its
 * content, which stays right when a club gives its preset another name.
 */
export function lookupAmong(others: readonly Preset[]): Lookup {
  let byHash: ReadonlyMap<string, Preset> | undefined;
  return (name) => {
    const named = builtin(name) ?? others.find((one) => one.id === name);
    if (named !== undefined) return named;
    byHash ??= new Map(others.map((one) => [contentHash(one), one]));
    return byHash.get(name);
  };
}

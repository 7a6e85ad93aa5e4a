import type { Preset } from '../../schemas/generated/preset';
import { builtin } from '../preset/builtin';
import { withValue } from '../preset/pointer';
import type { Sets } from './fact';

/** A built-in preset with some values changed: how a program plays where its file says nothing. Made once, when asked for. */
export function builtinWith(id: string, sets: Sets = {}): () => Preset {
  let made: Preset | undefined;
  return () => {
    const found = builtin(id);
    if (found === undefined) throw new Error(`there is no built-in preset ${id}`);
    made ??= Object.entries(sets).reduce((preset, [pointer, value]) => withValue(preset, pointer, value), found);
    return made;
  };
}

import { useMemo } from 'react';
import { presetOf } from '../../../app/editor/document';
import type { Desk } from '../../../app/editor/desk';
import { builtins } from '../../../app/preset/builtin';
import { parsePreset } from '../../../app/preset/parse';
import type { Preset } from '../../../schemas/generated/preset';
import { useWindow } from '../store/store';

/** A preset that can be compared with: built in, in the library, or open and not yet saved. */
export interface Comparable {
  readonly id: string;
  readonly words: string;
}

/** Every preset that can stand in the second column. */
export function comparables(desk: Desk): readonly Comparable[] {
  const open = Object.values(desk.documents)
    .filter((document) => document.kind === 'own' && document.key !== desk.current)
    .map((document) => ({ id: document.key, words: presetOf(document).name }));
  const stored = desk.library
    .filter((entry) => entry.id !== '' && entry.problem === undefined)
    .filter((entry) => !Object.values(desk.documents).some((document) => document.stored?.id === entry.id))
    .map((entry) => ({ id: `library:${entry.id}`, words: entry.name }));
  const current = desk.documents[desk.current];
  const saved =
    current?.stored === undefined ? [] : [{ id: 'saved', words: `${presetOf(current).name}, as last saved` }];
  return [...saved, ...open, ...stored, ...builtins().map((preset) => ({ id: preset.id, words: preset.name }))];
}

/** The preset of the second column. */
export function useCompared(id: string | undefined): Preset | undefined {
  const desk = useWindow((state) => state.desk);
  return useMemo(() => {
    if (id === undefined) return undefined;
    if (id === 'saved') return desk.documents[desk.current]?.saved;
    const open = desk.documents[id];
    if (open) return presetOf(open);
    if (id.startsWith('library:')) {
      const entry = desk.library.find((one) => `library:${one.id}` === id);
      const parsed = entry && parsePreset(entry.text);
      return parsed?.ok === true ? parsed.value : undefined;
    }
    return builtins().find((preset) => preset.id === id);
  }, [desk, id]);
}

import { presetOf } from '../../../app/editor/document';
import { titleAt } from '../../../app/editor/labels';
import type { Pointer } from '../../../app/result';
import { documentIn } from './derived';
import { useWindow } from './store';

/** The names of options and scoring rows as the preset in front has them, its own patterns among them. */
export function useTitles(): (pointer: Pointer) => string {
  const own = useWindow((state) => presetOf(documentIn(state)).patterns);
  return (pointer) => titleAt(pointer, own);
}

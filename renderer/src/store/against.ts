import { t } from '../../../app/language/say';
import type { Desk } from '../../../app/editor/desk';
import { currentOf } from '../../../app/editor/desk';
import type { Base } from '../../../app/editor/document';
import { comparableAt, comparables, type Comparable } from './comparable';
import { baseIn } from './derived';

/** What the preview compares with; the base where what was chosen is not there. */
export function baseFor(desk: Desk, against: string): Base & { readonly foreign: boolean } {
  const document = currentOf(desk);
  const base = { ...baseIn(document), foreign: false };
  if (against === 'base' || (against === 'saved' && document.stored === undefined)) return base;
  const preset = comparableAt(desk, against);
  if (!preset || against === desk.current) return base;
  const saved = against === 'saved';
  return { id: preset.id, name: saved ? t('store.theLastSave') : preset.name, preset, foreign: !saved };
}

/** What the preview can compare with: the base first, the last save, then every other preset. */
export function againstChoices(desk: Desk): readonly Comparable[] {
  const base = baseIn(currentOf(desk));
  const others = comparables(desk).filter((one) => one.id !== 'saved' && one.id !== base.id);
  const saved = currentOf(desk).stored === undefined ? [] : [{ id: 'saved', words: t('store.theLastSave') }];
  return [{ id: 'base', words: base.name }, ...(currentOf(desk).base === undefined ? [] : saved), ...others];
}

import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import type { Option } from '../option/option';
import { optionAt, rowAt } from '../option/options';
import { catalogueOf } from '../option/catalogue';
import { effectiveOf } from '../preset/effective-of';
import { readAt } from '../preset/pointer';
import type { Pointer } from '../result';
import { valueWords } from '../words/units';

/** The name of an option, scoring row or part of the head, as the window calls it; own patterns by the names of the preset. */
export function titleAt(pointer: Pointer, own: Preset['patterns']): string {
  const row = rowAt(pointer);
  if (row) return catalogueOf(own).name(row.id) ?? row.id;
  return optionAt(pointer)?.title ?? HEAD[pointer] ?? pointer;
}

const HEAD: Readonly<Record<Pointer, string>> = {
  '/name': t('editor.name'),
  '/description': t('editor.description'),
  '/vocabulary': t('editor.vocabulary'),
  '/club': t('editor.club'),
  '/edition': t('editor.edition'),
  '/changes': t('editor.changesByEdition'),
  '/customWords': t('editor.ownWords'),
  '/notes': t('editor.remarks'),
  '/card': t('editor.cardOfHands'),
  '/patterns': t('editor.ownPatterns'),
};

const BRIEF: ReadonlySet<Option['kind']> = new Set(['boolean', 'choice', 'number']);

/** What a change is called in the history: "Missed discard: Traditional → Extended"; only the name where values are long. */
export function changeLabel(pointer: Pointer, before: Preset, after: Preset): string {
  const option = optionAt(pointer);
  if (option && BRIEF.has(option.kind)) {
    const words = (preset: Preset) => valueWords(option, effectiveOf(preset), readAt(preset, pointer));
    return titled(option.title, `${words(before)} → ${words(after)}`);
  }
  if (pointer === '/name') return t('editor.nameFromTo', { before: before.name, after: after.name });
  return titleAt(pointer, after.patterns ?? before.patterns);
}

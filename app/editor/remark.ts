import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import type { Pointer } from '../result';
import type { Change } from './document';
import { titleAt } from './labels';

/** The longest remark, in characters; what is longer would not be read again from a file. */
export const LONGEST_REMARK = 2000;

/** The club's remark on an option, a scoring row or a page; empty where there is none. It is printed in the rule sheet. */
export function remarkAt(preset: Preset, pointer: Pointer): string {
  return preset.notes?.[pointer] ?? '';
}

/** The change that writes a remark, or takes it away where the text is blank; typing on is one step. */
export function remarkChange(preset: Preset, pointer: Pointer, text: string): Change {
  const { [pointer]: _before, ...others } = preset.notes ?? {};
  const notes = text.trim() === '' ? others : { ...others, [pointer]: text };
  return {
    set: { '/notes': Object.keys(notes).length === 0 ? undefined : notes },
    label: t('editor.remarkOnTitleat', { titleAt: titleAt(pointer, preset.patterns) }),
    key: `/notes${pointer}`,
  };
}

import { useEffect, useState } from 'react';
import { t } from '../../../app/language/say';
import type { Desk } from '../../../app/editor/desk';
import { difference } from '../../../app/preset/difference';
import type { Preset } from '../../../schemas/generated/preset';
import { comparableAt, comparables, type Comparable } from '../store/comparable';

/**
 * The presets that can be compared with, those with the fewest differences first and with their number; in the order of
 * the list of presets until they have been counted.
 */
export function useLikeness(first: Preset, desk: Desk): readonly Comparable[] {
  const [found, setFound] = useState<{ first: Preset; desk: Desk; choices: readonly Comparable[] }>();
  useEffect(() => {
    const all = comparables(desk);
    const counted: (Comparable & { readonly count: number })[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const choice = all[counted.length];
      if (choice === undefined) {
        counted.sort((a, b) => a.count - b.count);
        setFound({
          first,
          desk,
          choices: counted.map(({ id, words, count }) => ({ id, words: withCount(words, count) })),
        });
        return;
      }
      const preset = comparableAt(desk, choice.id);
      counted.push({ ...choice, count: preset === undefined ? Infinity : difference(first, preset).length });
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => {
      clearTimeout(timer);
    };
  }, [first, desk]);
  return found?.first === first && found.desk === desk ? found.choices : comparables(desk);
}

function withCount(words: string, count: number): string {
  if (count === Infinity) return words;
  return count === 0
    ? t('compare.wordsIdentical', { words })
    : t('compare.wordsNumberDiffer', { words, number: count });
}

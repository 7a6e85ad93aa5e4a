import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { PatternSetting } from '../option/patterns';

/** A setting of a pattern with its value: "Identical pairs: no", "Kongs it may hold: Concealed ones". */
export function wordsOfSetting(setting: PatternSetting, value: boolean | number | string): string {
  const words =
    typeof value === 'boolean' ? (value ? t('words.yes') : t('words.no')) : (setting.words?.[value] ?? String(value));
  return titled(setting.title, words);
}

import { t } from '../language/say';
import type { PatternSetting } from '../option/patterns';

/** A setting of a pattern with its value: "Identical pairs: no". */
export function wordsOfSetting(setting: PatternSetting, value: boolean | number | string): string {
  const words =
    typeof value === 'boolean' ? (value ? t('words.yes') : t('words.no')) : String(value).replaceAll('-', ' ');
  return `${setting.title}: ${words}`;
}

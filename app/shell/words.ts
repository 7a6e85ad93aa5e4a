import { createInstance } from 'i18next';
import type { Language } from '../language/language';
import { system as de } from '../../schemas/words/de/window.json';
import { system as en } from '../../schemas/words/en/window.json';
import { system as ja } from '../../schemas/words/ja/window.json';

const WORDS: { readonly [L in Language]: Readonly<Record<string, string>> } = { en, de, ja };
type Plain<K> = K extends `${infer S}_one` | `${infer S}_other` ? S : K;
export type ShellWord = Plain<keyof typeof en>;
/** Words of the shell by their key, with what is put into them. */
export type ShellWords = (key: ShellWord, values?: Readonly<Record<string, string | number>>) => string;

const instance = createInstance();
void instance.init({
  fallbackLng: 'en',
  ns: ['shell'],
  defaultNS: 'shell',
  resources: Object.fromEntries(Object.entries(WORDS).map(([language, shell]) => [language, { shell }])),
  initAsync: false,
  interpolation: { escapeValue: false },
});

/**
 * What the shell itself says: in dialogs of the system and in the menu before a window has sent its own. The main
 * process runs on when a window starts anew in another language, so it takes its words anew each time.
 */
export function shellWords(language: Language): ShellWords {
  return instance.getFixedT(language) as unknown as ShellWords;
}

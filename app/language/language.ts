/** The languages that have a folder of words under `schemas/words/`. */
export const LANGUAGES = ['en', 'de', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Those that are laid over English. */
export type PackLanguage = Exclude<Language, 'en'>;

/** Each in its own words. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = { en: 'English', de: 'Deutsch', ja: '日本語' };

/** Those whose words are whole: the window offers them, and the tests ask for every key. */
export const COMPLETE: readonly Language[] = ['en', 'de', 'ja'];

/** What a user can choose; `system`: the first language of the system that there is, else English. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** Whether a text names a choice of language. */
export function isLanguageChoice(text: unknown): text is LanguageChoice {
  return LANGUAGE_CHOICES.some((one) => one === text);
}

/** Whether a text names a language. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((one) => one === text);
}

/** Whether a language is laid over English. */
export function isPackLanguage(language: Language): language is PackLanguage {
  return language !== 'en';
}

/**
 * The language to speak.
 * @param preferred the languages of the system as BCP 47 tags, the best first
 */
export function languageFor(choice: LanguageChoice, preferred: readonly string[]): Language {
  if (choice !== 'system') return choice;
  for (const tag of preferred) {
    const found = COMPLETE.find((one) => one === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}

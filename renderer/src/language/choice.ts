import { isLanguageChoice, languageFor, type Language, type LanguageChoice } from '../../../app/language/language';

const KEY = 'prevailing-wind-language';

let kept: LanguageChoice | undefined;

/** What was chosen; the language of the system where nothing was. */
export function chosenLanguage(): LanguageChoice {
  if (kept !== undefined) return kept;
  try {
    const found = localStorage.getItem(KEY);
    kept = isLanguageChoice(found) ? found : 'system';
  } catch {
    kept = 'system';
  }
  return kept;
}

/** Remembers another choice: it holds from the next start on. */
export function keepLanguage(choice: LanguageChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage each start begins anew.
  }
}

/** The language in which this window starts. */
export function windowLanguage(): Language {
  return languageFor(chosenLanguage(), navigator.languages);
}

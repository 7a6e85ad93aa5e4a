import type { Language } from '../../../app/language/language';
import { speak } from '../../../app/language/packs';

/** Makes the window speak a language; to be waited for before anything with words in it is loaded. */
export async function speakIn(language: Language): Promise<void> {
  document.documentElement.lang = language;
  await speak(language);
}

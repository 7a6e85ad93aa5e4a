import type { Language } from '../../../app/language/language';
import { installPack, type Pack } from '../../../app/language/pack';

/** English stands in the program itself; each other language is fetched where it is spoken. */
const PACKS: { readonly [L in Language]: (() => Promise<{ readonly default: Pack }>) | undefined } = {
  en: undefined,
  de: () => import('../../../app/language/packs/de'),
  ja: () => import('../../../app/language/packs/ja'),
};

/** Makes the window speak a language; to be waited for before anything with words in it is loaded. */
export async function speak(language: Language): Promise<void> {
  document.documentElement.lang = language;
  const pack = await PACKS[language]?.();
  if (pack !== undefined) installPack(pack.default);
}

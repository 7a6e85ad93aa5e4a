import { isPackLanguage, type Language, type PackLanguage } from './language';
import { installPack, type Pack } from './pack';

/** English stands in the program itself; each other language is loaded where it is spoken. */
const PACKS: { readonly [L in PackLanguage]: () => Promise<{ readonly default: Pack }> } = {
  de: () => import('./packs/de'),
  ja: () => import('./packs/ja'),
};

/** Lets everything speak a language; to be waited for before anything with words in it is loaded. */
export async function speak(language: Language): Promise<void> {
  if (isPackLanguage(language)) installPack((await PACKS[language]()).default);
}

import { createInstance, type FormatterModule } from 'i18next';
import en from '../../schemas/words/en/window.json';
import { figures } from './numbers';
import { packed, spokenLanguage } from './pack';

declare module 'i18next' {
  interface CustomTypeOptions {
    readonly defaultNS: 'window';
    readonly resources: { readonly window: typeof en };
  }
}

const language = spokenLanguage();
/** Numbers are written as the language writes them, whatever they are given for. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (typeof value === 'number' ? figures(value) : String(value)),
};
const instance = createInstance().use(formatter);
void instance.init({
  lng: language,
  fallbackLng: 'en',
  ns: ['window'],
  defaultNS: 'window',
  resources: { en: { window: en }, ...(language === 'en' ? {} : { [language]: { window: packed('window') ?? {} } }) },
  initAsync: false,
  // React and the writers of sheets escape what they put into a page.
  interpolation: { escapeValue: false, alwaysFormat: true },
});

/** The words that nothing is put into: a window asks for the same ones again with every drawing. */
const plain = new Map<string, string>();

function say(...asked: Parameters<typeof instance.t>): string {
  const [key, given] = asked;
  if (typeof key !== 'string' || given !== undefined) return instance.t(...asked);
  let words = plain.get(key);
  if (words === undefined) plain.set(key, (words = instance.t(...asked)));
  return words;
}

/**
 * The words of the program by their key in `schemas/words/en/window.json`, in the language that is spoken: `{{name}}`
 * stands for what is given under that name, and `count` chooses between the forms that end in `_one` and `_other`.
 */
export const t = say as typeof instance.t;

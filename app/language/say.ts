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

/** A window asks for the same words with the same fillings again with every drawing. */
const said = new Map<string, string>();
/** How many are remembered before all are forgotten. */
const MOST = 5000;

function say(...asked: Parameters<typeof instance.t>): string {
  const [key, given, more] = asked;
  if (typeof key !== 'string' || more !== undefined) return instance.t(...asked);
  const name = given === undefined ? key : key + JSON.stringify(given);
  const before = said.get(name);
  if (before !== undefined) return before;
  const words = instance.t(...asked);
  if (said.size >= MOST) said.clear();
  said.set(name, words);
  return words;
}

/**
 * The words of the program by their key in `schemas/words/en/window.json`, in the language that is spoken: `{{name}}`
 * stands for what is given under that name, and `count` chooses between the forms that end in `_one` and `_other`.
 */
export const t = say as typeof instance.t;

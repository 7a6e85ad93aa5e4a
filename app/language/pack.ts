import type { Language } from './language';

/** The files of a language, as `schemas/words/<language>/` has them. */
export const PACK_FILES = ['sentences', 'window', 'options', 'patterns', 'scenarios', 'presets', 'fields'] as const;
export type PackFile = (typeof PACK_FILES)[number];

/**
 * The words of a language. English is written in the schemas, presets and scenarios themselves; a pack is laid over
 * them, by the same keys: what it leaves out stays English.
 */
export type Pack = { readonly language: Language } & { readonly [F in PackFile]: unknown };

let installed: Pack | undefined;
let read = false;

/**
 * Lets everything speak another language from now on. It comes before all that holds words: whoever has read some
 * keeps them, so that a later change would leave two languages in one window.
 * @throws where words have been read already
 */
export function installPack(pack: Pack): void {
  if (read) throw new Error('a language is installed before the first word is read');
  installed = pack;
}

/** The language that is spoken. */
export function spokenLanguage(): Language {
  read = true;
  return installed?.language ?? 'en';
}

/** One part of the pack that is installed, for `overlaid`; undefined in English. */
export function packed(file: PackFile, ...keys: readonly string[]): unknown {
  read = true;
  return keys.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
    installed?.[file],
  );
}

/** A pack of the files of a folder by their path; a file that is not there leaves its words English. */
export function packOf(language: Language, files: Readonly<Record<string, unknown>>): Pack {
  const file = (name: PackFile) => Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`))?.[1];
  return {
    language,
    sentences: file('sentences'),
    window: file('window'),
    options: file('options'),
    patterns: file('patterns'),
    scenarios: file('scenarios'),
    presets: file('presets'),
    fields: file('fields'),
  };
}

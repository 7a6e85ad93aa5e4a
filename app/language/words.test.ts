import { describe, expect, test } from 'vitest';
import scenario from '../../schemas/scenario.schema.json';
import sentences from '../../schemas/words/en/sentences.json';
import window from '../../schemas/words/en/window.json';
import { OPTIONS, ALL_PAGES } from '../option/options';
import { PATTERNS } from '../option/patterns';
import { builtinFile, builtins } from '../preset/builtin';
import { SCENARIOS } from '../scenarios/index';
import { COMPLETE, LANGUAGES, type Language } from './language';
import { PACK_FILES, packOf, type Pack, type PackFile } from './pack';

type Texts = ReadonlyMap<string, string>;

const files = import.meta.glob<unknown>('../../schemas/words/*/*.json', { eager: true, import: 'default' });
const schemas = import.meta.glob<Json>('../../schemas/{rules,scoring}/*.json', { eager: true, import: 'default' });
type Json = Readonly<Record<string, unknown>>;

/** All texts below a value, by their path; an entry of a list goes by its `id`, else by its place. */
function textsOf(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const id = Array.isArray(value) && typeof one === 'object' && one !== null && 'id' in one ? one.id : undefined;
    return textsOf(one, `${at}/${typeof id === 'string' && !at.endsWith('constraints') ? id : key}`);
  });
}

/** Titles, headings and explanations of what is asked for; rows of tiles are explained by their place. */
function askedTexts(fields: object, at: string): [string, string][] {
  return Object.entries(fields).flatMap(([key, field]: [string, Json]) => [
    ...(['title', 'group', 'description'] as const).flatMap((name): [string, string][] => {
      const text = field[name];
      return typeof text === 'string' && (name !== 'description' || field['notation'] === undefined)
        ? [[`${at}/${key}/${name}`, text]]
        : [];
    }),
    ...askedTexts(field['properties'] ?? {}, `${at}/${key}/properties`),
  ]);
}

const HUMAN = /^\/(title|help|informing|words\/[^/]+|columns\/\d+\/title|constraints\/\d+\/(message|fix\/\d+\/label))$/;

/** The English words that a file of a language has, by their path in it. */
const ENGLISH: { readonly [F in PackFile]: () => Texts } = {
  sentences: () => new Map(textsOf(sentences).filter(([, text]) => text !== '')),
  window: () => new Map(textsOf(window)),
  options: () => {
    const pages = Object.values(schemas).filter(({ page }) => typeof page === 'string');
    return new Map([
      ...pages.flatMap((page) =>
        textsOf(page)
          .filter(([path]) => /^\/(title|help|rowNeeds\/[^/]+\/message)$/.test(path))
          .map(([path, text]): [string, string] => [`/pages/${String(page['page'])}${path}`, text]),
      ),
      ...pages.flatMap((page) =>
        Object.entries(page['properties'] as Json).flatMap(([key, entry]) =>
          textsOf(entry)
            .filter(([path]) => HUMAN.test(path))
            .map(([path, text]): [string, string] => [`/options/${String(page['page'])}/${key}${path}`, text]),
        ),
      ),
      ...new Map(OPTIONS.map(({ section }) => [`/sections/${section}`, section])),
    ]);
  },
  patterns: () =>
    new Map(
      PATTERNS.flatMap(({ id, name, definition, settings = [] }) => [
        ...textsOf({ name, definition }, `/${id}`),
        ...settings.flatMap(({ id: setting, title, help, words }) =>
          textsOf({ title, help, words }, `/${id}/settings/${setting}`),
        ),
      ]),
    ),
  fields: () =>
    new Map(
      (['event', 'position', 'seat'] as const).flatMap((name) =>
        askedTexts(scenario.$defs[name].properties, `/${name}`),
      ),
    ),
  scenarios: () =>
    new Map(SCENARIOS.flatMap(({ id, title, teaches }) => textsOf({ title, teaches }, `/scenarios/${id}`))),
  presets: () =>
    new Map(
      builtins().flatMap(({ id }) => {
        const { assumed, sources: _sources, ...file } = builtinFile(id) as unknown as Json;
        const reasons = ((assumed ?? []) as readonly { covers: readonly string[]; reason: string }[]).map(
          ({ covers, reason }) => [covers[0] ?? '', reason] as const,
        );
        return textsOf({ ...file, assumed: Object.fromEntries(reasons) }, `/${id}`);
      }),
    ),
};

/** What no reader needs in another language: names that are proper ones, and what is no sentence. */
function mayStay(file: PackFile, path: string): boolean {
  return file === 'presets' && !/^\/[^/]+\/(description|outline|notes\/|assumed\/)/.test(`${path}/`);
}

/** What is put in: values by their name, options and terms. */
function places(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}|<option:[^>]+>|\{(a:)?\w+(?=[}#|])/g) ?? [])]
    .map((place) => place.replace('{a:', '{'))
    .sort();
}

function pack(language: Language): Pack {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return packOf(language, Object.fromEntries(own));
}

/** The path without the ending of a plural form, since languages have different ones; needs of rows by their id. */
function formless(path: string): string {
  return path
    .replace(/_(zero|one|two|few|many|other)$/, '')
    .replace(/^\/pages\/(.*)\/rowNeeds\/(\d+)\//, (_, page: string, at: string) => {
      const id = ALL_PAGES.find(({ pointer }) => pointer === page)?.rowNeeds[Number(at)]?.id ?? at;
      return `/pages/${page}/rowNeeds/${id}/`;
    });
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  const words = pack(language);

  test.each(PACK_FILES)('%s says what English says, with the same values in it', (file) => {
    const english = new Map([...ENGLISH[file]()].map(([path, text]) => [formless(path), text]));
    const given = textsOf(words[file]).filter(([path]) => !/^\/units\/|\/more\/\d+$|^\/(topics|groups)\//.test(path));
    const wrong = given.flatMap(([path, text]) => {
      const meant = english.get(formless(path));
      if (meant === undefined) return file === 'sentences' && text === '' ? [] : [`superfluous: ${path}`];
      if (/&(\w+|#\d+);/.test(text)) return [`written for a web page: ${path}: ${text}`];
      if (text.trim() === '' && meant.trim() !== '' && !/\/numbers\//.test(path)) return [`empty: ${path}`];
      return places(text).join() === places(meant).join() ? [] : [`other values: ${path}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});

test.each(COMPLETE.filter((language) => language !== 'en'))('nothing is left in English in %s', (language) => {
  const words = pack(language);

  const missing = PACK_FILES.flatMap((file) => {
    const given = new Set(textsOf(words[file]).map(([path]) => formless(path)));
    return [...ENGLISH[file]().keys()]
      .filter((path) => !mayStay(file, path) && !given.has(formless(path)))
      .map((path) => `${file}${path}`);
  });
  expect(missing).toEqual([]);
});

test('each page of options has words', () => {
  expect(ALL_PAGES.every(({ pointer }) => ENGLISH.options().has(`/pages/${pointer}/title`))).toBe(true);
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A folder whose JSON files the page fetches as one file of data. */
interface Kind {
  readonly name: string;
  /** From the root of the project. */
  readonly folder: string;
  /** Needed for the first paint: asked for before the script that reads it has come. */
  readonly first: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const WORDS = 'schemas/words';
/** Languages beside English, whose words stand in the schemas themselves: each is fetched only where it is spoken. */
const OTHERS = readdirSync(path.join(ROOT, WORDS)).filter((language) => language !== 'en');

const KINDS: readonly Kind[] = [
  { name: 'presets', folder: 'presets', first: true },
  { name: 'schemas', folder: 'schemas', first: true },
  { name: 'scenarios', folder: 'app/scenarios', first: false },
  ...OTHERS.map((language) => ({ name: `words-${language}`, folder: `${WORDS}/${language}`, first: false })),
];

const VIRTUAL = '\0data:';

interface Data extends Kind {
  /** The contents of its files by their path from the root of the project. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly text: string;
  /** Where it lies beside the page; another content has another name. */
  readonly url: string;
}

function dataOf(kind: Kind): Data {
  const files = new Map(
    readdirSync(path.join(ROOT, kind.folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => path.join(kind.folder, file))
      .filter((file) => !KINDS.some(({ folder }) => isWithin(folder, kind.folder) && isWithin(key(file), folder)))
      .sort()
      .map((file) => [key(file), JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as unknown]),
  );
  const text = JSON.stringify(Object.fromEntries(files));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { ...kind, files, text, url: `assets/${kind.name}-${hash}.json` };
}

/** Whether a path lies in a folder, and is not that folder itself. */
function isWithin(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}

function key(file: string): string {
  return file.split(path.sep).join('/');
}

/**
 * Presets, schemas and scenarios are no script: the built page fetches each of these folders as one file, which is read
 * much quicker than code, and while the script is still on its way.
 */
export function data(): Plugin {
  let all: readonly Data[] = [];
  return {
    name: 'json-as-data',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      all = KINDS.map(dataOf);
    },
    resolveId: (source) => (source.startsWith(VIRTUAL) ? source : null),
    load(id) {
      if (id.startsWith(VIRTUAL)) {
        const url = all.find(({ name }) => name === id.slice(VIRTUAL.length))?.url;
        return `export default await (await fetch(${JSON.stringify(url)})).json();`;
      }
      const file = key(path.relative(ROOT, id.replace(/\?.*$/, '')));
      const holder = all.find(({ files }) => files.has(file));
      if (holder === undefined) return null;
      this.addWatchFile(id);
      const code = `import all from ${JSON.stringify(VIRTUAL + holder.name)};\nexport default all[${JSON.stringify(file)}];`;
      return { code, map: null, moduleType: 'js' };
    },
    generateBundle() {
      for (const { url, text } of all) this.emitFile({ type: 'asset', fileName: url, source: text });
    },
    transformIndexHtml: () =>
      all
        .filter(({ first }) => first)
        .map(({ url }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: `./${url}` },
          injectTo: 'head',
        })),
  };
}

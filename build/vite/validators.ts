import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import { readSchemas, SCHEMAS } from '../schema-files.ts';
import { ANNOTATIONS } from '../schema-keywords.ts';

const SUFFIX = '?validator';
// Not an id that ends in .json: Vite's dev server leaves the imports of those unresolved.
const VIRTUAL = '\0validator:';
/** The same as a script of its own, which is asked for at once and may come later. */
const APART = '\0validator-apart:';

const SAID: ReadonlySet<string> = new Set([...ANNOTATIONS, 'title', 'description', 'default', 'examples', '$comment']);
/** Keywords whose keys are names given by the schema, not keywords. */
const NAMING: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** A schema without what it says to people: validators carry it along, and it constrains nothing. */
function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => !SAID.has(key));
  return Object.fromEntries(
    kept.map(([key, value]: [string, unknown]) => {
      if (!NAMING.has(key)) return [key, key === 'enum' || key === 'const' ? value : bare(value)];
      return [key, Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, bare(one)]))];
    }),
  );
}

/**
 * The source of an ES module whose default export is the validator of one schema file; `$ref`s may point to any other
 * file under `folder`. Every error is reported (`allErrors`): the caller limits the size of hostile input first.
 */
export function compileValidator(file: string, folder: string = SCHEMAS): string {
  const files = readSchemas(folder);
  const root = files.find((one) => path.resolve(one.file) === path.resolve(file));
  if (!root?.schema.$id) throw new Error(`${file} is no schema under ${folder}`);
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    verbose: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const keyword of ANNOTATIONS) ajv.addKeyword(keyword);
  for (const { schema } of files) ajv.addSchema(bare(schema) as typeof schema);
  const validate = ajv.getSchema(root.schema.$id);
  if (!validate) throw new Error(`${file} did not compile`);
  // Ajv writes require() for its run-time helpers even when asked for ES modules.
  return standalone(ajv, validate).replace(
    /const (\w+) = require\("([^"]+)"\)\.default;/g,
    'import $1__m from "$2.js";\nconst $1 = $1__m.default ?? $1__m;',
  );
}

/** Whoever waits for `loaded` may use the validator; before that it cannot be called. */
function standIn(code: string): string {
  return [
    'let itself;',
    `export const loaded = import(${JSON.stringify(code)}).then((module) => { itself = module.default; });`,
    'export default function validate(data) {',
    '  const valid = itself(data);',
    '  validate.errors = itself.errors;',
    '  return valid;',
    '}',
  ].join('\n');
}

/**
 * `import validate from './x.schema.json?validator'`: compiled while bundling, so nothing is evaluated at run time (CSP).
 * The export `loaded` is a promise that is kept once the validator can be called.
 * @param apart schema files whose validators the page does not wait for: they come as scripts of their own
 */
export function validators(apart: readonly string[] = []): Plugin {
  return {
    name: 'schema-validators',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(APART)) return source;
      if (!source.endsWith(SUFFIX)) return null;
      const file = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return file && `${VIRTUAL}${file.id}.js`;
    },
    load(id) {
      const prefix = [VIRTUAL, APART].find((one) => id.startsWith(one));
      if (prefix === undefined) return null;
      const file = id.slice(prefix.length, -'.js'.length);
      if (prefix === VIRTUAL && apart.includes(path.basename(file)))
        return { code: standIn(`${APART}${file}.js`), map: null };
      for (const one of readSchemas()) this.addWatchFile(one.file);
      return { code: `${compileValidator(file)}\nexport const loaded = Promise.resolve();`, map: null };
    },
  };
}

import path from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { readSchemas, SCHEMAS } from './schema-files.ts';
import { ANNOTATIONS } from './schema-keywords.ts';

/** The documents that have a type of their own: one generated file each, with everything they refer to inside. */
export const ROOTS = ['preset', 'hand', 'scenario', 'deal', 'card', 'answer'] as const;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const DROPPED: ReadonlySet<string> = new Set([...ANNOTATIONS, '$id', '$schema', 'examples']);
/** Below these keywords the keys are names of the document, not keywords. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Below these keywords stand values of the document. */
const VALUES: ReadonlySet<string> = new Set(['const', 'enum', 'default']);

/** Where a `$ref` leads when all schemas are gathered as definitions of one document. */
function gathered(ref: string, base: string, names: ReadonlyMap<string, string>): string {
  const url = new URL(ref, base);
  const fragment = url.hash.slice(1);
  url.hash = '';
  const name = names.get(url.href);
  if (name === undefined) throw new Error(`${base} refers to ${url.href}, which is no schema of the project`);
  return `#/$defs/${name}${fragment}`;
}

/** The title of a single value is a label for people, not the name of a type. */
function untitled(node: Json): Json {
  if (node === null || typeof node !== 'object' || Array.isArray(node)) return node;
  const { title, ...rest } = node;
  return title === undefined || node['additionalProperties'] !== undefined ? node : rest;
}

/** A copy without annotations, every `$ref` made local to the gathered document. */
function cleaned(node: Json, base: string, names: ReadonlyMap<string, string>): Json {
  if (Array.isArray(node)) return node.map((one) => cleaned(one, base, names));
  if (node === null || typeof node !== 'object') return node;
  const out: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(node)) {
    if (DROPPED.has(key)) continue;
    if (key === '$ref' && typeof value === 'string') out[key] = gathered(value, base, names);
    else if (VALUES.has(key)) out[key] = value;
    else if (NAMED.has(key) && value !== null && typeof value === 'object' && !Array.isArray(value))
      out[key] = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          key === '$defs' ? cleaned(one, base, names) : untitled(cleaned(one, base, names)),
        ]),
      );
    else out[key] = cleaned(value, base, names);
  }
  return out;
}

/** `rules/dead-hands.schema.json` -> `rulesDeadHands`, a key that is fit for a JSON pointer and a type's name. */
function nameOf(file: string, folder: string): string {
  return path
    .relative(folder, file)
    .replace(/\.schema\.json$/, '')
    .replace(/[^A-Za-z0-9]+(.)/g, (_all, letter: string) => letter.toUpperCase());
}

/** The source of `schemas/generated/<root>.ts`: the types of one root schema and of all that it refers to, formatted. */
export async function typesOf(root: string, folder: string = SCHEMAS): Promise<string> {
  const files = readSchemas(folder);
  const names = new Map(files.map(({ file, schema }) => [String(schema.$id), nameOf(file, folder)]));
  const definitions = files.map(({ file, schema }) => [
    nameOf(file, folder),
    cleaned(schema as Json, String(schema.$id), names),
  ]);
  const all = Object.fromEntries(definitions) as { [key: string]: Json };
  const schema = all[nameOf(path.join(folder, `${root}.schema.json`), folder)] as JSONSchema;
  const text = await compile({ ...schema, $defs: all }, root, {
    additionalProperties: false,
    bannerComment: '/* Generated from the schemas by `npm run generate`: change those instead. */',
    format: false,
    unreachableDefinitions: false,
    maxItems: -1,
  });
  return format(text, { ...(await resolveConfig(path.join(SCHEMAS, 'generated/x.ts'))), parser: 'typescript' });
}

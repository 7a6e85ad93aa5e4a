import { t } from '../../../language/say';
import { readJson, type Limits } from '../../../preset/json-text';
import { failed, ok, type Problem, type Result } from '../../../result';
import { isObject } from '../../json-format';

/** A preset block: its name, and the mods by name, each with what it is given. */
export interface BlockText {
  readonly name: string;
  readonly mods: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const LIMITS: Limits = { bytes: 100_000, depth: 8, string: 200, values: 2_000 };

const START = /^[^\S\n]*define_preset\s+"((?:[^"\\\n]|\\.){0,200})"\s*,\s*(?=\[)/m;

/** Strings, maps, keys, words, numbers and signs of the scripts; a comment ends with its line. */
const TOKEN = /\s+|#[^\n]*|"(?:[^"\\\n]|\\["\\])*"|%\{|[a-z_]\w*:(?=\s)|true|false|-?\d+(?:\.\d+)?|[[\]{},]/gy;

export function isBlock(text: string): boolean {
  return START.test(text.slice(0, LIMITS.bytes));
}

/**
 * Reads the first preset block in a text. A mod is a name, or a map with a name and what the mod is given. Problems:
 * `not-a-block` with its line, and those of `readJson`.
 */
export function readBlock(given: string): Result<BlockText> {
  const text = given.slice(0, LIMITS.bytes);
  const start = START.exec(text);
  if (start === null) return failed(notABlock(text, 0));
  const at = start.index + start[0].length;
  const list = listAt(text, at);
  if (!list.ok) return list;
  const json = readJson(list.value, LIMITS);
  if (!json.ok) return failed(notABlock(text, at));
  const mods: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const item of Array.isArray(json.value.value) ? (json.value.value as readonly unknown[]) : []) {
    const mod = modOf(item);
    if (mod === undefined) return failed(notABlock(text, at));
    Object.defineProperty(mods, mod.name, { value: mod.config, enumerable: true, configurable: true, writable: true });
  }
  return ok({ name: start[1]?.replaceAll('\\', '') ?? '', mods });
}

/** The list that begins at a place, as JSON. */
function listAt(text: string, from: number): Result<string> {
  let json = '';
  let depth = 0;
  TOKEN.lastIndex = from;
  for (;;) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return failed(notABlock(text, at));
    if (/^[\s#]/.test(token)) continue;
    if (token === '%{') json += '{';
    else json += token.endsWith(':') ? `"${token.slice(0, -1)}":` : token;
    if (/[[{]$/.test(token)) depth += 1;
    if (/^[\]}]/.test(token)) depth -= 1;
    if (depth === 0) return ok(json);
  }
}

function modOf(
  item: unknown,
): { readonly name: string; readonly config: Readonly<Record<string, unknown>> } | undefined {
  if (typeof item === 'string') return { name: item, config: {} };
  if (!isObject(item) || typeof item['name'] !== 'string') return undefined;
  const config = item['config'] ?? {};
  return isObject(config) ? { name: item['name'], config } : undefined;
}

function notABlock(text: string, at: number): Problem {
  return {
    code: 'not-a-block',
    severity: 'problem',
    pointer: '',
    message: t('formats.noListOfMods'),
    line: text.slice(0, at).split('\n').length,
    column: at - text.lastIndexOf('\n', at - 1),
  };
}

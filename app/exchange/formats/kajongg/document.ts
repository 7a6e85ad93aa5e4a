import { t } from '../../../language/say';
import { failed, ok, type Result } from '../../../result';
import { wrong } from '../../wrong';
import {
  callingDefinition,
  CALLING_LIST,
  callingKey,
  handCalledFor,
  inside,
  keyOf,
  PARAMETER_LIST,
  RULES,
} from './rules';

/** What a rule is worth, in one of the units, and the options of its definition that a list may change. */
export interface Worth {
  readonly points?: number;
  readonly doubles?: number;
  readonly limits?: number;
  readonly options?: string;
}

/** Rules by function, parameters by name; null for a rule that is not in the list, which is a rule that is not played. */
export type Document = Readonly<Record<string, unknown>>;

type Row = readonly unknown[];

/** Options of definitions that are a matter of choice; the others belong to their function. */
const CHOICES: Readonly<Record<string, string>> = {
  FThirteenOrphans: 'mayrobhiddenkong',
  FThreeGreatScholars: 'nochow',
};

/** One fine of theirs where other sets have one for chows and one for the other sets. */
const CHOW_OR_SET = 'False Naming of Discard, Claimed for Chow/Pung/Kong';
const PARTS = ['False Naming of Discard, Claimed for Chow', 'False Naming of Discard, Claimed for Pung/Kong'];

export function isRuleList(json: unknown): json is readonly Row[] {
  if (!Array.isArray(json) || json.length < 2 || !json.every(Array.isArray)) return false;
  const [head = [], ...rules] = json as readonly Row[];
  return head.length === 4 && typeof head[2] === 'string' && rules.some((row) => row.length === 9);
}

/** The name that a rule list gives itself. */
export function nameOf(json: unknown): string | undefined {
  const name = isRuleList(json) ? json[0]?.[2] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 100) : undefined;
}

/**
 * The rules of a list. Of the keys that are given, those that are not in the list are null: what stands in no list is not
 * played. Problems: `wrong-value` with the place in the list.
 */
export function documentOf(rows: readonly Row[], keys: readonly string[]): Result<Document> {
  const document: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, null]));
  const functions = new Map<string, string>();
  for (const [at, row] of rows.slice(1).entries()) {
    const [, list, , name, definition, points, doubles, limits, parameter] = row;
    if (typeof list !== 'number' || typeof name !== 'string' || typeof definition !== 'string')
      return failed(wrong('wrong-value', `/${String(at + 1)}`, row, t('formats.kajonggRecord')));
    const key = keyOf(name, definition);
    if (list === PARAMETER_LIST) {
      set(document, key, key.startsWith('bool') ? truthOf(parameter) : parameter);
      continue;
    }
    const worth = worthOf({ points, doubles, limits });
    if (worth === undefined) return failed(wrong('wrong-value', `/${String(at + 1)}`, row, t('formats.worthNumbers')));
    functions.set(inside(name), key);
    const hand = handCalledFor(definition);
    const option = CHOICES[key];
    if (name === CHOW_OR_SET) {
      for (const one of PARTS) set(document, one, worth);
      continue;
    }
    set(
      document,
      hand === undefined || list !== CALLING_LIST ? key : callingKey(functions.get(hand) ?? hand),
      option !== undefined && definition.includes(option) ? { ...worth, options: option } : worth,
    );
  }
  return ok(document);
}

/** A key may be any word: it never becomes a prototype. */
function set(document: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(document, key, { value, enumerable: true, configurable: true, writable: true });
}

/** kajongg writes switches as words, too. */
function truthOf(value: unknown): unknown {
  if (value === 'True' || value === 'true' || value === 1 || value === '1') return true;
  return value === 'False' || value === 'false' || value === 0 || value === '0' || value === '' ? false : value;
}

function worthOf(row: Readonly<Record<'points' | 'doubles' | 'limits', unknown>>): Worth | undefined {
  const entries = Object.entries(row);
  if (!entries.every(([, value]) => typeof value === 'number' && Number.isFinite(value))) return undefined;
  return Object.fromEntries(entries.filter(([, value]) => value !== 0));
}

/** The rule list that says a document. */
export function rowsOf(document: Document, name: string, description: string): Row[] {
  const positions = new Map<number, number>();
  const row = (list: number, rule: string, definition: string, value: unknown): Row => {
    const position = positions.get(list) ?? 0;
    positions.set(list, position + 1);
    const { points = 0, doubles = 0, limits = 0, options } = (typeof value === 'object' ? value : {}) as Worth;
    const whole = options === undefined ? definition : `${definition}||O${options}`;
    return [-1, list, position, rule, whole, points, doubles, limits, typeof value === 'object' ? 0 : value];
  };
  // The list of calling rules comes after those of the hands that they name.
  const rules = RULES.filter(([list]) => list < PARAMETER_LIST);
  const rest = RULES.filter(([list]) => list >= PARAMETER_LIST);
  const written = ([list, rule, definition]: (typeof RULES)[number]): Row[] => {
    const value = document[keyOf(rule, definition)] ?? null;
    return value === null ? [] : [row(list, rule, definition, value)];
  };
  const calling = rules.flatMap(([, rule, definition]) => {
    const value = document[callingKey(keyOf(rule, definition))] ?? null;
    return value === null ? [] : [row(CALLING_LIST, `Calling for ${rule}`, callingDefinition(rule), value)];
  });
  // Without a hash of its own the list gets that of its rules when it is read.
  return [[-1, '', name, description], ...rules.flatMap(written), ...calling, ...rest.flatMap(written)];
}

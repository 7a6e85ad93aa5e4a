import type { ErrorObject } from 'ajv';
import { alternatives, aside, listed } from '../language/punctuation';
import { t } from '../language/say';
import { nearestName } from '../option/nearest';
import type { Option } from '../option/option';
import { amount, wordsOf } from '../option/words';
import type { Fix, Pointer, Problem } from '../result';
import { escaped, readAt } from './pointer';
import { subjectOf } from './subject';

/** What a name of a pattern is, for sentences about its scoring row. */
export type NameOf = (id: string) => string | undefined;

/**
 * What a validator found, one problem for each cause, in the words of the option concerned: what is there, what may be
 * there, and how to put it right. Keys that the schema does not know are notes, except inside the card.
 */
export function schemaProblems(document: unknown, errors: readonly ErrorObject[], nameOf: NameOf): Problem[] {
  const told = causes(errors).slice(0, MOST);
  return told.map((error) =>
    error.keyword === 'required' ? missingPart(error, nameOf) : problemOf(document, error, nameOf),
  );
}

/** Nobody reads more than this many problems of one file. */
const MOST = 200;

/** Of several errors at one place the one that explains the others. */
const WEIGHT = ['type', 'const', 'enum', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'uniqueItems'];

function causes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = new Set(errors.filter((error) => error.keyword === 'oneOf').map((error) => error.instancePath));
  const outer = new Set([...choices].flatMap((path) => around(path).slice(1)));
  const told: ErrorObject[] = [];
  const at = new Map<string, ErrorObject>();
  for (const error of errors) {
    const path = error.instancePath;
    // What is wrong with each alternative says less than that none of them fits, and where deepest.
    if (error.keyword === 'oneOf' ? outer.has(path) : around(path).some((one) => choices.has(one))) continue;
    if (error.keyword === 'required' || error.keyword === 'additionalProperties') told.push(error);
    else if (weight(error) < weight(at.get(path))) at.set(path, error);
  }
  return [...told, ...at.values()];
}

/** A place and the places around it, from the inside. */
function around(path: Pointer): Pointer[] {
  const out: Pointer[] = [];
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) out.push(at);
  return out;
}

function weight(error: ErrorObject | undefined): number {
  if (!error) return Infinity;
  const at = WEIGHT.indexOf(error.keyword);
  return at < 0 ? WEIGHT.length : at;
}

function param(error: ErrorObject, name: string): unknown {
  return (error.params as Readonly<Record<string, unknown>>)[name];
}

function missingPart(error: ErrorObject, nameOf: NameOf): Problem {
  const pointer = `${error.instancePath}/${escaped(String(param(error, 'missingProperty')))}`;
  const { name } = subjectOf(pointer, nameOf);
  const hint = t('preset.addPointer', { pointer });
  return { code: 'missing-part', severity: 'problem', pointer, message: t('preset.nameIsMissing', { name }), hint };
}

function fixTo(option: Option, value: unknown): Fix {
  return {
    label: t('preset.setTitleToWords', { title: option.title, words: wordsOf(option, value) }),
    set: { [option.pointer]: value },
  };
}

function problemOf(document: unknown, error: ErrorObject, nameOf: NameOf): Problem {
  if (error.keyword === 'additionalProperties') return unknownKey(error, nameOf);
  const pointer = error.instancePath;
  const value = readAt(document, pointer);
  const { name, option } = subjectOf(pointer, nameOf);
  const whole = option?.pointer === pointer ? option : undefined;
  const fixes = whole ? fixesFor(whole, value) : [];
  const found = shown(value);
  const expected = expectedBy(error, whole);
  return {
    code: codeOf(error),
    severity: 'problem',
    pointer,
    message: t('preset.nameCannotBeFound', { name, found }),
    found,
    expected,
    hint: t('preset.writeExpected', { expected }),
    ...(fixes.length > 0 ? { fixes } : {}),
  };
}

function unknownKey(error: ErrorObject, nameOf: NameOf): Problem {
  const key = String(param(error, 'additionalProperty'));
  const pointer = `${error.instancePath}/${escaped(key)}`;
  return unknownKeyProblem(pointer, key, subjectOf(error.instancePath, nameOf).name);
}

/** A key that nothing reads. Cards are read strictly: a slip there would make another hand of it. */
export function unknownKeyProblem(pointer: Pointer, key: string, place: string, meant?: string): Problem {
  const strict = pointer.startsWith('/card/');
  return {
    code: 'unknown-key',
    severity: strict ? 'problem' : 'note',
    pointer,
    message: t('preset.placeHasNoSliceValue', {
      place,
      slice: key.slice(0, 80),
      value: strict ? t('words.fullStop') : t('preset.itIsKeptAndNothingReads'),
    }),
    ...(meant === undefined ? {} : { hint: t('preset.meantMayHaveBeenMeant', { meant }) }),
  };
}

const CODES: Readonly<Record<string, string>> = {
  type: 'wrong-type',
  const: 'wrong-value',
  enum: 'unknown-value',
  minimum: 'out-of-range',
  maximum: 'out-of-range',
  pattern: 'wrong-form',
  uniqueItems: 'repeated-value',
  minItems: 'wrong-length',
  maxItems: 'wrong-length',
  oneOf: 'wrong-form',
};

function codeOf(error: ErrorObject): string {
  return CODES[error.keyword] ?? 'wrong-value';
}

const TYPES: Readonly<Record<string, string>> = {
  boolean: t('preset.trueOrFalse'),
  integer: t('preset.aWholeNumber'),
  string: t('preset.aTextInDoubleQuotes'),
  array: t('preset.aListIn'),
  object: t('preset.anObjectIn'),
};

function expectedBy(error: ErrorObject, option: Option | undefined): string {
  if (error.keyword === 'uniqueItems') return t('preset.noValueTwice');
  if (option?.kind === 'choice' || option?.kind === 'boolean') return oneOf(option.choices);
  if (option?.kind === 'number')
    return t('preset.aWholeNumberFromPlainTo', { plain: plain(option.min, option), plain2: plain(option.max, option) });
  if (error.keyword === 'type') {
    const types = [param(error, 'type')].flat();
    return alternatives(types.map((type) => TYPES[String(type)] ?? String(type)));
  }
  if (error.keyword === 'enum') return oneOf((param(error, 'allowedValues') as unknown[]).map((value) => ({ value })));
  if (error.keyword === 'minimum') return t('preset.atLeastParam', { param: param(error, 'limit') });
  if (error.keyword === 'maximum') return t('preset.atMostParam', { param: param(error, 'limit') });
  if (error.keyword === 'minItems') return t('preset.atLeastParamValues', { param: param(error, 'limit') });
  if (error.keyword === 'maxItems') return t('preset.atMostParamValues', { param: param(error, 'limit') });
  if (error.keyword === 'pattern' && error.instancePath.endsWith('/name')) return t('preset.aNameThatCanBeRead');
  if (error.keyword === 'pattern') return t('preset.smallLettersAndDigitsInWords');
  if (error.keyword === 'oneOf' && /\/tiles?(\/\d+)?$/.test(error.instancePath)) return t('preset.aSuitABCWith');
  if (error.keyword === 'oneOf') return t('preset.aGroupItsKindAndIts');
  return error.message ?? t('preset.anotherValue');
}

/** A number as it is written in the file, with what it means where that differs. */
function plain(value: number, option: Option & { kind: 'number' }): string {
  return option.format === 'plain' ? String(value) : aside(String(value), amount(value, option.format));
}

const MANY = 12;

function oneOf(choices: readonly { readonly value: unknown; readonly words?: string }[]): string {
  const all = choices.map(({ value, words }) =>
    words === undefined ? JSON.stringify(value) : aside(JSON.stringify(value), words),
  );
  return t('preset.oneOfSliceValue', {
    slice: listed(all.slice(0, MANY)),
    value: all.length > MANY ? t('preset.andOthers') : '',
  });
}

function fixesFor(option: Option, value: unknown): Fix[] {
  const near = nearValue(option, value);
  return [...(near === undefined ? [] : [near]), ...(near === option.default ? [] : [option.default])].map((one) =>
    fixTo(option, one),
  );
}

function nearValue(option: Option, value: unknown): unknown {
  if (option.kind === 'number' && typeof value === 'number')
    return Math.min(option.max, Math.max(option.min, Math.round(value)));
  if (option.kind === 'choice' && typeof value === 'string') {
    const meant = nearestName(
      value,
      option.choices.flatMap((choice) => [String(choice.value), choice.words]),
    );
    return option.choices.find((choice) => choice.value === meant || choice.words === meant)?.value;
  }
  if (option.kind === 'boolean' && typeof value === 'string') {
    if (['true', 'yes', 'on'].includes(value.toLowerCase())) return true;
    if (['false', 'no', 'off'].includes(value.toLowerCase())) return false;
  }
  return undefined;
}

/** A value as it stands in the file, cut where it is long. */
function shown(value: unknown): string {
  if (Array.isArray(value) && value.length > 8) return t('preset.aListOfNumberValues', { number: value.length });
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 8) return t('preset.anObject');
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

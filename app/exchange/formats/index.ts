import { listed } from '../../language/punctuation';
import { t } from '../../language/say';
import { readJson, type Limits } from '../../preset/json-text';
import { failed, type Problem, type Result } from '../../result';
import type { Format, Given, Imported } from '../format';
import { CORPUS } from './corpus';
import { HONG_KONG_LEDGER } from './hong-kong-ledger';
import { KAJONGG } from './kajongg/kajongg';
import { MAHJONG_SOUL } from './mahjong-soul/mahjong-soul';
import { MAJIANG } from './majiang';
import { OPTIONAL_RULES } from './optional-rules';
import { PANTHEON } from './pantheon/pantheon';
import { PRESET } from './preset';
import { RIICHI_ADVANCED } from './riichi-advanced/riichi-advanced';
import { RIICHI_ENV } from './riichi-env';
import { RONIN } from './ronin/ronin';
import { SHEET_HTML, SHEET_MARKDOWN, SHEET_PDF, TABLE_CARD } from './sheets';
import { TAIWAN } from './taiwan/taiwan';
import { TENHOU } from './tenhou';
import { XMJ } from './xmj/xmj';

/** Every form in which a preset leaves or enters the program, in the order in which they are offered. */
export const FORMATS: readonly Format[] = [
  PRESET,
  SHEET_MARKDOWN,
  SHEET_HTML,
  SHEET_PDF,
  TABLE_CARD,
  MAJIANG,
  PANTHEON,
  RONIN,
  OPTIONAL_RULES,
  RIICHI_ENV,
  RIICHI_ADVANCED,
  MAHJONG_SOUL,
  TENHOU,
  XMJ,
  KAJONGG,
  HONG_KONG_LEDGER,
  TAIWAN,
  CORPUS,
];

export { looksLikeScenario } from '../scenario-text';

/** Those that a preset can be written in. */
export const EXPORTS = FORMATS.filter((format) => format.export !== undefined);

/** Those that a preset can be read from. */
export const IMPORTS = FORMATS.filter((format) => format.import !== undefined);

export function formatAt(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

/** A record of a game holds far more values than a preset. */
const FOREIGN: Limits = { bytes: 2 * 1024 * 1024, depth: 64, string: 1024 * 1024, values: 400_000 };

/** The format that a text is in, by its content; `undefined` where none knows it. Never throws, whatever the text. */
export function recognised(text: string): { readonly format: Format; readonly given: Given } | undefined {
  const json = /^[\uFEFF\s]*[[{]/.test(text) ? readJson(text, FOREIGN) : undefined;
  const given = { text, ...(json?.ok === true ? { json: json.value.value } : {}) };
  const format = IMPORTS.find((one) => one.recognise?.(given) === true);
  return format === undefined ? undefined : { format, given };
}

export interface Read extends Imported {
  readonly format: Format;
}

/**
 * The preset that a text describes, in whatever format it is. A text that no format recognises is read as a preset file,
 * so that its first slip is told. Problems: those of the format; `unknown-format` where it is not even JSON and its name
 * does not say that it should be.
 * @param file the name of the file that it comes from
 */
export function readAny(text: string, file = ''): Result<Read> {
  const found = recognised(text);
  if (found === undefined) {
    const read = PRESET.import?.({ text });
    const meantAsJson = NAMED_JSON.test(file) || !/^[\uFEFF\s]*[^[{\s\uFEFF]/.test(text);
    if (read?.ok === false && !meantAsJson) return failed(unknownFormat());
    return read?.ok === true
      ? { ok: true, value: { ...read.value, format: PRESET } }
      : failed(...(read?.problems ?? [unknownFormat()]));
  }
  const read = found.format.import?.(found.given) ?? failed(unknownFormat());
  return read.ok ? { ok: true, value: { ...read.value, format: found.format } } : read;
}

const NAMED_JSON = /\.(json|mjrules|mjscenario)$/i;

function unknownFormat(): Problem {
  return {
    code: 'unknown-format',
    severity: 'problem',
    pointer: '',
    message: t('exchange.theTextIsInNoFormat'),
    expected: t('exchange.oneOfValue', { value: listed(IMPORTS.map(({ name }) => name)) }),
  };
}

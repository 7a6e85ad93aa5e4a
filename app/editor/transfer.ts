import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import { nearestName } from '../option/nearest';
import { ALL_PAGES, OPTIONS, optionAt, rowAt } from '../option/options';
import { patternOf } from '../option/patterns';
import { same } from '../option/values';
import { wordsOf } from '../option/words';
import { effectiveOf } from '../preset/effective-of';
import { parsePreset } from '../preset/parse';
import { readAt, withValue } from '../preset/pointer';
import { printPreset } from '../preset/print';
import { failed, ok, type Pointer, type Problem, type Result } from '../result';
import { rowWords } from '../words/row';
import { unitOf } from '../words/units';
import type { ScoringRow } from '../../schemas/generated/preset';
import { titleAt } from './labels';

/** Values by the places of whole options and scoring rows; `undefined`: the row is not scored. */
export type Values = Readonly<Record<Pointer, unknown>>;

/**
 * The options and scoring rows that a preset stores otherwise than another, in the order of the window: what has to be set
 * in the other one to have them there, too. Rows of patterns that only one of them knows stay where they are.
 */
export function valuesBetween(from: Preset, to: Preset): Values {
  return Object.fromEntries(
    ALL_PAGES.flatMap(({ pointer: page }) => {
      const before = readAt(from, page);
      const after = readAt(to, page);
      return keysOf(before, after)
        .map((key) => `${page}/${key}`)
        .filter((pointer) => optionAt(pointer) !== undefined || patternOf(rowAt(pointer)?.id ?? '') !== undefined)
        .filter((pointer) => !same(readAt(from, pointer), readAt(to, pointer)))
        .map((pointer) => [pointer, readAt(to, pointer)] as const);
    }),
  );
}

function keysOf(...values: readonly unknown[]): readonly string[] {
  return [
    ...new Set(values.flatMap((value) => (typeof value === 'object' && value !== null ? Object.keys(value) : []))),
  ];
}

/** A preset with values in their places. */
export function withValues(preset: Preset, values: Values): Preset {
  return Object.entries(values).reduce((changed, [pointer, value]) => withValue(changed, pointer, value), preset);
}

/** What a preset says at an option or scoring row, in words. */
export function storedWords(preset: Preset, pointer: Pointer): string {
  const value = readAt(preset, pointer);
  const option = optionAt(pointer);
  const effective = effectiveOf(preset);
  if (option) return wordsOf(option, value, unitOf(option, effective));
  return rowWords(value as ScoringRow | undefined, effective.scoring.method.kind);
}

/**
 * Options and scoring rows as text, a line each, with their names and values in words above: it can be mailed, pasted into
 * another preset, and given to `--set` of the command line.
 */
export function optionsText(preset: Preset, pointers: readonly Pointer[]): string {
  const lines = pointers.map((pointer) => {
    const value = readAt(preset, pointer);
    const words = titled(titleAt(pointer, preset.patterns), storedWords(preset, pointer));
    return `# ${words.replaceAll('\n', ' ')}\n${pointer}=${JSON.stringify(value ?? null)}\n`;
  });
  return lines.join('');
}

const LINE = /^(\/(?:rules|scoring)\/[^=\s]+)\s*=\s*(.+)$/;

/** Whether a text looks like options as `optionsText` writes them. */
export function isOptionsText(text: string): boolean {
  return text
    .split(/\r?\n/)
    .slice(0, 50)
    .some((line) => LINE.test(line.trim()));
}

/**
 * Reads options that were written as text, for a preset that is to have them. Values are JSON, else a word; `null` takes a
 * scoring row out. Problem codes: `not-options`, `unknown-pointer`, and those of `parsePreset` for values that an option
 * cannot have.
 */
export function readOptionsText(text: string, preset: Preset): Result<Values> {
  const problems: Problem[] = [];
  const values: Record<Pointer, unknown> = {};
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, pointer, value] = LINE.exec(line) ?? [];
    if (pointer === undefined || value === undefined) problems.push(noOption(line));
    else if (!isPlace(pointer, preset)) problems.push(unknown(pointer));
    else values[pointer] = valueOf(value);
  }
  if (problems.length > 0) return failed(...problems);
  if (Object.keys(values).length === 0) return failed(noOption(''));
  const read = parsePreset(printPreset(withValues(preset, values)));
  if (read.ok) return ok(values);
  return failed(...read.problems.map(({ line: _line, column: _column, ...problem }) => problem));
}

function noOption(line: string): Problem {
  const what =
    line === '' ? t('editor.theTextHoldsNoOption') : t('editor.sliceIsNoOption', { slice: line.slice(0, 80) });
  return {
    code: 'not-options',
    severity: 'problem',
    pointer: '',
    message: t('editor.whatALineIsWrittenRules', { what }),
  };
}

function isPlace(pointer: Pointer, preset: Preset): boolean {
  const row = rowAt(pointer);
  if (row === undefined) return optionAt(pointer) !== undefined;
  return catalogueOf(preset.patterns).of(row.id)?.page === row.page.pointer.slice('/scoring/'.length);
}

function unknown(pointer: Pointer): Problem {
  const near = nearestName(
    pointer,
    OPTIONS.map((option) => option.pointer),
  );
  const hint = near === undefined ? '' : t('editor.nearMayHaveBeenMeant', { near });
  return {
    code: 'unknown-pointer',
    severity: 'problem',
    pointer,
    message: t('editor.thereIsNoOptionOrScoring', { pointer: pointer.slice(0, 200), hint }),
  };
}

function valueOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value ?? undefined;
  } catch {
    return text;
  }
}

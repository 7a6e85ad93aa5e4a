import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import validate from '../../schemas/preset.schema.json?validator';
import { ALL_PAGES, optionAt, unitAt } from '../option/options';
import { patternName } from '../option/patterns';
import { failed, type Pointer, type Problem } from '../result';
import { builtinFile } from './builtin';
import { derivedOf } from './effective-of';
import { duplicateIds } from './duplicate-ids';
import { readJson, type JsonText } from './json-text';
import { migrate, SCHEMA_VERSION, type Document } from './migrate';
import { missingOptions } from './missing-options';
import { readAt, withValue } from './pointer';
import { takenIds } from './own-pattern-problems';
import { resolvePreset, type Bases, type PresetFile } from './resolve';
import { schemaProblems } from './schema-problems';
import { subjectOf } from './subject';
import { unknownKeys } from './unknown-keys';

/** A preset that was read, with what its reader should know. */
export type Parsed =
  | {
      readonly ok: true;
      readonly value: Preset;
      /** Keys and patterns that are not known, values that were filled in; in the order of the file. */
      readonly notes: readonly Problem[];
      /** The file comes from a newer version: it can be looked at, compared and copied, but saving would lose something. */
      readonly readOnly: boolean;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Reads a preset file: complete, or building on another one that `bases` finds. Limits come first (2 MB, 64 levels,
 * strings of 10 kB), then the form, then every value against its option. Never throws, whatever the text.
 *
 * A file that builds on nothing states every option that is in use.
 *
 * Problem codes: those of `readJson` and `resolvePreset`, `duplicate-key`, `duplicate-id`, `not-a-preset`, `too-long`,
 * `missing-part`, `missing-option`, `wrong-type`, `wrong-value`, `unknown-value`, `out-of-range`, `wrong-form`,
 * `repeated-value`, `wrong-length`, `newer-version`. Notes: `unknown-key`, `unknown-pattern`, `older-version`,
 * `new-option`, `filled-in`, `newer-version`, `newer-value`, `byte-order-mark`.
 */
export function parsePreset(text: string, bases: Bases = builtinFile): Parsed {
  const json = readJson(text);
  if (!json.ok) return json;
  const { value: root, duplicates } = json.value;
  const shape = shapeProblems(root);
  const found = [...duplicates, ...shape];
  if (found.length > 0) return failed(...placed([...notReadable(root), ...found], json.value));
  const file = root as PresetFile;
  const version = file['schemaVersion'] as number;
  const parsed = version > SCHEMA_VERSION ? newer(file, version, bases) : current(file, version, bases);
  const marked = text.startsWith('\uFEFF') ? [MARK] : [];
  return parsed.ok
    ? { ...parsed, notes: placed([...marked, ...parsed.notes], json.value) }
    : failed(...placed(parsed.problems, json.value));
}

const MARK: Problem = {
  code: 'byte-order-mark',
  severity: 'note',
  pointer: '',
  message: t('preset.theFileBeginsWithAByte'),
};

function placed(problems: readonly Problem[], json: JsonText): Problem[] {
  return problems
    .map((problem) => ({ ...placeOf(problem.pointer, json), ...problem }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** The place of a pointer, or of what is around it where the thing itself is missing. */
function placeOf(pointer: Pointer, json: JsonText) {
  let at = pointer;
  while (at !== '' && json.placeOf(at) === undefined) at = at.slice(0, at.lastIndexOf('/'));
  return json.placeOf(at);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What has to be right before a preset can be resolved: objects where pages are, and a version. */
function shapeProblems(root: unknown): Problem[] {
  if (!isObject(root)) {
    const found = Array.isArray(root) ? t('preset.aList') : root === null ? 'null' : `a ${typeof root}`;
    return [notPreset('', t('preset.theFileHoldsFoundNotA', { found }), t('preset.anObjectInWithRulesAnd'))];
  }
  if (!('rules' in root) && !('scoring' in root) && !('extends' in root))
    return [notPreset('', t('preset.theFileIsNotAPreset'), t('preset.anObjectWithRulesAndScoring'))];
  const version = root['schemaVersion'];
  const problems: Problem[] = [];
  if (version === undefined) problems.push(versionProblem('missing-part', t('preset.theVersionOfTheFormatIs')));
  else if (!Number.isInteger(version) || (version as number) < 1)
    problems.push(
      versionProblem(
        'wrong-type',
        t('preset.theVersionOfTheFormatCannot', { slice: JSON.stringify(version).slice(0, 60) }),
      ),
    );
  for (const pointer of ['/rules', '/scoring', ...ALL_PAGES.map((page) => page.pointer)]) {
    const part = readAt(root, pointer);
    if (part === undefined && !('extends' in root)) problems.push(...missingPart(root, pointer));
    if (part !== undefined && !isObject(part))
      problems.push({
        code: 'wrong-type',
        severity: 'problem',
        pointer,
        message: t('preset.pointerHasToBeAnObject', { pointer }),
        found: JSON.stringify(part).slice(0, 60),
        expected: t('preset.anObjectIn'),
      });
  }
  if ('extends' in root && typeof root['extends'] !== 'string')
    problems.push({
      code: 'wrong-type',
      severity: 'problem',
      pointer: '/extends',
      message: t('preset.thePresetToBuildOnIs'),
      found: JSON.stringify(root['extends']).slice(0, 60),
      expected: t('preset.theIdOfABuiltIn'),
    });
  return problems;
}

/** A missing part; a page is not missed where the whole group is missing. */
function missingPart(root: Document, pointer: Pointer): Problem[] {
  const group = `/${pointer.split('/')[1] ?? ''}`;
  if (group !== pointer && !isObject(readAt(root, group))) return [];
  const { name } = subjectOf(pointer, patternName);
  const message = t('preset.nameIsMissing', { name });
  return [{ code: 'missing-part', severity: 'problem', pointer, message, hint: t('preset.startFromACompletePreset') }];
}

function notPreset(pointer: Pointer, message: string, expected: string): Problem {
  const hint = t('preset.chooseAPresetFileMjrulesOr');
  return { code: 'not-a-preset', severity: 'problem', pointer, message, expected, hint };
}

function versionProblem(code: string, message: string): Problem {
  const expected = t('preset.aWholeNumberThisProgramWrites', { sCHEMA_VERSION: SCHEMA_VERSION });
  const hint = t('preset.writeSchemaversionSchemaVersion', { sCHEMA_VERSION: SCHEMA_VERSION });
  return { code, severity: 'problem', pointer: '/schemaVersion', message, expected, hint };
}

function current(file: PresetFile, version: number, bases: Bases): Parsed {
  const { document, notes: migrated } = migrate(file, version);
  const resolved = resolvePreset(document as PresetFile, bases);
  if (!resolved.ok) return resolved;
  const complete = resolved.value as unknown as Document;
  const values = [...wrongValues(complete), ...duplicateIds(complete), ...takenIds(complete)];
  const valid = !values.some(isProblem);
  // What builds on another preset states only what differs.
  const missing = 'extends' in document ? [] : missingOptions(document, valid ? resolved.value : undefined);
  const found = [...values, ...missing];
  if (found.some(isProblem)) return failed(...found.filter(isProblem));
  const notes = [...migrated.filter((note) => !isIdle(note, resolved.value)), ...found, ...unknownKeys(document)];
  return { ok: true, value: resolved.value, notes, readOnly: false };
}

/** A newer option that is out of use under the preset is not worth a note. */
function isIdle({ code, pointer }: Problem, preset: Preset): boolean {
  return code === 'new-option' && derivedOf(preset).overruled.get(pointer)?.how === 'inactive';
}

function isProblem({ severity }: Problem): boolean {
  return severity === 'problem';
}

/** Values of a complete document that no preset may have: problems, and notes on keys that are not known. */
export function wrongValues(document: Document): Problem[] {
  const long = longLists(document);
  if (long.length > 0) return long;
  return validate(document) ? [] : schemaProblems(document, validate.errors ?? [], patternName);
}

/** No card and no club has more hands; the time a validator takes for wrong ones grows with the square of their number. */
const MOST_HANDS = 1000;

function longLists(document: Document): Problem[] {
  return ['/card/hands', '/patterns'].flatMap((pointer) => {
    const list = readAt(document, pointer);
    if (!Array.isArray(list) || list.length <= MOST_HANDS) return [];
    const [found, expected] = [
      t('preset.numberEntries', { number: list.length }),
      t('preset.atMostMostHandsEntries', { mOST_HANDS: MOST_HANDS }),
    ];
    const message = t('preset.theListPointerHasFoundIt', { pointer, found, expected });
    return [{ code: 'too-long', severity: 'problem', pointer, message, found, expected } as const];
  });
}

/** A newer format may well have moved what is missed: that is the first thing to say then. */
function notReadable(root: unknown): Problem[] {
  const version = readAt(root, '/schemaVersion');
  if (typeof version !== 'number' || version <= SCHEMA_VERSION) return [];
  const message = t('preset.theFileWasMadeByA');
  return [{ ...newerNote(version), severity: 'problem', message }];
}

function newerNote(version: number): Problem {
  return {
    code: 'newer-version',
    severity: 'note',
    pointer: '/schemaVersion',
    message: t('preset.theFileIsOfFormatVersion', { version }),
    found: String(version),
    expected: t('preset.atMostSchemaVersion', { sCHEMA_VERSION: SCHEMA_VERSION }),
    hint: t('preset.updateTheProgramToEditIt'),
  };
}

/** A file of a newer version, with what this program does not understand of it put aside: enough to look at and compare. */
function newer(file: PresetFile, version: number, bases: Bases): Parsed {
  const complete = resolvePreset({ ...file, schemaVersion: SCHEMA_VERSION }, bases);
  if (!complete.ok) return complete;
  const notes: Problem[] = [newerNote(version)];
  let document = complete.value as unknown as Document;
  for (const problem of wrongValues(document)) {
    if (!isProblem(problem)) continue;
    const unit = unitAt(problem.pointer) ?? `/${problem.pointer.split('/')[1] ?? ''}`;
    document = withValue(document, unit, optionAt(unit)?.default);
    notes.push({
      ...problem,
      code: 'newer-value',
      severity: 'note',
      message: t('preset.messageItIsLeftOutHere', { message: problem.message }),
    });
  }
  const left = wrongValues(document).filter(isProblem);
  if (left.length > 0) return failed(...notReadable(file), ...left);
  const value = withValue(document, '/schemaVersion', version) as unknown as Preset;
  return { ok: true, value, notes: [...notes, ...unknownKeys(document)], readOnly: true };
}

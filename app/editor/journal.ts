import { t } from '../language/say';
import { JOURNAL_LIMIT } from '../bridge';
import { deeperThan } from '../preset/depth';
import { LIMITS } from '../preset/json-text';
import { parsePreset } from '../preset/parse';
import { same } from '../option/values';
import { utf8Length } from '../shell/library-id';
import { failed, ok, type Pointer, type Result } from '../result';
import type { Preset } from '../../schemas/generated/preset';
import { documentOf, withDocument, type Desk } from './desk';
import { opened, presetOf, withoutFile, type Document } from './document';
import { changed, isSaved, sealed } from './history';
import { baseFor, withBase } from './parent';

/** The version of a record's form. */
export const FORM = 1;
/** A document, within the record. */
const DEEPEST = LIMITS.depth + 1;

/** Unsaved work on a preset, as a record of the journal has it. */
export interface UnsavedWork {
  readonly preset: Preset;
  /** What it was when it was last saved; of a copy that was never saved, as it began. */
  readonly saved: Preset;
  readonly stored?: { readonly id: string; readonly hash: string };
  /** What stands in fields whose text is no value. */
  readonly typed: Readonly<Record<Pointer, string>>;
}

/** The record of a document's unsaved work: a JSON text. */
export function recordOf(document: Document): string {
  const { stored, saved, drafts } = document;
  return JSON.stringify({
    unsavedWork: FORM,
    ...(stored && { stored }),
    typed: drafts,
    saved,
    preset: presetOf(document),
  });
}

/**
 * Reads a record. Problem codes: those of `parsePreset`, and `not-a-record`. A saved state that cannot be read is no
 * problem: the work itself counts.
 */
export function readRecord(text: string): Result<UnsavedWork> {
  const root = recordRoot(text);
  if (root === undefined) return NOT_A_RECORD;
  const preset = parsePreset(JSON.stringify(root['preset'] ?? null));
  if (!preset.ok) return failed(...preset.problems);
  const saved = parsePreset(JSON.stringify(root['saved'] ?? null));
  const stored = storedIn(root['stored']);
  return ok({
    preset: preset.value,
    saved: saved.ok ? saved.value : preset.value,
    ...(stored && { stored }),
    typed: typedIn(root['typed']),
  });
}

/** What is told of a text that is no record. */
export const NOT_A_RECORD = failed({
  code: 'not-a-record',
  severity: 'problem',
  pointer: '',
  message: t('editor.thisIsNoRecordOfUnsaved'),
});

/** The members of a record of this version; undefined where a text is none. */
export function recordRoot(text: string): Readonly<Record<string, unknown>> | undefined {
  if (utf8Length(text) > JOURNAL_LIMIT) return undefined;
  try {
    const root: unknown = JSON.parse(text);
    return isObject(root) && root['unsavedWork'] === FORM && !deeperThan(root, DEEPEST) ? root : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The file that a record names, if it names one. */
export function storedIn(value: unknown): UnsavedWork['stored'] {
  if (!isObject(value)) return undefined;
  const { id, hash } = { id: value['id'], hash: value['hash'] };
  return typeof id === 'string' && typeof hash === 'string' ? { id, hash } : undefined;
}

function typedIn(value: unknown): UnsavedWork['typed'] {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The desk with unsaved work brought back and looked at. It is one step of the document's history, so that undo shows
 * what was saved. Where the preset is open, the step is added there. Where its file has changed since, saving will ask;
 * where the file has gone, the work is a copy that was never saved.
 */
export function withUnsavedWork(desk: Desk, work: UnsavedWork): Desk {
  const { preset, saved, typed } = work;
  const kept = desk.library.some((entry) => entry.id === work.stored?.id) ? work.stored : undefined;
  const open = kept && documentOf(desk, kept.id);
  if (open) return withDocument(desk, withBase(desk, open, { ...withStep(open, preset), drafts: typed }), open.key);
  const begun = opened({ key: '', kind: 'own', preset: saved, base: baseFor(desk, preset), stored: kept });
  const document = { ...withStep(begun, preset), drafts: typed };
  const gone = work.stored !== undefined && kept === undefined;
  return withDocument(desk, gone ? withoutFile(document) : document);
}

function withStep(document: Document, preset: Preset): Document {
  const history = changed(document.history, preset, () => t('editor.theWorkThatWasBroughtBack'), undefined, same);
  return { ...document, history: sealed(history) };
}

/**
 * The desk with a document of the library in the state that it has in another window, where it is open here and not so
 * already. What happens there is one step of the history here.
 */
export function following(desk: Desk, id: string, { preset, saved, stored, typed }: UnsavedWork): Desk {
  const open = documentOf(desk, id);
  if (!open || open.readOnly) return desk;
  const isClean = same(preset, saved);
  const isSo =
    same(presetOf(open), preset) &&
    same(open.saved, saved) &&
    same(open.drafts, typed) &&
    same(open.stored, stored) &&
    isSaved(open.history) === isClean;
  if (isSo) return desk;
  const history = changed(open.history, preset, () => t('editor.changesInAnotherWindow'), 'other-window', same);
  const document: Document = {
    ...open,
    saved,
    drafts: typed,
    history: { ...history, savedAt: isClean ? history.at : undefined },
    ...(stored && { stored }),
  };
  return { ...withDocument(desk, withBase(desk, open, document), open.key), current: desk.current };
}

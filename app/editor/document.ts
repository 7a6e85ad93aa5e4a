import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { same } from '../option/values';
import { readAt, withValue } from '../preset/pointer';
import type { Pointer, Problem } from '../result';
import {
  changed,
  historyOf,
  isSaved,
  mapped,
  presentOf,
  redone,
  savedHistory,
  sealed,
  undone,
  type History,
} from './history';
import { changeLabel } from './labels';

/** What a preset is measured against: "changed" means that a value differs from the base's. */
export interface Base {
  readonly id: string;
  readonly name: string;
  readonly preset: Preset;
}

/** A preset that is open: its history, where it is kept, and what was typed but is no value yet. */
export interface Document {
  /** Names the document while the program runs; a save or a rename does not change it. */
  readonly key: string;
  readonly kind: 'builtin' | 'own';
  /** Its place in the library, and the hash of the text there; `undefined`: never saved. */
  readonly stored?: { readonly id: string; readonly hash: string };
  readonly history: History<Preset>;
  /** The preset as it was last saved; of a copy that was never saved, as it began. */
  readonly saved: Preset;
  readonly base?: Base;
  /** From a newer version of the program: it can be looked at, compared and copied. */
  readonly readOnly: boolean;
  /** What reading the file found worth knowing, such as keys that are not known. */
  readonly notes: readonly Problem[];
  /** What stands in fields whose text is no value: kept as typed until it is put right, undone or reset. */
  readonly drafts: Readonly<Record<Pointer, string>>;
}

/** A change: values by their places (`undefined` takes a row out), what it is called, and what it may join with. */
export interface Change {
  readonly set: Readonly<Record<Pointer, unknown>>;
  readonly label?: string;
  readonly key?: string;
}

export type Opened = Pick<Document, 'key' | 'kind'> & {
  readonly preset: Preset;
  readonly base?: Base | undefined;
  readonly stored?: Document['stored'] | undefined;
  readonly readOnly?: boolean;
  readonly notes?: readonly Problem[];
};

/** A document that was just opened or begun. */
export function opened({ key, kind, preset, base, stored, readOnly = false, notes = [] }: Opened): Document {
  return {
    key,
    kind,
    history: historyOf(preset, true),
    saved: preset,
    readOnly,
    notes,
    drafts: {},
    ...(base === undefined ? {} : { base }),
    ...(stored === undefined ? {} : { stored }),
  };
}

export function presetOf(document: Document): Preset {
  return presentOf(document.history);
}

/** Whether something would be lost if the document were closed now. */
export function isDirty(document: Document): boolean {
  return !isSaved(document.history) || Object.keys(document.drafts).length > 0;
}

/** The document with a change; one that changes nothing is no step of the history. */
export function edited(document: Document, change: Change): Document {
  const before = presetOf(document);
  const entries = Object.entries(change.set);
  const after = entries.reduce(
    (preset, [pointer, value]) => (same(readAt(preset, pointer), value) ? preset : withValue(preset, pointer, value)),
    before,
  );
  const [first] = entries;
  const label = (from: Preset, to: Preset) =>
    change.label ?? (first === undefined ? '' : changeLabel(first[0], from, to));
  const history = changed(document.history, after, label, change.key, same);
  return { ...document, history, drafts: without(document.drafts, Object.keys(change.set)) };
}

function without(drafts: Document['drafts'], pointers: readonly Pointer[]): Document['drafts'] {
  const gone = (pointer: Pointer) => pointers.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  const kept = Object.entries(drafts).filter(([pointer]) => !gone(pointer));
  return kept.length === Object.keys(drafts).length ? drafts : Object.fromEntries(kept);
}

/** Keeps what was typed at a place although it is no value; `undefined`: the field holds its value again. */
export function drafted(document: Document, pointer: Pointer, text: string | undefined): Document {
  if (text === undefined) return { ...document, drafts: without(document.drafts, [pointer]) };
  return { ...document, drafts: { ...document.drafts, [pointer]: text } };
}

/**
 * The document under the name and the id that it is saved under. That is no step of its history: undo goes on behind
 * the save without giving the preset its old name back.
 */
export function namedDocument(document: Document, { name, id }: Pick<Preset, 'name' | 'id'>): Document {
  const rename = (preset: Preset): Preset => ({ ...preset, name, id });
  return { ...document, history: mapped(document.history, rename), saved: rename(document.saved) };
}

/** Takes back what was typed first where that is no value, else the last step. */
export function undoneDocument(document: Document): Document {
  if (Object.keys(document.drafts).length > 0) return { ...document, drafts: {} };
  return { ...document, history: undone(document.history) };
}

export function redoneDocument(document: Document): Document {
  return { ...document, history: redone(document.history), drafts: {} };
}

/** The field was left, or a moment has passed: the next change is a step of its own. */
export function sealedDocument(document: Document): Document {
  return document.history.sealed ? document : { ...document, history: sealed(document.history) };
}

/** The document after it was written to the library. */
export function savedDocument(document: Document, stored: NonNullable<Document['stored']>): Document {
  return { ...document, stored, saved: presetOf(document), history: savedHistory(document.history) };
}

/** The document after its file has gone: what it holds is saved nowhere any more. */
export function withoutFile({ stored: _stored, ...document }: Document): Document {
  return { ...document, history: { ...document.history, savedAt: undefined } };
}

/** Back to the last save, as one step that can be undone. */
export function reverted(document: Document): Document {
  const { history } = document;
  const back = changed(history, document.saved, () => t('editor.revertToTheLastSave'), undefined, same);
  return { ...document, history: savedHistory(back), drafts: {} };
}

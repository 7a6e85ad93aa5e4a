import { titled } from '../language/punctuation';
import { t } from '../language/say';
import type { Option } from '../option/option';
import { same } from '../option/values';
import { wordsOf } from '../option/words';
import { readAt } from '../preset/pointer';
import { effectiveOf } from '../preset/effective-of';
import { problemsOf } from '../preset/problems';
import { stateOf, type State } from '../preset/state';
import { optionAt } from '../option/options';
import type { Pointer, Problem } from '../result';
import { unitOf as wordOfUnit } from '../words/units';
import { formOf, readNumber } from './input';
import { titleAt } from './labels';
import type { Preset } from '../../schemas/generated/preset';
import { presetOf, type Base, type Document } from './document';

/** All that the window shows of one option or scoring row beside its title. */
export interface OptionView extends State {
  /** What was typed and is no value. */
  readonly typed: string | undefined;
  /** The unit of its number under these rules. */
  readonly unit: string | undefined;
}

/** What an option or row of a document looks like now. */
export function optionView(document: Document, base: Base, pointer: Pointer): OptionView {
  const state = stateOf(pointer, presetOf(document), base.preset, document.saved);
  // A problem is shown where it is put right; a note only where it stands.
  const problems = state.problems.filter((one) => one.severity === 'problem' || one.pointer.startsWith(pointer));
  const option = optionAt(pointer);
  return {
    ...state,
    base: { ...state.base, name: base.name },
    problems,
    typed: document.drafts[pointer],
    unit: option && wordOfUnit(option, effectiveOf(presetOf(document))),
  };
}

/** Whether something is typed within an option or row that is no value, or the rules say a problem or a note about it. */
export function hasProblem(document: Document, pointer: Pointer): boolean {
  const within = (place: Pointer) => place === pointer || place.startsWith(`${pointer}/`);
  if (Object.keys(document.drafts).some(within)) return true;
  return problemsOf(presetOf(document)).some(
    (problem) => within(problem.pointer) || (problem.severity === 'problem' && problem.others?.some(within) === true),
  );
}

/** What is typed and is no value, as problems: they are listed and counted with those of the rules. */
export function typedProblems(document: Document): readonly Problem[] {
  return Object.entries(document.drafts).map(([pointer, text]) => ({
    code: 'no-value',
    severity: 'problem',
    pointer,
    message: titled(titleAt(unitOf(pointer), undefined), typedReason(pointer, text)),
  }));
}

/** Why a text is no value of the field at a place, as a sentence. */
export function typedReason(pointer: Pointer, text: string): string {
  const option = optionAt(pointer);
  const read = option?.kind === 'number' ? readNumber(text, formOf(option)) : undefined;
  return read?.ok === false ? read.reason : t('editor.textIsNoValueOfThis', { text });
}

function unitOf(pointer: Pointer): Pointer {
  return pointer.split('/').slice(0, 4).join('/');
}

/** Where the value of an option comes from, in words: "from Japanese Modern", "set here". */
export function provenance(view: OptionView): string {
  if (view.modified) return t('editor.setHere');
  return t('editor.fromName', { name: view.base.name });
}

/** "Reset to Traditional, from Japanese Modern". */
export function resetLabel(view: OptionView, option: Option): string {
  const words = BRIEF.has(option.kind)
    ? t('editor.toWords', { words: wordsOf(option, view.base.value, view.unit) })
    : '';
  return t('editor.resetWordsFromName', { words, name: view.base.name });
}

const BRIEF: ReadonlySet<Option['kind']> = new Set(['boolean', 'choice', 'number']);

/** How many options and rows of a page differ from the base, and how many problems it holds. */
export interface PageMarks {
  readonly changed: number;
  readonly problems: number;
}

/** The marks of a page in the tree. */
export function pageMarks(document: Document, base: Base, page: Pointer): PageMarks {
  const preset = presetOf(document);
  const now = entriesAt(preset, page);
  const before = entriesAt(base.preset, page);
  const keys = new Set([...now.keys(), ...before.keys()]);
  const problems = problemsOf(preset).filter(
    (problem) => problem.severity === 'problem' && problem.pointer.startsWith(`${page}/`),
  );
  const typed = Object.keys(document.drafts).filter((pointer) => pointer.startsWith(`${page}/`));
  return {
    changed: [...keys].filter((key) => !same(now.get(key), before.get(key))).length,
    problems: problems.length + typed.length,
  };
}

function entriesAt(preset: Preset, page: Pointer): ReadonlyMap<string, unknown> {
  const values = readAt(preset, page);
  return new Map(typeof values === 'object' && values !== null ? Object.entries(values) : []);
}

import { t } from '../../../app/language/say';
import type { Facts } from '../../../app/editor/command';
import { currentOf } from '../../../app/editor/desk';
import { isDirty, presetOf, type Base, type Document } from '../../../app/editor/document';
import { isSaved, redoLabel, undoLabel } from '../../../app/editor/history';
import { typedProblems } from '../../../app/editor/option-view';
import { titleAt } from '../../../app/editor/labels';
import { optionAt, rowAt } from '../../../app/option/options';
import { same } from '../../../app/option/values';
import { readAt } from '../../../app/preset/pointer';
import { problemsOf } from '../../../app/preset/problems';
import type { Pointer, Problem } from '../../../app/result';
import type { Bridge } from '../../../app/bridge';
import { chosenLanguage } from '../language/choice';
import type { WindowState } from './store';

export function documentIn(state: Pick<WindowState, 'desk'>): Document {
  return currentOf(state.desk);
}

/** What "changed" is measured against: the base; where there is none, the last save. */
export function baseIn(document: Document): Base {
  return document.base ?? { id: document.saved.id, name: t('store.theLastSave'), preset: document.saved };
}

/** Whether the value at a place differs from the base's. */
export function isChanged(document: Document, pointer: Pointer): boolean {
  return !same(readAt(presetOf(document), pointer), readAt(baseIn(document).preset, pointer));
}

/** The problems of the preset that is looked at, those that matter first. */
export function problemsIn(state: WindowState): readonly Problem[] {
  const document = documentIn(state);
  const before = kept.get(document);
  if (before) return before;
  const all = [...typedProblems(document), ...problemsOf(presetOf(document))];
  kept.set(document, all);
  return all;
}

/** The same document gives the same list, so that nothing is drawn again for it. */
const kept = new WeakMap<Document, readonly Problem[]>();

/** What undo and redo would do: to the hand or the scenario while that is composed, else to the preset. */
function stepsOf(state: WindowState, document: Document): Pick<Facts, 'undo' | 'redo'> {
  if (state.view.mode === 'hand') {
    const steps = state.handDesk?.steps;
    return { undo: steps?.past.at(-1)?.label, redo: steps?.future[0]?.label };
  }
  if (state.view.mode === 'scenario') {
    const steps = state.scenarioDesk?.history;
    return { undo: steps && undoLabel(steps), redo: steps && redoLabel(steps) };
  }
  const typing = Object.keys(document.drafts).length > 0;
  return { undo: typing ? t('store.typing') : undoLabel(document.history), redo: redoLabel(document.history) };
}

function scenarioFacts({ scenarioDesk }: WindowState): Facts['scenario'] {
  if (scenarioDesk === undefined) return undefined;
  return isSaved(scenarioDesk.history) ? 'saved' : 'unsaved';
}

/** What the commands need to know. The same state gives the same facts: each button and menu asks for them. */
export function factsOf(state: WindowState, edition: Bridge['edition']): Facts {
  const before = facts.get(state);
  if (before?.edition === edition) return before;
  const made = madeFacts(state, edition);
  facts.set(state, made);
  return made;
}

const facts = new WeakMap<WindowState, Facts>();

function madeFacts(state: WindowState, edition: Bridge['edition']): Facts {
  const document = documentIn(state);
  const { focus, page } = state.view;
  const known = focus !== undefined && (optionAt(focus) ?? rowAt(focus)) !== undefined;
  return {
    edition,
    kind: document.kind,
    dirty: isDirty(document),
    stored: document.stored !== undefined,
    readOnly: document.readOnly,
    ...stepsOf(state, document),
    removed: state.desk.removed?.name,
    problems: problemsIn(state).length,
    resettable: known && isChanged(document, focus) ? titleAt(focus, presetOf(document).patterns) : undefined,
    focused: known ? titleAt(focus, presetOf(document).patterns) : undefined,
    pageChanged: isChanged(document, page),
    language: chosenLanguage(),
    theme: state.view.theme,
    taste: state.view.taste,
    scenario: scenarioFacts(state),
    removedScenario: state.removedScenario?.title,
    view: state.view.mode,
  };
}

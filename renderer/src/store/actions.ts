import { t } from '../../../app/language/say';
import type { Actions } from '../../../app/editor/command';
import { runCommand } from '../../../app/editor/commands';
import { withGuest } from '../../../app/editor/desk';
import { isDirty, presetOf } from '../../../app/editor/document';
import { goTo, nextProblem, showPage } from '../../../app/editor/view';
import { redone as redoneIn, undone as undoneIn, type History } from '../../../app/editor/history';
import { redone, undone } from '../../../app/hand-desk/history';
import { isCollection, type Bridge, type OpenedFile } from '../../../app/bridge';
import type { Pointer } from '../../../app/result';
import { documentIn, factsOf, problemsIn } from './derived';
import { editingOf, type Editing } from './editing';
import { answerLeaving, valuesAlong } from './leaving';
import { fileInLink } from '../platform/link';
import { changeLanguage } from '../language/change';
import { focusOption, focusRegion, focusSearch, moveRegion } from './focus';
import { libraryOf, type LibraryActions } from './library';
import { transferOf } from './transfer';
import { scenariosOf, type ScenarioActions } from './scenarios';
import type { Dialog, Store } from './store';

/** So many presets stand beside each other at most. */
export const MOST_COMPARED = 6;

/** Everything the window can do. */
export interface WindowActions extends Actions {
  readonly editing: Editing;
  readonly library: LibraryActions;
  readonly scenarios: ScenarioActions;
  /** Runs a command by its id, if it can be used now. */
  command(id: string): void;
  /** Goes to an option or scoring row, with the focus on it. */
  go(pointer: Pointer): void;
  showPage(page: Pointer): void;
  show(dialog: Dialog | undefined): void;
  /** Takes in a file that was opened, dropped or handed over by the system. */
  imported(file: OpenedFile): void;
}

export function actionsOf(store: Store, bridge: Bridge): WindowActions {
  const editing = editingOf(store);
  const library = libraryOf(store, bridge, (question) => {
    const { leaving } = state().view.taste;
    // To take nothing along would be to throw something away: that is asked.
    const asked = leaving === 'ask' || (leaving === 'take' && Object.keys(valuesAlong(store, question)).length === 0);
    if (asked) show(question);
    else answerLeaving(store, { library, editing }, question, leaving);
  });
  const scenarios = scenariosOf(store, bridge);
  const state = () => store.getState();
  const show = (dialog: Dialog | undefined) => {
    store.setState({ dialog });
  };
  const key = () => documentIn(state()).key;
  const problem = (direction: 1 | -1) => {
    const problems = problemsIn(state());
    const view = nextProblem(state().view, problems.length, direction);
    const pointer = problems[view.problem ?? -1]?.pointer;
    store.setState({ view, problemsOpen: true });
    if (pointer !== undefined) actions.go(pointer);
  };
  /** Takes back or does again a step of the scenario, where that is made. */
  const scenarioSteps = (move: <T>(history: History<T>) => History<T>): boolean => {
    const { view, scenarioDesk: desk } = state();
    if (view.mode !== 'scenario' || desk === undefined) return false;
    store.setState({ scenarioDesk: { ...desk, history: move(desk.history) } });
    return true;
  };
  /** Takes back or does again a step of the hand, where that is composed. */
  const handSteps = (move: typeof undone): boolean => {
    const { view, handDesk } = state();
    if (view.mode !== 'hand' || handDesk === undefined) return false;
    store.setState({ handDesk: { ...handDesk, steps: move(handDesk.steps) } });
    return true;
  };
  /** What is opened, dropped or pasted while presets are compared becomes a column of the comparison. */
  const comparedGuest = async ({ name, text }: { readonly name: string; readonly text: string }) => {
    const { readAny } = await import('../../../app/exchange/formats/index');
    const read = readAny(text, name);
    if (!read.ok) {
      show({ kind: 'trouble', title: t('store.nameCannotBeCompared', { name }), problems: read.problems });
      return;
    }
    store.setState(({ desk, comparedWith }) => {
      const [id, next] = withGuest(desk, read.value.preset);
      return { desk: next, comparedWith: [...comparedWith.slice(0, MOST_COMPARED - 2), id] };
    });
  };
  const actions: WindowActions = {
    editing,
    library,
    scenarios,
    show,
    command(id) {
      runCommand(id, factsOf(state(), bridge.edition), actions);
    },
    go(pointer) {
      store.setState(({ view }) => ({ view: { ...goTo(view, pointer), problem: view.problem } }));
      focusOption(pointer.split('/').slice(0, 4).join('/'));
    },
    showPage(page) {
      store.setState(({ view }) => ({ view: showPage(view, page) }));
    },
    imported(file) {
      if (file.ok && file.own !== undefined) {
        const { own } = file;
        void library.refresh().then(() => {
          library.choose({ own });
        });
      } else if (file.ok && isCollection(file.name)) show({ kind: 'collection', name: file.name, text: file.text });
      else if (!file.ok) show({ kind: 'trouble', title: t('store.theFileCannotBeOpened'), problems: [file] });
      else
        void fileInLink(file.text).then((linked = file) => {
          if (linked.ok && state().view.mode === 'compare') void comparedGuest(linked);
          else if (linked.ok) show({ kind: 'import', name: linked.name, text: linked.text });
          else show({ kind: 'trouble', title: t('store.theLinkCannotBeOpened'), problems: [linked] });
        });
    },
    preferences() {
      store.setState(({ view }) => ({ view: { ...view, mode: 'preferences' } }));
      requestAnimationFrame(() => focusRegion('presets'));
    },
    newWindow() {
      bridge.newWindow();
    },
    exportAll() {
      void import('./export-all').then(({ exportAll }) => exportAll(bridge, show));
    },
    recentFiles() {
      show({ kind: 'recent' });
    },
    reveal() {
      const { stored } = documentIn(state());
      if (stored === undefined) return;
      void bridge.desktop?.reveal('presets', stored.id).then((done) => {
        if (!done.ok) show({ kind: 'trouble', title: t('store.theFileCannotBeShown'), problems: [done] });
      });
    },
    revealLog() {
      bridge.desktop?.revealLog();
    },
    newFromThis() {
      show({ kind: 'name', purpose: 'new' });
    },
    open() {
      void bridge.files.open().then((file) => {
        if (file) actions.imported(file);
      });
    },
    save() {
      if (state().view.mode === 'scenario') void scenarios.save();
      else void library.save(key());
    },
    saveAs() {
      show({ kind: 'name', purpose: 'save-as' });
    },
    rename() {
      show({ kind: 'name', purpose: 'rename' });
    },
    details() {
      show({ kind: 'details' });
    },
    parent() {
      show({ kind: 'parent' });
    },
    duplicate() {
      void library.duplicate();
    },
    remove() {
      const document = documentIn(state());
      if (document.stored === undefined || isDirty(document)) show({ kind: 'delete', key: document.key });
      else void library.remove(document.key);
    },
    restore() {
      void library.restore();
    },
    revert() {
      editing.revert();
    },
    compare() {
      const document = documentIn(state());
      const before = state().comparedWith;
      const comparedWith = before.length > 0 ? before : [document.base?.id ?? presetOf(document).id];
      store.setState(({ view }) => ({ view: { ...view, mode: 'compare' }, comparedWith }));
    },
    scenarioEditor() {
      scenarios.show();
    },
    newScenario() {
      show({ kind: 'new-scenario' });
    },
    handAsScenario() {
      void scenarios.fromHand();
    },
    duplicateScenario() {
      void scenarios.duplicate();
    },
    exportScenario() {
      void scenarios.export();
    },
    removeScenario() {
      void scenarios.remove();
    },
    restoreScenario() {
      void scenarios.restore();
    },
    exportPreset() {
      show({ kind: 'export' });
    },
    handDesk() {
      store.setState(({ view }) => ({ view: { ...view, mode: 'hand' } }));
    },
    undo() {
      if (!handSteps(undone) && !scenarioSteps(undoneIn)) editing.undo();
    },
    redo() {
      if (!handSteps(redone) && !scenarioSteps(redoneIn)) editing.redo();
    },
    resetOption() {
      const { focus } = state().view;
      if (focus !== undefined) editing.reset(focus);
    },
    resetPage() {
      editing.resetPage(state().view.page);
    },
    ...transferOf(store, bridge, show),
    find() {
      store.setState(({ view }) => ({ view: { ...view, mode: 'preferences' } }));
      requestAnimationFrame(focusSearch);
    },
    nextProblem() {
      problem(1);
    },
    previousProblem() {
      problem(-1);
    },
    nextRegion() {
      moveRegion(1);
    },
    previousRegion() {
      moveRegion(-1);
    },
    help() {
      focusRegion('help');
    },
    printSheet() {
      const preset = presetOf(documentIn(state()));
      void import('./print').then(({ printSheet }) => {
        printSheet(preset);
      });
    },
    palette() {
      show({ kind: 'palette' });
    },
    shortcuts() {
      show({ kind: 'shortcuts' });
    },
    setTheme(theme) {
      store.setState(({ view }) => ({ view: { ...view, theme } }));
      bridge.setTheme(theme);
    },
    setLanguage(language) {
      void changeLanguage(store, bridge, language);
    },
    setTaste(taste) {
      store.setState(({ view }) => ({ view: { ...view, taste: { ...view.taste, ...taste } } }));
    },
    setTour(tour) {
      const toured = tour === undefined;
      store.setState(({ view }) => ({
        view: { ...view, tour, mode: 'preferences', query: '', taste: toured ? { ...view.taste, toured } : view.taste },
      }));
    },
    toggleTaste(what) {
      actions.setTaste({ [what]: !state().view.taste[what] });
    },
  };
  return actions;
}

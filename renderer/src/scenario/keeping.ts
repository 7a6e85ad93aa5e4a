import { t } from '../../../app/language/say';
import type { Bridge, BridgeProblem } from '../../../app/bridge';
import { handOn } from '../../../app/hand-desk/desk';
import { idFor } from '../../../app/preset/copy';
import {
  begunDesk,
  copyOf,
  isUnsaved,
  newScenario,
  savedDesk,
  scenarioDesk,
  scenarioOfHand,
  scenarioOn,
  type ScenarioDesk,
} from '../../../app/scenario-desk/desk';
import { ownScenarios } from '../../../app/scenario-desk/own';
import { problemsOfScenario } from '../../../app/scenario-desk/problems';
import { scenarioAt } from '../../../app/scenarios/index';
import { libraryKey } from '../../../app/shell/library-id';
import type { Scenario } from '../../../schemas/generated/scenario';
import type { ScenarioActions } from '../store/scenarios';
import { noticeOf, type Notice, type Store } from '../store/store';

type Keeping = Omit<ScenarioActions, 'refresh' | 'show' | 'update' | 'clear' | 'saveIfChanged'>;

/** The scenarios of the library on their way to the desk and back. */
export function keepingOf(store: Store, bridge: Bridge, actions: ScenarioActions): Keeping {
  const { scenarios: library } = bridge;
  const state = () => store.getState();
  const tell = (text: string, action?: Notice['action']) => {
    store.setState({ notice: noticeOf(text, action) });
  };
  const trouble = (title: string, problem: BridgeProblem) => {
    store.setState({ dialog: { kind: 'trouble', title, problems: [problem] } });
  };
  /** Lays another scenario on the desk; asks first where something is unsaved. */
  const lay = (desk: () => ScenarioDesk) => {
    const before = state().scenarioDesk;
    const go = () => {
      store.setState({ scenarioDesk: desk() });
      actions.show();
    };
    if (before !== undefined && isUnsaved(before)) store.setState({ dialog: { kind: 'unsaved-scenario', then: go } });
    else go();
  };
  const taken = (id: string) =>
    scenarioAt(id) !== undefined || state().scenarioFiles.some((one) => libraryKey(one.id) === id);
  /** A title that none of the user's scenarios has. */
  const freeTitle = (title: string): string => {
    const titles = new Set(state().scenarioFiles.map(({ name }) => name));
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? title : `${title} ${String(count)}`;
      if (!titles.has(free)) return free;
    }
  };
  const text = (scenario: Scenario) => `${JSON.stringify(scenario, null, 2)}\n`;

  /** Writes a scenario into a file of the library; undefined where that could not be done, which was told then. */
  const write = async (scenario: Scenario, id: string, expected?: string | null): Promise<string | undefined> => {
    const problems = problemsOfScenario(scenario);
    if (problems.length > 0) {
      store.setState({
        dialog: { kind: 'trouble', title: t('scenario.titleCannotBeSavedYet', { title: scenario.title }), problems },
      });
      return undefined;
    }
    const saved = await library.save(id, text(scenario), expected);
    if (saved.ok) {
      await actions.refresh();
      return saved.hash;
    }
    if (saved.code === 'changed-elsewhere') store.setState({ dialog: { kind: 'scenario-changed-elsewhere' } });
    else trouble(t('scenario.titleCouldNotBeSaved', { title: scenario.title }), saved);
    return undefined;
  };
  const saveNew = async (): Promise<boolean> => {
    const desk = state().scenarioDesk;
    if (desk === undefined) return false;
    const scenario = scenarioOn(desk);
    const id = idFor(scenario.title, taken);
    const hash = await write({ ...scenario, id }, id, null);
    if (hash === undefined) return false;
    actions.update((now) => savedDesk(now, scenario, { id, hash }));
    tell(t('scenario.savedTitleAmongYourScenarios', { title: scenario.title }));
    return true;
  };

  return {
    begin(sort) {
      lay(() => scenarioDesk(newScenario(sort, state().view.page)));
      return Promise.resolve();
    },
    open(id) {
      // The list may not have been read yet where it was asked for from the preview.
      const one = ownScenarios(state().scenarioFiles, state().ownScenarios).find((own) => own.id === id);
      const { scenario } = one ?? {};
      if (one !== undefined && scenario !== undefined) lay(() => scenarioDesk(scenario, { id, hash: one.hash }));
      else if (one !== undefined)
        store.setState({
          dialog: {
            kind: 'trouble',
            title: t('scenario.titleCannotBeOpened', { title: one.title }),
            problems: one.problems,
          },
        });
      return Promise.resolve();
    },
    copy(scenario) {
      lay(() => begunDesk(copyOf(scenario, freeTitle(t('scenario.titleOurs', { title: scenario.title })))));
      return Promise.resolve();
    },
    fromHand() {
      const { handDesk, view } = state();
      const hand = handDesk && handOn(handDesk);
      lay(() => (hand ? begunDesk(scenarioOfHand(hand, view.page)) : scenarioDesk(newScenario('hand', view.page))));
      return Promise.resolve();
    },
    async save(over = false) {
      const desk = state().scenarioDesk;
      if (desk?.stored === undefined) return saveNew();
      const scenario = scenarioOn(desk);
      const { id, hash } = desk.stored;
      const written = await write(scenario, id, over ? undefined : hash);
      if (written === undefined) return false;
      actions.update((now) => savedDesk(now, scenario, { id, hash: written }));
      tell(t('scenario.savedTitle', { title: scenario.title }));
      return true;
    },
    saveAsNew: saveNew,
    async add(scenario, instead) {
      const id = instead ?? idFor(scenario.title, taken);
      const title = instead === undefined ? freeTitle(scenario.title) : scenario.title;
      const hash = await write({ ...scenario, id, title }, id, instead === undefined ? null : undefined);
      if (hash === undefined) return false;
      tell(
        instead === undefined
          ? t('scenario.addedTitleToYourScenarios', { title })
          : t('scenario.replacedTitle', { title }),
      );
      await this.open(id);
      return true;
    },
    duplicate() {
      const desk = state().scenarioDesk;
      if (desk) {
        const scenario = scenarioOn(desk);
        lay(() => begunDesk(copyOf(scenario, freeTitle(t('scenario.titleCopy', { title: scenario.title })))));
      }
      return Promise.resolve();
    },
    async export() {
      const desk = state().scenarioDesk;
      if (desk === undefined) return;
      const scenario = scenarioOn(desk);
      const id = desk.stored?.id ?? idFor(scenario.title, taken);
      const saved = await bridge.files.saveAs(id, text({ ...scenario, id }), 'scenario');
      if (saved?.ok === false) trouble(t('scenario.theScenarioCouldNotBeExported'), saved);
      else if (saved?.ok === true) tell(t('scenario.exportedTitle', { title: scenario.title }));
    },
    async remove() {
      const desk = state().scenarioDesk;
      if (desk === undefined) return;
      const { title } = scenarioOn(desk);
      if (desk.stored !== undefined) {
        const { id } = desk.stored;
        const done = await library.remove(id);
        if (!done.ok) {
          trouble(t('scenario.titleCouldNotBeDeleted', { title }), done);
          return;
        }
        store.setState({ removedScenario: { id, title } });
        await actions.refresh();
        tell(t('scenario.deletedTitle', { title }), { label: t('scenario.undo'), command: 'restore-scenario' });
      }
      actions.clear();
    },
    async restore() {
      const { removedScenario } = state();
      if (removedScenario === undefined) return;
      const { id, title } = removedScenario;
      const done = await library.restore(id);
      if (!done.ok) {
        trouble(t('scenario.titleCouldNotBeBroughtBack', { title }), done);
        return;
      }
      store.setState({ removedScenario: undefined });
      await actions.refresh();
      await this.open(id);
      tell(t('scenario.broughtBackTitle', { title }));
    },
  };
}

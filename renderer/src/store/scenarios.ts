import type { Bridge } from '../../../app/bridge';
import { isSaved } from '../../../app/editor/history';
import type { ScenarioDesk, Sort } from '../../../app/scenario-desk/desk';
import type { Scenario } from '../../../schemas/generated/scenario';
import type { Store } from './store';

/** Everything that moves scenarios between the scenario desk, the library and files. */
export interface ScenarioActions {
  refresh(): Promise<void>;
  /** Shows the scenario editor. */
  show(): void;
  begin(sort: Sort): Promise<void>;
  /** Lays a scenario of the library on the desk. */
  open(id: string): Promise<void>;
  /** Begins a scenario of one's own with a canned one, or another. */
  copy(scenario: Scenario): Promise<void>;
  fromHand(): Promise<void>;
  /** Changes the desk that lies there. */
  update(change: (desk: ScenarioDesk) => ScenarioDesk): void;
  /** Saves the scenario; `false` where it could not be. @param over whatever another program has made of the file */
  save(over?: boolean): Promise<boolean>;
  saveAsNew(): Promise<boolean>;
  saveIfChanged(): Promise<boolean>;
  /** Puts a scenario that was read from a file into the library, in place of one that is there or as a new one. */
  add(scenario: Scenario, instead?: string): Promise<boolean>;
  duplicate(): Promise<void>;
  export(): Promise<void>;
  remove(): Promise<void>;
  restore(): Promise<void>;
  /** Clears the desk; nothing is asked. */
  clear(): void;
}

/** What is done seldom is loaded when it is asked for. */
export function scenariosOf(store: Store, bridge: Bridge): ScenarioActions {
  const keeping = () => import('../scenario/index').then(({ keepingOf }) => keepingOf(store, bridge, actions));
  const actions: ScenarioActions = {
    async refresh() {
      store.setState({ scenarioFiles: await bridge.scenarios.list() });
    },
    show() {
      store.setState(({ view }) => ({ view: { ...view, mode: 'scenario' } }));
    },
    update(change) {
      store.setState(({ scenarioDesk }) => (scenarioDesk ? { scenarioDesk: change(scenarioDesk) } : {}));
    },
    clear() {
      store.setState({ scenarioDesk: undefined });
    },
    async saveIfChanged() {
      const { scenarioDesk } = store.getState();
      return scenarioDesk === undefined || isSaved(scenarioDesk.history) || actions.save();
    },
    begin: async (sort) => (await keeping()).begin(sort),
    open: async (id) => (await keeping()).open(id),
    copy: async (scenario) => (await keeping()).copy(scenario),
    fromHand: async () => (await keeping()).fromHand(),
    save: async (over) => (await keeping()).save(over),
    saveAsNew: async () => (await keeping()).saveAsNew(),
    add: async (scenario, instead) => (await keeping()).add(scenario, instead),
    duplicate: async () => (await keeping()).duplicate(),
    export: async () => (await keeping()).export(),
    remove: async () => (await keeping()).remove(),
    restore: async () => (await keeping()).restore(),
  };
  return actions;
}

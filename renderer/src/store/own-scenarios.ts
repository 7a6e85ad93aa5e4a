import { isUnsaved, scenarioDesk } from '../../../app/scenario-desk/desk';
import { ownScenarios } from '../../../app/scenario-desk/own';
import type { Store } from './store';

/**
 * Reads the scenarios of the library whenever its files change. The scenario on the desk follows its file where nothing
 * of it is unsaved.
 */
export function startOwnScenarios(store: Store): () => void {
  const read = () => {
    const { scenarioFiles, ownScenarios: before, scenarioDesk: desk } = store.getState();
    const own = ownScenarios(scenarioFiles, before);
    if (own === before) return;
    const stored = desk?.stored;
    const now = stored && own.find((one) => one.id === stored.id);
    const follows = desk && stored && now?.scenario && now.hash !== stored.hash && !isUnsaved(desk);
    store.setState({
      ownScenarios: own,
      ...(follows ? { scenarioDesk: scenarioDesk(now.scenario, { id: stored.id, hash: now.hash }) } : {}),
    });
  };
  read();
  return store.subscribe((state, before) => {
    if (state.scenarioFiles !== before.scenarioFiles) read();
  });
}

import type { Bridge } from '../../../app/bridge';
import { storageRisk } from '../../../app/shell/storage';
import type { Store } from './store';

/**
 * Asks the browser to keep the library as soon as there is one, and says so where it may lose it.
 * @returns what ends it
 */
export function watchStorage(store: Store, { storage }: Pick<Bridge, 'storage'>): () => void {
  if (!storage) return () => undefined;
  let asked = false;
  const look = async () => {
    if (store.getState().desk.library.length === 0) return;
    if (!asked) {
      asked = true;
      await storage.keep();
    }
    const risk = storageRisk(await storage.facts());
    if (risk !== store.getState().storageRisk) store.setState({ storageRisk: risk });
  };
  void look();
  return store.subscribe((state, before) => {
    if (state.desk.library !== before.desk.library) void look();
  });
}

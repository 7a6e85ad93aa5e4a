import type { StorageBridge } from '../../../app/bridge';

/** How full the browser's store is, and whether the browser may empty it. */
export const browserStorage: StorageBridge = {
  async facts() {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usage, quota, kept: await navigator.storage.persisted() };
  },
  keep: () => navigator.storage.persist(),
};

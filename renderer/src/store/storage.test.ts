import { expect, test, vi } from 'vitest';
import type { LibraryEntry, StorageFacts } from '../../../app/bridge';
import { watchStorage } from './storage';
import { createWindowStore } from './store';

const ENTRY: LibraryEntry = { id: 'club', name: 'Club', text: '{}', hash: '' };

/** A browser's store with some facts, and a window that watches it. */
function watched(facts: StorageFacts) {
  const now = { facts };
  const storage = { facts: () => Promise.resolve(now.facts), keep: vi.fn(() => Promise.resolve(now.facts.kept)) };
  const store = createWindowStore();
  const stop = watchStorage(store, { storage });
  const keeps = (library: readonly LibraryEntry[]) => {
    store.setState(({ desk }) => ({ desk: { ...desk, library } }));
  };
  return { now, storage, store, stop, keeps };
}

test('the browser is asked once to keep the library, when there is one; that it may delete it is said', async () => {
  const { storage, store, stop, keeps } = watched({ usage: 1e6, quota: 1e9, kept: false });
  expect(storage.keep).not.toHaveBeenCalled();
  keeps([ENTRY]);
  await vi.waitFor(() => {
    expect(store.getState().storageRisk).toMatch(/may delete/);
  });
  keeps([ENTRY, { ...ENTRY, id: 'second' }]);
  await vi.waitFor(() => {
    expect(storage.keep).toHaveBeenCalledTimes(1);
  });
  stop();
});

test('a store that fills up is said as the library grows, and no longer when there is room again', async () => {
  const { now, store, stop, keeps } = watched({ usage: 1e6, quota: 1e9, kept: true });
  keeps([ENTRY]);
  now.facts = { usage: 9e8, quota: 1e9, kept: true };
  keeps([ENTRY, { ...ENTRY, id: 'second' }]);
  await vi.waitFor(() => {
    expect(store.getState().storageRisk).toMatch(/nearly full/);
  });
  now.facts = { usage: 1e6, quota: 1e9, kept: true };
  keeps([ENTRY]);
  await vi.waitFor(() => {
    expect(store.getState().storageRisk).toBeUndefined();
  });
  stop();
  now.facts = { usage: 9e8, quota: 1e9, kept: true };
  keeps([]);
  expect(store.getState().storageRisk).toBeUndefined();
});

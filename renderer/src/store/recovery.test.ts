import { expect, test, vi } from 'vitest';
import type { Bridge, JournalBridge, JournalEntry } from '../../../app/bridge';
import { currentOf, dirtyDocuments, edit, emptyDesk } from '../../../app/editor/desk';
import { presetOf, savedDocument } from '../../../app/editor/document';
import { recordOf } from '../../../app/editor/journal';
import { keepJournal } from './journal';
import { foundWork, startRecovery } from './recovery';
import { createWindowStore } from './store';

const LIMIT = '/scoring/payments/limitPoints';

function memory(): JournalBridge & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    list: () => Promise.resolve([...texts].map(([id, text]) => ({ id, text, modifiedAt: '2026-01-01T00:00:00.000Z' }))),
    put: (id, text) => Promise.resolve((texts.set(id, text), { ok: true as const })),
    drop: (id) => Promise.resolve((texts.delete(id), { ok: true as const })),
  };
}

/** A journal over a new window's store, and what changes the limit points there. */
function kept(journal: JournalBridge, onFailure: () => void = () => undefined) {
  const store = createWindowStore();
  const keeping = keepJournal(store, journal, 'a', onFailure);
  const change = (value: number) => {
    store.setState(({ desk }) => ({ desk: edit(desk, { set: { [LIMIT]: value } }) }));
  };
  return { store, keeping, change };
}

test('the first change is written at once, the last one in the end, and what is saved or closed goes', async () => {
  const journal = memory();
  const { store, keeping, change } = kept(journal);
  expect(journal.texts.size).toBe(0);
  change(3000);
  expect([...journal.texts.values()][0]).toContain('"limitPoints":3000');
  for (const value of [4000, 5000, 6000]) change(value);
  expect(await keeping.settled()).toBe(true);
  expect([...journal.texts]).toEqual([['a.1', recordOf(currentOf(store.getState().desk))]]);
  expect([...journal.texts.values()][0]).toContain('"limitPoints":6000');
  store.setState(({ desk }) => {
    const document = savedDocument(currentOf(desk), { id: 'club', hash: 'h' });
    return { desk: { ...desk, documents: { ...desk.documents, [document.key]: document } } };
  });
  await keeping.settled();
  expect(journal.texts.size).toBe(0);
});

test('a journal that cannot be written is said once', async () => {
  const failed = vi.fn();
  const full = {
    ...memory(),
    put: () => Promise.resolve({ ok: false as const, code: 'disk-full' as const, message: '' }),
  };
  const { keeping, change } = kept(full, failed);
  change(3000);
  change(4000);
  expect(await keeping.settled()).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
});

const record = recordOf(currentOf(edit(emptyDesk(), { set: { [LIMIT]: 4000 } })));
const entry = (id: string, modifiedAt = '2026-01-01T00:00:00.000Z', text = record): JournalEntry => ({
  id,
  modifiedAt,
  text,
});

test('what windows have left that are gone is found: the latest first, the same work once', () => {
  const found = foundWork(
    [
      entry('open.1'),
      entry('gone-1.1', '2026-01-01T10:00:00.000Z'),
      entry('gone-2.1', '2026-01-01T12:00:00.000Z'),
      entry('gone-2.2', '2026-01-01T13:00:00.000Z', '{'),
    ],
    new Set(['open']),
  );
  expect(found).toMatchObject([
    { ids: ['gone-2.2'], work: { ok: false } },
    { ids: ['gone-2.1', 'gone-1.1'], modifiedAt: '2026-01-01T12:00:00.000Z', work: { ok: true } },
  ]);
});

test('a window offers what the last one has left; brought back, it has a record of its own; discarded, none', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, hold: () => unknown) => Promise.resolve(hold()),
      query: () => Promise.resolve({ held: [] }),
    },
  });
  const journal = memory();
  journal.texts.set('gone.1', record);
  journal.texts.set('gone.2', '{');
  const store = createWindowStore();
  const stop = await startRecovery(store, { journal } as unknown as Bridge);
  const { recovered, recovery } = store.getState();
  const [good, broken] = [recovered.find(({ work }) => work.ok), recovered.find(({ work }) => !work.ok)];
  if (!good || !broken) throw new Error('nothing found');
  await recovery?.bringBack(good);
  const [document] = dirtyDocuments(store.getState().desk);
  expect(document && presetOf(document).scoring.payments.limitPoints).toBe(4000);
  const left = [...journal.texts.keys()].filter((id) => id !== 'gone.2');
  expect(left).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.\d+$/)]);
  await recovery?.discard(broken);
  expect([...journal.texts.keys()]).toEqual(left);
  expect(store.getState().recovered).toEqual([]);
  stop();
});

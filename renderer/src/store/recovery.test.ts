import { expect, test, vi } from 'vitest';
import type { Bridge, JournalBridge, JournalEntry } from '../../../app/bridge';
import { currentOf, dirtyDocuments, edit, emptyDesk } from '../../../app/editor/desk';
import { presetOf, savedDocument } from '../../../app/editor/document';
import { recordOf } from '../../../app/editor/journal';
import { handRecord, scenarioRecord } from '../../../app/editor/drafts';
import { cleared, handDesk, handOn, typed } from '../../../app/hand-desk/desk';
import { begunDesk, newScenario, scenarioOn } from '../../../app/scenario-desk/desk';
import { ownSession } from '../platform/session';
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

test('what is saved goes at once, without waiting for the next time to write', async () => {
  const journal = memory();
  const { store, change } = kept(journal);
  change(3000);
  await vi.waitFor(() => expect(journal.texts.size).toBe(1));
  change(4000);
  store.setState(({ desk }) => {
    const document = savedDocument(currentOf(desk), { id: 'club', hash: 'h' });
    return { desk: { ...desk, documents: { ...desk.documents, [document.key]: document } } };
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(journal.texts.size).toBe(0);
});

test('the hand desk and the scenario editor are written down, too, until nothing of them would be missed', async () => {
  const journal = memory();
  const { store, keeping } = kept(journal);
  const hand = typed(handDesk(), '234m');
  store.setState({ handDesk: hand, scenarioDesk: begunDesk(newScenario('table', '/rules/claiming')) });
  await keeping.settled();
  expect([...journal.texts.keys()]).toEqual(['a.hand', 'a.scenario']);
  expect(journal.texts.get('a.hand')).toContain('"concealed":"234m"');
  store.setState({ handDesk: cleared(hand), scenarioDesk: undefined });
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

/** Locks of a browser in which every other window has gone. */
function alone(): void {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, hold: () => unknown) => Promise.resolve(hold()),
      query: async () => ({ held: [{ name: `prevailing-wind-window-${await ownSession()}` }] }),
    },
  });
}

test('a hand and a scenario of a window that has gone are brought back to their desks; what lies there is asked about', async () => {
  alone();
  const journal = memory();
  const own = begunDesk({ ...newScenario('table', '/rules/claiming'), title: 'Before' });
  journal.texts.set('gone.hand', handRecord(typed(handDesk(), '234m')) ?? '');
  journal.texts.set('gone.scenario', scenarioRecord(begunDesk(newScenario('hand', '/rules/claiming'))) ?? '');
  const store = createWindowStore();
  store.setState({ scenarioDesk: own });
  const stop = await startRecovery(store, { journal } as unknown as Bridge);
  const { recovered, recovery } = store.getState();
  const of = (kind: string) => recovered.find(({ work }) => work.ok && work.value.kind === kind);
  const [hand, scenario] = [of('hand'), of('scenario')];
  if (!hand || !scenario) throw new Error('nothing found');
  await recovery?.bringBack(hand);
  const { handDesk: back, view } = store.getState();
  expect([back && handOn(back).concealed, view.mode]).toEqual(['234m', 'hand']);
  expect([...journal.texts.keys()].filter((id) => id.endsWith('.hand'))).toEqual([expect.not.stringContaining('gone')]);
  await recovery?.bringBack(scenario);
  const { dialog } = store.getState();
  expect([dialog?.kind, store.getState().scenarioDesk]).toEqual(['unsaved-scenario', own]);
  expect(journal.texts.has('gone.scenario')).toBe(true);
  if (dialog?.kind === 'unsaved-scenario') dialog.then();
  const { scenarioDesk: after } = store.getState();
  expect(after && scenarioOn(after).title).toBe('A new scenario');
  await vi.waitFor(() => {
    expect(journal.texts.has('gone.scenario')).toBe(false);
  });
  stop();
});

test('a window offers what the last one has left; brought back, it has a record of its own; discarded, none', async () => {
  alone();
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

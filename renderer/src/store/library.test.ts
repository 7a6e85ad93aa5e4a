import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bridge, LibraryBridge } from '../../../app/bridge';
import { builtin } from '../../../app/preset/builtin';
import { newFrom } from '../../../app/preset/copy';
import { printPreset } from '../../../app/preset/print';
import { currentOf, edit } from '../../../app/editor/desk';
import { isDirty, presetOf, undoneDocument } from '../../../app/editor/document';
import { browserLibrary } from '../platform/browser-library';
import { libraryOf, type LibraryActions } from './library';
import { createWindowStore, type Store } from './store';

const LIMIT = '/scoring/payments/limitPoints';
const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no japanese-modern');
const textOf = (limitPoints: number, name = 'Club') => {
  const preset = newFrom(japanese, { id: 'club', name });
  const { scoring } = preset;
  return printPreset({ ...preset, scoring: { ...scoring, payments: { ...scoring.payments, limitPoints } } });
};

/** Another program: it writes into the library past the window. */
let others: LibraryBridge;
let store: Store;
let library: LibraryActions;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  others = browserLibrary('presets', () => undefined);
  store = createWindowStore();
  library = libraryOf(store, { library: browserLibrary('presets', () => undefined) } as Bridge, (dialog) => {
    store.setState({ dialog });
  });
  await others.save('club', textOf(2000));
  await library.refresh();
  library.choose({ own: 'club' });
});
const document = () => currentOf(store.getState().desk);
const limit = () => presetOf(document()).scoring.payments.limitPoints;
const change = (value: number) => {
  store.setState(({ desk }) => ({ desk: edit(desk, { set: { [LIMIT]: value } }) }));
};

test('a preset without changes follows its file', async () => {
  await others.save('club', textOf(3000));
  await library.refresh();
  expect(limit()).toBe(3000);
  expect(store.getState().dialog).toBeUndefined();
});

test('a preset with changes asks, once for each state of the file; what is in the file can be taken', async () => {
  change(9000);
  await others.save('club', textOf(3000));
  await library.refresh();
  expect(store.getState().dialog).toEqual({ kind: 'changed-elsewhere', key: document().key });
  expect(limit()).toBe(9000);
  store.setState({ dialog: undefined });
  await library.refresh();
  expect(store.getState().dialog).toBeUndefined();
  expect(await library.save(document().key)).toBe(false);
  expect(store.getState().dialog).toMatchObject({ kind: 'changed-elsewhere' });
  library.takeFile(document().key);
  expect(limit()).toBe(3000);
  expect(isDirty(document())).toBe(false);
  expect(presetOf(undoneDocument(document())).scoring.payments.limitPoints).toBe(9000);
});

test('the own save is no change by another program', async () => {
  change(9000);
  const saved = library.save(document().key);
  await Promise.all([saved, library.refresh(), library.refresh()]);
  expect(await saved).toBe(true);
  expect(store.getState().dialog).toBeUndefined();
  expect(isDirty(document())).toBe(false);
});

test('of two programs that save the same preset the second is asked, and nothing of either is lost', async () => {
  change(9000);
  await others.save('club', textOf(3000));
  expect(await library.save(document().key)).toBe(false);
  expect(store.getState().dialog).toMatchObject({ kind: 'changed-elsewhere' });
  expect(limit()).toBe(9000);
  expect(await others.read('club')).toMatchObject({ entry: { text: textOf(3000) } });
  expect(await library.saveOver(document().key)).toBe(true);
  expect(await others.backup('club')).toEqual({ ok: true, text: textOf(3000) });
});

test('a preset whose file has gone stays, unsaved, and is saved as a new one', async () => {
  await others.remove('club');
  await library.refresh();
  expect(store.getState().notice?.text).toBe('The file of “Club” has gone: what is here is not saved');
  expect(isDirty(document())).toBe(true);
  expect(await library.saveAll()).toBe(true);
  expect(await others.read('club')).toMatchObject({ ok: true });
});

test('the last good copy comes back in the place of a file that cannot be read', async () => {
  await others.save('tuesday', textOf(4000, 'Tuesday'));
  await others.save('tuesday', '{"rules":"spoilt"}');
  await library.refresh();
  library.choose({ own: 'tuesday' });
  expect(store.getState().dialog).toMatchObject({ kind: 'broken', id: 'tuesday' });
  expect(await library.restoreBackup('tuesday')).toBe(true);
  expect(presetOf(document()).name).toBe('Tuesday');
  expect(await others.restore('tuesday')).toMatchObject({ ok: false, code: 'id-taken' });
  expect(await library.restoreBackup('club')).toBe(false);
  expect(store.getState().dialog).toMatchObject({ kind: 'trouble' });
});

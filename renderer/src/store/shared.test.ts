import { expect, test } from 'vitest';
import { currentOf, documentOf, edit, emptyDesk, showOwn, withCurrent, withLibrary } from '../../../app/editor/desk';
import { isDirty, presetOf, savedDocument, undoneDocument } from '../../../app/editor/document';
import { builtin } from '../../../app/preset/builtin';
import { newFrom } from '../../../app/preset/copy';
import { printPreset } from '../../../app/preset/print';
import { shareDocuments, type Channel } from './shared';
import { createWindowStore, type Store } from './store';

const LIMIT = '/scoring/payments/limitPoints';
const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no japanese-modern');
const entry = {
  id: 'club',
  name: 'Club',
  hash: 'h1',
  text: printPreset(newFrom(japanese, { id: 'club', name: 'Club' })),
};

/** Channels that hear each other and not themselves; what was said is counted. */
function air() {
  const heard: ((event: MessageEvent) => void)[] = [];
  const said: string[] = [];
  const channel = (): Channel => {
    let own: (event: MessageEvent) => void = () => undefined;
    return {
      addEventListener: (_type: string, listener: unknown) => {
        own = listener as typeof own;
        heard.push(own);
      },
      postMessage: (data: { kind: string }) => {
        said.push(data.kind);
        for (const one of heard) if (one !== own) one(new MessageEvent('message', { data: structuredClone(data) }));
      },
      close: () => heard.splice(heard.indexOf(own), 1),
    };
  };
  return { channel, said };
}

/** A window that looks at the club's preset. */
function opened(channel: Channel): Store {
  const store = createWindowStore();
  shareDocuments(store, channel);
  store.setState({ desk: withLibrary(emptyDesk(), [entry]) });
  store.setState(({ desk }) => {
    const shown = showOwn(desk, 'club');
    if (!shown.ok) throw new Error('not shown');
    return { desk: shown.value };
  });
  return store;
}
const change = (store: Store, value: number) => {
  store.setState(({ desk }) => ({ desk: edit(desk, { set: { [LIMIT]: value } }) }));
};
const club = (store: Store) => {
  const document = documentOf(store.getState().desk, 'club');
  if (!document) throw new Error('not open');
  return document;
};
const limit = (store: Store) => presetOf(club(store)).scoring.payments.limitPoints;

test('a change in one window is seen in the other, can be undone there, and comes back so', () => {
  const { channel, said } = air();
  const [one, two] = [opened(channel()), opened(channel())];
  change(one, 4000);
  expect(limit(two)).toBe(4000);
  expect(isDirty(club(two))).toBe(true);
  two.setState(({ desk }) => ({ desk: withCurrent(desk, undoneDocument) }));
  expect(limit(one)).toBe(japanese.scoring.payments.limitPoints);
  // Nothing is said again by those who have heard it.
  expect(said.length).toBeLessThan(8);
});

test('a window that opens the preset later gets it with its unsaved changes', () => {
  const { channel } = air();
  const one = opened(channel());
  change(one, 4000);
  const two = opened(channel());
  expect(limit(two)).toBe(4000);
  expect(isDirty(club(two))).toBe(true);
});

test('saved in one window it is saved in the other, which notices no change from outside', () => {
  const { channel } = air();
  const [one, two] = [opened(channel()), opened(channel())];
  change(two, 4000);
  one.setState(({ desk }) => ({ desk: withCurrent(desk, (all) => savedDocument(all, { id: 'club', hash: 'h2' })) }));
  expect(club(two).stored).toEqual({ id: 'club', hash: 'h2' });
  expect(isDirty(club(two))).toBe(false);
  // The list of the library may come first: a file that says what the document says is its save.
  change(one, 5000);
  const listed = withLibrary(two.getState().desk, [{ ...entry, hash: 'h3', text: printPreset(presetOf(club(two))) }]);
  expect(documentOf(listed, 'club')?.stored?.hash).toBe('h3');
});

test('other presets, and those that were never saved, are nobody’s business', () => {
  const { channel } = air();
  const one = opened(channel());
  const two = createWindowStore();
  shareDocuments(two, channel());
  change(two, 9000);
  change(one, 4000);
  expect(presetOf(currentOf(two.getState().desk)).scoring.payments.limitPoints).toBe(9000);
  expect(limit(one)).toBe(4000);
});

import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { describeLibrary } from '../../../app/testing/library-contract';
import { browserLibrary } from './browser-library';

function open(changed: () => void = () => undefined) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return browserLibrary('presets', changed);
}

describe('the library in the browser', () => {
  describeLibrary(() => Promise.resolve(open()));
});

describe('the scenarios in the browser', () => {
  describeLibrary(() => {
    open();
    return Promise.resolve(browserLibrary('scenarios', () => undefined));
  }, 'title');
});

test('a database of the first version gets the stores for scenarios and keeps its presets', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const before = indexedDB.open('prevailing-wind', 1);
  before.onupgradeneeded = () => {
    before.result.createObjectStore('library', { keyPath: 'id' }).put({ id: 'a', text: '{"name":"A"}', hash: 'x' });
    before.result.createObjectStore('trash', { autoIncrement: true });
  };
  await new Promise((resolve) => (before.onsuccess = resolve));
  before.result.close();
  const presets = browserLibrary('presets', () => undefined);
  const scenarios = browserLibrary('scenarios', () => undefined);
  expect(await scenarios.save('a', '{"title":"Of the same id"}')).toMatchObject({ ok: true });
  expect(await presets.list()).toMatchObject([{ id: 'a', name: 'A' }]);
  expect(await scenarios.list()).toMatchObject([{ id: 'a', name: 'Of the same id' }]);
});

test('tells of its changes, and only of those', async () => {
  const changed = vi.fn();
  const library = open(changed);
  await library.save('club', '{}');
  await library.save('club', '{');
  await library.remove('none');
  await library.list();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a full or shut database is an answer, not an exception', async () => {
  const library = open();
  await library.save('club', '{}');
  const refuse = (name: string) => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', name);
      },
    });
  };
  refuse('QuotaExceededError');
  expect(await library.save('club', '{"a":1}')).toMatchObject({ ok: false, code: 'disk-full' });
  refuse('SecurityError');
  expect(await library.save('club', '{"a":1}')).toMatchObject({ ok: false, code: 'unwritable' });
  expect(await library.read('club')).toMatchObject({ ok: false });
  expect(await library.list()).toMatchObject([{ id: '', problem: { code: 'unwritable' } }]);
});

import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { describeLibrary } from '../../../app/testing/library-contract';
import { browserLibrary } from './browser-library';

function open(changed: () => void = () => undefined) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return browserLibrary(changed);
}

describe('the library in the browser', () => {
  describeLibrary(() => Promise.resolve(open()));
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

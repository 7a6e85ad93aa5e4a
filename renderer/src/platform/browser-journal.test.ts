import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { describeJournal } from '../../../app/testing/journal-contract';
import { browserJournal } from './browser-journal';

describe('the journal in the browser', () => {
  describeJournal(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    return Promise.resolve(browserJournal());
  });
});

test('a database that is full or shut is an answer', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  });
  expect(await browserJournal().put('a.1', 'x')).toMatchObject({ ok: false, code: 'disk-full' });
  expect(await browserJournal().list()).toEqual([]);
});

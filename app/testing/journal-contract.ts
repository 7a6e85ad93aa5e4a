import { expect, test } from 'vitest';
import { JOURNAL_LIMIT, type JournalBridge } from '../bridge';

/** What every journal keeps to, on disk and in the browser. `open` gives an empty one. */
export function describeJournal(open: () => Promise<JournalBridge>): void {
  test('gives back what was put last, until it is dropped', async () => {
    const journal = await open();
    expect(await journal.list()).toEqual([]);
    for (const [id, text] of [
      ['b-2.1', 'one'],
      ['a.7', 'two'],
      ['b-2.1', 'three 🀄'],
    ] as const)
      expect(await journal.put(id, text)).toEqual({ ok: true });
    const entries = await journal.list();
    expect(entries.map(({ id, text }) => [id, text])).toEqual([
      ['a.7', 'two'],
      ['b-2.1', 'three 🀄'],
    ]);
    for (const { modifiedAt } of entries) expect(new Date(modifiedAt).toISOString()).toBe(modifiedAt);
    expect(await journal.drop('a.7')).toEqual({ ok: true });
    expect(await journal.drop('a.7')).toEqual({ ok: true });
    expect((await journal.list()).map(({ id }) => id)).toEqual(['b-2.1']);
  });

  test.each(['', '.', 'a', 'a.', '../a.1', 'a/b.1', 'A.1', 'a.1.json', 'a.hands', `${'a'.repeat(61)}.1`])(
    'refuses the id %j',
    async (id) => {
      const journal = await open();
      expect(await journal.put(id, 'x')).toMatchObject({ ok: false, code: 'bad-id' });
      expect(await journal.drop(id)).toMatchObject({ ok: false, code: 'bad-id' });
      expect(await journal.list()).toEqual([]);
    },
  );

  test('refuses what is too large, and keeps what was there', async () => {
    const journal = await open();
    await journal.put('a.1', 'kept');
    expect(await journal.put('a.1', 'é'.repeat(JOURNAL_LIMIT / 2 + 1))).toMatchObject({ ok: false, code: 'too-large' });
    expect(await journal.list()).toMatchObject([{ id: 'a.1', text: 'kept' }]);
  });
}

import { expect, test } from 'vitest';
import { DOCUMENT_LIMIT, type LibraryBridge } from '../bridge';

/** What every library keeps to, on disk and in the browser. `open` gives an empty one; `key` is that of a document's name. */
export function describeLibrary(open: () => Promise<LibraryBridge>, key = 'name'): void {
  const text = (name: string, more = '') => JSON.stringify({ [key]: name, more });
  test('is empty at first', async () => {
    expect(await (await open()).list()).toEqual([]);
  });

  test('gives back what was saved, with its name and hash', async () => {
    const library = await open();
    const saved = await library.save('tuesday-club', text('Tuesday club 🀄'));
    expect(saved).toMatchObject({ ok: true });
    const [entry] = await library.list();
    expect(entry).toMatchObject({ id: 'tuesday-club', name: 'Tuesday club 🀄', text: text('Tuesday club 🀄') });
    expect(entry).not.toHaveProperty('problem');
    expect(saved).toEqual({ ok: true, hash: entry?.hash });
    expect(await library.read('tuesday-club')).toEqual({ ok: true, entry });
  });

  test('lists by id', async () => {
    const library = await open();
    for (const id of ['c', 'a', 'b']) await library.save(id, text(id));
    expect((await library.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'a\\b',
    'con',
    'NUL.x',
    'aux .x',
    'com1',
    'LPT³',
    'conout$',
    '.hidden',
    'x.',
    'x ',
    'a\u0000b',
    'a:b',
    'x'.repeat(101),
  ])('refuses the id %j', async (id) => {
    const library = await open();
    expect(await library.save(id, text('x'))).toMatchObject({ ok: false, code: 'bad-id' });
    expect(await library.read(id)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await library.remove(id)).toMatchObject({ ok: false, code: 'not-found' });
    await library.save('good', text('x'));
    expect(await library.rename('good', id)).toMatchObject({ ok: false, code: 'bad-id' });
    expect((await library.list()).map((entry) => entry.id)).toEqual(['good']);
  });

  test('refuses what is too large or no JSON, and keeps what was there', async () => {
    const library = await open();
    await library.save('club', text('one'));
    const large = text('x', 'é'.repeat(DOCUMENT_LIMIT / 2));
    expect(await library.save('club', large)).toMatchObject({ ok: false, code: 'too-large' });
    expect(await library.save('club', '{')).toMatchObject({ ok: false, code: 'not-json' });
    expect(await library.read('club')).toMatchObject({ entry: { text: text('one') } });
  });

  test('notices that the entry has changed since it was read', async () => {
    const library = await open();
    const first = await library.save('club', text('one'), null);
    if (!first.ok) throw new Error(first.message);
    expect(await library.save('club', text('two'), null)).toMatchObject({ ok: false, code: 'id-taken' });
    const second = await library.save('club', text('two'), first.hash);
    expect(second).toMatchObject({ ok: true });
    expect(await library.save('club', text('three'), first.hash)).toMatchObject({
      ok: false,
      code: 'changed-elsewhere',
    });
    expect(await library.save('gone', text('x'), first.hash)).toMatchObject({ ok: false, code: 'changed-elsewhere' });
    expect(await library.read('club')).toMatchObject({ entry: { text: text('two') } });
  });

  test('keeps the text that a save has replaced', async () => {
    const library = await open();
    await library.save('club', text('one'));
    expect(await library.backup('club')).toMatchObject({ ok: false, code: 'not-found' });
    await library.save('club', text('two'));
    await library.save('club', text('two'));
    expect(await library.backup('club')).toEqual({ ok: true, text: text('one') });
    expect(await library.backup('../club')).toMatchObject({ ok: false, code: 'not-found' });
    await library.remove('club');
    await library.restore('club');
    expect(await library.backup('club')).toEqual({ ok: true, text: text('one') });
    await library.rename('club', 'evening');
    expect(await library.backup('evening')).toEqual({ ok: true, text: text('one') });
  });

  test('two saves from the same text: one is told', async () => {
    const library = await open();
    const first = await library.save('club', text('one'));
    if (!first.ok) throw new Error(first.message);
    const both = await Promise.all([
      library.save('club', text('a'), first.hash),
      library.save('club', text('b'), first.hash),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });

  test('takes names that differ in case only for one', async () => {
    const library = await open();
    await library.save('club', text('one'));
    expect(await library.save('Club', text('two'), null)).toMatchObject({ ok: false, code: 'id-taken' });
    expect(await library.rename('club', 'Club')).toEqual({ ok: true });
    expect((await library.list()).map(({ id }) => id)).toEqual(['Club']);
  });

  test('renames, never over another', async () => {
    const library = await open();
    await library.save('a', text('A'));
    await library.save('b', text('B'));
    expect(await library.rename('a', 'b')).toMatchObject({ ok: false, code: 'id-taken' });
    expect(await library.rename('none', 'c')).toMatchObject({ ok: false, code: 'not-found' });
    expect(await library.rename('a', 'c')).toEqual({ ok: true });
    expect((await library.list()).map(({ id, name }) => [id, name])).toEqual([
      ['b', 'B'],
      ['c', 'A'],
    ]);
  });

  test('brings back what was removed, the latest first, never over another', async () => {
    const library = await open();
    expect(await library.remove('club')).toMatchObject({ ok: false, code: 'not-found' });
    expect(await library.restore('club')).toMatchObject({ ok: false, code: 'not-found' });
    await library.save('club', text('one'));
    expect(await library.remove('club')).toEqual({ ok: true });
    expect(await library.list()).toEqual([]);
    await library.save('club', text('two'));
    expect(await library.restore('club')).toMatchObject({ ok: false, code: 'id-taken' });
    await library.remove('club');
    expect(await library.restore('club')).toEqual({ ok: true });
    expect(await library.read('club')).toMatchObject({ entry: { text: text('two') } });
    await library.rename('club', 'second');
    expect(await library.restore('club')).toEqual({ ok: true });
    expect(await library.read('club')).toMatchObject({ entry: { text: text('one') } });
  });
}

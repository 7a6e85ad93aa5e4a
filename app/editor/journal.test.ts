import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import { printPreset } from '../preset/print';
import { currentOf, draft, edit, emptyDesk, isOutdated, showOwn, withLibrary, type Desk } from './desk';
import { isDirty, presetOf, undoneDocument } from './document';
import { readRecord, recordOf, withUnsavedWork } from './journal';

const LIMIT = '/scoring/payments/limitPoints';
const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no japanese-modern');
const text = printPreset(newFrom(japanese, { id: 'club', name: 'Club' }));
const entry = { id: 'club', name: 'Club', text, hash: 'h1' };

function withClub(hash = 'h1'): Desk {
  const shown = showOwn(withLibrary(emptyDesk(), [{ ...entry, hash }]), 'club');
  if (!shown.ok) throw new Error('not shown');
  return shown.value;
}
const limitOf = (desk: Desk) => presetOf(currentOf(desk)).scoring.payments.limitPoints;

/** What a desk's current document is after the program has ended and begun again. */
function again(edited: Desk, desk: Desk): Desk {
  const read = readRecord(recordOf(currentOf(edited)));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return withUnsavedWork(desk, read.value);
}

describe('unsaved work', () => {
  test('of a saved preset comes back as one step behind its last save', () => {
    const typed = draft(edit(withClub(), { set: { [LIMIT]: 4000 } }), '/scoring/payments/startingPoints', '30k');
    const desk = again(typed, withLibrary(emptyDesk(), [entry]));
    const document = currentOf(desk);
    expect(limitOf(desk)).toBe(4000);
    expect(document.drafts).toEqual({ '/scoring/payments/startingPoints': '30k' });
    expect(document.stored).toEqual({ id: 'club', hash: 'h1' });
    expect(isDirty(document)).toBe(true);
    expect(isDirty(undoneDocument(undoneDocument(document)))).toBe(false);
    expect(document.base?.id).toBe('japanese-modern');
  });

  test('of a copy that was never saved comes back as such', () => {
    const desk = again(edit(emptyDesk(), { set: { [LIMIT]: 4000 } }), emptyDesk());
    expect(limitOf(desk)).toBe(4000);
    expect(currentOf(desk).stored).toBeUndefined();
    expect(presetOf(currentOf(desk)).name).toBe('Japanese Modern, house rules');
    expect(isDirty(currentOf(desk))).toBe(true);
  });

  test('comes back into the document where that is open', () => {
    const open = withClub();
    const desk = again(edit(withClub(), { set: { [LIMIT]: 4000 } }), open);
    expect(desk.current).toBe(open.current);
    expect(limitOf(desk)).toBe(4000);
    const edited = again(edit(withClub(), { set: { [LIMIT]: 4000 } }), edit(open, { set: { [LIMIT]: 3000 } }));
    expect(presetOf(undoneDocument(currentOf(edited))).scoring.payments.limitPoints).toBe(3000);
  });

  test('on a file that has changed since is outdated; on one that has gone it is unsaved', () => {
    const edited = edit(withClub(), { set: { [LIMIT]: 4000 } });
    const changed = again(edited, withLibrary(emptyDesk(), [{ ...entry, hash: 'h2' }]));
    expect(isOutdated(changed, currentOf(changed))).toBe(true);
    const gone = currentOf(again(edited, emptyDesk()));
    expect(gone.stored).toBeUndefined();
    expect(isDirty(undoneDocument(gone))).toBe(true);
  });

  test('a saved state that cannot be read does not hold the work back', () => {
    const record = JSON.parse(recordOf(currentOf(edit(withClub(), { set: { [LIMIT]: 4000 } })))) as object;
    const read = readRecord(JSON.stringify({ ...record, saved: { broken: true } }));
    expect(read).toMatchObject({ ok: true, value: { preset: { scoring: { payments: { limitPoints: 4000 } } } } });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another thing', '{"name":"Club"}'],
    ['another version', '{"unsavedWork":2}'],
    ['without a preset', '{"unsavedWork":1}'],
    ['a broken preset', '{"unsavedWork":1,"preset":{"schemaVersion":1,"rules":{},"scoring":{}}}'],
  ])('%s is refused', (_name, record) => {
    expect(readRecord(record)).toMatchObject({ ok: false, problems: expect.any(Array) as unknown });
  });

  test('no text makes the reader throw', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const read = readRecord(json);
        expect(read.ok).toBe(false);
        expect(
          readRecord(`{"unsavedWork":1,"preset":${json},"saved":${json},"stored":${json},"typed":${json}}`).ok,
        ).toBe(false);
      }),
    );
  });
});

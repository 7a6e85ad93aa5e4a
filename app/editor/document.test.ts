import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import {
  drafted,
  edited,
  isDirty,
  namedDocument,
  opened,
  presetOf,
  redoneDocument,
  reverted,
  savedDocument,
  undoneDocument,
} from './document';
import { redoLabel, undoLabel } from './history';

const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no japanese-modern');
const MISSED = '/rules/claiming/missedDiscard';
const club = () =>
  opened({ key: 'd1', kind: 'own', preset: newFrom(japanese, { id: 'tuesday-club', name: 'Tuesday club' }) });

describe('a document', () => {
  test('names a change with its words', () => {
    const document = edited(club(), { set: { [MISSED]: 'extended' } });
    expect(presetOf(document).rules.claiming.missedDiscard).toBe('extended');
    expect(undoLabel(document.history)).toBe('Missed discard: Traditional → Extended');
    const back = undoneDocument(document);
    expect(presetOf(back).rules.claiming.missedDiscard).toBe('traditional');
    expect(redoLabel(back.history)).toBe('Missed discard: Traditional → Extended');
    expect(isDirty(document)).toBe(true);
    expect(isDirty(back)).toBe(false);
    expect(presetOf(redoneDocument(back))).toEqual(presetOf(document));
  });

  test('a change to the same value is none', () => {
    expect(isDirty(edited(club(), { set: { [MISSED]: 'traditional' } }))).toBe(false);
  });

  test('takes a scoring row out and brings it back', () => {
    const pointer = '/scoring/patterns/pung-hand';
    const row = presetOf(club()).scoring.patterns['pung-hand'];
    expect(row).toBeDefined();
    const document = edited(club(), { set: { [pointer]: undefined } });
    expect(presetOf(document).scoring.patterns['pung-hand']).toBeUndefined();
    expect(presetOf(undoneDocument(document)).scoring.patterns['pung-hand']).toEqual(row);
  });

  test('keeps what was typed, and undo takes that back first', () => {
    const pointer = '/scoring/payments/limitPoints';
    const typed = drafted(edited(club(), { set: { [MISSED]: 'absolute' } }), pointer, 'many');
    expect(typed.drafts).toEqual({ [pointer]: 'many' });
    expect(isDirty(typed)).toBe(true);
    const back = undoneDocument(typed);
    expect(back.drafts).toEqual({});
    expect(presetOf(back).rules.claiming.missedDiscard).toBe('absolute');
    expect(edited(typed, { set: { [pointer]: 3000 } }).drafts).toEqual({});
  });

  test('is clean after a save, and undo leaves the saved state', () => {
    const saved = savedDocument(edited(club(), { set: { [MISSED]: 'absolute' } }), { id: 'tuesday-club', hash: 'h' });
    expect(isDirty(saved)).toBe(false);
    expect(isDirty(undoneDocument(saved))).toBe(true);
    expect(isDirty(redoneDocument(undoneDocument(saved)))).toBe(false);
  });

  test('keeps the name that it was saved under when undo goes behind the save', () => {
    const begun = edited(club(), { set: { [MISSED]: 'absolute' } });
    const named = namedDocument(begun, { name: 'Friday club', id: 'friday-club' });
    const saved = savedDocument(named, { id: 'friday-club', hash: 'h' });
    expect(undoLabel(saved.history)).toBe('Missed discard: Traditional → Absolute');
    expect(presetOf(undoneDocument(saved))).toEqual({ ...presetOf(club()), name: 'Friday club', id: 'friday-club' });
    expect(isDirty(redoneDocument(undoneDocument(saved)))).toBe(false);
  });

  test('reverts to the last save in one step that undo takes back', () => {
    const saved = savedDocument(edited(club(), { set: { [MISSED]: 'absolute' } }), { id: 'tuesday-club', hash: 'h' });
    const more = edited(edited(saved, { set: { [MISSED]: 'none' } }), {
      set: { '/rules/claiming/sacredDiscard': 'none' },
    });
    const back = reverted(more);
    expect(presetOf(back)).toEqual(saved.saved);
    expect(isDirty(back)).toBe(false);
    expect(presetOf(undoneDocument(back))).toEqual(presetOf(more));
    expect(isDirty(undoneDocument(back))).toBe(true);
  });
});

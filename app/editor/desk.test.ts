import { describe, expect, test } from 'vitest';
import type { LibraryEntry } from '../bridge';
import { builtin } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import { printPreset } from '../preset/print';
import {
  asInFile,
  begin,
  close,
  currentOf,
  dirtyDocuments,
  draft,
  edit,
  emptyDesk,
  freeName,
  isNameTaken,
  isOutdated,
  outdatedDocuments,
  showBuiltin,
  showOwn,
  unsavedCopies,
  withCurrent,
  withLibrary,
} from './desk';
import { isDirty, presetOf, undoneDocument } from './document';

const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no japanese-modern');
const MISSED = '/rules/claiming/missedDiscard';

function entry(id: string, name: string, hash = 'h1'): LibraryEntry {
  if (!japanese) throw new Error('no preset');
  return { id, name, hash, text: printPreset(newFrom(japanese, { id, name })) };
}

describe('a desk', () => {
  test('starts a copy in place when a built-in preset is edited, and leaves the preset alone', () => {
    const desk = edit(emptyDesk(), { set: { [MISSED]: 'extended' } });
    const document = currentOf(desk);
    expect(document.kind).toBe('own');
    expect(document.base?.id).toBe('japanese-modern');
    expect(presetOf(document).name).toBe('Japanese Modern, house rules');
    expect(presetOf(document).basedOn?.id).toBe('japanese-modern');
    expect(presetOf(document).rules.claiming.missedDiscard).toBe('extended');
    expect(presetOf(currentOf(showBuiltin(desk, 'japanese-modern'))).rules.claiming.missedDiscard).toBe('traditional');
    expect(dirtyDocuments(desk)).toHaveLength(1);
  });

  test('a further change goes on in the same copy', () => {
    const desk = edit(edit(emptyDesk(), { set: { [MISSED]: 'extended' } }), { set: { [MISSED]: 'absolute' } });
    expect(unsavedCopies(desk)).toHaveLength(1);
    expect(isDirty(undoneDocument(undoneDocument(currentOf(desk))))).toBe(false);
  });

  test('typing something that is no value starts a copy too, and clearing it does not', () => {
    expect(currentOf(draft(emptyDesk(), '/scoring/payments/limitPoints', 'x')).kind).toBe('own');
    expect(currentOf(draft(emptyDesk(), '/scoring/payments/limitPoints', undefined)).kind).toBe('builtin');
  });

  test('never crosses histories', () => {
    const one = edit(emptyDesk(), { set: { [MISSED]: 'extended' } });
    const two = edit(showBuiltin(one, 'chinese-classical'), { set: { [MISSED]: 'absolute' } });
    const back = withCurrent(withCurrent(two, undoneDocument), undoneDocument);
    expect(presetOf(currentOf({ ...back, current: one.current })).rules.claiming.missedDiscard).toBe('extended');
  });

  test('opens presets of the library once', () => {
    const desk = withLibrary(emptyDesk(), [entry('tuesday-club', 'Tuesday club')]);
    const open = showOwn(desk, 'tuesday-club');
    expect(open.ok && presetOf(currentOf(open.value)).name).toBe('Tuesday club');
    expect(open.ok && currentOf(open.value).base?.name).toBe('Japanese Modern');
    const again = open.ok ? showOwn(showBuiltin(open.value, 'chinese-classical'), 'tuesday-club') : open;
    expect(again.ok && open.ok && again.value.current === open.value.current).toBe(true);
  });

  test('a broken file is reported and the desk stays', () => {
    const desk = withLibrary(emptyDesk(), [{ id: 'broken', name: 'broken', hash: 'h', text: '{"schemaVersion":' }]);
    const open = showOwn(desk, 'broken');
    expect(open.ok).toBe(false);
    expect(showOwn(desk, 'missing')).toMatchObject({ ok: false, problems: [{ code: 'not-found' }] });
  });

  test('follows a changed file unless there are changes of its own', () => {
    const first = showOwn(withLibrary(emptyDesk(), [entry('club', 'Club')]), 'club');
    if (!first.ok) throw new Error('not read');
    const clean = withLibrary(first.value, [entry('club', 'Club renamed', 'h2')]);
    expect(presetOf(currentOf(clean)).name).toBe('Club renamed');
    const changed = edit(first.value, { set: { [MISSED]: 'absolute' } });
    const kept = withLibrary(changed, [entry('club', 'Club renamed', 'h2')]);
    expect(presetOf(currentOf(kept)).name).toBe('Club');
    expect(isOutdated(kept, currentOf(kept))).toBe(true);
  });

  test('gives copies free names and ids', () => {
    const desk = begin(begin(emptyDesk(), japanese), japanese);
    expect(presetOf(currentOf(desk)).name).toBe('Japanese Modern, house rules 2');
    expect(presetOf(currentOf(desk)).id).toBe('japanese-modern-house-rules-2');
    expect(freeName(desk, 'Japanese Modern')).toBe('Japanese Modern 2');
    expect(presetOf(currentOf(begin(desk, presetOf(currentOf(desk))))).name).toBe('Japanese Modern, house rules 3');
    expect(freeName(desk, 'japanese MODERN')).toBe('japanese MODERN 2');
  });

  test('takes names for the same that read the same', () => {
    const desk = withLibrary(emptyDesk(), [entry('club', 'Tuesday Club')]);
    expect(isNameTaken(desk, 'tuesday club')).toBe(true);
    expect(isNameTaken(desk, 'Ｔuesday club')).toBe(true);
    expect(isNameTaken(desk, 'Tuesday clubs')).toBe(false);
    // Its own name may be written otherwise.
    expect(isNameTaken(desk, 'tuesday club', 'Tuesday Club')).toBe(false);
  });

  test('goes back to the base when the copy is closed', () => {
    const desk = edit(showBuiltin(emptyDesk(), 'chinese-classical'), { set: { [MISSED]: 'absolute' } });
    expect(close(desk, desk.current).current).toBe('builtin:chinese-classical');
  });
});

describe('files that others change', () => {
  const limit = '/scoring/payments/limitPoints';
  const open = () => {
    const shown = showOwn(withLibrary(emptyDesk(), [entry('club', 'Club')]), 'club');
    if (!shown.ok) throw new Error('not shown');
    return shown.value;
  };
  const elsewhere = { ...entry('club', 'Club of others'), hash: 'h2' };

  test('an edited document stays as it is, and is known to be outdated', () => {
    const desk = withLibrary(edit(open(), { set: { [limit]: 4000 } }), [elsewhere]);
    expect(outdatedDocuments(desk).map(({ key }) => key)).toEqual([desk.current]);
    expect(presetOf(currentOf(desk)).scoring.payments.limitPoints).toBe(4000);
    expect(outdatedDocuments(withLibrary(open(), [elsewhere]))).toEqual([]);
  });

  test('what is in the file can be taken over, and undo brings the own work back', () => {
    const edited = withLibrary(edit(open(), { set: { [limit]: 4000 } }), [elsewhere]);
    const taken = asInFile(edited, edited.current);
    if (!taken.ok) throw new Error('not taken');
    const document = currentOf(taken.value);
    expect(presetOf(document).name).toBe('Club of others');
    expect(isDirty(document)).toBe(false);
    expect(isOutdated(taken.value, document)).toBe(false);
    expect(presetOf(undoneDocument(document)).scoring.payments.limitPoints).toBe(4000);
    const broken = withLibrary(edited, [{ ...elsewhere, text: '{' }]);
    expect(asInFile(broken, broken.current)).toMatchObject({ ok: false });
  });

  test('a document whose file has gone is unsaved, whether it was edited or not', () => {
    for (const desk of [open(), edit(open(), { set: { [limit]: 4000 } })]) {
      const document = currentOf(withLibrary(desk, []));
      expect(document.stored).toBeUndefined();
      expect(isDirty(document)).toBe(true);
      expect(presetOf(document)).toBe(presetOf(currentOf(desk)));
    }
  });

  test('a library that cannot be read says nothing about its files', () => {
    const shut = { id: '', name: '/folder', text: '', hash: '', problem: { code: 'unreadable' as const, message: '' } };
    expect(isDirty(currentOf(withLibrary(open(), [shut])))).toBe(false);
  });
});

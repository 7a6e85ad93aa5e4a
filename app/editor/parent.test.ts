import { describe, expect, test } from 'vitest';
import type { LibraryEntry } from '../bridge';
import { builtin } from '../preset/builtin';
import { contentHash } from '../preset/content-hash';
import { newFrom } from '../preset/copy';
import { printPreset } from '../preset/print';
import type { Preset } from '../../schemas/generated/preset';
import { currentOf, edit, emptyDesk, showOwn, withCurrent, withLibrary, type Desk } from './desk';
import { isDirty, presetOf, redoneDocument, reverted, undoneDocument } from './document';
import { parentageOf, parentChange } from './parent';

function known(id: string): Preset {
  const preset = builtin(id);
  if (!preset) throw new Error(`no preset ${id}`);
  return preset;
}
const MISSED = '/rules/claiming/missedDiscard';
const club = newFrom(known('japanese-modern'), { id: 'club', name: 'Club' });

/** A desk with a preset of the library in front. */
function desk(preset: Preset = club, others: readonly Preset[] = []): Desk {
  const library = [preset, ...others].map((one): LibraryEntry => {
    return { id: one.id, name: one.name, hash: 'h', text: printPreset(one) };
  });
  const shown = showOwn(withLibrary(emptyDesk(), library), preset.id);
  if (!shown.ok) throw new Error('not shown');
  return shown.value;
}

describe('the preset that one is based on', () => {
  test('is another one from now on, and no rule changes', () => {
    const before = edit(desk(), { set: { [MISSED]: 'absolute' } });
    const after = currentOf(edit(before, parentChange(known('chinese-official'))));
    expect(after.base?.id).toBe('chinese-official');
    expect(presetOf(after).basedOn).toEqual({
      id: 'chinese-official',
      hash: contentHash(known('chinese-official')),
    });
    expect(contentHash(presetOf(after))).toBe(contentHash(presetOf(currentOf(before))));
  });

  test('may be one of the library', () => {
    const other = newFrom(known('chinese-classical'), { id: 'other', name: 'Other club' });
    expect(currentOf(edit(desk(club, [other]), parentChange(other))).base?.name).toBe('Other club');
  });

  test('is let go of, and undo, redo and revert lead to and fro', () => {
    const free = edit(desk(), parentChange(undefined));
    expect(currentOf(free).base).toBeUndefined();
    expect(presetOf(currentOf(free))).not.toHaveProperty('basedOn');
    expect(isDirty(currentOf(free))).toBe(true);
    const back = withCurrent(free, undoneDocument);
    expect(currentOf(back).base?.id).toBe('japanese-modern');
    expect(isDirty(currentOf(back))).toBe(false);
    expect(currentOf(withCurrent(back, redoneDocument)).base).toBeUndefined();
    expect(currentOf(withCurrent(free, reverted)).base?.id).toBe('japanese-modern');
  });
});

test.each([
  ['made-from', club],
  ['newer', { ...club, basedOn: { id: 'japanese-modern', hash: '0'.repeat(64) } }],
  ['gone', { ...club, basedOn: { id: 'no-such-preset', hash: '0'.repeat(64) } }],
] as const)('a document is %s', (parentage, preset) => {
  expect(parentageOf(currentOf(desk(preset)))).toBe(parentage);
});

test('a document that names none has none', () => {
  expect(parentageOf(currentOf(edit(desk(), parentChange(undefined))))).toBe('none');
});

import { describe, expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { contentHash } from '../preset/content-hash';
import { withValue } from '../preset/pointer';
import { parsePreset } from '../preset/parse';
import { printPreset } from '../preset/print';
import { presetWith } from '../preset/testing/presets';
import { headChange, headOf, type Head } from './head';
import { remarkAt, remarkChange } from './remark';

const preset = presetWith({});

function changed(before: Preset, head: Partial<Head>): Preset {
  const change = headChange(before, { ...headOf(before), ...head });
  return Object.entries(change?.set ?? {}).reduce((now, [pointer, value]) => withValue(now, pointer, value), before);
}

test('nothing edited is no change', () => {
  expect(headChange(preset, headOf(preset))).toBeUndefined();
  const full = changed(preset, {
    club: 'Tuesday club',
    edition: '2026',
    changes: [{ edition: '2026', date: '', text: 'New.' }],
  });
  expect(headChange(full, headOf(full))).toBeUndefined();
});

describe.each<[string, Partial<Head>, Partial<Preset>]>([
  ['a club', { club: ' Tuesday club ' }, { club: 'Tuesday club' }],
  [
    'own words',
    { vocabulary: 'custom', customWords: { pung: 'peng', kong: ' ' } },
    { vocabulary: 'custom', customWords: { pung: 'peng' } },
  ],
  [
    'the list of changes, without blank entries and fields',
    {
      changes: [
        { edition: '2', date: '2026-11-01', text: 'Three faan.' },
        { edition: '3', date: '', text: ' ' },
      ],
    },
    { changes: [{ edition: '2', date: '2026-11-01', text: 'Three faan.' }] },
  ],
])('%s', (_, head, expected) => {
  const after = changed(preset, head);
  test('stands in the preset, and a file keeps it', () => {
    expect(after).toMatchObject(expected);
    const read = parsePreset(printPreset(after));
    expect(read.ok && read.value).toEqual(after);
  });
  test('leaves the rules as they are, and goes away when it is made blank', () => {
    expect(contentHash(after)).toBe(contentHash(preset));
    expect(changed(after, headOf(preset))).toEqual(
      'vocabulary' in expected ? withValue(preset, '/vocabulary', 'english') : preset,
    );
  });
});

test('a remark is written, kept by a file, and taken away when it is blank', () => {
  const pointer = '/rules/claiming/missedDiscard';
  const apply = (before: Preset, text: string) =>
    Object.entries(remarkChange(before, pointer, text).set).reduce(
      (now, [at, value]) => withValue(now, at, value),
      before,
    );
  const after = apply(preset, 'Agreed in May.');
  expect(remarkAt(after, pointer)).toBe('Agreed in May.');
  const read = parsePreset(printPreset(after));
  expect(read.ok && remarkAt(read.value, pointer)).toBe('Agreed in May.');
  expect(remarkChange(preset, pointer, 'x').label).toBe('Remark on Missed discard');
  expect(apply(after, '  ')).toEqual(preset);
});

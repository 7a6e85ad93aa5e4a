import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { optionAt, OPTIONS } from '../option/options';
import { same } from '../option/values';
import { SCHEMES } from '../settlement/schemes';
import { builtins } from './builtin';
import { contentHash } from './content-hash';
import { idFor, newFrom } from './copy';
import { difference } from './difference';
import { derivedOf } from './effective-of';
import { normalOf } from './normal';
import { parsePreset } from './parse';
import { readAt, withValue } from './pointer';
import { printPreset } from './print';
import { resolvePreset, type PresetFile } from './resolve';
import { changes, presets } from './testing/arbitrary';
import { presetWith } from './testing/presets';

const SEED = { seed: 4711 };
const base = fc.constantFrom(...builtins());

function read(text: string): Preset {
  const parsed = parsePreset(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

test('a preset that is printed and read is the same, and printed again the same text', () => {
  fc.assert(
    fc.property(fc.oneof(presets, base), (preset) => {
      const text = printPreset(preset);
      const again = read(text);
      expect(again).toEqual(preset);
      expect(printPreset(again)).toBe(text);
      expect(text.endsWith('}\n')).toBe(true);
    }),
    SEED,
  );
});

test('the order of keys in memory has no effect on the text', () => {
  // Remarks and own words stand in the order in which they were written.
  const asWritten = ['notes', 'customWords'];
  const reversed = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, one]) => [key, asWritten.includes(key) ? (one as unknown) : reversed(one)]),
        );
  for (const preset of builtins()) {
    expect(printPreset(reversed(preset) as Preset)).toBe(printPreset(preset));
  }
});

test('unknown keys stay after the known ones, in their own order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[xyz][a-z]{2,6}$/), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('', '/rules', '/rules/claiming', '/scoring/payments'),
      (keys, place) => {
        const preset = keys.reduce((one, key) => withValue(one, `${place}/${key}`, [key]), presetWith({}));
        const printed = Object.keys(readAt(read(printPreset(preset)), place) as object);
        expect(printed.slice(-keys.length)).toEqual(keys);
      },
    ),
    SEED,
  );
});

test('what a file changes of its base is what the two differ in, as far as it has an effect', () => {
  fc.assert(
    fc.property(base, changes, (from, set) => {
      const written = Object.entries(set).reduce<unknown>((file, [pointer, value]) => withValue(file, pointer, value), {
        schemaVersion: 1,
        id: 'ours',
        name: 'Ours',
        extends: from.id,
      });
      const lookup = () => from as unknown as PresetFile;
      const resolved = resolvePreset(written as PresetFile, lookup);
      if (!resolved.ok) throw new Error('it builds on a preset that is there');
      expect(resolved.value.rules).toEqual(presetWith(set, from).rules);
      expect(resolved.value.scoring).toEqual(presetWith(set, from).scoring);
      // Changing back what differs gives the same rules again.
      const told = difference(from, resolved.value);
      const overruled = derivedOf(from).overruled;
      const back = Object.keys(set).reduce(
        (preset, pointer) => withValue(preset, pointer, readAt(from, pointer)),
        resolved.value,
      );
      expect(contentHash(back)).toBe(contentHash(from));
      for (const { pointer } of told)
        expect(
          pointer in set ||
            // A customized version may have become one that has a name.
            Object.keys(set).some((changed) => pointer in (optionAt(changed)?.needs ?? {})) ||
            OPTIONS.some(
              (option) =>
                option.pointer === pointer &&
                (option.needs ?? overruled.get(pointer) ?? derivedOf(resolved.value).overruled.get(pointer)),
            ),
        ).toBeTruthy();
    }),
    SEED,
  );
});

test('two presets have the same hash exactly where they do not differ', () => {
  fc.assert(
    fc.property(fc.oneof(presets, base), fc.oneof(presets, base), changes, (a, other, set) => {
      for (const b of [other, presetWith(set, a)]) {
        const differ = difference(a, b);
        expect(contentHash(a) === contentHash(b)).toBe(differ.length === 0);
        expect(difference(b, a).map((one) => one.pointer)).toEqual(differ.map((one) => one.pointer));
        for (const one of differ) expect(same(one.a, one.b)).toBe(false);
      }
    }),
    SEED,
  );
});

test('ruling on the effective rules again changes nothing', () => {
  fc.assert(
    fc.property(presets, (preset) => {
      const { effective } = derivedOf(preset);
      const again = derivedOf({ ...preset, rules: effective.rules, scoring: effective.scoring }).effective;
      expect(again.rules).toEqual(effective.rules);
      expect(again.scoring).toEqual(effective.scoring);
    }),
    SEED,
  );
});

const [someone = presetWith({})] = builtins();

test.each<{ name: string; set: Record<string, unknown>; differs: boolean }>([
  { name: 'another name', set: { '/name': 'Other', '/id': 'other', '/club': 'Ours' }, differs: false },
  { name: 'a note', set: { '/notes': { '/rules/claiming/chows': 'as ever' } }, differs: false },
  {
    name: 'an option out of use',
    set: { '/rules/general/dora': false, '/rules/general/doraIndicators': 3 },
    differs: false,
  },
  {
    name: 'an implied option',
    set: { '/scoring/method/kind': 'fu-han', '/scoring/method/roundBefore': 'off-10' },
    differs: false,
  },
  { name: 'the order of a set', set: { '/rules/claiming/setClaimOpenUntil': ['exposed', 'draw'] }, differs: false },
  { name: 'an unknown pattern', set: { '/scoring/patterns/nobody-knows': {} }, differs: false },
  {
    name: 'a setting at its default',
    set: { '/scoring/patterns/pung-hand': pungHand({ settings: {} }) },
    differs: false,
  },
  {
    name: 'the facets of a named version, customized',
    set: {
      '/rules/claiming/missedDiscard': 'customized',
      '/rules/claiming/missedBars': 'every-winning-tile',
      '/rules/claiming/missedFrom': 'discards',
      '/rules/claiming/missedEnds': ['own-discard', 'own-draw'],
    },
    differs: false,
  },
  {
    name: 'other facets, customized',
    set: { '/rules/claiming/missedDiscard': 'customized', '/rules/claiming/missedEnds': ['any-call'] },
    differs: true,
  },
  {
    name: 'the table of a named scheme, customized',
    set: { '/scoring/payments/payoffScheme': 'customized', '/scoring/payments/payoffTable': SCHEMES.japanese.table },
    differs: false,
  },
  {
    name: 'another table, customized',
    set: { '/scoring/payments/payoffScheme': 'customized', '/scoring/payments/payoffTable': SCHEMES.korean.table },
    differs: true,
  },
  {
    name: 'not forced',
    set: { '/scoring/patterns/pung-hand': pungHand({ forced: false, excludes: [] }) },
    differs: false,
  },
  { name: 'another value of an option', set: { '/rules/claiming/chows': 'never' }, differs: true },
  { name: 'the order of a sequence', set: { '/rules/general/roundWinds': ['S', 'E', 'W', 'N'] }, differs: true },
  { name: 'another value of a row', set: { '/scoring/patterns/pung-hand': pungHand({ forced: true }) }, differs: true },
  { name: 'no row', set: { '/scoring/patterns/pung-hand': undefined }, differs: true },
])('$name differs: $differs', ({ set, differs }) => {
  const start = presetWith({
    '/scoring/patterns/pung-hand': pungHand({}),
    ...Object.fromEntries(Object.keys(set).flatMap((key) => (key in NEUTRAL ? [[key, NEUTRAL[key]]] : []))),
  });
  const changed = presetWith(set, start);
  expect(difference(start, changed).length > 0).toBe(differs);
  expect(contentHash(start) !== contentHash(changed)).toBe(differs);
});

/** Where the table above changes a condition too, both presets have it. */
const NEUTRAL: Readonly<Record<string, unknown>> = {
  '/rules/general/dora': false,
  '/scoring/method/kind': 'fu-han',
  '/rules/claiming/missedDiscard': 'every-winning-discard',
  '/scoring/payments/payoffScheme': 'japanese',
};

function pungHand(more: object) {
  return { exposed: { value: 2, unit: 'doubles' }, concealed: { value: 2, unit: 'doubles' }, ...more };
}

test('tables, rows and cards say which part differs', () => {
  const table = [
    { halfFaan: 0, points: 1 },
    { halfFaan: 2, points: 2 },
  ];
  const a = presetWith({
    '/scoring/method/kind': 'faan',
    '/scoring/method/faanTable': table,
    '/scoring/patterns/pung-hand': pungHand({}),
  });
  const b = presetWith(
    {
      '/scoring/method/faanTable/1/points': 4,
      '/scoring/patterns/pung-hand/concealed/value': 3,
      '/scoring/patterns/dora': pungHand({}),
    },
    a,
  );
  const differ = [...difference(a, b)].sort((x, y) => (x.pointer < y.pointer ? -1 : 1));
  expect(differ).toMatchObject([
    {
      kind: 'option',
      pointer: '/scoring/method/faanTable',
      parts: [{ pointer: '/scoring/method/faanTable/1/points', a: 2, b: 4 }],
    },
    { kind: 'row', pointer: '/scoring/patterns/dora', a: undefined, parts: [] },
    {
      kind: 'row',
      pointer: '/scoring/patterns/pung-hand',
      parts: [{ pointer: '/scoring/patterns/pung-hand/concealed', a: { value: 2 }, b: { value: 3 } }],
    },
  ]);
});

test('a new preset from another has its rules and says where they come from', () => {
  for (const preset of builtins()) {
    const copy = newFrom(preset, { id: 'tuesday-club', name: 'Tuesday club' });
    expect(difference(preset, copy)).toEqual([]);
    expect(copy).toMatchObject({
      id: 'tuesday-club',
      name: 'Tuesday club',
      basedOn: { id: preset.id, hash: contentHash(preset) },
    });
    expect(read(printPreset(copy))).toEqual(copy);
  }
  expect(normalOf(someone).size).toBeGreaterThan(100);
});

test.each([
  ['Tuesday club', 'tuesday-club'],
  ['  Été à Genève! ', 'ete-a-geneve'],
  ['麻雀', 'preset'],
  ['Taken', 'taken-3'],
  // Devices of Windows (Microsoft, "Naming Files, Paths, and Namespaces"): no file can have that name there.
  ['Con', 'con-2'],
  ['aux!', 'aux-2'],
  ['COM¹', 'com1-2'],
  ['Console', 'console'],
])('%s has the id %s', (name, id) => {
  expect(idFor(name, (one) => ['taken', 'taken-2'].includes(one))).toBe(id);
});

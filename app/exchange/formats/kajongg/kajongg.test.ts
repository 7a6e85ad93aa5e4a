import { describe, expect, test } from 'vitest';
import { comparedRules } from '../../compared-rules';
import { builtin } from '../../../preset/builtin';
import { withValue } from '../../../preset/pointer';
import type { Preset } from '../../../../schemas/generated/preset';
import { importedBy, written } from '../../testing/exchanged';
import bmja from '../fixtures/kajongg-bmja.json';
import dmjl from '../fixtures/kajongg-dmjl.json';
import { KAJONGG } from './kajongg';

function preset(id: string): Preset {
  const found = builtin(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found;
}

type Rows = readonly (readonly unknown[])[];

/** What one set calls otherwise than the other, and what is one rule there and two here. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['The 13 Unique Wonders', 'Thirteen Orphans'],
  ['The13UniqueWonders', 'ThirteenOrphans'],
  ['"Original Call', '"Mah Jongg with Original Call'],
  ['Chow/Pung/Kong', 'Pung/Kong'],
];

/** Rules by list and name, with all that is theirs but the number of the set and the place in its list. */
function byName(rows: Rows): Readonly<Record<string, unknown>> {
  const text = OTHER_NAMES.reduce((now, [from, to]) => now.replaceAll(from, to), JSON.stringify(rows.slice(1)));
  return Object.fromEntries(
    (JSON.parse(text) as Rows).map((row) => [`${String(row[1])} ${String(row[3])}`, row.slice(4)]),
  );
}

// The lists hold the values of the program's own rule sets; the presets name kajongg as the source of these places.
describe.each([
  ['classical-dmjl', dmjl, 'kajongg-dmjl'],
  ['classical-bmja', bmja, 'kajongg-bmja'],
] as const)('the rule set behind %s', (id, list, source) => {
  test('reads as the preset in everything that the list decides', () => {
    const read = importedBy(KAJONGG, list).preset;
    const places = preset(id).sources?.find((one) => one.id === source)?.covers ?? [];
    expect(places.length).toBeGreaterThan(10);
    const differing = comparedRules([preset(id), read])
      .map(({ pointer }) => pointer)
      .filter((pointer) => places.some((place) => pointer === place || pointer.startsWith(`${place}/`)));
    expect(differing).toEqual([]);
  });

  test('comes back as it was', () => {
    const { preset: read, report } = importedBy(KAJONGG, list);
    const again = written(KAJONGG, read);
    expect(again.report.lost).toEqual([]);
    const dropped = report.lost.map(({ theirs }) => theirs.split(': ')[0] ?? '');
    const kept = list.filter((row) => !dropped.some((key) => row[3] === key || String(row[4]).split('||')[0] === key));
    expect(kept.length).toBeGreaterThan(list.length - 15);
    expect(byName(JSON.parse(again.text) as Rows)).toMatchObject(byName(kept));
    expect(read.name).toBe(list[0]?.[2]);
  });

  test('the preset is written with every rule of the set', () => {
    const { text, report } = written(KAJONGG, preset(id));
    expect(report.lost.map(({ path }) => path).filter((path) => /^.scoring.(sets|patterns|limits)/.test(path))).toEqual(
      [],
    );
    expect(report.carried.length).toBeGreaterThan(50);
    expect((JSON.parse(text) as Rows).length).toBeGreaterThan(70);
  });
});

test('a row that is not scored is a rule that is not there', () => {
  const { text } = written(KAJONGG, withValue(preset('classical-dmjl'), '/scoring/patterns/pung-hand', undefined));
  expect(text).not.toContain('No Chow');
  expect(text).toContain('Zero Point Hand');
});

test.each<[string, string, unknown]>([
  ['sets of winds worth more than those of dragons', '/scoring/sets/pung-dragons', undefined],
  ['another way to settle', '/scoring/payments/method', 'winner-only'],
  ['a missed discard', '/rules/claiming/missedDiscard', 'extended'],
])('%s is lost', (_, pointer, value) => {
  const { report } = written(KAJONGG, withValue(preset('classical-dmjl'), pointer, value));
  expect(report.lost.map(({ path }) => path)).toContain(pointer);
});

test.each<[string, unknown, string]>([
  ['a record of eight values', [1, 1, 0, 'Flower', 'FFlower', 4, 0], '/1'],
  ['points in words', [1, 1, 0, 'Flower', 'FFlower', 'four', 0, 0, 0], '/1'],
])('%s is refused with its place', (_, row, pointer) => {
  const json = [dmjl[0], row, ...dmjl.slice(2)];
  const result = KAJONGG.import?.({ text: '', json });
  expect(result?.ok === false && result.problems[0]?.pointer).toBe(pointer);
});

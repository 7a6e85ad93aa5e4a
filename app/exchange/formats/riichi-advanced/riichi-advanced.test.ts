import { expect, test } from 'vitest';
import { builtin } from '../../../preset/builtin';
import { readAt, withValue } from '../../../preset/pointer';
import { readBy, written } from '../../testing/exchanged';
import { RIICHI_ADVANCED } from './riichi-advanced';

const base = builtin('kobalab-default');
if (base === undefined) throw new Error('no preset');

// The block of the program for the World Riichi rules of 2025 has these mods in this form.
const WORLD: Readonly<Record<string, unknown>> = {
  '/rules/ready/tilesLeft': 0,
  '/rules/claiming/severalWinners': 'nearest',
  '/scoring/payments/initialPoints': 30000,
  '/scoring/payments/liability': ['big-three-dragons', 'big-four-winds', 'four-kongs'],
  '/scoring/extras/placementBonus': [15000, 5000, -5000, -15000],
  '/scoring/method/roundUpMangan': true,
  '/scoring/method/doubleLimits': false,
  '/rules/general/bust': 'off',
};

test('a preset is a list of mods', () => {
  const preset = Object.entries(WORLD).reduce((now, [pointer, value]) => withValue(now, pointer, value), base);
  const { text } = written(RIICHI_ADVANCED, { ...preset, name: 'WRC "2025" #{1}' });
  expect(text).toMatch(/^define_preset "WRC {2}2025 {3}\{1\}", \[\n/);
  for (const line of [
    '%{name: "honba", config: %{value: 100}}',
    '%{name: "lib/yaku/riichi", config: %{bet: 1000, drawless: true}}',
    '%{name: "uma", config: %{_1st: 15, _2nd: 5, _3rd: -5, _4th: -15}}',
    '"lib/agarirenchan"',
    '"tenpairenchan"',
    '"lib/kuikae_nashi"',
    '"kiriage_mangan"',
    '"lib/head_bump"',
    '"pao"',
    '"pao_suukantsu"',
    '"no_double_yakuman"',
    '%{name: "dora", config: %{start_indicators: 1}}',
    '%{name: "starting_score", config: %{points: 30000}}',
  ])
    expect(text).toContain(`  ${line}`);
  expect(text).not.toMatch(/tobi|sanchahou|kuitan_nashi|tonpuu/);
});

test('what it cannot say is lost', () => {
  const lost = (pointer: string, value: unknown) =>
    written(RIICHI_ADVANCED, withValue(base, pointer, value)).report.lost.map(({ path }) => path);
  expect(lost('/scoring/extras/ties', 'split')).toContain('/scoring/extras/ties');
  expect(lost('/rules/draw/pool', 1500)).toContain('/rules/draw/pool');
  expect(lost('/rules/general/rounds', 1)).not.toContain('/rules/general/rounds');
});

// The mods of the program's own preset for these rules, some of them without a counterpart here.
const BLOCK = `
define_preset "WRC 2025", [
  %{name: "honba", config: %{value: 100}}, # of each
  %{name: "lib/yaku/riichi", config: %{bet: 1000, drawless: true}},
  %{name: "uma", config: %{_1st: 15, _2nd: 5, _3rd: -5, _4th: -15}},
  "lib/agarirenchan", "tenpairenchan", "tenpaiyame", "lib/kuikae_nashi",
  "kiriage_mangan", "lib/head_bump", "pao", "pao_suukantsu", "no_double_yakuman",
  %{name: "dora", config: %{start_indicators: 1}}, "ura", "kandora", "yaku/ippatsu",
  %{name: "yaku/riichi_renhou", config: %{is: "Mangan"}}, "show_waits",
  %{name: "lib/min_han", config: %{min: 1, han: "Han"}}, "cancellable_riichi",
  %{name: "starting_score", config: %{points: 30000}}
]`;

test('a block is read: what is there, and what is not', () => {
  const { preset, report } = readBy(RIICHI_ADVANCED, BLOCK);
  expect(preset.name).toBe('WRC 2025');
  for (const [pointer, value] of Object.entries({
    ...WORLD,
    '/rules/general/redFivesDots': 0,
    '/rules/deadHands/sameFirstDiscards': 'off',
    '/rules/general/dora': true,
    '/scoring/method/doubleWindPair': 'once',
    '/scoring/limits/human-hand': {
      exposed: { value: 1000, unit: 'limit' },
      concealed: { value: 1000, unit: 'limit' },
    },
  }))
    expect(readAt(preset, pointer)).toEqual(value);
  expect(report.lost.map(({ theirs }) => theirs)).toEqual([
    'tenpaiyame: {}',
    'show_waits: {}',
    'cancellable_riichi: {}',
  ]);
  const again = written(RIICHI_ADVANCED, preset);
  expect(again.report.lost).toEqual([]);
  expect(readBy(RIICHI_ADVANCED, again.text).preset.rules).toEqual(preset.rules);
  expect(readBy(RIICHI_ADVANCED, again.text).preset.scoring).toEqual(preset.scoring);
});

test.each<[string, string, unknown]>([
  ['"honba"', '/scoring/extras/extraHands', 100],
  ['"kiriage_mangan"', '/scoring/extras/extraHands', 0],
  ['"kiriage_mangan"', '/rules/ready/rule', 'none'],
  ['"kiriage_mangan"', '/rules/general/dora', false],
  ['"head_bump"', '/rules/claiming/severalWinners', 'nearest'],
  ['%{name: "aka", config: %{pin: 2}}', '/rules/general/redFivesDots', 2],
  ['%{name: "aka", config: %{pin: 2}}', '/rules/general/redFivesBamboo', 1],
])('%s says %s %s', (mod, pointer, value) => {
  expect(readAt(readBy(RIICHI_ADVANCED, `define_preset "Mine", [${mod}]`).preset, pointer)).toBe(value);
});

test.each<[string, string, RegExp]>([
  ['an open list', 'define_preset "x", ["honba",', /no list of mods/],
  ['a call', 'define_preset "x", [system("ls")]', /no list of mods/],
  ['a mod without a name', 'define_preset "x", [%{config: %{a: 1}}]', /no list of mods/],
  ['a minimum of yakuman', 'define_preset "x", [%{name: "lib/min_han", config: %{min: "Yakuman"}}]', /whole number/],
])('%s is refused', (_, text, message) => {
  const result = RIICHI_ADVANCED.import?.({ text });
  expect(result?.ok === false && result.problems[0]?.message).toMatch(message);
});

import { expect, test } from 'vitest';
import { builtin } from '../../../preset/builtin';
import { withValue } from '../../../preset/pointer';
import { written } from '../../testing/exchanged';
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

import { expect, test } from 'vitest';
import { builtins } from './builtin';
import { plainOf } from '../option/search';
import { namesOf, ranking } from './names';

test.each([
  ['MCR', 'chinese-official'],
  ['guobiao', 'chinese-official'],
  ['国标', 'chinese-official'],
  ['riichi', 'japanese-modern'],
  ['リーチ', 'japanese-modern'],
  ['DMJL', 'classical-dmjl'],
  ['league american', 'american-league'],
  ['hong kong half', 'hong-kong-half'],
  ['廣東', 'hong-kong-old-style'],
  ['taiwan 16', 'taiwanese-16'],
  ['中庸', 'zung-jung'],
  ['国際公式ルール', 'chinese-official'],
  ['green book', 'chinese-official'],
  ['香港麻將', 'hong-kong-old-style'],
  ['三番起糊', 'hong-kong-half'],
  ['十六張麻將', 'taiwanese-16'],
  ['NMJL', 'american-league'],
  ['the league', 'american-league'],
  ['Deutsche Mahjong Liga', 'classical-dmjl'],
  ['Nederlandse Mahjong Bond', 'dutch-league'],
  ['regole italiane', 'italian-official'],
  ['western classical', 'european-classical'],
  ['middle way', 'zung-jung'],
  ['xmj', 'millington'],
  ['アリアリ', 'japanese-modern'],
  ['ナシナシ', 'japanese-modern-nashi-nashi'],
  ['M league', 'm-league'],
  ['エムリーグ', 'm-league'],
  ['Mリーグ', 'kobalab-m-league'],
  ['JPML official', 'jpml-a'],
  ['連盟公式', 'jpml-a'],
  ['連盟B', 'jpml-b'],
  ['USPML', 'jpml-b'],
  ['天鳳', 'tenhou'],
  ['天凤', 'tenhou'],
  ['majsoul', 'mahjong-soul'],
  ['jantama', 'mahjong-soul'],
  ['雀魂', 'mahjong-soul'],
  ['риичи', 'russian-riichi'],
  ['RRC', 'russian-riichi'],
  ['電脳麻将', 'kobalab-default'],
  ['riichi competition rules', 'ema-2025'],
  ['RCR', 'ema-2012'],
  ['WRC 2017', 'wrc-2015'],
  ['riichi canada', 'wrc-2025'],
  ['vienna', 'wrc-2022'],
  ['リーチ', 'tenhou'],
  ['立直', 'm-league'],
  ['日麻', 'ema-2025'],
  ['A-rule', 'jpml-a'],
  ['Aルール', 'jpml-a'],
  ['台湾麻将', 'taiwanese-16'],
  ['香港麻将', 'hong-kong-half'],
  ['广东麻将', 'hong-kong-old-style'],
  ['Hongkong', 'hong-kong-full'],
  ['MCR', 'chinese-official-1998'],
  ['国標麻雀', 'chinese-official'],
  ['Holland', 'dutch-league'],
  ['Deutschland', 'german'],
  ['klassisch', 'european-classical'],
  ['Anfänger', 'novice'],
  ['初心者', 'novice'],
  ['NMB', 'dutch-league'],
  ['クラシック', 'kobalab-classic'],
])('“%s” finds %s', (query, id) => {
  expect(
    builtins()
      .filter((preset) => ranking(query)(namesOf(preset).map(plainOf)) > 0)
      .map((preset) => preset.id),
  ).toContain(id);
});

test.each(['MCR', 'NMJL', 'zung jung'])('“%s” does not find Japanese Modern', (query) => {
  const modern = builtins().filter((preset) => preset.id === 'japanese-modern');
  expect(modern.filter((preset) => ranking(query)(namesOf(preset).map(plainOf)) > 0)).toEqual([]);
});

test('nothing typed finds every preset', () => {
  expect(builtins().every((preset) => ranking('  ')(namesOf(preset).map(plainOf)) > 0)).toBe(true);
});

test('no two presets have the same other names', () => {
  const all = builtins().map(({ otherNames = [] }) => otherNames.join());
  expect(all.filter((names, at) => names === '' || all.indexOf(names) !== at)).toEqual([]);
});

test.each([
  ['M.League', 'm-league'],
  ['A-rule', 'jpml-a'],
  ['MCR', 'chinese-official'],
  ['JPML A', 'jpml-a'],
  ['standard', 'european-classical'],
  ['BMJA', 'classical-bmja'],
  ['tenhou', 'tenhou'],
])('nothing answers “%s” better than %s', (query, id) => {
  const ranks = new Map(builtins().map((preset) => [preset.id, ranking(query)(namesOf(preset).map(plainOf))]));
  expect(ranks.get(id)).toBe(Math.max(...ranks.values()));
});

test.each([
  ['m league', ['m league'], 4],
  ['m league', ['mj', 'the league'], 1],
  ['league', ['m league'], 2],
  ['jpml', ['jpml a'], 3],
  ['jpml b', ['jpml a'], 0],
])('“%s” among %s is ranked %i', (query, texts, rank) => {
  expect(ranking(query)(texts)).toBe(rank);
});

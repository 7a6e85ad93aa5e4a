import { expect, test } from 'vitest';
import { builtins } from './builtin';
import { plainOf } from '../option/search';
import { finding, namesOf } from './names';

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
])('“%s” finds %s', (query, id) => {
  expect(
    builtins()
      .filter((preset) => finding(query)(namesOf(preset).map(plainOf)))
      .map((preset) => preset.id),
  ).toContain(id);
});

test.each(['MCR', 'NMJL', 'zung jung'])('“%s” does not find Japanese Modern', (query) => {
  const modern = builtins().filter((preset) => preset.id === 'japanese-modern');
  expect(modern.filter((preset) => finding(query)(namesOf(preset).map(plainOf)))).toEqual([]);
});

test('nothing typed finds every preset', () => {
  expect(builtins().every((preset) => finding('  ')(namesOf(preset).map(plainOf)))).toBe(true);
});

test('no two presets have the same other names', () => {
  const all = builtins().map(({ otherNames = [] }) => otherNames.join());
  expect(all.filter((names, at) => names === '' || all.indexOf(names) !== at)).toEqual([]);
});

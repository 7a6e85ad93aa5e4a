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

import { expect, test } from 'vitest';
import { OPTIONS } from './options';
import { search, searchPrepared } from './search';

test.each<[string, string]>([
  // The names of the concepts in the rule books: EMA Riichi rules 2016, World Riichi Championship rules, Four Winds help.
  ['riichi', '/rules/ready/rule'],
  ['リーチ', '/rules/ready/rule'],
  ['立直', '/rules/ready/rule'],
  ['furiten', '/rules/claiming/sacredDiscard'],
  ['フリテン', '/rules/claiming/sacredDiscard'],
  ['振聴', '/rules/claiming/sacredDiscard'],
  ['temporary furiten', '/rules/claiming/missedDiscard'],
  ['同巡', '/rules/claiming/missedDiscard'],
  ['missed', '/rules/claiming/missedDiscard'],
  ['passed tile', '/rules/claiming/missedDiscard'],
  ['three faan', '/rules/winning/minimum'],
  ['3 fan minimum', '/rules/winning/minimum'],
  ['missed discard', '/rules/claiming/missedDiscard'],
  ['Missed Discards', '/rules/claiming/missedDiscard'],
  ['過水', '/rules/claiming/missedDiscard'],
  ['kuikae', '/rules/claiming/swapCalling'],
  ['喰い替え', '/rules/claiming/swapCalling'],
  ['noten', '/rules/draw/payment'],
  ['ノーテン罰符', '/rules/draw/payment'],
  ['noten riichi', '/rules/ready/validated'],
  ['役満', '/scoring/limits'],
  ['yakuman', '/scoring/limits'],
  ['kazoe yakuman', '/scoring/method/countedLimit'],
  ['head bump', '/rules/claiming/severalWinners'],
  ['頭跳ね', '/rules/claiming/severalWinners'],
  ['double ron', '/rules/claiming/severalWinners'],
  ['honba', '/scoring/extras/extraHands'],
  ['本場', '/scoring/extras/extraHands'],
  ['uma', '/scoring/extras/placementBonus'],
  ['oka', '/scoring/extras/returnPoints'],
  ['chombo', '/scoring/penalties/faultyOut'],
  ['yakitori', '/scoring/penalties/neverWon'],
  ['pao', '/scoring/payments/liability'],
  ['包', '/scoring/payments/liability'],
  ['tobi', '/rules/general/bust'],
  ['atozuke', '/rules/winning/certain'],
  ['後付け', '/rules/winning/certain'],
  ['shibari', '/rules/winning/minimum'],
  ['nagashi mangan', '/rules/draw/allTerminalDiscards'],
  ['kiriage mangan', '/scoring/method/roundUpMangan'],
  ['chankan', '/rules/claiming/robbingKong'],
  ['kyuushu kyuuhai', '/rules/deadHands/terminalsAndHonors'],
  ['九種九牌', '/rules/deadHands/terminalsAndHonors'],
  ['ura dora', '/rules/general/underDora'],
  ['aka dora', '/rules/general/redFivesCharacters'],
  ['sixteen tiles', '/rules/general/setsInHand'],
  ['charleston', '/rules/general/charleston'],
  ['washizu', '/rules/general/transparentTiles'],
  ['1-4-7', '/rules/claiming/sacredDiscard'],
  ['absolute conditional', '/rules/claiming/missedDiscard'],
  ['goulash', '/rules/draw/goulash'],
  ['discarder pays all', '/scoring/payments/payoffScheme'],
  ['claiming', '/rules/claiming'],
  ['pinfu', '/scoring/patterns/no-points-hand'],
  ['chiitoitsu', '/scoring/limits/seven-pairs'],
  ['Pung hand', '/scoring/patterns/pung-hand'],
  // A house rule in the words of a table.
  ['missed tile', '/rules/claiming/missedDiscard'],
  ['kongs robbed', '/rules/claiming/robbingKong'],
  ['rob a kong', '/rules/claiming/robbingKong'],
  ['minimum three faan', '/rules/winning/minimum'],
  // Slips of the pen.
  ['furitn', '/rules/claiming/sacredDiscard'],
  ['charlston', '/rules/general/charleston'],
])('%s leads to %s', (query, pointer) => {
  expect(
    search(query)[0]?.pointer,
    search(query)
      .slice(0, 3)
      .map((hit) => `${hit.pointer} (${hit.field}: ${hit.text})`)
      .join(', '),
  ).toBe(pointer);
});

test('a house rule in a sentence leads to its option, though no text holds its small words', () => {
  const found = search('no win on a missed tile until you discard').map((hit) => hit.pointer);
  expect(found.slice(0, 3)).toContain('/rules/claiming/missedDiscard');
  expect(search('until you may not')).toEqual([]);
});

test('a hit says where it was found', () => {
  expect(search('kuikae')[0]).toMatchObject({
    field: 'synonym',
    text: 'kuikae',
    kind: 'option',
    page: '/rules/claiming',
  });
  expect(search('extended')[0]).toMatchObject({ field: 'value', text: 'Extended' });
  expect(search('sacred discard')[0]).toMatchObject({ field: 'title', title: 'Sacred discard' });
});

test('the title before the value, the value before the synonym, the synonym before the help', () => {
  const fields = search('discard', 200).map((hit) => hit.field);
  const first = (field: string) => fields.findIndex((one) => one === field);
  expect(first('title')).toBe(0);
  expect(first('value')).toBeGreaterThan(first('title'));
  expect(first('help')).toBeGreaterThan(first('value'));
});

test('every option is found first, or nearly, by its own title', () => {
  for (const option of OPTIONS) {
    const place = search(option.title).findIndex((hit) => hit.pointer === option.pointer);
    const twins = OPTIONS.filter((other) => other.title === option.title).length;
    expect(place, option.title).toBeGreaterThanOrEqual(0);
    expect(place, option.title).toBeLessThanOrEqual(twins);
  }
});

test.each(['', '   ', '???', 'xyzzy quux', '!'.repeat(10_000), '\ud800'])('nothing for "%.20s"', (query) => {
  expect(search(query)).toEqual([]);
});

test('both words have to occur', () => {
  for (const hit of search('red bamboo')) expect(hit.pointer).not.toBe('/rules/general/redFivesDots');
  expect(search('red bamboo')[0]?.pointer).toBe('/rules/general/redFivesBamboo');
});

test('what is searched in is made in slices, and finds the same', () => {
  const before = search('mised discard');
  expect([...searchPrepared()].length).toBe(2);
  expect(search('mised discard')).toEqual(before);
});

import { expect, test } from 'vitest';
import { builtins } from '../../../preset/builtin';
import { readAt } from '../../../preset/pointer';
import { readBy, written } from '../../testing/exchanged';
import file from '../fixtures/xmj-defaults.txt?raw';
import { XMJ } from './xmj';

/** The file of the server with some values changed. */
function changed(values: Readonly<Record<string, number>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(GameOption 0 ${name} \\w+ \\d+ 1) \\d+`), `$1 ${String(value)}`),
    file,
  );
}

test.each<[string, Readonly<Record<string, number>>]>([
  ['what the server starts with', { SevenPairsVal: 0 }],
  ['a game with seven pairs for half a limit', { SevenPairs: 1, SevenPairsVal: 50_000_000, ScoreLimit: 500 }],
  ['the settlement of Singapore', { EastDoubles: 0, DiscDoubles: 1, LosersSettle: 0 }],
  ['flowers from the dead wall, and other values', { FlowersLoose: 1, FlowersOwnEach: 4, FlowersBouquet: 20_000 }],
  ['no flowers, no dead wall', { Flowers: 0, FlowersLoose: 1, DeadWall: 0, NumRounds: 2, Timeout: 0 }],
  ['the dead wall of Millington', { DeadWall16: 1, KongHas3Types: 1, NoLimit: 1, ConcealedAlmost: 10_000 }],
])('%s comes back as it was', (_, values) => {
  const text = changed({ SevenPairsVal: 0, ...values });
  const { preset, report } = readBy(XMJ, text);
  const again = written(XMJ, preset);
  expect(again.text).toBe(text);
  expect(again.report.lost).toEqual([]);
  expect(report.carried.length).toBeGreaterThan(15);
});

// xmj(6), "GAME OPTIONS".
test.each<[Readonly<Record<string, number>>, string, unknown]>([
  [{}, '/scoring/payments/limitPoints', 1000],
  [{}, '/rules/general/deadWallSize', 14],
  [{ LosersSettle: 0 }, '/scoring/payments/method', 'winner-only'],
  [{ SevenPairs: 0 }, '/scoring/limits/seven-pairs', undefined],
  [{ DiscDoubles: 1, EastDoubles: 0 }, '/scoring/payments/payoffTable/otherOnOther/discarder', 200],
  [{ DiscDoubles: 1, EastDoubles: 0 }, '/scoring/payments/payoffTable/otherSelfDrawn/others', 200],
  [{ KongHas3Types: 1 }, '/rules/general/kongsAsConcealed', 'concealed-and-claimed'],
])('%o reads as %s %s', (values, pointer, value) => {
  expect(readAt(readBy(XMJ, changed(values)).preset, pointer)).toEqual(value);
});

test('a file may list only what it changes, beside other lines of .xmjrc', () => {
  const { preset, report } = readBy(XMJ, 'XmjOption Animate bool 0\nGameOption 0 ScoreLimit nat 0 1 300 limit\n');
  expect(preset.scoring.payments.limitPoints).toBe(300);
  expect(report.assumed.map(({ theirs }) => theirs)).toContain('NumRounds: 4');
});

test.each<[string, string, RegExp]>([
  ['half a line', 'GameOption 0 ScoreLimit nat\n', /not "GameOption/],
  ['a switch of 2', 'GameOption 0 Flowers bool 0 1 2 x\n', /\/Flowers has to be 0 or 1/],
])('%s is refused', (_, text, message) => {
  const result = XMJ.import?.({ text });
  expect(result?.ok === false && result.problems[0]?.message).toMatch(message);
});

test('only classical games are told to it', () => {
  const said = builtins().filter((preset) => XMJ.export?.(preset).ok === true);
  expect(said.map(({ id }) => id)).toContain('chinese-classical');
  for (const { scoring } of said) expect(scoring.method.kind).toBe('points-doubles');
});

import { expect, test } from 'vitest';
import type { Scenario } from '../../schemas/generated/scenario';
import { parseTile, printTiles, type Tile } from '../tiles';
import { readMelds, writeMelds } from './melds';
import { meldPlace, placed, seatPlace, takenOut, tablePlace, tilesAt, tilesLaid, withMelds, withTiles } from './tiles';

const EMPTY: Scenario = { id: 'x', title: 'X', about: ['/rules/claiming'], expect: [] };
function tile(text: string): Tile {
  const read = parseTile(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}
const put = (place: string, ...tiles: string[]) =>
  tilesAt(
    tiles.reduce((scenario, one) => placed(scenario, place, tile(one)), EMPTY),
    place,
  );

test.each([
  ['a hand is kept in order', seatPlace('W', 'concealed'), ['9m', '1z', '1m', '0p'], '19m0p1z'],
  ['discards stay in the order in which they were thrown', seatPlace('W', 'discards'), ['9m', '1z', '1m'], '9m1z1m'],
  ['the wall, too', tablePlace('wall'), ['9m', '1m'], '91m'],
  ['one tile is drawn at a time', seatPlace('E', 'drawn'), ['9m', '1m'], '1m'],
  ['an event has one tile', '/events/0/tile', ['9m', '1m'], '1m'],
])('%s', (_name, place, tiles, expected) => {
  expect(put(place, ...tiles)).toBe(expected);
});

test('a seat of which nothing is said any more is left out', () => {
  const place = seatPlace('W', 'concealed');
  const with1 = withTiles(EMPTY, place, '1m');
  expect(takenOut(with1, place, 0).position).toEqual({});
  const ready = { ...with1, position: { seats: { W: { concealed: '1m', ready: true } } } } satisfies Scenario;
  expect(takenOut(ready, place, 0).position).toEqual({ seats: { W: { ready: true } } });
});

test('a set begins with the tile that is chosen', () => {
  const chow = placed(EMPTY, meldPlace('N', 'chow'), tile('8s'));
  const both = placed(chow, meldPlace('N', 'concealed-kong'), tile('5z'));
  expect(both.position?.seats?.N?.melds).toEqual([
    { kind: 'chow', tiles: '789s' },
    { kind: 'concealed-kong', tiles: '5555z' },
  ]);
});

test('sets are written and read in one line', () => {
  const melds = readMelds('[234p<N] [555z<E] (9999m)');
  expect(melds.ok && melds.value.map(({ kind, from }) => [kind, from])).toEqual([
    ['chow', 'N'],
    ['pung', 'E'],
    ['concealed-kong', undefined],
  ]);
  if (melds.ok) expect(readMelds(writeMelds(melds.value))).toEqual(melds);
  expect(readMelds('234p')).toMatchObject({ ok: false, problems: [{ code: 'no-set', found: '234p' }] });
  expect(readMelds('[19p]')).toMatchObject({ ok: false });
});

test('everything that lies on the table is counted', () => {
  let scenario = withTiles(withTiles(EMPTY, seatPlace('E', 'concealed'), '12m'), tablePlace('doraIndicators'), '3m');
  scenario = withMelds(scenario, 'S', [{ kind: 'pung', tiles: '555z', from: 'E' }]);
  expect(printTiles(tilesLaid(scenario))).toBe('12m555z3m');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import { printTile, printTiles, type Tile } from '../tiles';
import { actOf } from './act';
import { waitsOf } from './ask';
import { objectionsToWin } from './referee';
import { startOf } from './start';
import { tableOf } from './table';
import { seeded, shuffled } from './testing/deals';

const japanese = builtin('japanese-modern');
if (japanese === undefined) throw new Error('the preset is there');
// Without a minimum: the orders are about the tile, and a hand that is worth nothing is barred under every version.
const base = withValue(withValue(japanese, '/rules/winning/minimum', 0), '/rules/claiming/sacredDiscard', 'none');

/** A hand one tile from a win, near enough: three runs or triplets, a run with one missing, a pair, taken at random. */
function readyHand(random: () => number): Tile[] | undefined {
  const counts = new Map<number, number>();
  const take = (...kinds: number[]): void => kinds.forEach((kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
  for (let set = 0; set < 4; set += 1) {
    const kind = Math.floor(random() * 3) * 9 + Math.floor(random() * 7);
    if (random() < 0.75) take(kind, kind + 1, kind + 2);
    else take(kind, kind, kind);
  }
  const pair = Math.floor(random() * 34);
  take(pair, pair);
  if ([...counts.values()].some((count) => count > 4)) return undefined;
  const tiles = [...counts].flatMap(([kind, count]) => Array<number>(count).fill(kind));
  tiles.splice(Math.floor(random() * tiles.length), 1);
  return tiles;
}

/** What speaks against West winning on a tile, for each value of an option, all from one and the same state. */
function objectionsUnder(
  pointer: string,
  values: readonly string[],
  seed: number,
): ReadonlyMap<string, readonly string[]> | undefined {
  const random = seeded(seed);
  const hand = readyHand(random);
  if (hand === undefined) return undefined;
  const effective = effectiveOf(base);
  const waiting = waitsOf(tableOf(effective, state(hand, '', '', 0)), { concealed: hand, melds: [] });
  if (waiting.length === 0) return undefined;
  const others = shuffled(effective, random);
  const some = (most: number): string =>
    printTiles([
      ...(random() < 0.7 ? [waiting[Math.floor(random() * waiting.length)] ?? 0] : []),
      ...others.slice(0, Math.floor(random() * most)),
    ]);
  const missed = some(2);
  const discards = some(6);
  const tile = waiting[Math.floor(random() * waiting.length)] ?? 0;
  const from = random() < 0.5;
  const at = state(hand, missed, discards, tile, from);
  return new Map(
    values.map((value) => {
      const table = tableOf(effectiveOf(withValue(base, pointer, value)), at);
      const act = actOf({ seat: 'W', do: 'declare-win' });
      if (!act.ok) throw new Error('well written');
      return [value, objectionsToWin(table, act.value, 'W').map((one) => one.code)];
    }),
  );
}

function state(
  hand: readonly Tile[],
  missed: string,
  discards: string,
  tile: number,
  drawn = false,
): ReturnType<typeof tableOf>['state'] {
  const result = startOf({
    position: {
      turn: drawn ? 'W' : 'N',
      phase: drawn ? 'to-discard' : 'to-draw',
      ...(drawn ? {} : { latest: { tile: printTile(tile), seat: 'E' } }),
      seats: { W: { concealed: printTiles(hand), missed, discards, ...(drawn ? { drawn: printTile(tile) } : {}) } },
    },
    events: [],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe.each([
  {
    pointer: '/rules/claiming/missedDiscard',
    values: ['none', 'traditional', 'extended', 'absolute', 'absolute-conditional', 'every-winning-discard'],
    orders: [
      ['none', 'traditional'],
      ['traditional', 'extended'],
      ['extended', 'absolute'],
      ['absolute-conditional', 'absolute'],
      ['traditional', 'every-winning-discard'],
      ['every-winning-discard', 'absolute'],
    ],
  },
  {
    pointer: '/rules/claiming/sacredDiscard',
    values: ['none', 'traditional', 'extended', 'one-four-seven', 'absolute'],
    orders: [
      ['none', 'traditional'],
      ['traditional', 'extended'],
      ['extended', 'one-four-seven'],
      ['one-four-seven', 'absolute'],
    ],
  },
])('a stricter $pointer', ({ pointer, values, orders }) => {
  test('never allows a win that the laxer one refuses', () => {
    const barred = new Map<string, number>(values.map((value) => [value, 0]));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (seed) => {
        const objections = objectionsUnder(pointer, values, seed);
        fc.pre(objections !== undefined);
        if (objections === undefined) return;
        for (const [value, all] of objections) if (all.length > 0) barred.set(value, (barred.get(value) ?? 0) + 1);
        for (const [lax, strict] of orders) {
          if ((objections.get(lax ?? '') ?? []).length > 0)
            expect(objections.get(strict ?? ''), `${lax} < ${strict}`).not.toEqual([]);
        }
      }),
      { numRuns: 250 },
    );
    // The orders say nothing unless each version bars some wins, and lets some through.
    for (const [value, count] of barred) {
      if (value !== 'none') expect(count, value).toBeGreaterThan(5);
      expect(count, value).toBeLessThan(250);
    }
  });
});

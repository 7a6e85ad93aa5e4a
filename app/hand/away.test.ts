import majiang from '@kobalab/majiang-core';
import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { seeded } from '../table/testing/deals';
import { parseTiles, printTile, type Kind } from '../tiles';
import { awayFrom } from './away';
import { waits } from './index';
import { shapesOf } from './shapes';
import { drawComplete } from './testing/brute-force';

type Random = () => number;

function under(id: string) {
  const preset = builtin(id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return effectiveOf(preset);
}

/** Shapes with the forms of Chinese Official, which not every preset scores. */
function away(text: string): ReturnType<typeof awayFrom> {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(text);
  const forms = { greaterKnitted: true, lesserKnitted: true, knittedStraight: true };
  return awayFrom({ ...shapesOf(under('japanese-modern')), ...forms }, { concealed: tiles.value, melds: [] });
}

/** What majiang-core calls the number of tiles from calling: the least over sets, seven pairs and orphans. */
function peerAway(kinds: readonly Kind[]): number {
  let text = '';
  for (const letter of 'mpsz') {
    const own = kinds.map((kind) => printTile(kind)).filter((tile) => tile.endsWith(letter));
    if (own.length > 0) text += letter + own.map((tile) => tile.charAt(0)).join('');
  }
  return majiang.Util.xiangting(majiang.Shoupai.fromString(text));
}

function drawn(random: Random, tiles: number, exchanged: number, sets: number): Kind[] {
  const counts = drawComplete(random, sets);
  const change = (by: 1 | -1): void => {
    for (;;) {
      const kind = Math.floor(random() * 34);
      const next = (counts[kind] ?? 0) + by;
      if (next < 0 || next > 4) continue;
      counts[kind] = next;
      return;
    }
  };
  change(-1);
  for (let i = 0; i < exchanged; i++) {
    change(-1);
    change(1);
  }
  const kinds = counts.flatMap((count, kind) => new Array<Kind>(count).fill(kind));
  expect(kinds.length).toBe(tiles);
  return kinds;
}

describe('how far a hand is from calling', () => {
  test('equals what majiang-core counts, on random hands of thirteen tiles', () => {
    const random = seeded(3);
    const shapes = shapesOf(under('japanese-modern'));
    const seen = new Map<number, number>();
    for (let i = 0; i < 1500; i++) {
      const kinds = drawn(random, 13, i % 7, 4);
      // Four of a kind in hand: the peer also waits for a fifth.
      if (kinds.some((kind) => kinds.filter((one) => one === kind).length === 4)) continue;
      const ours = Math.min(...Object.values(awayFrom(shapes, { concealed: kinds, melds: [] })));
      expect([kinds.map(printTile).join(''), ours]).toEqual([kinds.map(printTile).join(''), peerAway(kinds)]);
      seen.set(ours, (seen.get(ours) ?? 0) + 1);
    }
    for (const number of [0, 1, 2, 3]) expect(seen.get(number) ?? 0).toBeGreaterThan(50);
  });

  test('of sixteen tiles: one away means that one exchange makes the hand call, and nothing less does', () => {
    const random = seeded(4);
    const effective = under('taiwanese-16');
    const shapes = shapesOf(effective);
    let ones = 0;
    for (let i = 0; i < 60; i++) {
      const kinds = drawn(random, 16, 1 + (i % 2), 5);
      if (kinds.some((kind) => kinds.filter((one) => one === kind).length === 4)) continue;
      const distance = Math.min(...Object.values(awayFrom(shapes, { concealed: kinds, melds: [] })));
      const calls = (hand: readonly Kind[]): boolean =>
        waits(effective, { concealed: hand, melds: [] }).some((kind) => hand.filter((one) => one === kind).length < 4);
      const oneExchange = kinds.some((_, at) => {
        const rest = kinds.filter((__, other) => other !== at);
        for (let kind = 0; kind < 34; kind++) if (calls([...rest, kind])) return true;
        return false;
      });
      expect(distance === 0).toBe(calls(kinds));
      expect(distance <= 1).toBe(oneExchange);
      if (distance === 1) ones += 1;
    }
    expect(ones).toBeGreaterThan(10);
  });

  // Counted by hand from the shapes themselves.
  test.each([
    ['1133m5577p22s44z6z', { pairs: 0 }],
    ['1133m5577p22s456z', { pairs: 1 }],
    ['19m19p19s1234566z', { orphans: 0 }],
    ['19m19p19s1234555z', { orphans: 1 }],
    ['147m258p369s1122z', { 'knitted-straight': 0 }],
    ['147m258p36s12345z', { knitted: 0 }],
  ] as const)('%s', (text, expected) => {
    expect(away(text)).toMatchObject(expected);
  });
});

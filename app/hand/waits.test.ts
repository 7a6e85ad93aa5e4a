import majiang from '@kobalab/majiang-core';
import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import type { Effective } from '../preset/effective';
import { withValue } from '../preset/pointer';
import { seeded } from '../table/testing/deals';
import { parseTile, parseTiles, printTile, printTiles, type Kind, type Tile } from '../tiles';
import type { HeldMeld } from './held';
import { waits } from './index';
import { drawComplete, takenApart } from './testing/brute-force';

function under(preset: string, set: Readonly<Record<string, unknown>> = {}): Effective {
  let made = builtin(preset);
  if (made === undefined) throw new Error(`no preset ${preset}`);
  for (const [pointer, value] of Object.entries(set)) made = withValue(made, pointer, value);
  return effectiveOf(made);
}

function tilesOf(text: string): Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

function waitsFor(effective: Effective, text: string, melds: readonly HeldMeld[] = []): string {
  return printTiles(waits(effective, { concealed: tilesOf(text), melds }));
}

const chow = (text: string): HeldMeld => ({ kind: 'chow', tiles: tilesOf(text), from: 'N' });

describe('waits', () => {
  // Riichi shapes as rule books name them: two-sided, edge, closed, pair, two pairs, and wider ones.
  test.each([
    ['two-sided', '456789m234p99s34s', '25s'],
    ['edge', '456789m234p99s12s', '3s'],
    ['closed', '456789m234p99s35s', '4s'],
    ['pair', '456789m234p345s9s', '9s'],
    ['two pairs', '456789m234p55p99s', '5p9s'],
    ['three sides', '23456m456789p99s', '147m'],
    ['nine gates', '1112345678999m', '123456789m'],
    ['thirteen orphans', '19m19p19s1234567z', '19m19p19s1234567z'],
    ['orphans that lack one', '19m19p19s1234566z', '7z'],
    ['seven pairs', '1133m5577p22s44z6z', '6z'],
    ['not ready', '1379m2468p159s123z', ''],
    ['only the fifth tile', '123m456p789s1111z', '1z'],
  ])('%s', (_name, text, expected) => {
    expect(waitsFor(under('japanese-modern'), text)).toBe(expected);
  });

  test('special hands wait only where the preset scores them', () => {
    expect(waitsFor(under('european-classical'), '1133m5577p22s44z6z')).toBe('');
    expect(waitsFor(under('cantonese-sixteen'), '1133m5577p2244s666z2z')).toBe('2z');
    expect(waitsFor(under('cantonese-sixteen'), '1133m5577p2244s66z22z')).toBe('13m57p24s26z');
  });

  test('restrictions on the winning hand narrow the waits', () => {
    const text = '456789m234p99s34s';
    expect(waitsFor(under('european-classical', { '/rules/winning/maxChows': 3 }), text)).toBe('');
    expect(waitsFor(under('european-classical', { '/rules/winning/mixedSuits': false }), text)).toBe('');
    expect(waitsFor(under('european-classical', { '/rules/winning/limitHandRequired': true }), text)).toBe('');
    const declared = under('european-classical', {
      '/rules/winning/maxChows': 1,
      '/rules/winning/maxChowsDeclared': true,
    });
    expect(waitsFor(declared, '456789m99s34s', [chow('234p')])).toBe('25s');
  });

  test('a joker stands only where it may', () => {
    const jokers = {
      '/rules/general/jokers': 4,
      '/rules/general/jokersInChows': true,
      '/rules/general/jokersInPairs': true,
    };
    const free = under('european-classical', jokers);
    expect(waitsFor(free, '456789m234p1j345s')).toContain('9m');
    const triplets = under('european-classical', {
      ...jokers,
      '/rules/general/jokersInChows': false,
      '/rules/general/jokersInPairs': false,
    });
    expect(waitsFor(triplets, '456789m234p1j345s')).toBe('');
    expect(waitsFor(triplets, '456789m234p99s11z')).toBe('9s1z1j');
  });
});

const DIGITS = 'mpsz';

/** The hand in the notation of majiang-core, and its answer in ours. */
function peerWaits(kinds: readonly Kind[]): string {
  let text = '';
  for (const letter of DIGITS) {
    const own = kinds.map((kind) => printTile(kind)).filter((tile) => tile.endsWith(letter));
    if (own.length > 0) text += letter + own.map((tile) => tile.charAt(0)).join('');
  }
  const hand = majiang.Shoupai.fromString(text);
  if (majiang.Util.xiangting(hand) !== 0) return '';
  const answer = majiang.Util.tingpai(hand) ?? [];
  const found = answer.flatMap((tile) => {
    const parsed = parseTile(tile.charAt(1) + tile.charAt(0));
    return parsed.ok ? [parsed.value] : [];
  });
  return printTiles(found.sort((a, b) => a - b));
}

describe('waits of random hands', () => {
  test('equal those of majiang-core, seven pairs and thirteen orphans among them', () => {
    const random = seeded(5);
    const effective = under('japanese-modern');
    let ready = 0;
    for (let i = 0; i < 3000; i++) {
      const kinds = drawThirteen(random);
      const counts = new Array<number>(34).fill(0);
      for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
      const ours = waits(effective, { concealed: kinds, melds: [] }).filter((kind) => (counts[kind] ?? 0) < 4);
      const theirs = peerWaits(kinds);
      expect([printTiles(kinds), printTiles(ours)]).toEqual([printTiles(kinds), theirs]);
      if (theirs !== '') ready += 1;
    }
    expect(ready).toBeGreaterThan(1000);
  });

  test('of sixteen tiles equal what brute force finds', () => {
    const random = seeded(6);
    const effective = under('taiwanese-16', { '/scoring/limits/seven-pairs': undefined });
    let ready = 0;
    for (let i = 0; i < 300; i++) {
      const counts = drawComplete(random, 5);
      takeOne(counts, random);
      if (random() < 0.3) {
        takeOne(counts, random);
        giveOne(counts, random);
      }
      const kinds = counts.flatMap((count, kind) => new Array<Kind>(count).fill(kind));
      const expected = counts.flatMap((_, kind) => {
        const more = [...counts];
        more[kind] = (more[kind] ?? 0) + 1;
        return takenApart(more).length > 0 ? [kind] : [];
      });
      expect(waits(effective, { concealed: kinds, melds: [] })).toEqual(expected);
      if (expected.length > 0) ready += 1;
    }
    expect(ready).toBeGreaterThan(150);
  });
});

function takeOne(counts: number[], random: () => number): void {
  for (;;) {
    const kind = Math.floor(random() * 34);
    if ((counts[kind] ?? 0) === 0) continue;
    counts[kind] = (counts[kind] ?? 0) - 1;
    return;
  }
}

function giveOne(counts: number[], random: () => number): void {
  for (;;) {
    const kind = Math.floor(random() * 34);
    if ((counts[kind] ?? 0) === 4) continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
    return;
  }
}

/** Thirteen tiles near a win: a complete hand, seven pairs or orphans, one taken and now and then one exchanged. */
function drawThirteen(random: () => number): Kind[] {
  const shape = random();
  let counts: number[];
  if (shape < 0.15) {
    counts = new Array<number>(34).fill(0);
    while (counts.reduce((sum, count) => sum + count, 0) < 14) {
      const kind = Math.floor(random() * 34);
      counts[kind] = 2;
    }
  } else if (shape < 0.25) {
    counts = Array.from({ length: 34 }, (_, kind) => (kind > 26 || kind % 9 === 0 || kind % 9 === 8 ? 1 : 0));
    giveOne(counts, () => [0, 8, 9, 17, 18, 26, 27, 33][Math.floor(random() * 8)]! / 34);
  } else counts = drawComplete(random, 4);
  takeOne(counts, random);
  if (random() < 0.35) {
    takeOne(counts, random);
    giveOne(counts, random);
  }
  return counts.flatMap((count, kind) => new Array<Kind>(count).fill(kind));
}

import { describe, expect, test } from 'vitest';
import type { Effective } from '../preset/effective';
import { seeded } from '../table/testing/deals';
import { parseTiles, printTiles, type Tile } from '../tiles';
import type { HeldMeld } from './held';
import { waits } from './index';
import { compareFiveSets, compareWaits, under } from './testing/compare-waits';

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

describe('waits of random hands', () => {
  test('equal those of majiang-core, seven pairs and thirteen orphans among them', () => {
    const { calling, nearly, different } = compareWaits(seeded(5), 3000);
    expect(different).toEqual([]);
    expect(calling).toBeGreaterThan(1000);
    expect(nearly).toBeGreaterThan(500);
  });

  test('of sixteen tiles equal what brute force finds', () => {
    const { calling, different } = compareFiveSets(seeded(6), 300);
    expect(different).toEqual([]);
    expect(calling).toBeGreaterThan(150);
  });
});

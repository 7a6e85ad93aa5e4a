import majiang from '@kobalab/majiang-core';
import { builtin } from '../../preset/builtin';
import { effectiveOf } from '../../preset/effective-of';
import type { Effective } from '../../preset/effective';
import { withValue } from '../../preset/pointer';
import { parseTile, printTile, printTiles, type Kind } from '../../tiles';
import { Arrangements } from '../arrangements';
import { awayFrom } from '../away';
import { waits } from '../index';
import { shapesOf } from '../shapes';
import { drawComplete, takenApart } from './brute-force';

type Random = () => number;

/** What a comparison of random hands came to. */
export interface Compared {
  readonly hands: number;
  /** How many of them wait for something, and how many lack one tile more. */
  readonly calling: number;
  readonly nearly: number;
  /** The hands on which the answers differ, with both answers. */
  readonly different: readonly string[];
}

/** The rules of a built-in preset, some of them changed. */
export function under(preset: string, set: Readonly<Record<string, unknown>> = {}): Effective {
  let made = builtin(preset);
  if (made === undefined) throw new Error(`no preset ${preset}`);
  for (const [pointer, value] of Object.entries(set)) made = withValue(made, pointer, value);
  return effectiveOf(made);
}

/**
 * Waits of thirteen tiles and how far they are from waiting, beside majiang-core: sets and a pair, seven pairs, thirteen
 * orphans. A tile of which the hand holds all four is no wait there.
 */
export function compareWaits(random: Random, hands: number): Compared {
  const effective = under('japanese-modern');
  const shapes = shapesOf(effective);
  const different: string[] = [];
  const away = [0, 0];
  for (let i = 0; i < hands; i++) {
    const kinds = drawThirteen(random);
    const counts = countsOf(kinds);
    const hand = { concealed: kinds, melds: [] };
    const ours = waits(effective, hand).filter((kind) => (counts[kind] ?? 0) < 4);
    const lacking = Math.min(...Object.values(awayFrom(shapes, hand)));
    const peer = peerAnswer(kinds);
    if (peer.away < 2) away[peer.away] = (away[peer.away] ?? 0) + 1;
    // With four of a kind in hand the peer also counts a fifth.
    const same = counts.every((count) => count < 4);
    const answers = [
      `${printTiles(ours)}${same ? ` ${String(lacking)}` : ''}`,
      `${peer.waits}${same ? ` ${String(peer.away)}` : ''}`,
    ];
    if (answers[0] !== answers[1]) different.push(`${printTiles(kinds)}: ${answers.join(', majiang-core ')}`);
  }
  return { hands, calling: away[0] ?? 0, nearly: away[1] ?? 0, different };
}

/** Waits of sixteen tiles, and the ways in which seventeen lie in sets and a pair, beside plain search. */
export function compareFiveSets(random: Random, hands: number): Compared {
  const effective = under('taiwanese-16', { '/scoring/limits/seven-pairs': undefined });
  const ways = new Arrangements();
  const different: string[] = [];
  let calling = 0;
  for (let i = 0; i < hands; i++) {
    const counts = drawComplete(random, 5);
    const complete = ways.find(Uint8Array.from(counts), 5);
    if (complete !== takenApart(counts).length)
      different.push(`${printTiles(kindsOf(counts))}: ${String(complete)} ways`);
    takeOne(counts, random);
    if (random() < 0.3) exchange(counts, random);
    const expected = counts.flatMap((_, kind) => {
      const more = [...counts];
      more[kind] = (more[kind] ?? 0) + 1;
      return takenApart(more).length > 0 ? [kind] : [];
    });
    const kinds = kindsOf(counts);
    const ours = waits(effective, { concealed: kinds, melds: [] });
    if (expected.length > 0) calling += 1;
    if (printTiles(ours) !== printTiles(expected)) {
      different.push(`${printTiles(kinds)}: ${printTiles(ours)}, plain search ${printTiles(expected)}`);
    }
  }
  return { hands, calling, nearly: 0, different };
}

function countsOf(kinds: readonly Kind[]): number[] {
  const counts = new Array<number>(34).fill(0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function kindsOf(counts: readonly number[]): Kind[] {
  return counts.flatMap((count, kind) => new Array<Kind>(count).fill(kind));
}

/** What majiang-core answers, in our notation. */
function peerAnswer(kinds: readonly Kind[]): { readonly waits: string; readonly away: number } {
  let text = '';
  for (const letter of 'mpsz') {
    const own = kinds.map((kind) => printTile(kind)).filter((tile) => tile.endsWith(letter));
    if (own.length > 0) text += letter + own.map((tile) => tile.charAt(0)).join('');
  }
  const hand = majiang.Shoupai.fromString(text);
  const away = majiang.Util.xiangting(hand);
  if (away !== 0) return { waits: '', away };
  const found = (majiang.Util.tingpai(hand) ?? []).flatMap((tile) => {
    const parsed = parseTile(tile.charAt(1) + tile.charAt(0));
    return parsed.ok ? [parsed.value] : [];
  });
  return { waits: printTiles(found.sort((a, b) => a - b)), away };
}

function takeOne(counts: number[], random: Random): void {
  change(counts, random, -1);
}

function exchange(counts: number[], random: Random): void {
  change(counts, random, -1);
  change(counts, random, 1);
}

function change(counts: number[], random: Random, by: 1 | -1): void {
  for (;;) {
    const kind = Math.floor(random() * 34);
    const next = (counts[kind] ?? 0) + by;
    if (next < 0 || next > 4) continue;
    counts[kind] = next;
    return;
  }
}

/** Thirteen tiles near a win: a complete hand, seven pairs or orphans, one taken and now and then one exchanged. */
function drawThirteen(random: Random): Kind[] {
  const shape = random();
  let counts: number[];
  if (shape < 0.15) {
    counts = new Array<number>(34).fill(0);
    for (let pairs = 0; pairs < 7;) {
      const kind = Math.floor(random() * 34);
      if (counts[kind] === 0) pairs += 1;
      counts[kind] = 2;
    }
  } else if (shape < 0.25) {
    const outer = Array.from({ length: 34 }, (_, kind) => kind).filter((k) => k > 26 || k % 9 === 0 || k % 9 === 8);
    const twice = outer[Math.floor(random() * outer.length)];
    counts = countsOf([...outer, ...(twice === undefined ? [] : [twice])]);
  } else counts = drawComplete(random, 4);
  takeOne(counts, random);
  if (random() < 0.4) exchange(counts, random);
  return kindsOf(counts);
}

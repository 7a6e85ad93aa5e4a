import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import type { Preset } from '../../schemas/generated/preset';
import { drawComplete } from '../hand/testing/brute-force';
import { patternOf } from '../option/patterns';
import { builtins } from '../preset/builtin';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { readAt, withValue } from '../preset/pointer';
import type { ScoreSheet } from '../ruling';
import { seeded } from '../table/testing/deals';
import { parseTiles, printTiles, type Tile } from '../tiles';
import { drawHand, THEMES } from './testing/draw';
import { everyReading } from './testing/every-reading';
import { readHand, scoreHand, valueOf } from './index';

/** Presets whose values depend on no card, and those of four sets among them: the drawn hands have that many. */
const CARDLESS = builtins().filter((one) => one.card === undefined);
const PRESETS = CARDLESS.filter((one) => one.rules.general.setsInHand === 4);
const RUNS = { numRuns: 120, seed: 3 };

const preset = fc.constantFrom(...PRESETS);
const seed = fc.integer({ min: 1, max: 1_000_000 });
const theme = fc.constantFrom(...THEMES);

/** A random winning hand that no indicators and no red fives make differ from its like. */
function plainHand(from: number, of: (typeof THEMES)[number]): Hand | undefined {
  const drawn = drawHand(seeded(from), of);
  if (drawn === undefined) return undefined;
  const { doraIndicators, uraIndicators, ...hand } = drawn.hand;
  void [doraIndicators, uraIndicators];
  return mapped(hand, (tile) => tile & 63);
}

/** A concealed hand of few suits, which often falls into sets in several ways. */
function denseHand(from: number, sets: number): Hand {
  const random = seeded(from);
  const all = drawComplete(random, sets).flatMap((count, kind) => new Array<Tile>(count).fill(kind));
  const [won] = all.splice(Math.floor(random() * all.length), 1);
  const win = { tile: printTiles([won ?? 0]), by: random() < 0.5 ? 'self-draw' : 'discard' } as const;
  return { concealed: printTiles(all), win, seatWind: 'S', roundWind: 'E' };
}

function tiles(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** The hand with each tile as another. */
function mapped(hand: Hand, to: (tile: Tile) => Tile): Hand {
  const text = (one: string): string => printTiles(tiles(one).map(to));
  return {
    ...hand,
    concealed: text(hand.concealed),
    melds: (hand.melds ?? []).map((meld) => ({ ...meld, tiles: text(meld.tiles) })),
    ...(hand.win === undefined ? {} : { win: { ...hand.win, tile: text(hand.win.tile) } }),
  };
}

function sheetOf(effective: Effective, hand: Hand): ScoreSheet | undefined {
  const sheet = scoreHand(effective, hand);
  return sheet.ok ? sheet : undefined;
}

/** Patterns whose tiles are of certain suits. */
const OF_A_SUIT = [
  'all-green',
  'reversible-tiles',
  'jade-hand',
  'pearl-hand',
  'ruby-hand',
  'emerald-snake',
  'ruby-snake',
  'diamond-snake',
  'jade-dragon',
  'ruby-dragon',
  'pearl-dragon',
  'moon-from-the-sea',
  'plum-blossom-on-the-roof',
  'carrying-pole',
] as const;

/** A preset without the patterns that name a suit, its own patterns among them. */
const suitless = new Map(
  PRESETS.map((one) => {
    const { patterns, ...rest } = one;
    void patterns;
    // A suit that is not played changes places with no other.
    let made = withValue(rest as Preset, '/rules/general/omittedSuit', 'none');
    for (const id of OF_A_SUIT) {
      for (const page of ['limits', 'patterns'] as const) {
        if (made.scoring[page][id] !== undefined) made = withValue(made, `/scoring/${page}/${id}`, undefined);
      }
    }
    return [one.id, effectiveOf(made)] as const;
  }),
);

describe('laws of scoring, under every preset that needs no card', () => {
  test('suits may change places where no pattern names one', () => {
    fc.assert(
      fc.property(
        preset,
        seed,
        theme,
        fc.constantFrom([1, 2, 0], [2, 0, 1], [1, 0, 2], [0, 2, 1]),
        (p, from, of, to) => {
          const hand = plainHand(from, of);
          if (hand === undefined) return;
          const effective = suitless.get(p.id) ?? effectiveOf(p);
          const other = mapped(hand, (tile) => (tile < 27 ? (to[Math.floor(tile / 9)] ?? 0) * 9 + (tile % 9) : tile));
          const [before, after] = [sheetOf(effective, hand), sheetOf(effective, other)];
          expect(after?.points).toBe(before?.points);
          expect(after?.transfers).toEqual(before?.transfers);
        },
      ),
      { ...RUNS, numRuns: 1000 },
    );
  });

  test('the order of tiles and sets does not matter', () => {
    fc.assert(
      fc.property(preset, seed, theme, (p, from, of) => {
        const hand = plainHand(from, of);
        if (hand === undefined) return;
        const turned: Hand = {
          ...hand,
          concealed: printTiles([...tiles(hand.concealed)].reverse()),
          // Who fed which set last matters where players are liable.
          melds: (hand.melds ?? []).map((meld) => ({ ...meld, tiles: printTiles([...tiles(meld.tiles)].reverse()) })),
        };
        const effective = effectiveOf(withValue(p, '/scoring/payments/liability', []));
        const sets: Hand = { ...turned, melds: [...(turned.melds ?? [])].reverse() };
        const before = sheetOf(effective, hand);
        for (const one of [turned, sets]) {
          const after = sheetOf(effective, one);
          expect(after?.points).toBe(before?.points);
          expect(after?.patterns).toEqual(before?.patterns);
        }
      }),
      { ...RUNS, numRuns: 800 },
    );
  });

  test('numbers alone are those of the whole sheet, and what is paid is received', () => {
    fc.assert(
      fc.property(preset, seed, theme, (p, from, of) => {
        const hand = plainHand(from, of);
        if (hand === undefined) return;
        const effective = effectiveOf(p);
        const sheet = sheetOf(effective, hand);
        if (sheet === undefined || sheet.reason === 'not-complete') return;
        expect(valueOf(effective, hand).points).toBe(sheet.points);
        const balance = new Map<string, number>();
        for (const { from: payer, to, amount } of sheet.transfers) {
          expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
          balance.set(payer, (balance.get(payer) ?? 0) - amount);
          balance.set(to, (balance.get(to) ?? 0) + amount);
        }
        expect([...balance.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
      }),
      RUNS,
    );
  });

  test('the winning tile completes what pays most: no place of it pays more', () => {
    fc.assert(
      fc.property(preset, seed, theme, (p, from, of) => {
        const hand = plainHand(from, of);
        if (hand === undefined) return;
        const effective = effectiveOf(p);
        const best = valueOf(effective, hand).points;
        for (let place = -1; place < 100; place++) {
          const one = valueOf(effective, hand, { mayComplete: (at) => at === place }).points;
          expect(one).toBeLessThanOrEqual(best);
        }
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  test('no reading that a plain search finds is worth more than the one that is paid', { timeout: 60_000 }, () => {
    let several = 0;
    fc.assert(
      fc.property(fc.constantFrom(...CARDLESS), seed, theme, fc.boolean(), (p, from, of, dense) => {
        const sets = p.rules.general.setsInHand;
        const hand = dense || sets === 5 ? denseHand(from, sets) : plainHand(from, of);
        if (hand === undefined) return;
        const effective = effectiveOf(p);
        const read = readHand(effective, hand);
        if (!read.ok) return;
        const { points, otherwise } = everyReading(effective, read.value);
        const paid = valueOf(effective, hand);
        const most = Math.max(0, ...points);
        if (points.length > 1) several += 1;
        if (otherwise) expect(paid.points).toBeGreaterThanOrEqual(most);
        else expect(paid.points).toBe(most);
      }),
      { ...RUNS, numRuns: 1200 },
    );
    expect(several).toBeGreaterThan(200);
  });

  test('a pattern worth more never makes a hand worth less', { timeout: 60_000 }, () => {
    let higher = 0;
    fc.assert(
      fc.property(preset, seed, theme, fc.nat(), fc.constantFrom(1, 2, 10), (p, from, of, which, more) => {
        const hand = plainHand(from, of);
        if (hand === undefined) return;
        const before = sheetOf(effectiveOf(p), hand);
        // A chicken is a hand that is worth little: it is one no more.
        if (before?.win !== true || before.patterns.some(({ id, count }) => id === 'chicken-hand' && count > 0)) return;
        const paid = before.patterns.filter(({ id, unpaid }) => unpaid === undefined && patternOf(id) !== undefined);
        const one = paid[which % Math.max(1, paid.length)];
        if (one === undefined) return;
        const raised = ['exposed', 'concealed'].reduce((changed, side) => {
          const pointer = `/scoring/${patternOf(one.id)?.page ?? ''}/${one.id}/${side}/value`;
          const value = readAt(changed, pointer);
          return typeof value === 'number' && value > 0 ? withValue(changed, pointer, value + more) : changed;
        }, p);
        const after = valueOf(effectiveOf(raised), hand).points;
        expect(after).toBeGreaterThanOrEqual(before.points);
        if (after > before.points) higher += 1;
      }),
      { ...RUNS, numRuns: 600 },
    );
    expect(higher).toBeGreaterThan(100);
  });
});

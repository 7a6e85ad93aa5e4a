import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hand, Meld } from '../../schemas/generated/hand';
import { SEATS } from '../seats';
import { FIRST_FLOWER, kindOf, printTile, printTiles, RED } from '../tiles';
import { readHandText } from './read-hand-text';
import { CIRCUMSTANCES } from './words-of-hands';
import { writeHand } from './write-hand';

const seat = fc.constantFrom(...SEATS);
const tile = fc
  .integer({ min: 0, max: FIRST_FLOWER - 1 })
  .chain((kind) => fc.boolean().map((red) => (red && kind < 27 && kind % 9 === 4 ? kind + RED : kind)));
const tiles = (maxLength: number) => fc.array(tile, { minLength: 1, maxLength }).map(printTiles);
const meld: fc.Arbitrary<Meld> = fc
  .record({
    kind: fc.constantFrom('chow' as const, 'pung', 'kong', 'added-kong', 'concealed-kong', 'quint'),
    one: tile,
    from: fc.option(seat, { nil: undefined }),
    calls: fc.boolean(),
  })
  .map(({ kind, one, from, calls }): Meld => {
    const size = kind === 'quint' ? 5 : kind.endsWith('kong') ? 4 : 3;
    const first = kindOf(one) < 27 ? kindOf(one) - Math.max(0, (kindOf(one) % 9) - 6) : 0;
    const set = kind === 'chow' ? [first, first + 1, first + 2] : Array<number>(size).fill(kindOf(one));
    return {
      kind,
      tiles: printTiles(set),
      ...(from === undefined ? {} : { from, ...(calls && { called: printTile(set[0] ?? 0) }) }),
    };
  });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const hand: fc.Arbitrary<Hand> = fc
  .record({
    concealed: tiles(14),
    melds: maybe(fc.array(meld, { minLength: 1, maxLength: 5 })),
    win: maybe(
      fc
        .record({ tile: tile.map(printTile), by: fc.constantFrom('discard' as const, 'self-draw'), from: maybe(seat) })
        .map(({ from, ...win }) => ({ ...win, ...(from === undefined ? {} : { from }) })),
    ),
    seatWind: maybe(seat),
    roundWind: maybe(seat),
    doraIndicators: maybe(tiles(5)),
    uraIndicators: maybe(tiles(5)),
    flowers: maybe(fc.constantFrom('1f', '138f')),
    circumstances: maybe(fc.uniqueArray(fc.constantFrom(...CIRCUMSTANCES), { minLength: 1 })),
    extraHands: maybe(fc.integer({ min: 0, max: 100 })),
    draws: maybe(fc.integer({ min: 0, max: 100 })),
    discards: maybe(fc.integer({ min: 0, max: 100 })),
    deposits: maybe(fc.integer({ min: 0, max: 10_000_000 })),
  })
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as Hand);

describe('a hand as text', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(hand, (one) => {
        expect(readHandText(writeHand(one))).toEqual({ ok: true, value: one });
      }),
      { numRuns: 500 },
    );
  });

  test('nothing that is typed throws', () => {
    const sign = fc.constantFrom(...'123456789059mpszfj[]()<+= ESWN\'"', 'dora ', 'on ', 'seat ', '🀄', '中');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
        const read = readHandText(signs.join(''));
        if (read.ok) return;
        expect(read.problems[0]).toMatchObject({
          severity: 'problem',
          message: expect.stringMatching(/\.$/) as string,
        });
      }),
      { numRuns: 2000 },
    );
  });

  test.each<readonly [string, Hand]>([
    ['', { concealed: '' }],
    ['123m 456p', { concealed: '123m456p' }],
    ['1 2 3 m', { concealed: '123m' }],
    [
      '55z [234p<N3p] on 5s from N',
      {
        concealed: '55z',
        melds: [{ kind: 'chow', tiles: '234p', from: 'N', called: '3p' }],
        win: { tile: '5s', by: 'discard', from: 'N' },
      },
    ],
    [
      '(5555z) [1111p+<E] tsumo 0s',
      {
        concealed: '',
        melds: [
          { kind: 'concealed-kong', tiles: '5555z' },
          { kind: 'added-kong', tiles: '1111p', from: 'E' },
        ],
        win: { tile: '0s', by: 'self-draw' },
      },
    ],
    [
      '1m draw seat s round EAST',
      { concealed: '1m', win: { tile: '', by: 'self-draw' }, seatWind: 'S', roundWind: 'E' },
    ],
    [
      '1m honba 2 3m riichi ippatsu dora 4m',
      {
        concealed: '13m',
        circumstances: ['ready', 'one-shot'],
        extraHands: 2,
        doraIndicators: '4m',
      },
    ],
    [
      '[1f2f3f] [147s] [chow 2p11j=1p]',
      {
        concealed: '',
        melds: [
          { kind: 'pung', tiles: '123f' },
          { kind: 'knitted', tiles: '147s' },
          { kind: 'chow', tiles: '2p11j', as: '1p' },
        ],
      },
    ],
  ])('%s', (text, expected) => {
    expect(readHandText(text)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['123', 'tiles-no-letter'],
    ['8z', 'tiles-number'],
    ['12q', 'tiles-letter'],
    ['mm', 'hand-word'],
    ['1m riichy', 'hand-word'],
    ['1m #', 'hand-sign'],
    ['[123m', 'open-bracket'],
    ['[124m]', 'no-set'],
    ['(123m)', 'no-kong'],
    ['[123m<Q]', 'meld-form'],
    ['[run 123m]', 'meld-name'],
    ['seat 5', 'hand-seat'],
    ['from E', 'no-win-given'],
    ['extra 1m', 'hand-number'],
    ['extra 101', 'hand-number'],
    ['[111m][111m][111m][111m][111m][111m][111m]', 'too-many-melds'],
    ['🀫', 'tile-from-behind'],
    ['1m'.repeat(600), 'hand-too-long'],
  ])('%s is refused with %s', (text, code) => {
    const read = readHandText(text);
    expect(read.ok ? 'read' : read.problems[0]?.code).toBe(code);
  });
});

describe('hands of other tools', () => {
  // The Unicode Standard, code chart "Mahjong Tiles": name of each sign in its order.
  test.each([
    ['🀀🀁🀂🀃', '1234z'],
    ['🀄🀅🀆', '765z'],
    ['🀇🀈🀉🀊🀋🀌🀍🀎🀏', '123456789m'],
    ['🀐🀑🀒🀓🀔🀕🀖🀗🀘', '123456789s'],
    ['🀙🀚🀛🀜🀝🀞🀟🀠🀡', '123456789p'],
    ['🀢🀣🀤🀥🀦🀧🀨🀩', '12435678f'],
    ['🀪', '1j'],
    ['🀄︎🀄️', '77z'],
    ['東南西北白發中', '1234567z'],
    ['一萬二萬９筒３索', '12m9p3s'],
    ['１２３ｍ４５６ｐ', '123m456p'],
    ['123M11Z', '123m11z'],
    ['https://tenhou.net/2/?q=123m456p789s11222z', '123m456p789s11222z'],
    ['https://example.org/?a=1&p13=0m5p', '0m5p'],
  ])('%s', (text, concealed) => {
    expect(readHandText(text)).toEqual({ ok: true, value: { concealed } });
  });

  test('a kong between two backs is concealed', () => {
    expect(readHandText('🀇🀫🀆🀆🀫')).toEqual({
      ok: true,
      value: { concealed: '1m', melds: [{ kind: 'concealed-kong', tiles: '5555z' }] },
    });
  });

  // kobalab/majiang-core writes sets behind commas; "-" is the left neighbour, "=" the opposite, "+" the right one.
  const { Shoupai } = createRequire(import.meta.url)('@kobalab/majiang-core') as {
    readonly Shoupai: { fromString(text: string): { toString(): string } };
  };
  test.each<readonly [string, Hand]>([
    [
      'm123p055s67z11,m3-40,z222=',
      {
        concealed: '123m055p67s11z',
        melds: [
          { kind: 'chow', tiles: '340m', from: 'E', called: '3m' },
          { kind: 'pung', tiles: '222z', from: 'N', called: '2z' },
        ],
      },
    ],
    [
      'm11p22,z7777,s555+5,p2222-',
      {
        concealed: '11m22p',
        melds: [
          { kind: 'concealed-kong', tiles: '7777z' },
          { kind: 'added-kong', tiles: '5555s', from: 'W', called: '5s' },
          { kind: 'kong', tiles: '2222p', from: 'E', called: '2p' },
        ],
      },
    ],
    ['m123p456s789z1122z5*', { concealed: '123m456p789s11225z', circumstances: ['ready'] }],
  ])('%s, for South', (text, expected) => {
    expect(Shoupai.fromString(text).toString().length).toBeGreaterThan(0);
    expect(readHandText(text, 'S')).toEqual({ ok: true, value: expected });
  });
});

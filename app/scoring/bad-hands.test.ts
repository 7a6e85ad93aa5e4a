import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { under } from '../hand/testing/compare-waits';
import { scoreHand } from './index';

const MODERN = under('japanese-modern');
const FLOWERS = under('hong-kong-half');
const CONCEALED = '123456789m1255p';
const DRAWN: Hand = { concealed: CONCEALED, win: { tile: '3p', by: 'self-draw' }, seatWind: 'S', roundWind: 'E' };
const GIVEN: Hand = { ...DRAWN, win: { tile: '3p', by: 'discard', from: 'W' } };
const OPEN: Hand = { ...GIVEN, concealed: '456789m1255p', melds: [{ kind: 'chow', tiles: '123m', from: 'E' }] };

const meld = (more: object): Partial<Hand> => ({ melds: [{ kind: 'pung', tiles: '111z', ...more }] });

/** What is wrong with a hand: code and pointer of each problem. */
function problems(hand: Hand, effective = MODERN): readonly string[] {
  const sheet = scoreHand(effective, hand);
  return sheet.ok ? [] : sheet.problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('a hand that cannot be is no number', () => {
  test.each<[string, Hand, Partial<Hand>, string]>([
    ['no such tile', DRAWN, { concealed: '12x' }, 'tiles-letter /concealed'],
    ['no winning tile', DRAWN, { win: { tile: '', by: 'self-draw' } }, 'tiles-one /win/tile'],
    ['two winning tiles', DRAWN, { win: { tile: '33p', by: 'self-draw' } }, 'tiles-one /win/tile'],
    ['five of a tile with the winning one', DRAWN, { concealed: '3333p456789m111z' }, 'too-many-copies /concealed'],
    ['five of a tile with a set', OPEN, { concealed: '1111789m125p' }, 'too-many-copies /concealed'],
    ['a tile too few', DRAWN, { concealed: '123456789m125p' }, 'wrong-count /concealed'],
    ['a tile too many', DRAWN, { concealed: '123456789m12555p' }, 'wrong-count /concealed'],
    ['a set too many', DRAWN, meld({ from: 'E' }), 'wrong-count /concealed'],
    ['a pung of two kinds', OPEN, meld({ tiles: '112z', from: 'E' }), 'no-set /melds/0/tiles'],
    ['a chow of honors', OPEN, meld({ kind: 'chow', tiles: '123z', from: 'E' }), 'no-set /melds/0/tiles'],
    ['a chow over two suits', OPEN, meld({ kind: 'chow', tiles: '89m1p', from: 'E' }), 'no-set /melds/0/tiles'],
    ['a kong of three', OPEN, meld({ kind: 'kong', from: 'E' }), 'no-set /melds/0/tiles'],
    ['as against its set', OPEN, meld({ from: 'E', as: '2z' }), 'not-as /melds/0/as'],
    [
      'as against its run',
      OPEN,
      { melds: [{ kind: 'chow', tiles: '123m', from: 'E', as: '2m' }] },
      'not-as /melds/0/as',
    ],
    ['called in another set', OPEN, meld({ from: 'E', called: '2z' }), 'called-elsewhere /melds/0/called'],
    ['claimed from oneself', OPEN, meld({ from: 'S' }), 'own-discard /melds/0/from'],
    [
      'a concealed kong from another',
      OPEN,
      { melds: [{ kind: 'concealed-kong', tiles: '1111s', from: 'W' }] },
      'concealed-from /melds/0/from',
    ],
    [
      "another's tile as the first discard of the dealer",
      GIVEN,
      { circumstances: ['dealer-first-discard'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'a first draw after four discards',
      DRAWN,
      { circumstances: ['own-first-draw'], discards: 4 },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'the last of its kind, with another in the hand',
      GIVEN,
      { concealed: '123456789m1235p', win: { tile: '5p', by: 'discard' }, circumstances: ['last-of-its-kind'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'a second supplement without any kong, where there are no flowers',
      DRAWN,
      { circumstances: ['second-supplement'] },
      'impossible-circumstance /circumstances/0',
    ],
    ['won from oneself', GIVEN, { win: { tile: '3p', by: 'discard', from: 'S' } }, 'own-discard /win/from'],
    [
      'self-drawn from another',
      DRAWN,
      { win: { tile: '3p', by: 'self-draw', from: 'W' } },
      'self-drawn-from /win/from',
    ],
    ['flowers in the hand', DRAWN, { concealed: '123456789m12p12f' }, 'flower-in-hand /concealed'],
    ['flowers in a set', OPEN, meld({ tiles: '111f', from: 'E' }), 'flower-in-hand /melds/0/tiles'],
    ['flowers that nobody plays with', DRAWN, { flowers: '1f' }, 'not-in-play /flowers'],
    ['six dora indicators', DRAWN, { doraIndicators: '123456s' }, 'wrong-count /doraIndicators'],
    ['six indicators below', DRAWN, { uraIndicators: '123456s' }, 'wrong-count /uraIndicators'],
    [
      'a tile of which another has three, in the hand',
      { ...GIVEN, concealed: '3p456789m111z555s' },
      { circumstances: ['robbed-kong'] },
      'too-many-copies /win/tile',
    ],
    ['ready with claimed sets', OPEN, { circumstances: ['ready'] }, 'impossible-circumstance /circumstances/0'],
    [
      'one-shot after a kong',
      DRAWN,
      { circumstances: ['ready', 'one-shot', 'supplement-after-kong'] },
      'impossible-circumstance /circumstances/1',
    ],
    [
      'heavenly with the last tile',
      { ...DRAWN, seatWind: 'E' },
      { circumstances: ['heavenly', 'last-wall-tile'] },
      'impossible-circumstance /circumstances/0',
    ],
    ['jokers that nobody plays with', DRAWN, { concealed: '123456789m125p1j' }, 'too-many-copies /concealed'],
    [
      'last wall tile on a discard',
      GIVEN,
      { circumstances: ['last-wall-tile'] },
      'impossible-circumstance /circumstances/0',
    ],
    ['last discard drawn', DRAWN, { circumstances: ['last-discard'] }, 'impossible-circumstance /circumstances/0'],
    [
      'supplement on a discard',
      GIVEN,
      { circumstances: ['supplement-after-kong'] },
      'impossible-circumstance /circumstances/0',
    ],
    ['robbed and drawn', DRAWN, { circumstances: ['robbed-kong'] }, 'impossible-circumstance /circumstances/0'],
    [
      'robbed and discarded',
      GIVEN,
      { circumstances: ['robbed-kong', 'last-discard'] },
      'impossible-circumstance /circumstances/0',
    ],
    ['one-shot without ready', GIVEN, { circumstances: ['one-shot'] }, 'impossible-circumstance /circumstances/0'],
    [
      'heavenly with a claimed set',
      OPEN,
      {
        win: { tile: '3p', by: 'self-draw' },
        seatWind: 'E',
        circumstances: ['heavenly'],
        melds: [{ kind: 'chow', tiles: '123m', from: 'N' }],
      },
      'impossible-circumstance /circumstances/0',
    ],
    ['heavenly for South', DRAWN, { circumstances: ['heavenly'] }, 'impossible-circumstance /circumstances/0'],
    [
      'earthly for the dealer',
      DRAWN,
      { seatWind: 'E', circumstances: ['earthly'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'a supplement for a kong without one',
      DRAWN,
      { circumstances: ['supplement-after-kong'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'a second supplement for one kong, where there are no flowers',
      { ...DRAWN, concealed: '456789m1255p', flowers: '' },
      {
        circumstances: ['supplement-after-kong', 'second-supplement'],
        melds: [{ kind: 'concealed-kong', tiles: '1111z' }],
      },
      'impossible-circumstance /circumstances/1',
    ],
    [
      'a supplement for a flower that nobody plays with',
      DRAWN,
      { circumstances: ['supplement-after-flower'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'a concealed kong robbed where none may be',
      GIVEN,
      { circumstances: ['robbed-concealed-kong'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'ready on the first turn after a claim',
      OPEN,
      { circumstances: ['ready', 'ready-first-turn'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'heavenly after a kong, where no tile may have been replaced',
      { ...DRAWN, seatWind: 'E', concealed: '456789m1255p', melds: [{ kind: 'concealed-kong', tiles: '1111z' }] },
      { circumstances: ['heavenly', 'supplement-after-kong'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'earthly after a kong, where no tile may have been replaced',
      { ...DRAWN, concealed: '456789m1255p', melds: [{ kind: 'concealed-kong', tiles: '1111z' }] },
      { circumstances: ['earthly'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'human with a kong',
      { ...GIVEN, concealed: '456789m1255p', melds: [{ kind: 'concealed-kong', tiles: '1111z' }] },
      { circumstances: ['human'] },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'heavenly and ready',
      { ...DRAWN, seatWind: 'E' },
      { circumstances: ['ready-first-turn', 'heavenly'] },
      'impossible-circumstance /circumstances/1',
    ],
    ['earthly and ready', DRAWN, { circumstances: ['earthly', 'ready'] }, 'impossible-circumstance /circumstances/0'],
    ['human and ready', GIVEN, { circumstances: ['human', 'ready'] }, 'impossible-circumstance /circumstances/0'],
    [
      'human on the last discard',
      GIVEN,
      { circumstances: ['human', 'last-discard'] },
      'impossible-circumstance /circumstances/0',
    ],
    ...(
      [
        ['dealer-first-discard', 'robbed-concealed-kong'],
        ['no-melds-yet', 'robbed-kong'],
        ['human', 'robbed-kong'],
        ['earthly', 'robbed-kong'],
        ['earthly', 'robbed-concealed-kong'],
      ] as const
    ).map((both): [string, Hand, Partial<Hand>, string] => [
      both.join(' and '),
      GIVEN,
      { circumstances: [...both] },
      'impossible-circumstance /circumstances/0',
    ]),
    [
      'earthly after discards',
      DRAWN,
      { circumstances: ['earthly'], discards: 2 },
      'impossible-circumstance /circumstances/0',
    ],
    [
      'dealt and the last wall tile',
      DRAWN,
      { circumstances: ['dealt-hand', 'last-wall-tile'] },
      'impossible-circumstance /circumstances/0',
    ],
    ['knitted tiles laid down without a card', OPEN, meld({ kind: 'knitted', tiles: '147m' }), 'no-set /melds/0/kind'],
    [
      'first draw and last wall tile',
      DRAWN,
      { circumstances: ['own-first-draw', 'last-wall-tile'] },
      'impossible-circumstance /circumstances/0',
    ],
  ])('%s', (_name, hand, change, expected) => {
    expect(problems({ ...hand, ...change })).toContain(expected);
  });

  test('five of a tile are told with the tile', () => {
    const sheet = scoreHand(MODERN, { ...DRAWN, concealed: '3333p456789m111z' });
    expect(sheet.ok ? [] : sheet.problems.map((one) => one.found)).toEqual(['5 × 3p']);
  });

  test('a kong is robbed only where one may be', () => {
    const robbed: Hand = { ...GIVEN, circumstances: ['robbed-kong'] };
    expect(problems(robbed)).toEqual([]);
    const never = under('japanese-modern', { '/rules/claiming/robbingKong': false });
    expect(problems(robbed, never)).toEqual(['impossible-circumstance /circumstances/0']);
  });

  test('a kong is needed for its supplement where flowers have one as well', () => {
    const supplemented: Hand = { ...DRAWN, flowers: '1f', circumstances: ['supplement-after-kong'] };
    expect(problems(supplemented, FLOWERS)).toEqual(['impossible-circumstance /circumstances/0']);
    expect(problems({ ...supplemented, circumstances: ['supplement-after-flower'] }, FLOWERS)).toEqual([]);
  });

  test('ready as dealt is declared before any discard', () => {
    const circumstances: Hand['circumstances'] = ['human', 'ready', 'ready-as-dealt'];
    expect(problems({ ...GIVEN, circumstances })).toEqual([]);
  });

  // Four Winds help, "Limit and special hands: Special ways of going out": supplements allowed, or not.
  test('a dealt hand may have had tiles replaced where the row allows it', () => {
    const kong: Hand = {
      ...DRAWN,
      seatWind: 'E',
      concealed: '456789m1255p',
      melds: [{ kind: 'concealed-kong', tiles: '1111z' }],
      circumstances: ['heavenly', 'supplement-after-kong'],
    };
    const allowed = (settings: object) =>
      under('japanese-modern', { '/scoring/limits/heavenly-hand/settings': settings });
    expect(problems(kong, allowed({ supplements: true }))).toEqual([]);
    expect(problems(kong, allowed({ supplements: true, kongs: false }))).toHaveLength(1);
  });

  test('and the hands they were made from can be', () => {
    for (const hand of [DRAWN, GIVEN, OPEN]) expect(problems(hand)).toEqual([]);
  });

  test.each([
    ['no flower beside the hand', '1m', 'no-flower /flowers'],
    ['one flower twice', '11f', 'too-many-copies /flowers'],
  ])('%s, where there are flowers', (_name, flowers, expected) => {
    expect(problems({ ...DRAWN, flowers }, FLOWERS)).toEqual([expected]);
  });

  test('points that no payment could state exactly are a problem of the preset', () => {
    const huge = { value: 1000, unit: 'doubles' };
    const effective = under('european-classical', {
      '/scoring/patterns/no-honors': { exposed: huge, concealed: huge },
      '/scoring/method/limitIs': 'unit',
    });
    expect(problems(DRAWN, effective)).toEqual(['too-many-points /scoring/method']);
  });
});

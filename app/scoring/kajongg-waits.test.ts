import { expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { scoreHand, waitingOf } from './index';

type Melds = NonNullable<Hand['melds']>;

const kong: Melds[number] = { kind: 'added-kong', tiles: '1111p' };
const chow: Melds[number] = { kind: 'chow', tiles: '567s' };
const dragons: Melds = [
  { kind: 'pung', tiles: '666z' },
  { kind: 'pung', tiles: '666p' },
];
const ALL_ORPHANS = '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z';

/** Hands with the tiles for which they wait under the German and the British rule set: the calling hands of kajongg's scoring test. */
const HANDS: readonly (readonly [concealed: string, melds: Melds, dmjl: string, bmja: string])[] = [
  ['1333569p1234z7p8p', [], '', ''],
  ['123356789p1234z', [], '', ''],
  ['123456789p1234z', [], '', '1p'],
  ['11234678p1234z9p', [], '', '5p'],
  ['1234556677888s', [], '1s 3s 4s 6s 7s 9s', ''],
  ['1m19p19s1234z567z4z', [], '9m', '9m'],
  ['19m19p19s2344567z', [], '1z', '1z'],
  ['19m19p19s1234567z', [], ALL_ORPHANS, ALL_ORPHANS],
  ['2467m24678p2467s', [], '', '8m 8s'],
  ['24678m2468p2467s', [], '', '7p 8s'],
  ['2345679p234567s', [], '9p', '9s'],
  ['22678m18s', [kong, chow], '', ''],
  ['22678m88s', [kong, chow], '2m 8s', ''],
  ['22678m78s', [kong, chow], '6s 9s', ''],
  ['56778p22s555z', [{ kind: 'pung', tiles: '333m' }], '6p 9p', ''],
  ['4455678m', dragons, '4m 5m', '4m 5m'],
  ['55678m14p', dragons, '', ''],
];

test.each(HANDS)('%s: what it waits for in kajongg', (concealed, melds, dmjl, bmja) => {
  for (const [id, expected] of [
    ['classical-dmjl', dmjl],
    ['classical-bmja', bmja],
  ] as const) {
    const preset = builtin(id);
    if (preset === undefined) throw new Error(`${id} is there`);
    const waiting = waitingOf(effectiveOf(preset), { concealed, ...(melds.length === 0 ? {} : { melds }) });
    if (!waiting.ok) throw new Error(JSON.stringify(waiting.problems));
    expect(waiting.waits.join(' ')).toBe(expected);
  }
});

/**
 * What losers who wait under the British rule set hold, counted by hand from its rules: two fifths of a whole or half limit of 1,000, or
 * the points where they are more. Three doubles for waiting for Purity count among the points, also beside a limit hand;
 * and the share is due although the flowers would make more of the complete hand than half a limit.
 */
const HELD: readonly (readonly [what: string, hand: Hand, points: number])[] = [
  // 3 concealed pungs 12, flowers 16; own flower 1, Purity 3: 28 x 16.
  ['Imperial Jade and Purity', { concealed: '2223334466688s', flowers: '2378f', seatWind: 'S', roundWind: 'S' }, 448],
  // The same with one flower: (12 + 4) x 8 is less than the share.
  ['Imperial Jade and Purity, few points', { concealed: '2223334466688s', flowers: '3f', seatWind: 'S' }, 400],
  // Flowers 16, own flower 1, all flowers 2: 128.
  ['Knitting with all flowers', { concealed: '1245689p124568s', flowers: '1234f', seatWind: 'S' }, 200],
];

test.each(HELD)('what a loser holds who waits for %s', (_what, hand, points) => {
  const preset = builtin('classical-bmja');
  if (preset === undefined) throw new Error('the rules are there');
  expect(scoreHand(effectiveOf(preset), hand)).toMatchObject({ ok: true, win: false, points });
});

import { expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { waitingOf } from './index';

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

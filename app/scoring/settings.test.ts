import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { patternOf } from '../option/patterns';
import { builtinFile } from '../preset/builtin';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import { withValue } from '../preset/pointer';
import { resolvePreset } from '../preset/resolve';
import { handOf } from './testing/chinese-official';
import { scoreHand } from './index';

type Value = boolean | string | number;

/** A preset that values a pattern with one of its settings, and seven pairs, so that these may win. */
function bare(id: string, setting: string, value: Value): Effective {
  const entry = patternOf(id);
  if (entry === undefined) throw new Error(id);
  const worth = { value: 1, unit: entry.page === 'limits' ? 'limit' : 'points' };
  const row = { exposed: worth, concealed: worth, settings: { [setting]: value } };
  const limit = { value: 1, unit: 'limit' };
  const pairs = { 'seven-pairs': { exposed: limit, concealed: limit, settings: { identicalPairs: true } } };
  const scoring =
    entry.page === 'limits' ? { limits: { ...pairs, [id]: row } } : { limits: pairs, [entry.page]: { [id]: row } };
  const resolved = resolvePreset({ id: 'bare', name: 'Bare', scoring }, builtinFile);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  return effectiveOf(withValue(resolved.value, '/rules/general/flowers', 8));
}

function shows(effective: Effective, hand: Hand, id: string): boolean {
  const sheet = scoreHand(effective, hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  return sheet.win && sheet.patterns.some((one) => one.id === id && one.count > 0);
}

const meld = (kind: 'pung' | 'kong' | 'added-kong' | 'concealed-kong' | 'chow', tiles: string) => ({ kind, tiles });
const EAST = { seatWind: 'E', roundWind: 'E', drawn: true } as const;
const KONG = '[1111p] 456m 789s 222z 5s +5s';

/** Each line: a pattern, one of its settings, a hand, and the values under which the hand shows the pattern and does not. */
const LINES: readonly (readonly [id: string, setting: string, hand: Hand, yes: Value, no: Value])[] = [
  ['all-terminals-and-honors', 'sevenPairs', handOf('11m 99m 11p 99p 11z 22z 3z +3z'), true, false],
  ['all-terminals', 'sevenPairs', handOf('1111m 9999m 11p 99p 1s +1s'), true, false],
  ['all-green', 'whiteDragons', handOf('(222s) 333s 444s 666s 5z +5z'), true, false],
  ['all-green', 'noChows', handOf('(234s) 333s 666s 888s 6z +6z'), false, true],
  ['jade-hand', 'melded', handOf('(222s) 333s 444s 666s 6z +6z'), true, false],
  ['pearl-hand', 'melded', handOf('(222p) 333p 444p 666p 5z +5z'), true, false],
  ['ruby-hand', 'melded', handOf('(111s) 555s 777s 999s 7z +7z'), true, false],
  [
    'concealed-suit-hand',
    'kongs',
    { ...handOf('456m 789m 222m 9m +9m', { drawn: true }), melds: [meld('kong', '1111m')] },
    'concealed-and-claimed',
    'concealed',
  ],
  [
    'concealed-suit-hand',
    'kongs',
    { ...handOf('456m 789m 222m 9m +9m', { drawn: true }), melds: [meld('added-kong', '1111m')] },
    'all',
    'concealed-and-claimed',
  ],
  [
    'concealed-hand',
    'kongs',
    { ...handOf('456m 789s 222z 9m +9m'), melds: [meld('kong', '1111m')] },
    'concealed-and-claimed',
    'concealed',
  ],
  ['squirming-snake', 'melded', handOf('(111m) 22m 345m 678m 99m +9m'), true, false],
  ['emerald-snake', 'melded', handOf('(123s) 456s 789s 666z 1z +1z'), true, false],
  ['emerald-snake', 'ownWind', handOf('123s 456s 789s 666z 1z +1z', { seatWind: 'S' }), false, true],
  ['ruby-snake', 'melded', handOf('(123m) 456m 789m 777z 1z +1z'), true, false],
  ['ruby-snake', 'ownWind', handOf('123m 456m 789m 777z 1z +1z', { seatWind: 'S' }), false, true],
  ['diamond-snake', 'melded', handOf('(123p) 456p 789p 555z 1z +1z'), true, false],
  ['diamond-snake', 'ownWind', handOf('123p 456p 789p 555z 1z +1z', { seatWind: 'S' }), false, true],
  ['big-wheels', 'anySuit', handOf('2233445566778s +8s'), true, false],
  [
    'heavenly-hand',
    'supplements',
    handOf('123m 456m 789s 222z 5s +5s', {
      ...EAST,
      flowers: '1f',
      circumstances: ['dealt-hand', 'supplement-after-flower'],
    }),
    true,
    false,
  ],
  [
    'earthly-hand',
    'when',
    handOf('123m 456m 789s 222z 5s +5s', { circumstances: ['dealer-first-discard'] }),
    'extended',
    'narrowed',
  ],
  [
    'earthly-hand',
    'when',
    handOf('123m 456m 789s 222z 5s +5s', { drawn: true, circumstances: ['own-first-draw', 'no-melds-yet'] }),
    'narrowed',
    'first-discard',
  ],
  [
    'earthly-hand',
    'supplements',
    handOf('123m 456m 789s 222z 5s +5s', {
      drawn: true,
      flowers: '1f',
      circumstances: ['own-first-draw', 'no-melds-yet', 'supplement-after-flower'],
    }),
    true,
    false,
  ],
  [
    'moon-from-the-sea',
    'drawn',
    handOf('123m 456m 789s 222z 1p +1p', { circumstances: ['last-discard'] }),
    false,
    true,
  ],
  [
    'plum-blossom-on-the-roof',
    'onlyKongs',
    handOf('123m 456m 789s 222z 5p +5p', { drawn: true, flowers: '1f', circumstances: ['supplement-after-flower'] }),
    false,
    true,
  ],
  [
    'supplement-tile',
    'onlyKongs',
    handOf('123m 456m 789s 222z 5p +5p', { drawn: true, flowers: '1f', circumstances: ['supplement-after-flower'] }),
    false,
    true,
  ],
  [
    'last-wall-tile',
    'besideSupplement',
    handOf(KONG, { drawn: true, circumstances: ['last-wall-tile', 'supplement-after-kong'] }),
    true,
    false,
  ],
  ['single-wait', 'triplets', handOf('(345s) (567s) 123m 22z 55s +2z'), true, false],
  ['seven-pairs', 'identicalPairs', handOf('1111m 33p 55s 77s 22z 6z +6z'), true, false],
  ['hidden-treasure', 'fullyConcealed', handOf('222m 444p 666s 888s 5z +5z'), false, true],
  ['hidden-treasure', 'onPair', handOf('222m 444p 666s 88s 55z +8s', { drawn: true }), false, true],
  ['hidden-treasure', 'noMixedSuits', handOf('222m 444p 666s 888s 5z +5z', { drawn: true }), false, true],
];

describe('a setting of a pattern decides whether a hand shows it', () => {
  test.each(LINES)('%s, %s', (id, setting, hand, yes, no) => {
    expect(shows(bare(id, setting, yes), hand, id)).toBe(true);
    expect(shows(bare(id, setting, no), hand, id)).toBe(false);
  });
});

describe('a flower win as dealt', () => {
  const resolved = resolvePreset({ id: 'own', name: 'Own', extends: 'taiwanese-16' }, builtinFile);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  const worth = { value: 4, unit: 'doubles' };
  const forced = withValue(resolved.value, '/rules/winning/flowersWin', 'forced');
  const rules = effectiveOf(
    withValue(forced, '/scoring/limits/flower-win-as-dealt', { exposed: worth, concealed: worth }),
  );
  const hand = {
    concealed: '1379m2468s1369p1234z',
    flowers: '1234567f',
    win: { tile: '8f', by: 'self-draw' },
    seatWind: 'S',
    roundWind: 'E',
  } as const;

  // open_mahjong_unity, Taiwanese game: beside a flower win at the moment of a heavenly or an earthly hand.
  test.each([
    ['the first own draw, nobody has melded', ['own-first-draw', 'no-melds-yet'], true],
    ['the first own draw after a claim', ['own-first-draw'], false],
    ['later', [], false],
  ] as const)('%s', (_when, circumstances, yes) => {
    expect(shows(rules, { ...hand, circumstances: [...circumstances] }, 'flower-win-as-dealt')).toBe(yes);
  });
});

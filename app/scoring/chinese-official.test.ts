import { describe, expect, test } from 'vitest';
import type { Hand } from '../../schemas/generated/hand';
import { builtin } from '../preset/builtin';
import type { Effective } from '../preset/effective';
import { effectiveOf } from '../preset/effective-of';
import type { ScoreSheet } from '../ruling';
import { scoreHand } from './index';
import { BOTH_EDITIONS, EDITION_2006, handOf, OF_SEVERAL_CHOICES } from './testing/chinese-official';

function preset(id: string): Effective {
  const found = builtin(id);
  if (found === undefined) throw new Error(`${id} is there`);
  return effectiveOf(found);
}

const edition2006 = preset('chinese-official');
const LAST: Partial<Hand> = { circumstances: ['last-of-its-kind'] };
const edition1998 = preset('chinese-official-1998');

function sheetOf(effective: Effective, hand: Hand): ScoreSheet {
  const sheet = scoreHand(effective, hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  return sheet;
}

function paid(sheet: ScoreSheet): string[] {
  return sheet.patterns
    .filter((one) => one.unpaid === undefined && one.value > 0)
    .flatMap((one) => Array<string>(one.count).fill(one.id))
    .sort();
}

test.each([...BOTH_EDITIONS, ...EDITION_2006].map((one) => [one.source, one] as const))(
  '%s: the fan and their sum',
  (_source, { hand, points, fan }) => {
    const sheet = sheetOf(edition2006, hand);
    expect({ fan: paid(sheet), points: sheet.points }).toEqual({ fan, points });
  },
);

test.each(BOTH_EDITIONS.map((one) => [one.source, one] as const))(
  '%s: the same in the edition of 1998',
  (_source, { hand, points, fan }) => {
    const sheet = sheetOf(edition1998, hand);
    expect({ fan: paid(sheet), points: sheet.points }).toEqual({ fan, points });
  },
);

test.each(OF_SEVERAL_CHOICES)('%s: the sum', (_source, hand, points) => {
  expect(sheetOf(edition2006, hand).points).toBe(points);
});

// Mahjong Competition Rules 2006, 3.9.1.5: any of the choices may be taken; they are named as the fan table lists them.
test.each([
  ['123m 123p 789m 789p', '(789m) (123p) 789p 12m 33z +3m', 'chows-123-789 mixed-double-chow mixed-double-chow'],
  ['789p 123p 789s', '(789p) (789s) 456m 23p 11s +1p', 'mixed-double-chow'],
])('of equal choices among %s the earlier fan', (_name, line, named) => {
  const chosen = ['chows-123-789', 'mixed-double-chow'];
  expect(paid(sheetOf(edition2006, handOf(line))).filter((id) => chosen.includes(id))).toEqual(named.split(' '));
});

// Chinese Mahjong Competition Rules 1998, Last Tile: the other three lie open on the table, in a claimed pung of the winner too.
test.each([
  ['a claimed pung holds the three others', '(999s) (123m) 456m 78s 11z +9s', {}, 1],
  ['claimed chows and the discards of others hold them', '(789s) (123m) 456m 78s 11z +9s', LAST, 1],
  ['they are concealed', '(123m) 456m 999s 78s 11z +9s', {}, 0],
  ['one lies in a claimed chow only', '(789s) (123m) 456m 78s 11z +9s', {}, 0],
] as const)('last of its kind: %s', (_name, line, more, count) => {
  expect(paid(sheetOf(edition2006, handOf(line, more))).filter((id) => id === 'last-of-its-kind')).toHaveLength(count);
});

describe('waits', () => {
  // Chinese Mahjong Competition Rules 1998: Edge Wait and Closed Wait.
  const around = (held: string, tile: string) => paid(sheetOf(edition2006, handOf(`(456p) (567m) ${held} +${tile}`)));
  test.each([
    ['1233', '33 and 12 with 3', '678s 1233s', '3s', 'edge-wait'],
    ['7789', '77 and 89 with 7', '234s 7789s', '7s', 'edge-wait'],
    ['4556', '55 and 46 with 5', '678m 4556s', '5s', 'closed-wait'],
    ['677889', '789 and 68 with 7, or 678 and 89 with it', '67889s 33p', '7s', 'edge-wait'],
  ])('%s: %s', (_name, _how, held, tile, wait) => {
    expect(around(held, tile)).toContain(wait);
  });
  test.each([
    ['12345 with 3', '12345s 99s', '3s'],
    ['56789 with 7', '56789s 22s', '7s'],
    ['45567 with 6', '45567s 99s', '6s'],
  ])('%s is none', (_name, held, tile) => {
    const waits = ['edge-wait', 'closed-wait', 'out-on-pair'];
    expect(around(held, tile).filter((id) => waits.includes(id))).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import type { ScoreSheet } from '../ruling';
import { scoreHand } from './index';
import { KAJONGG_HANDS, type KajonggHand, type Worth } from './testing/kajongg';

function preset(id: string): Preset {
  const found = builtin(id);
  if (found === undefined) throw new Error(`${id} is there`);
  return found;
}

/** Points before doubling, doubles, and the total; of a limit hand the total only. */
function summary(sheet: ScoreSheet, limitHand: boolean): object {
  const points = sheet.steps.find((step) => step.code === 'points')?.values['points'] ?? 0;
  return { total: sheet.points, ...(limitHand ? {} : { points, doubles: sheet.doubles ?? 0 }) };
}

function expected(worth: Worth, limit: number): object {
  if (worth === 'nothing') return { total: 0, points: 0, doubles: 0 };
  if ('limit' in worth) return { total: (limit * worth.limit) / 1000 };
  const { points, doubles } = worth;
  return { total: Math.min(points * 2 ** doubles, limit), points, doubles };
}

test.each(
  (['dmjl', 'bmja'] as const).flatMap((rules) =>
    KAJONGG_HANDS.map((one): [string, 'dmjl' | 'bmja', KajonggHand] => [one.line, rules, one]),
  ),
)('%s: what kajongg makes of it under %s', (_line, rules, one) => {
  const rulesOf = preset(`classical-${rules}`);
  const sheet = scoreHand(effectiveOf(rulesOf), one.hand);
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
  const worth = one[rules];
  const { limitPoints } = rulesOf.scoring.payments;
  expect(sheet.win).toBe(one.hand.win !== undefined && worth !== 'nothing');
  if (worth === 'nothing' && !sheet.win) expect(sheet.points).toBe(0);
  else expect(summary(sheet, worth !== 'nothing' && 'limit' in worth)).toEqual(expected(worth, limitPoints));
});

// Twofold Fortune is a kong, another with its replacement tile, and a win with the tile that replaces that.
test('tiles that replace one flower after another are no kong on kong', () => {
  const rules = effectiveOf(preset('classical-dmjl'));
  const hand = {
    concealed: '123456789m1255p',
    flowers: '12f',
    win: { tile: '3p', by: 'self-draw' },
    seatWind: 'E',
    roundWind: 'E',
    circumstances: ['supplement-after-flower', 'second-supplement'],
  } as const;
  // 20 for winning, 8 for flowers, 2 self-drawn, 2 for the only possible tile; zero points, concealed, supplement tile.
  expect(scoreHand(rules, { ...hand, circumstances: [...hand.circumstances] })).toMatchObject({
    points: 256,
    doubles: 3,
  });
});

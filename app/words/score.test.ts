import { describe, expect, test } from 'vitest';
import en from '../../schemas/words/en/sentences.json';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { NO_WIN_REASONS, scoreHand, SCORE_STEPS, UNPAID_REASONS } from '../scoring';
import { sayNoWin, sayScoreSteps, sayUnpaid } from './score';

function sheetOf(hand: Parameters<typeof scoreHand>[1]) {
  const preset = builtin('japanese-modern');
  if (preset === undefined) throw new Error('no japanese-modern');
  const sheet = scoreHand(effectiveOf(preset), hand);
  if (!sheet.ok) throw new Error(sheet.problems[0]?.message);
  return sheet;
}

describe('words of a score sheet', () => {
  test('no words are left over', () => {
    expect(Object.keys(en.steps).sort()).toEqual([...SCORE_STEPS].sort());
    expect(Object.keys(en.noWin).sort()).toEqual([...NO_WIN_REASONS].sort());
    expect(Object.keys(en.unpaid).sort()).toEqual([...UNPAID_REASONS].sort());
  });

  // Four Winds help, "Rounding": 20 fu and 2 han are 320.
  test('the arithmetic and what is not paid', () => {
    const sheet = sheetOf({
      concealed: '234m567m345p55s67s',
      win: { tile: '8s', by: 'self-draw' },
      seatWind: 'S',
      roundWind: 'E',
    });
    expect(sayScoreSteps(sheet)).toMatch(/20 fu from the patterns · .*han · .* points$/);
    expect(sheet.patterns.filter((one) => one.unpaid !== undefined).map(sayUnpaid)).toContain(
      'Self-drawn last tile (left out of No-points hand)',
    );
  });

  test('why a hand may not win', () => {
    const sheet = sheetOf({
      concealed: '234m55s67s',
      melds: [
        { kind: 'chow', tiles: '789m' },
        { kind: 'pung', tiles: '111s' },
      ],
      win: { tile: '8s', by: 'discard', from: 'E' },
      seatWind: 'S',
      roundWind: 'E',
    });
    expect(sheet.win).toBe(false);
    expect(sayNoWin(sheet)).toBe('It is worth less than the minimum.');
  });
});

import { describe, expect, test } from 'vitest';
import { builtin } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import type { ScoreSheet } from '../ruling';
import { WORKED, workedHand } from './testing/worked-by-hand';
import { scoreHand } from './index';

/** What a sheet comes to in the words of the list. */
function said(sheet: ScoreSheet, expected: string): string {
  if (expected.endsWith('han')) return `${String(sheet.fu)} fu ${String(sheet.han)} han`;
  if (expected.startsWith('faan')) return `faan ${String(sheet.faan)}`;
  if (expected.startsWith('tai')) return `tai ${String(sheet.tai)}`;
  return `points ${String(sheet.points)}`;
}

describe.each(WORKED)('$preset: $source', (worked) => {
  const preset = builtin(worked.preset);
  if (preset === undefined) throw new Error(worked.preset);
  test.each(worked.hands)('%s', (line) => {
    const { hand, expected } = workedHand(worked, line);
    const sheet = scoreHand(effectiveOf(preset), hand);
    if (!sheet.ok) throw new Error(JSON.stringify(sheet.problems));
    expect(said(sheet, expected)).toBe(expected);
  });
});

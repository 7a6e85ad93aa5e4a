import { describe, expect, test } from 'vitest';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { dealt, playedOut } from './testing/deals';
import { brokenBy } from './testing/laws';

/** Deals played under all presets together; `npm run deals` plays ten times as many. */
const DEALS = 2_000;
const presets = builtins().map((preset) => [preset.id, effectiveOf(preset)] as const);
const each = Math.ceil(DEALS / presets.length);

describe.each(presets)('random play under %s', (_id, effective) => {
  test('tiles and points are conserved, and a refused act changes nothing', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= each; seed += 1) {
      const tiles = [...dealt(effective, seed).tiles].sort((a, b) => a - b);
      for (const turn of playedOut(effective, seed)) {
        const law = brokenBy(turn, tiles, 100_000);
        if (law !== undefined) expect.fail(`seed ${String(seed)}, ${JSON.stringify(turn.event)}: ${law}`);
      }
    }
  });

  test('the same play gives the same rulings', () => {
    const once = [...playedOut(effective, 9)].map((turn) => turn.ruled);
    expect([...playedOut(effective, 9)].map((turn) => turn.ruled)).toEqual(once);
    expect(once.length).toBeGreaterThan(20);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { SEATS } from '../seats';
import { replaced, type State } from './state';
import { dealt, playedOut, tilesOn } from './testing/deals';

const seeds = fc.integer({ min: 1, max: 1_000_000 });

function sum(state: State): number {
  const pool = state.transfers.reduce(
    (all, one) => all + (one.to === 'pool' ? one.amount : 0) - (one.from === 'pool' ? one.amount : 0),
    0,
  );
  const bank = state.transfers.reduce(
    (all, one) => all + (one.to === 'bank' ? one.amount : 0) - (one.from === 'bank' ? one.amount : 0),
    0,
  );
  return SEATS.reduce((all, seat) => all + (state.points[seat] ?? 0), pool + bank);
}

describe.each(builtins().map((preset) => [preset.id, effectiveOf(preset)] as const))(
  'random play under %s',
  (_id, effective) => {
    test('tiles and points are conserved, and a refused act changes nothing', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { tiles } = dealt(effective, seed);
          const all = [...tiles].sort((a, b) => a - b);
          for (const { after, before, ruled } of playedOut(effective, seed)) {
            if (tilesOn(after.state)?.join() !== all.join()) expect(tilesOn(after.state)).toEqual(all);
            if (sum(after.state) !== 100_000) expect(sum(after.state)).toBe(100_000);
            if (ruled.verdict === 'allowed' || ruled.transfers.length > 0 || ruled.consequences.length > 0) continue;
            const same = replaced(after.state, {
              clock: before.state.clock,
              faultyOut: before.state.faultyOut,
              faultyCalls: before.state.faultyCalls,
            });
            expect(same).toEqual(before.state);
          }
        }),
        { numRuns: 4 },
      );
    });

    test('the same play gives the same rulings', () => {
      const once = [...playedOut(effective, 7)].map((turn) => turn.ruled);
      expect([...playedOut(effective, 7)].map((turn) => turn.ruled)).toEqual(once);
      expect(once.length).toBeGreaterThan(20);
    });
  },
);

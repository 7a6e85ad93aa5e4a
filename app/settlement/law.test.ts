import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '../../schemas/generated/deal';
import { builtins } from '../preset/builtin';
import { effectiveOf } from '../preset/effective-of';
import { SEATS } from '../seats';
import { settleDocument } from './deal-document';
import { endOfGame } from './game-end';
import { endsAfter, sumOf } from './totals';

const seat = fc.constantFrom(...SEATS);
const points = fc.record({ E: fc.integer(), S: fc.integer(), W: fc.integer(), N: fc.integer() });
const amounts = fc.array(fc.nat(2000), { minLength: 4, maxLength: 4 });

const table = fc.record({
  dealer: seat,
  scores: amounts.map(([E = 0, S = 0, W = 0, N = 0]) => ({ E, S, W, N })),
  extraHands: fc.nat(9),
  deposits: fc.nat(5).map((count) => count * 1000),
  pool: fc.nat(500),
  kittyDeals: fc.nat(3),
  goulash: fc.nat(2),
  ready: fc.uniqueArray(seat),
  faults: fc.array(
    fc.record({ seat, kind: fc.constantFrom('faulty-out', 'faulty-ready', 'faulty-claim'), othersShown: fc.boolean() }),
    { maxLength: 3 },
  ),
});
const ending = fc.oneof(
  fc.record({ end: fc.constant('drawn' as const), allTerminalDiscards: fc.uniqueArray(seat) }),
  fc.record({ end: fc.constant('abandoned' as const) }),
  fc
    .record({
      discarder: fc.option(seat, { nil: undefined }),
      all: fc.uniqueArray(
        fc.record({
          seat,
          liable: fc.option(seat, { nil: undefined }),
          pungHand: fc.boolean(),
          jokerless: fc.boolean(),
        }),
        { minLength: 1, maxLength: 3, selector: (one) => one.seat },
      ),
    })
    .map(({ discarder, all }) => {
      const winners = all
        .filter((one) => one.seat !== discarder)
        .slice(0, discarder === undefined ? 1 : 3)
        .map(({ liable, ...one }) => (liable === undefined || liable === one.seat ? one : { ...one, liable }));
      return { end: 'won' as const, winners, ...(discarder === undefined ? {} : { discarder }) };
    })
    .filter((one) => one.winners.length > 0),
);

describe.each(builtins().map((preset) => [preset.name, preset] as const))('%s', (_name, preset) => {
  const effective = effectiveOf(preset);

  test('seats, pool and bank are constant when a deal is settled, whoever deals', () => {
    let settled = 0;
    fc.assert(
      fc.property(table, ending, points, (lying, end, before) => {
        const result = settleDocument(effective, { ...lying, ...end, points: before } as Deal);
        if (!result.ok) return;
        settled += 1;
        const { transfers, totals, changes } = result.value;
        const whole = SEATS.reduce((sum, one) => sum + before[one], lying.deposits + lying.pool);
        expect(sumOf(totals)).toBe(whole);
        for (const one of SEATS) expect(totals[one] - before[one]).toBe(changes[one]);
        for (const { from, to, amount } of transfers) {
          expect(Number.isInteger(amount) && amount > 0).toBe(true);
          expect(from).not.toBe(to);
        }
      }),
      { numRuns: 150 },
    );
    expect(settled).toBeGreaterThan(40);
  });

  test('and when the game ends', () => {
    fc.assert(
      fc.property(
        points,
        fc.nat(5000),
        fc.uniqueArray(seat),
        fc.shuffledSubarray([...SEATS], { minLength: 4 }),
        (before, deposits, neverWon, seating) => {
          const { transfers, totals } = endOfGame(effective, { points: before, deposits, neverWon, seating });
          const after = endsAfter({ ...before, pool: deposits, bank: 0 }, transfers);
          expect(sumOf(after)).toBe(SEATS.reduce((sum, one) => sum + before[one], deposits));
          expect(after.pool).toBe(0);
          for (const one of SEATS) expect(after[one]).toBe(totals[one]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

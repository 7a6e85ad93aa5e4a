import type { Hand } from '../../schemas/generated/hand';
import type { Scenario } from '../../schemas/generated/scenario';
import type { Effective } from '../preset/effective';
import type { Outcome, ScoreSheet, Transfer } from '../ruling';
import { scoreHand } from '../scoring';
import { SEATS, type Seat } from '../seats';
import { settleDeal } from '../settlement/deal';
import { endsAfter } from '../settlement/totals';
import { bySeat } from '../table/start';

type Sheets = readonly { readonly seat: Seat; readonly hand: Hand; readonly sheet: ScoreSheet }[];

/** The outcome of a hand to score, or of the hands of all players to settle. */
export function scoredOutcome(scenario: Scenario, effective: Effective): Outcome {
  const hands: readonly (readonly [Seat, Hand])[] =
    scenario.hand !== undefined
      ? [[scenario.hand.seatWind ?? 'E', scenario.hand]]
      : SEATS.flatMap((seat) => {
          const hand = scenario.hands?.[seat];
          return hand === undefined ? [] : [[seat, { ...hand, seatWind: seat }] as const];
        });
  const sheets = hands.map(([seat, hand]) => {
    const sheet = scoreHand(effective, hand);
    if (!sheet.ok) throw new Error(`${scenario.id}: ${sheet.problems.map((one) => one.message).join(' ')}`);
    return { seat, hand, sheet };
  });
  const winners = sheets.filter((one) => one.hand.win !== undefined && one.sheet.win);
  const transfers =
    scenario.hands === undefined ? sheets.flatMap((one) => one.sheet.transfers) : settled(effective, sheets);
  const points = bySeat((seat) => scenario.position?.seats?.[seat]?.points ?? effective.scoring.payments.initialPoints);
  return {
    arises: true,
    end: winners.length > 0 ? 'won' : 'running',
    winners: winners.map((one) => one.seat),
    sheets: sheets.map(({ seat, sheet }) => ({ seat, sheet })),
    transfers,
    ...(scenario.hands === undefined ? {} : { totals: endsAfter({ ...points, pool: 0, bank: 0 }, transfers) }),
    deposits: 0,
  };
}

/** The winner is paid, then the losers settle between each other. */
function settled(effective: Effective, sheets: Sheets): readonly Transfer[] {
  const winners = sheets.filter((one) => one.hand.win !== undefined && one.sheet.win);
  const [first] = winners;
  if (first === undefined) return [];
  const discarder = first.hand.win?.from;
  return settleDeal(effective, {
    winners: winners.map((one) => ({ winner: one.seat, points: one.sheet.points })),
    losers: sheets
      .filter((one) => one.hand.win === undefined)
      .map((one) => ({ seat: one.seat, points: one.sheet.points })),
    ...(discarder === undefined ? {} : { discarder }),
    extraHands: first.hand.extraHands ?? 0,
    deposits: first.hand.deposits ?? 0,
  });
}

import type { Hand } from '../../schemas/generated/hand';
import type { Scenario } from '../../schemas/generated/scenario';
import { Answers } from '../preset/answers';
import type { Effective } from '../preset/effective';
import type { Pointer, Problem } from '../result';
import type { Outcome, ScoreSheet, Transfer } from '../ruling';
import { scoreHand, type ImpossibleHand } from '../scoring';
import { SEATS, type Seat } from '../seats';
import { settleDeal } from '../settlement/deal';
import { endsAfter } from '../settlement/totals';
import { bySeat } from '../table/start';

type Sheets = readonly { readonly seat: Seat; readonly hand: Hand; readonly sheet: ScoreSheet }[];

/** A hand that a scenario states, and what is known of its score. */
interface Stated {
  readonly seat: Seat;
  readonly hand: Hand;
  readonly scores: Answers<ScoreSheet | ImpossibleHand>;
}

const stated = new WeakMap<Scenario, readonly Stated[]>();

function handsOf(scenario: Scenario): readonly Stated[] {
  let hands = stated.get(scenario);
  if (hands === undefined) stated.set(scenario, (hands = state(scenario)));
  return hands;
}

function state(scenario: Scenario): readonly Stated[] {
  const { hand, hands } = scenario;
  if (hand !== undefined) return [{ seat: hand.seatWind ?? 'E', hand, scores: new Answers() }];
  return SEATS.flatMap((seat) => {
    const held = hands?.[seat];
    return held === undefined ? [] : [{ seat, hand: { ...held, seatWind: seat }, scores: new Answers() }];
  });
}

/** The outcome of a hand to score, or of the hands of all players to settle. */
export function scoredOutcome(scenario: Scenario, effective: Effective): Outcome {
  const scored = handsOf(scenario).map(({ seat, hand, scores }) => ({
    seat,
    hand,
    sheet: scores.of(effective, (rules) => scoreHand(rules, hand)),
  }));
  const impossible = scored.flatMap(({ sheet }) => (sheet.ok ? [] : sheet.problems));
  // A hand of thirteen tiles where sixteen are held, or with flowers where none are played: that is another game.
  if (impossible.length > 0) return { arises: false, because: [...new Set(impossible.map(causeOf))] };
  const sheets = scored.flatMap(({ sheet, ...one }) => (sheet.ok ? [{ ...one, sheet }] : []));
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

/** The option that makes a hand impossible. */
function causeOf({ code, message }: Problem): Pointer {
  if (code === 'wrong-count') return '/rules/general/setsInHand';
  if (code === 'flower-in-hand' || code === 'no-flower') return '/rules/general/flowers';
  return message.includes('joker') ? '/rules/general/jokers' : '/rules/general';
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

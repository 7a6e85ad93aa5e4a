import type { Deal, Fault } from '../../schemas/generated/deal';
import type { Effective } from '../preset/effective';
import { failed, ok, type Result } from '../result';
import type { Transfer } from '../ruling';
import { distance, seatAfter, SEATS, type BySeat, type End, type Seat } from '../seats';
import { settleDeal } from './deal';
import { problemsOf } from './deal-problems';
import { payAfterDraw, payAllTerminalDiscards } from './draw';
import { faultyClaims, faultyOut, faultyReady } from './penalties';
import { transfer } from './reasons';
import { endsAfter } from './totals';

/** What a deal that has ended moves. */
export interface SettledDeal {
  readonly transfers: readonly Transfer[];
  /** What each seat has won or lost. */
  readonly changes: BySeat<number>;
  /** What the seats, the pool and the bank hold afterwards; the bank begins with nothing. */
  readonly totals: { readonly [end in End]: number };
}

/**
 * Settles a deal document: the win or the draw, what lies on the table, and penalties. Seats keep the names that the
 * document gives them. Problem codes: `contradiction` where two statements cannot both be true, `missing-key` where a
 * score is asked for, `several-winners` where the rules let only one player win.
 */
export function settleDocument(effective: Effective, deal: Deal): Result<SettledDeal> {
  const problems = problemsOf(effective, deal);
  if (problems.length > 0) return failed(...problems);
  const dealer = deal.dealer ?? 'E';
  const transfers = paid(
    effective,
    withWinds(deal, (seat) => seatAfter(seat, -distance('E', dealer))),
  ).map((one) => ({
    ...one,
    from: backFrom(one.from, dealer),
    to: backFrom(one.to, dealer),
  }));
  const initial = effective.scoring.payments.initialPoints;
  const before = deal.points ?? { E: initial, S: initial, W: initial, N: initial };
  const table = (deal.deposits ?? 0) + (deal.pool ?? 0);
  const totals = endsAfter({ ...before, pool: table, bank: 0 }, transfers);
  const changes = Object.fromEntries(SEATS.map((seat) => [seat, totals[seat] - before[seat]]));
  return ok({ transfers, changes: changes as unknown as BySeat<number>, totals });
}

function backFrom(end: End, dealer: Seat): End {
  return end === 'pool' || end === 'bank' ? end : seatAfter(end, distance('E', dealer));
}

/** The document with the seats named by their winds in this deal. */
function withWinds(deal: Deal, wind: (seat: Seat) => Seat): Deal {
  const moved = <T>(all: Partial<BySeat<T>> | undefined): Partial<BySeat<T>> =>
    Object.fromEntries(Object.entries(all ?? {}).map(([seat, value]) => [wind(seat as Seat), value]));
  return {
    ...deal,
    scores: moved(deal.scores),
    ownDeposits: moved(deal.ownDeposits),
    ...(deal.discarder === undefined ? {} : { discarder: wind(deal.discarder) }),
    ...(deal.ready === undefined ? {} : { ready: deal.ready.map(wind) }),
    ...(deal.allTerminalDiscards === undefined ? {} : { allTerminalDiscards: deal.allTerminalDiscards.map(wind) }),
    ...(deal.winners === undefined
      ? {}
      : {
          winners: deal.winners.map((one) => ({
            ...one,
            seat: wind(one.seat),
            ...(one.liable === undefined ? {} : { liable: wind(one.liable) }),
          })) as NonNullable<Deal['winners']>,
        }),
    ...(deal.faults === undefined
      ? {}
      : {
          faults: deal.faults.map((one) => ({
            ...one,
            seat: wind(one.seat),
            ...(one.discarder === undefined ? {} : { discarder: wind(one.discarder) }),
          })),
        }),
  };
}

function paid(effective: Effective, deal: Deal): Transfer[] {
  const end = deal.end === 'won' ? won(effective, deal) : deal.end === 'drawn' ? drawn(effective, deal) : [];
  return [...end, ...penalties(effective, deal)];
}

function won(effective: Effective, deal: Deal): Transfer[] {
  const scores = deal.scores ?? {};
  const winners = deal.winners ?? [];
  const ready = deal.ready ?? [];
  return settleDeal(effective, {
    winners: winners.map((one) => ({
      winner: one.seat,
      points: scores[one.seat] ?? 0,
      jokerless: one.jokerless ?? false,
      kittyStakes: one.pungHand === true ? (deal.kittyDeals ?? 0) + 1 : 0,
      ...(one.liable === undefined
        ? {}
        : { liable: { seat: one.liable, ...(one.liableFor === undefined ? {} : { points: one.liableFor }) } }),
    })),
    losers: SEATS.flatMap((seat) => (scores[seat] === undefined ? [] : [{ seat, points: scores[seat] }])),
    ...(deal.discarder === undefined ? {} : { discarder: deal.discarder }),
    extraHands: deal.extraHands ?? 0,
    deposits: (deal.deposits ?? 0) + (deal.pool ?? 0),
    ownDeposits: deal.ownDeposits ?? {},
    goulashStakes: deal.goulash ?? 0,
    readyLosers: ready.filter((seat) => winners.every((one) => one.seat !== seat)),
  });
}

function drawn(effective: Effective, deal: Deal): Transfer[] {
  const nagashi = effective.rules.draw.allTerminalDiscards === 'off' ? [] : (deal.allTerminalDiscards ?? []);
  const scores = SEATS.flatMap((seat) => {
    const points = deal.scores?.[seat];
    return points === undefined ? [] : [{ seat, points }];
  });
  const [first] = nagashi;
  if (first === undefined) {
    return [...payAfterDraw(effective, { ready: deal.ready ?? [], scores }), ...depositsAfterDraw(effective, deal)];
  }
  const won = effective.rules.draw.allTerminalDiscards === 'win';
  return [
    ...payAllTerminalDiscards(effective, nagashi, won ? (deal.extraHands ?? 0) : 0),
    ...(won
      ? transfer('pool', first, (deal.deposits ?? 0) + (deal.pool ?? 0), 'deposits')
      : depositsAfterDraw(effective, deal)),
  ];
}

/** What becomes of deposits when nobody wins, as at the table. */
function depositsAfterDraw(effective: Effective, deal: Deal): Transfer[] {
  const all = deal.deposits ?? 0;
  if (all === 0) return [];
  switch (effective.rules.ready.depositOnDraw) {
    case 'pool':
      return [];
    case 'returned':
      return SEATS.flatMap((seat) => transfer('pool', seat, deal.ownDeposits?.[seat] ?? 0, 'deposit-returned'));
    case 'bank':
      return transfer('pool', 'bank', all, 'deposit-lost');
  }
}

function penalties(effective: Effective, deal: Deal): Transfer[] {
  const winners = (deal.winners ?? []).map((one) => one.seat);
  const order = [...winners].sort((a, b) => distance(deal.discarder ?? 'E', a) - distance(deal.discarder ?? 'E', b));
  return (deal.faults ?? []).flatMap((fault) => penalty(effective, fault, deal.end !== 'won', order));
}

function penalty(effective: Effective, fault: Fault, nobodyWon: boolean, winners: readonly Seat[]): Transfer[] {
  switch (fault.kind) {
    case 'faulty-out':
      return faultyOut(effective, {
        offender: fault.seat,
        othersShown: fault.othersShown ?? true,
        ...(fault.discarder === undefined ? {} : { discarder: fault.discarder }),
      });
    case 'faulty-ready':
      return faultyReady(effective, fault.seat, nobodyWon);
    case 'faulty-claim':
      return faultyClaims(effective, fault.seat, 1, winners);
  }
}

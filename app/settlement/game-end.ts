import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS, type BySeat, type Seat } from '../seats';
import { totalsOf } from './totals';
import { transfer, type TransferReason } from './reasons';

export interface GameEnd {
  readonly points: BySeat<number>;
  /** Stakes nobody has taken. */
  readonly deposits?: number;
  /** Who never won a deal. */
  readonly neverWon?: readonly Seat[];
  /** The order that places equal players: the seats of the first deal. */
  readonly seating?: readonly Seat[];
}

export interface FinalScores {
  /** First to fourth; players who share a place are in the order of seats. */
  readonly places: readonly Seat[];
  readonly transfers: readonly Transfer[];
  /** Points after the reckoning. */
  readonly totals: BySeat<number>;
  /** What each has won or lost: the points after the reckoning less the initial points. */
  readonly scores: BySeat<number>;
}

/**
 * The reckoning at the end of a game: left-over stakes, the fine for never having won, the return points (what all
 * start below them goes to the first), and the bonus by place. Sources: EMA Riichi rules 2016, 4; Four Winds help,
 * "Penalties". All of it is booked as transfers, so that the sum stays what it was.
 */
export function endOfGame(effective: Effective, end: GameEnd): FinalScores {
  const extras = effective.scoring.extras;
  const seating = end.seating ?? SEATS;
  const fine = effective.scoring.penalties.neverWon;
  const fines = (end.neverWon ?? []).flatMap((seat) => transfer(seat, 'bank', fine, 'never-won'));
  const ranked = ranking(totalsOf(end.points, fines), seating);
  const share = extras.ties === 'split';
  const firsts = tied(ranked, 0, share);
  const left = end.deposits ?? 0;
  const before = [...fines, ...(left > 0 ? leftOver(extras.leftOverDeposits, left, firsts, seating) : [])];
  const placed = [
    ...before,
    ...returned(effective, firsts, seating),
    ...placement(bonusOf(effective, ranked), ranked, share),
  ];
  const totals = totalsOf(end.points, placed);
  const initial = effective.scoring.payments.initialPoints;
  return {
    places: ranked.map((one) => one.seat),
    transfers: placed,
    totals,
    scores: { E: totals.E - initial, S: totals.S - initial, W: totals.W - initial, N: totals.N - initial },
  };
}

interface Ranked {
  readonly seat: Seat;
  readonly points: number;
}

function ranking(points: BySeat<number>, seating: readonly Seat[]): Ranked[] {
  return seating.map((seat) => ({ seat, points: points[seat] })).sort((a, b) => b.points - a.points);
}

/** Those who have the place of the player at `at`; only himself where equal players are placed by seat. */
function tied(ranked: readonly Ranked[], at: number, share: boolean): Seat[] {
  return ranked
    .filter((one, place) => (share ? one.points === ranked[at]?.points : place === at))
    .map((one) => one.seat);
}

function leftOver(
  to: Effective['scoring']['extras']['leftOverDeposits'],
  amount: number,
  firsts: readonly Seat[],
  seating: readonly Seat[],
): Transfer[] {
  switch (to) {
    case 'first':
      return parts(amount, firsts).flatMap(([seat, part]) => transfer('pool', seat, part, 'left-over-deposits'));
    case 'nobody':
      return transfer('pool', 'bank', amount, 'left-over-deposits');
    case 'shared':
      return parts(amount, seating).flatMap(([seat, part]) => transfer('pool', seat, part, 'left-over-deposits'));
  }
}

/** An amount in whole points, what does not divide going to the first of the seats. */
function parts(amount: number, seats: readonly Seat[]): [Seat, number][] {
  const each = Math.trunc(amount / seats.length);
  return seats.map((seat, at) => [seat, at === 0 ? amount - each * (seats.length - 1) : each]);
}

function returned(effective: Effective, firsts: readonly Seat[], seating: readonly Seat[]): Transfer[] {
  const points = effective.scoring.extras.returnPoints;
  const each = points === 0 ? 0 : points - effective.scoring.payments.initialPoints;
  if (each <= 0) return [];
  const payers = seating.flatMap((seat) => transfer(seat, 'pool', each, 'return-points'));
  const takers = parts(each * seating.length, firsts).flatMap(([seat, part]) =>
    transfer('pool', seat, part, 'return-points-first'),
  );
  return [...payers, ...takers];
}

/**
 * The bonus of each place: always the same, or by how many have at least what they began with; where all or none have,
 * there is no bonus. Source: Japan Professional Mahjong League, rules A: floating uma.
 */
function bonusOf(effective: Effective, ranked: readonly Ranked[]): readonly number[] {
  const extras = effective.scoring.extras;
  if (extras.placementBy === 'fixed') return extras.placementBonus;
  const start = effective.scoring.payments.initialPoints;
  const above = ranked.filter((one) => one.points >= start).length;
  return [[], extras.placementOne, extras.placementTwo, extras.placementThree][above] ?? [];
}

function placement(bonus: readonly number[], ranked: readonly Ranked[], share: boolean): Transfer[] {
  const reason: TransferReason = 'placement-bonus';
  const due = ranked.flatMap((one, at): [Seat, number][] => {
    const group = tied(ranked, at, share);
    if (group[0] !== one.seat) return [];
    const first = ranked.findIndex((other) => other.seat === one.seat);
    const sum = group.reduce((total, _, offset) => total + (bonus[first + offset] ?? 0), 0);
    return parts(sum, group);
  });
  return [
    ...due.flatMap(([seat, part]) => transfer(seat, 'bank', -part, reason)),
    ...due.flatMap(([seat, part]) => transfer('bank', seat, part, reason)),
  ];
}

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
  /** Penalties that are taken off after everything else. */
  readonly afterGame?: Partial<BySeat<number>>;
  /** Chips won, or lost below nothing. */
  readonly chips?: Partial<BySeat<number>>;
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
  const fines = neverWonFines(effective, end.neverWon ?? []);
  const ranked = ranking(totalsOf(end.points, fines), seating);
  const share = extras.ties === 'split';
  const firsts = tied(ranked, 0, share);
  const left = end.deposits ?? 0;
  const sharing = { seats: firsts, unit: extras.sharesIn };
  const taken = [...fines, ...(left > 0 ? leftOver(extras.leftOverDeposits, left, sharing, seating) : [])];
  const before = [...taken, ...rounded(effective, totalsOf(end.points, taken), ranked)];
  const placed = [
    ...before,
    ...returned(effective, sharing, seating),
    ...placement(bonusOf(effective, ranked), ranked, share, extras.sharesIn),
    ...chips(effective, end.chips ?? {}),
    ...SEATS.flatMap((seat) => transfer(seat, 'bank', end.afterGame?.[seat] ?? 0, 'after-game')),
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

/** Who never won pays: to nobody, to each of the others, or to those who have won. */
function neverWonFines(effective: Effective, neverWon: readonly Seat[]): Transfer[] {
  const fine = neverWon.length === 0 ? 0 : effective.scoring.penalties.neverWon;
  if (fine === 0) return [];
  switch (effective.scoring.penalties.neverWonTo) {
    case 'bank':
      return neverWon.flatMap((seat) => transfer(seat, 'bank', fine, 'never-won'));
    case 'each':
      return neverWon.flatMap((seat) => SEATS.flatMap((to) => transfer(seat, to, fine, 'never-won')));
    case 'winners':
      return neverWon.flatMap((seat) =>
        SEATS.filter((to) => !neverWon.includes(to)).flatMap((to) => transfer(seat, to, fine, 'never-won')),
      );
  }
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
  firsts: Sharing,
  seating: readonly Seat[],
): Transfer[] {
  switch (to) {
    case 'first':
      return parts(amount, firsts).flatMap(([seat, part]) => transfer('pool', seat, part, 'left-over-deposits'));
    case 'nobody':
      return transfer('pool', 'bank', amount, 'left-over-deposits');
    case 'shared':
      return parts(amount, { seats: seating, unit: firsts.unit }).flatMap(([seat, part]) =>
        transfer('pool', seat, part, 'left-over-deposits'),
      );
  }
}

/** Players who share an amount, the earliest seat first, in steps of so many points. */
interface Sharing {
  readonly seats: readonly Seat[];
  readonly unit: number;
}

/** An amount in equal parts, what does not divide going to the first of the seats. Source: M-League rules, 6-2-6. */
function parts(amount: number, { seats, unit }: Sharing): [Seat, number][] {
  const each = Math.trunc(amount / seats.length / unit) * unit;
  return seats.map((seat, at) => [seat, at === 0 ? amount - each * (seats.length - 1) : each]);
}

function returned(effective: Effective, firsts: Sharing, seating: readonly Seat[]): Transfer[] {
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
 * The points of all but the first rounded to hundreds or thousands, the first taking the difference.
 * Source: Tenhou, rules: to thousands, a half up; the custom of other tables: a half down.
 */
function rounded(effective: Effective, points: BySeat<number>, ranked: readonly Ranked[]): Transfer[] {
  const unit = effective.scoring.extras.finalRounding;
  const first = ranked[0]?.seat;
  if (unit === 1 || first === undefined) return [];
  const half = effective.scoring.extras.finalHalf === 'up' ? unit / 2 : unit / 2 - 1;
  return ranked.slice(1).flatMap(({ seat }) => {
    const more = Math.floor((points[seat] + half) / unit) * unit - points[seat];
    return more > 0 ? transfer(first, seat, more, 'final-rounding') : transfer(seat, first, -more, 'final-rounding');
  });
}

/** Chips won and lost, in points. */
function chips(effective: Effective, held: Partial<BySeat<number>>): Transfer[] {
  if (SEATS.every((seat) => (held[seat] ?? 0) === 0)) return [];
  const value = effective.scoring.extras.chipValue;
  return SEATS.flatMap((seat) => {
    const worth = (held[seat] ?? 0) * value;
    return worth > 0 ? transfer('bank', seat, worth, 'chips') : transfer(seat, 'bank', -worth, 'chips');
  });
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

function placement(bonus: readonly number[], ranked: readonly Ranked[], share: boolean, unit: number): Transfer[] {
  const reason: TransferReason = 'placement-bonus';
  const due = ranked.flatMap((one, at): [Seat, number][] => {
    const group = tied(ranked, at, share);
    if (group[0] !== one.seat) return [];
    const first = ranked.findIndex((other) => other.seat === one.seat);
    const sum = group.reduce((total, _, offset) => total + (bonus[first + offset] ?? 0), 0);
    return parts(sum, { seats: group, unit });
  });
  return [
    ...due.flatMap(([seat, part]) => transfer(seat, 'bank', -part, reason)),
    ...due.flatMap(([seat, part]) => transfer('bank', seat, part, reason)),
  ];
}

import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { bonuses, deposits } from './bonuses';
import { dealerShare } from './dealer-share';
import { transfer, type TransferReason } from './reasons';
import { roundHundredths } from './rounding';
import { multiplier, payoffTable } from './schemes';

/** A player who must answer for the winning hand, because he fed the set that made it certain. */
export interface Liable {
  readonly seat: Seat;
  /** The part of the points that he answers for, where the preset limits liability to the one hand. */
  readonly points?: number;
}

/** A win to be paid. Seats are named by their wind in this deal, so `E` is the dealer. */
export interface Win {
  readonly winner: Seat;
  /** Who threw the winning tile, or promoted the robbed kong; absent for a self-drawn win. */
  readonly discarder?: Seat | undefined;
  /** The hand before payment multipliers. */
  readonly points: number;
  /** How many deals the dealer has stayed. */
  readonly extraHands?: number;
  /** The bonus for extra hands goes to another winner of the same discard. */
  readonly extraHandsUnpaid?: boolean;
  /** Points of the stakes on the table, the winner's own included. */
  readonly deposits?: number;
  /** How many stakes of each other player this win takes from the kitty, and from the pool of goulash deals. */
  readonly kittyStakes?: number;
  readonly goulashStakes?: number;
  /** Losers who have declared ready. */
  readonly readyLosers?: readonly Seat[];
  readonly liable?: Liable | undefined;
  /** The hand holds no joker and is not one of singles and pairs only. */
  readonly jokerless?: boolean;
}

/**
 * What a win is paid: first the hand by the payoff table, then what is never doubled or capped (extra hands, the dealer's
 * bonus, stakes, pools). Amounts are in points, rounded as the preset rounds payments; a discarder who pays for all and
 * East's doubled share are rounded once, on the total. Settlement between the losers is `betweenPlayers`.
 * Source: Four Winds help, "Payments to winner" and "Extra payments and rounding".
 */
export function payWin(effective: Effective, win: Win): Transfer[] {
  const all = payHand(effective, win);
  for (const bonus of bonuses(effective, win)) all.push(bonus);
  for (const deposit of deposits(effective, win)) all.push(deposit);
  return all;
}

/** The part of `payWin` that the payoff table says. */
export function payHand(effective: Effective, win: Win): Transfer[] {
  if (effective.scoring.payments.method === 'add-up') return addUp(effective, win);
  const liable = win.liable;
  if (liable === undefined || liable.seat === win.winner) return paid(effective, win, win.points);
  const covered = effective.scoring.payments.liabilityCovers === 'hand' ? (liable.points ?? win.points) : win.points;
  const rest = win.points - covered;
  return [...payLiable(effective, win, liable.seat, covered), ...(rest > 0 ? paid(effective, win, rest) : [])];
}

/** Scores that are only added up come from the bank and are no payment: nobody loses them. */
function addUp(effective: Effective, win: Win): Transfer[] {
  const double = win.winner === 'E' && effective.scoring.payments.eastDoublesBetweenLosers;
  const amount = roundHundredths(win.points * (double ? 200 : 100), effective.scoring.method.roundPayment);
  return transfer('bank', win.winner, amount, 'hand-added-up');
}

/** What each seat owes in hundredths of a point, before rounding; one win is paid at a time. */
const owed = new Float64Array(SEATS.length);

/** Writes what each loser owes, and returns whether the discarder pays for all. */
function share(effective: Effective, win: Win, points: number): boolean {
  const payoff = payoffTable(effective);
  const payments = effective.scoring.payments;
  const factor = win.jokerless === true && payments.doubledWithoutJokers ? 2 : 1;
  const least = payments.eachPaysMinimum ? leastPoints(effective) : 0;
  let alone = win.discarder !== undefined;
  for (let seat = 0; seat < SEATS.length; seat++) {
    const payer = SEATS[seat] as Seat;
    if (payer === win.winner) {
      owed[seat] = 0;
      continue;
    }
    const times = multiplier(payoff, win.winner, payer, win.discarder);
    if (times !== 0 && payer !== win.discarder) alone = false;
    const base = points + dealerShare(effective, win, payer);
    owed[seat] = base * factor * times + least * 100;
  }
  if (win.discarder !== undefined && payments.othersPayAtMost > 0) capOthers(win.discarder, payments.othersPayAtMost);
  return alone;
}

function reasonFor(payer: Seat, discarder: Seat | undefined): TransferReason {
  if (discarder === undefined) return 'hand-self-drawn';
  return payer === discarder ? 'hand-discarder' : 'hand-beside-discarder';
}

/** Zung Jung: the losers beside the discarder pay at most so much, and he pays what they do not. */
function capOthers(discarder: Seat, most: number): void {
  let over = 0;
  for (let seat = 0; seat < SEATS.length; seat++) {
    if (SEATS[seat] === discarder) continue;
    const excess = Math.max(0, (owed[seat] as number) - most * 100);
    owed[seat] = (owed[seat] as number) - excess;
    over += excess;
  }
  owed[SEATS.indexOf(discarder)] = (owed[SEATS.indexOf(discarder)] as number) + over;
}

/** The minimum in points; a minimum in faan or tai is worth what that many are worth. */
function leastPoints(effective: Effective): number {
  const { minimum, minimumUnit } = effective.rules.winning;
  const method = effective.scoring.method;
  if (minimumUnit === 'points') return minimum;
  if (method.kind === 'tai') return method.taiBase + minimum * method.taiPoints;
  if (method.kind !== 'faan') return minimum;
  return method.faanTable.reduce((points, row) => (row.halfFaan <= minimum * 2 ? row.points : points), 0);
}

/** Points as the losers pay them who answer for themselves. */
function paid(effective: Effective, win: Win, points: number): Transfer[] {
  const alone = share(effective, win, points);
  const rounding = effective.scoring.method.roundPayment;
  const transfers: Transfer[] = [];
  for (let seat = 0; seat < SEATS.length; seat++) {
    if (owed[seat] === 0) continue;
    const amount = roundHundredths(owed[seat] as number, rounding);
    if (amount <= 0) continue;
    const from = SEATS[seat] as Seat;
    const reason = alone && from === win.discarder ? 'hand-discarder-for-all' : reasonFor(from, win.discarder);
    transfers.push({ from, to: win.winner, amount, reason });
  }
  return transfers;
}

/**
 * Liability: the liable player pays for everybody on a self-draw; when another player discards, the two share, or one
 * of them pays alone. Source: EMA Riichi rules 2016, 3.3.9; Four Winds help, "Penalties".
 */
function payLiable(effective: Effective, win: Win, liable: Seat, points: number): Transfer[] {
  const rounding = effective.scoring.method.roundPayment;
  share(effective, win, points);
  const total = owed.reduce((sum, one) => sum + one, 0);
  const alone = (payer: Seat, hundredths: number, reason: TransferReason): Transfer[] =>
    transfer(payer, win.winner, roundHundredths(hundredths, rounding), reason);
  if (win.discarder === undefined) {
    return effective.scoring.payments.liabilityOnSelfDraw === 'liable'
      ? alone(liable, total, 'hand-liable')
      : paid(effective, win, points);
  }
  if (win.discarder === liable) return alone(liable, total, 'hand-liable');
  switch (effective.scoring.payments.liabilityOnDiscard) {
    case 'liable':
      return alone(liable, total, 'hand-liable');
    case 'discarder':
      return alone(win.discarder, total, 'hand-discarder-for-all');
    case 'share': {
      // What does not divide is paid by the discarder (EMA Riichi rules 2025).
      const whole = roundHundredths(total, rounding);
      const larger = roundHundredths((whole * 100) / 2, rounding);
      return [
        ...transfer(liable, win.winner, whole - larger, 'hand-liable'),
        ...transfer(win.discarder, win.winner, larger, 'hand-discarder'),
      ];
    }
  }
}

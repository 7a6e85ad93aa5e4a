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

interface Share {
  readonly payer: Seat;
  reason: TransferReason;
  /** Hundredths of a point, before rounding. */
  hundredths: number;
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
  if (liable === undefined || liable.seat === win.winner)
    return paid(effective, win, shares(effective, win, win.points));
  const covered = effective.scoring.payments.liabilityCovers === 'hand' ? (liable.points ?? win.points) : win.points;
  const rest = win.points - covered;
  return [
    ...payLiable(effective, win, liable.seat, covered),
    ...(rest > 0 ? paid(effective, win, shares(effective, win, rest)) : []),
  ];
}

/** Scores that are only added up come from the bank and are no payment: nobody loses them. */
function addUp(effective: Effective, win: Win): Transfer[] {
  const double = win.winner === 'E' && effective.scoring.payments.eastDoublesBetweenLosers;
  const amount = roundHundredths(win.points * (double ? 200 : 100), effective.scoring.method.roundPayment);
  return transfer('bank', win.winner, amount, 'hand-added-up');
}

function shares(effective: Effective, win: Win, points: number): Share[] {
  const payoff = payoffTable(effective);
  const payments = effective.scoring.payments;
  const factor = win.jokerless === true && payments.doubledWithoutJokers ? 2 : 1;
  const least = payments.eachPaysMinimum ? leastPoints(effective) : 0;
  const all: Share[] = [];
  let alone = true;
  for (const payer of SEATS) {
    if (payer === win.winner) continue;
    const times = multiplier(payoff, win.winner, payer, win.discarder);
    if (times !== 0 && payer !== win.discarder) alone = false;
    const base = points + dealerShare(effective, win, payer);
    all.push({ payer, reason: reasonFor(payer, win.discarder), hundredths: base * factor * times + least * 100 });
  }
  if (alone) for (const share of all) if (share.payer === win.discarder) share.reason = 'hand-discarder-for-all';
  if (win.discarder !== undefined && payments.othersPayAtMost > 0)
    capOthers(all, win.discarder, payments.othersPayAtMost);
  return all;
}

function reasonFor(payer: Seat, discarder: Seat | undefined): TransferReason {
  if (discarder === undefined) return 'hand-self-drawn';
  return payer === discarder ? 'hand-discarder' : 'hand-beside-discarder';
}

/** Zung Jung: the losers beside the discarder pay at most so much, and he pays what they do not. */
function capOthers(all: readonly Share[], discarder: Seat, most: number): void {
  let over = 0;
  for (const share of all) {
    if (share.payer === discarder) continue;
    const excess = Math.max(0, share.hundredths - most * 100);
    share.hundredths -= excess;
    over += excess;
  }
  for (const share of all) if (share.payer === discarder) share.hundredths += over;
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

function paid(effective: Effective, win: Win, all: readonly Share[]): Transfer[] {
  const rounding = effective.scoring.method.roundPayment;
  const transfers: Transfer[] = [];
  for (const { payer, hundredths, reason } of all) {
    const amount = roundHundredths(hundredths, rounding);
    if (amount > 0) transfers.push({ from: payer, to: win.winner, amount, reason });
  }
  return transfers;
}

/**
 * Liability: the liable player pays for everybody on a self-draw; when another player discards, the two share, or one
 * of them pays alone. Source: EMA Riichi rules 2016, 3.3.9; Four Winds help, "Penalties".
 */
function payLiable(effective: Effective, win: Win, liable: Seat, points: number): Transfer[] {
  const rounding = effective.scoring.method.roundPayment;
  const total = shares(effective, win, points).reduce((sum, share) => sum + share.hundredths, 0);
  const alone = (payer: Seat, hundredths: number, reason: TransferReason): Transfer[] =>
    transfer(payer, win.winner, roundHundredths(hundredths, rounding), reason);
  if (win.discarder === undefined) {
    return effective.scoring.payments.liabilityOnSelfDraw === 'liable'
      ? alone(liable, total, 'hand-liable')
      : paid(effective, win, shares(effective, win, points));
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

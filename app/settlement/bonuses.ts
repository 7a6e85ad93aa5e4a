import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import type { Win } from './payoff';
import { transfer, type TransferReason } from './reasons';
import { multiplier, payoffTable } from './schemes';

/** How a bonus is shared when a discard wins. */
type Sharing = 'three-times' | 'once' | 'all';

/**
 * The dealer's extra hands and the dealer's bonus. They are added at the end, neither doubled nor capped.
 * Source: Four Winds help, "Dealer's extra hands" and "Dealer bonus".
 */
export function bonuses(effective: Effective, win: Win): readonly Transfer[] {
  const hands = extraHands(effective, win);
  const bonus = dealerBonus(effective, win);
  return bonus.length === 0 ? hands : [...hands, ...bonus];
}

const NOTHING: readonly Transfer[] = [];

function extraHands(effective: Effective, win: Win): readonly Transfer[] {
  const hands = win.extraHands ?? 0;
  if (hands === 0 || win.extraHandsUnpaid === true) return NOTHING;
  const extras = effective.scoring.extras;
  if (extras.extraHands === 0) return NOTHING;
  if (extras.extraHandsTo === 'dealer' && win.winner !== 'E') return NOTHING;
  const each = extras.extraHands * hands;
  const liable = win.liable?.seat;
  if (liable !== undefined && liable !== win.winner && liablePays(effective, win.discarder)) {
    return transfer(liable, win.winner, each * 3, 'extra-hands');
  }
  return fromLosers(win, each, extras.extraHandsFromDiscarder, 'extra-hands');
}

/**
 * Whether a liable player answers for the bonus too: of a self-drawn win (EMA Riichi rules 2016, 3.3.9), whoever
 * discards (Tenhou), or never.
 */
function liablePays(effective: Effective, discarder: Seat | undefined): boolean {
  switch (effective.scoring.payments.liabilityExtraHands) {
    case 'liable':
      return discarder === undefined;
    case 'liable-always':
      return true;
    case 'everybody':
      return false;
  }
}

function dealerBonus(effective: Effective, win: Win): readonly Transfer[] {
  const extras = effective.scoring.extras;
  const hands = win.extraHands ?? 0;
  const bonus = extras.dealerBonus + (hands > 0 ? extras.dealerStreak * hands : 0);
  if (bonus === 0) return NOTHING;
  if (win.winner === 'E') return fromLosers(win, bonus, sharing(effective, win), 'dealer-bonus');
  const eastPays = extras.dealerBonusPaidByEast && (win.discarder === undefined || win.discarder === 'E');
  return eastPays ? transfer('E', win.winner, bonus, 'dealer-bonus') : [];
}

/** Whom the payoff table makes pay: all losers, the discarder for all of them, or the discarder for himself. */
function sharing(effective: Effective, win: Win): Sharing {
  const discarder = win.discarder;
  if (discarder === undefined) return 'all';
  const payoff = payoffTable(effective);
  const losers = SEATS.filter((seat) => seat !== win.winner);
  const others = losers.filter((seat) => seat !== discarder);
  if (others.some((seat) => multiplier(payoff, win.winner, seat, discarder) > 0)) return 'all';
  const selfDrawn = losers.reduce((sum, seat) => sum + multiplier(payoff, win.winner, seat, undefined), 0);
  return multiplier(payoff, win.winner, discarder, discarder) >= selfDrawn ? 'three-times' : 'once';
}

function fromLosers(win: Win, each: number, how: Sharing, reason: TransferReason): Transfer[] {
  if (win.discarder === undefined || how === 'all') {
    const all: Transfer[] = [];
    if (each <= 0) return all;
    for (const loser of SEATS) {
      if (loser !== win.winner) all.push({ from: loser, to: win.winner, amount: each, reason });
    }
    return all;
  }
  return transfer(win.discarder, win.winner, how === 'once' ? each : each * 3, reason);
}

/** Deposits, pools, and what ready players who did not win pay the winner. */
export function deposits(effective: Effective, win: Win): readonly Transfer[] {
  const stakesOnTable = transfer('pool', win.winner, win.deposits ?? 0, 'deposits');
  const ready = win.readyLosers ?? [];
  if (ready.length === 0 && win.kittyStakes === undefined && win.goulashStakes === undefined) return stakesOnTable;
  const payment = ready.length === 0 ? 0 : effective.rules.ready.notWinningPayment;
  return [
    ...ready.flatMap((seat) => transfer(seat, win.winner, payment, 'ready-not-winning')),
    ...stakesOnTable,
    ...stakes(win, win.kittyStakes, () => effective.scoring.extras.kitty, 'kitty'),
    ...stakes(win, win.goulashStakes, () => effective.rules.draw.goulashPool, 'goulash-pool'),
  ];
}

/**
 * Stakes stay with their players until somebody takes them; then each of the others pays his own, also where a discarder
 * pays for the hand alone. Source: Four Winds help, "Kitty" and "Goulash".
 */
function stakes(win: Win, count: number | undefined, stake: () => number, reason: TransferReason): Transfer[] {
  if (count === undefined || count === 0) return [];
  return SEATS.flatMap((seat) => transfer(seat, win.winner, stake() * count, reason));
}

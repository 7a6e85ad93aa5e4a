import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS } from '../seats';
import type { Win } from './payoff';
import { transfer, type TransferReason } from './reasons';
import { multiplier, payoffTable } from './schemes';

/** How a bonus is shared when a discard wins. */
type Sharing = 'three-times' | 'once' | 'all';

/**
 * The dealer's extra hands and the dealer's bonus. They are added at the end, neither doubled nor capped.
 * Source: Four Winds help, "Dealer's extra hands" and "Dealer bonus".
 */
export function bonuses(effective: Effective, win: Win): Transfer[] {
  return [...extraHands(effective, win), ...dealerBonus(effective, win)];
}

function extraHands(effective: Effective, win: Win): Transfer[] {
  const hands = win.extraHands ?? 0;
  if (hands === 0 || win.extraHandsUnpaid === true) return [];
  const extras = effective.scoring.extras;
  if (extras.extraHands === 0) return [];
  if (extras.extraHandsTo === 'dealer' && win.winner !== 'E') return [];
  const each = extras.extraHands * hands;
  // A liable player answers for the bonus of a self-drawn win as well (EMA Riichi rules 2016, 3.3.9), or does not.
  const liable = win.liable?.seat;
  const answers = liable !== undefined && liable !== win.winner && win.discarder === undefined;
  if (answers && effective.scoring.payments.liabilityExtraHands === 'liable') {
    return transfer(liable, win.winner, each * 3, 'extra-hands');
  }
  return fromLosers(win, each, extras.extraHandsFromDiscarder, 'extra-hands');
}

function dealerBonus(effective: Effective, win: Win): Transfer[] {
  const extras = effective.scoring.extras;
  const hands = win.extraHands ?? 0;
  const bonus = extras.dealerBonus + (hands > 0 ? extras.dealerStreak * hands : 0);
  if (bonus === 0) return [];
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
    for (const loser of SEATS) all.push(...transfer(loser, win.winner, each, reason));
    return all;
  }
  return transfer(win.discarder, win.winner, how === 'once' ? each : each * 3, reason);
}

/** Stakes, pools, and what ready players who did not win pay the winner. */
export function deposits(effective: Effective, win: Win): Transfer[] {
  const ready = win.readyLosers ?? [];
  const payment = ready.length === 0 ? 0 : effective.rules.ready.notWinningPayment;
  return [
    ...ready.flatMap((seat) => transfer(seat, win.winner, payment, 'ready-not-winning')),
    ...transfer('pool', win.winner, win.deposits ?? 0, 'deposits'),
    ...transfer('pool', win.winner, win.kitty ?? 0, 'kitty'),
    ...transfer('pool', win.winner, win.goulash ?? 0, 'goulash-pool'),
  ];
}

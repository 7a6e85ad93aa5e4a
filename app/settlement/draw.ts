import type { Effective } from '../preset/effective';
import type { Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { betweenPlayers, type Score } from './between';
import { bonuses } from './bonuses';
import { payHand } from './payoff';
import { transfer } from './reasons';

/** The players at the end of a deal that nobody has won. */
export interface DrawnDeal {
  /** Who counts as ready; the referee has judged that. */
  readonly ready: readonly Seat[];
  /** The hands by the losers' values, where they are asked for. */
  readonly scores?: readonly Score[];
}

/**
 * What is paid after an exhaustive draw: by the hands of all, or by those who are not ready to those who are, who share
 * the pool (600: one ready player gets 200 from each, two get 300 each, three 200 each from one).
 * Source: Four Winds help, "Pay points after a draw".
 */
export function payAfterDraw(effective: Effective, drawn: DrawnDeal): Transfer[] {
  const rules = effective.rules.draw;
  switch (rules.payment) {
    case 'none':
      return [];
    case 'hands':
      return betweenPlayers(effective, drawn.scores ?? []).map((paid) => ({ ...paid, reason: 'draw-hands' }));
    case 'ready':
      return payReady(rules.pool, drawn.ready);
  }
}

function payReady(pool: number, ready: readonly Seat[]): Transfer[] {
  const notReady = SEATS.filter((seat) => !ready.includes(seat));
  if (ready.length === 0 || notReady.length === 0) return [];
  if (ready.length === 2 && pool % 2 === 0) {
    // Two pay two: each settles with one of them, so that the amounts stay those that change hands at the table.
    return notReady.flatMap((seat, at) => transfer(seat, ready[at] ?? seat, pool / 2, 'draw-ready'));
  }
  const pairs = ready.length * notReady.length;
  return notReady.flatMap((from) => ready.flatMap((to) => transfer(from, to, Math.floor(pool / pairs), 'draw-ready')));
}

/**
 * All discards terminals and honors: paid like a self-drawn win worth a part of the limit, to each player who has achieved
 * it; where it counts as a win, with the bonus for so many extra hands. Sources: Four Winds help, "Nagashi Mangan";
 * riichi.wiki, "Nagashi mangan" (European rules of 2012).
 */
export function payAllTerminalDiscards(effective: Effective, seats: readonly Seat[], extraHands = 0): Transfer[] {
  const points = ofLimit(effective, effective.rules.draw.allTerminalDiscardsValue);
  return seats.flatMap((winner) => [
    ...payHand(effective, { winner, points }).map((paid) => ({ ...paid, reason: 'all-terminal-discards' })),
    ...bonuses(effective, { winner, points, extraHands }),
  ]);
}

/** Points of a number of thousandths of the limit. */
export function ofLimit(effective: Effective, thousandths: number): number {
  return Math.round((effective.scoring.payments.limitPoints * thousandths) / 1000);
}

import { kindOf } from '../tiles';
import { faultyClaims } from '../settlement/penalties';
import type { Seat } from '../seats';
import type { Act } from './act';
import {
  barred,
  bookedWithPool,
  consequence,
  followedBy,
  killed,
  only,
  takenAfterGame,
  undone,
  withConsequences,
  type Effects,
} from './effects';
import { declaredFaultily } from './faulty-out';
import { replaced, windowWith, type State } from './state';
import { objection, over, seatOf, written, type Clause, type Table } from './table';
import { warned } from './warnings';
import { closing } from './windows';
import { calledByWrongName } from './wrong-name';

/** A discard may be changed until it is claimed or the next player has drawn, where it may be at all. */
export const mayTakeBack: Clause = (table, _act, seat) => {
  const { suspended, window } = table.state;
  if (table.rules.claiming.takeBackDiscard === 'never') return objection('discard-not-taken-back', { seat });
  if (window?.from !== seat || window.kind !== 'discard') {
    return seatOf(table, seat).lastDiscard >= 0
      ? objection('next-discard-made', { seat })
      : objection('nothing-to-take-back', { seat });
  }
  const values = { seat, tile: written(kindOf(window.tile)) };
  if (window.claims.length > 0) return objection('discard-was-claimed', values);
  if (window.closings.includes('draw')) return objection('next-player-has-drawn', values);
  return suspended?.act === 'discard' ? undefined : objection('nothing-to-take-back', values);
};

/** The discard goes back to the hand. */
export function takeBack(table: Table): Effects {
  const { state } = table;
  const suspended = state.suspended;
  return only(suspended === undefined ? state : undone(state, suspended.before));
}

/** A claim may be cancelled until the own next discard is claimed or another player has drawn. */
export const mayCancel: Clause = (table, _act, seat) => {
  const { cancellable, window, turn } = table.state;
  const faulty = faultyClaimOf(table.state, seat);
  const claimed = seatOf(table, seat).lastClaim >= 0;
  if (cancellable?.seat === seat && seatOf(table, seat).claimed?.none === true) return undefined;
  if (cancellable?.seat !== seat && !faulty && !claimed) return objection('nothing-to-cancel', { seat });
  if (table.rules.claiming.cancelClaim === 'never') return objection('claim-not-cancellable', { seat });
  if (cancellable?.seat !== seat && !faulty) return objection('next-discard-made', { seat });
  if (faulty) return undefined;
  const values = { seat, tile: written(kindOf(cancellable?.tile ?? 0)) };
  if (window?.from === seat && window.kind === 'discard') {
    if (window.closings.includes('draw')) return objection('next-player-has-drawn', values);
    return window.claims.length > 0 ? objection('discard-was-claimed', values) : undefined;
  }
  return turn === seat ? undefined : objection('next-discard-made', values);
};

/** Whether the seat has called for the latest tile and could not make the call good. */
function faultyClaimOf(state: State, seat: Seat): boolean {
  return state.faultyCalls.includes(seat);
}

/** The claim is undone: the tile lies there again. Where cancelling is not free it costs what a faulty claim costs. */
export function cancelClaim(table: Table, seat: Seat): Effects {
  const { state } = table;
  const before = state.cancellable?.seat === seat ? undone(state, state.cancellable.before) : state;
  const freed = replaced(before, { faultyCalls: before.faultyCalls.filter((one) => one !== seat) });
  const effects = withConsequences(only(freed), consequence('put-right', seat));
  if (table.rules.claiming.cancelClaim !== 'penalised' || faultyClaimOf(state, seat)) return effects;
  return followedBy(effects, (now) => faultyClaim(over(table, now), seat));
}

/** What a claim costs that cannot be made good: paid at once, or owed to the winner of the deal. */
export function faultyClaim(table: Table, seat: Seat): Effects {
  return followedBy(claimPrice(table, seat), (state) => afterFaultyClaim({ ...table, state }, seat));
}

/** What a faulty claim leads to beside its price. */
function afterFaultyClaim(table: Table, seat: Seat): Effects {
  switch (table.scoring.penalties.faultyClaimThen) {
    case 'play-on':
      return only(table.state);
    case 'warning':
      return warned(table, seat);
    case 'may-not-win':
      return barred(table.state, seat, 'faulty-claim');
    case 'dead':
      return killed(table.state, seat, 'faulty-claim');
  }
}

function claimPrice(table: Table, seat: Seat): Effects {
  const amount = table.scoring.penalties.faultyClaim;
  if (amount === 0) return only(table.state);
  if (table.scoring.penalties.faultyClaimTo !== 'winner')
    return bookedWithPool(table.state, faultyClaims(table.effective, seat, 1));
  const owed = replaced(table.state, { owed: [...table.state.owed, { seat, amount, reason: 'faulty-claim' }] });
  return withConsequences(only(owed), consequence('faulty-claim-owed', seat, { amount }));
}

/** A call that the hand cannot make good. Where claims may be cancelled freely it costs nothing until it is exposed. */
export function calledFaultily(table: Table, act: Act, seat: Seat): Effects {
  const misled = calledByWrongName(table, act, seat);
  if (misled !== undefined) return misled;
  const noted = replaced(table.state, { faultyCalls: [...table.state.faultyCalls, seat] });
  if (table.rules.claiming.cancelClaim === 'free') return only(noted);
  return faultyClaim(over(table, noted), seat);
}

/**
 * A call with a dead hand: void, and it costs; who did not know that his hand is dead is warned. Sources: World Riichi
 * Championship, penalties 2025, 12.3.3; Riichi rules of Russia 1.5, referee guide.
 */
export function calledWhenDead(table: Table, act: Act, seat: Seat): Effects {
  const unaware = act.event.unaware === true;
  switch (table.scoring.penalties.deadHandCall) {
    case 'nothing':
      return only(table.state);
    case 'after-game':
      return unaware ? warned(table, seat) : takenAfterGame(table.state, seat, table.scoring.penalties.afterGame);
    case 'faulty-out':
      return unaware ? only(table.state) : declaredFaultily(table, seat, undefined, true);
  }
}

/** The caller of the tile shows the tiles of his set. */
export const hasClaimed: Clause = (table, _act, seat) => {
  const claims = table.state.window?.claims ?? [];
  if (claims.some((claim) => claim.seat === seat && claim.purpose !== 'win')) return undefined;
  if (table.state.faultyCalls.includes(seat)) return undefined;
  return claims.length > 0
    ? objection('claim-was-outranked', { seat, by: claims[0]?.seat ?? '' })
    : objection('nothing-to-claim', { seat });
};

/** The tiles shown are those of a set that he called for. */
export const showsSet: Clause = (table, act, seat) => {
  if (table.state.faultyCalls.includes(seat)) return objection('wrong-exposure', { seat });
  const meld = seatOf(table, seat).melds.at(-1);
  if (act.tiles === undefined || meld === undefined) return undefined;
  const kinds = meld.tiles.map(kindOf);
  return act.tiles.every((tile) => kinds.includes(kindOf(tile))) ? undefined : objection('wrong-exposure', { seat });
};

/** The set lies open: under some rules that ends the time of the others. */
export function exposeSet(table: Table, _act: Act, seat: Seat): Effects {
  const window = table.state.window;
  if (window === undefined) return only(table.state);
  const claims = window.claims.map((claim) => (claim.seat === seat ? { ...claim, exposed: true } : claim));
  return only(closing(replaced(table.state, { window: windowWith(window, { claims }) }), 'exposed'));
}

/** A set exposed wrongly: it kills the hand, or it is put right. Source: "When can you call a discard in mahjong?" (American). */
export function exposedWrongly(table: Table, seat: Seat): Effects {
  if (table.rules.deadHands.wrongExposure) return killed(table.state, seat, 'wrong-exposure');
  return withConsequences(faultyClaim(table, seat), consequence('put-right', seat));
}

import type { Seat } from '../seats';
import { kindOf } from '../tiles';
import type { Act } from './act';
import { allConcealed, waitsOf, without, type Held } from './ask';
import { peeking } from '../settlement/penalties';
import { booked, consequence, followedBy, killed, only, withConsequences, type Effects } from './effects';
import { liveWaits } from './live-waits';
import { readyHandDead } from './ready-miss';
import { ownDiscards } from './sacred';
import { withSeat, replaced, type Ready } from './state';
import { missing, objection, seatOf, written, type Clause, type Table } from './table';
import { PENDING } from './turns';
import { wouldMeetMinimum } from './value';
import { closing } from './windows';

/** A ready declaration is known at this table. */
export const readyPlayed: Clause = (table, act, seat) => {
  if (table.rules.ready.rule === 'none') return objection('no-ready-rule', { seat });
  if (act.event.open === true && !table.rules.ready.openReady) return objection('no-open-ready', { seat });
  return undefined;
};

/** By word or by turning the tiles face down, as the preset has it. */
export const rightManner: Clause = (table, act, seat) =>
  act.do === 'turn-face-down' && !table.rules.ready.tilesFaceDown
    ? objection('ready-not-face-down', { seat })
    : undefined;

export const notYetReady: Clause = (table, _act, seat) =>
  seatOf(table, seat).ready === undefined ? undefined : objection('already-ready', { seat });

/** Whether the player has thrown the latest discard and the next one has not drawn. */
function justDiscarded(table: Table, seat: Seat): boolean {
  const window = table.state.window;
  return (
    window?.kind === 'discard' &&
    window.from === seat &&
    !window.closings.includes('draw') &&
    window.claims.length === 0
  );
}

/** On the own turn with the discard, straight after it, or until the next player draws. */
export const rightMoment: Clause = (table, _act, seat) => {
  const { state } = table;
  const ownTurn = state.turn === seat && state.phase === 'to-discard';
  const after = justDiscarded(table, seat);
  const wrong = objection('ready-wrong-moment', { seat });
  if (!ownTurn && !after) return wrong;
  if (table.rules.ready.rule === 'obligatory') return undefined;
  switch (table.rules.ready.moment) {
    case 'own-turn':
      return ownTurn ? undefined : wrong;
    case 'after-discard':
      return after && state.window?.closings.length === 0 ? undefined : wrong;
    case 'before-next-draw':
      return after ? undefined : wrong;
  }
};

/** Only a concealed hand declares; concealed kongs are allowed where the preset says so. */
export const concealedHand: Clause = (table, _act, seat) => {
  const melds = seatOf(table, seat).melds;
  if (melds.length === 0) return undefined;
  if (!table.rules.ready.concealedRequired) return undefined;
  if (melds.some((meld) => meld.kind !== 'concealed-kong'))
    return table.rules.deadHands.brokenReady
      ? objection('ready-declared-open', { seat })
      : objection('ready-needs-concealed-hand', { seat });
  return table.rules.ready.concealedKongsBefore ? undefined : objection('ready-concealed-kong', { seat });
};

/** The hands a declaration may be about: the one held, or what is left after each discard that could still be made. */
export function declaredHands(table: Table, act: Act, seat: Seat): readonly Held[] | undefined {
  const own = seatOf(table, seat);
  const ownTurn = table.state.turn === seat && table.state.phase === 'to-discard';
  const all = allConcealed(table, seat);
  if (all === undefined) return undefined;
  if (!ownTurn || all.length % 3 === 1) return [{ concealed: all, melds: own.melds }];
  const named = act.tile === undefined ? [...new Set(all.map(kindOf))] : [kindOf(act.tile)];
  return named.flatMap((kind) => {
    const rest = without(all, [kind]);
    return rest === undefined ? [] : [{ concealed: rest, melds: own.melds }];
  });
}

/** One tile from a win, where wrong declarations are refused. */
export const isReady: Clause = (table, act, seat) => {
  if (!table.rules.ready.validated) return undefined;
  if (table.rules.ready.rule === 'voluntary' && !table.rules.ready.legalWait) return undefined;
  const hands = declaredHands(table, act, seat);
  if (hands === undefined) return missing('hand', seat);
  const waiting = hands.filter((held) => waitsOf(table, held).length > 0);
  if (waiting.length === 0) return objection('not-ready', { seat });
  return waiting.some((held) => liveWaits(table, held).length > 0)
    ? undefined
    : objection('ready-wait-all-held', { seat });
};

/** The minimum must be met on one of the winning tiles. */
export const worthMinimum: Clause = (table, act, seat) => {
  if (!table.rules.ready.minimumRequired) return undefined;
  const hands = declaredHands(table, act, seat);
  if (hands === undefined) return missing('hand', seat);
  const worth = hands.some((held) =>
    waitsOf(table, held).some((kind) => wouldMeetMinimum(table, seat, held, kind, seat === 'E' ? 'S' : 'E')),
  );
  return worth ? undefined : objection('ready-below-minimum', { seat });
};

export const wallLongEnough: Clause = (table, _act, seat) => {
  const left = table.state.wallLeft;
  const least = table.rules.ready.tilesLeft;
  if (least === 0) return undefined;
  if (left === undefined) return undefined;
  return left < least ? objection('ready-wall-too-short', { seat, left, least }) : undefined;
};

export const canPayDeposit: Clause = (table, _act, seat) => {
  if (!table.rules.ready.pointsForDeposit) return undefined;
  const points = table.state.points[seat];
  if (points === undefined) return undefined;
  const deposit = table.rules.ready.deposit;
  return points < deposit ? objection('ready-not-enough-points', { seat, points, deposit }) : undefined;
};

/** He has thrown none of his winning tiles. Source: Four Winds help, "Rule presets: Japanese Modern", Nashi-Nashi. */
export const notOnSacredHand: Clause = (table, act, seat) => {
  const own = ownDiscards(table, seat);
  if (own.size === 0 || !table.rules.ready.notSacred) return undefined;
  const hands = declaredHands(table, act, seat);
  if (hands === undefined) return missing('hand', seat);
  const free = hands.some((held) => {
    const waits = waitsOf(table, held);
    return waits.length > 0 && !waits.some((kind) => own.has(kind));
  });
  const sacred = hands.flatMap((held) => waitsOf(table, held)).find((kind) => own.has(kind));
  return free || sacred === undefined
    ? undefined
    : objection('ready-on-sacred-hand', { seat, thrown: written(sacred) });
};

export const aliveToDeclare: Clause = (table, _act, seat) => {
  const dead = seatOf(table, seat).dead;
  return dead === undefined ? undefined : objection('ready-hand-dead-declares', { seat, cause: dead });
};

/** Declares: the deposit goes onto the table, and the hand is bound. */
export function declareReady(table: Table, act: Act, seat: Seat): Effects {
  const { state } = table;
  const own = state.seats[seat];
  const after = state.window?.from === seat && state.phase === 'to-draw';
  const first = state.firstTurn && state.noMelds && own.river.length === (after ? 1 : 0);
  const ready: Ready = {
    at: state.clock,
    thrown: after ? own.lastDiscard : PENDING,
    manner: act.event.open === true ? 'open' : first ? 'first-turn' : 'declared',
    oneShot: true,
    faceDown: act.do === 'turn-face-down',
    broken: false,
  };
  const seen = closing(state, 'declare');
  const window = after && seen.window !== undefined ? { ...seen.window, declaring: true } : seen.window;
  const declared = replaced(withSeat(seen, seat, { ready }), { window });
  const closed = act.do === 'turn-face-down' ? [consequence('hand-closed', seat)] : [];
  const deposit = table.rules.ready.rule === 'voluntary' ? table.rules.ready.deposit : 0;
  if (deposit === 0) return withConsequences(only(declared), ...closed);
  const paid = booked(
    replaced(declared, { deposits: declared.deposits + deposit }),
    [{ from: seat, to: 'pool', amount: deposit, reason: 'deposit' }],
    [...closed, consequence('deposit-paid', seat, { amount: deposit })],
  );
  return paid;
}

/** Whether a look at face-down tiles comes after the next player has drawn. */
export const mayLook: Clause = (table, _act, seat) => {
  const own = seatOf(table, seat);
  if (own.ready === undefined || !own.ready.faceDown) return undefined;
  const window = table.state.window;
  const before = window?.from === seat && window.opened === own.ready.thrown && !window.closings.includes('draw');
  if (before || table.rules.ready.rule === 'none') return undefined;
  return objection('may-not-look', { seat, amount: table.rules.ready.peekPenalty });
};

/** What peeking costs: points, and the hand where a broken declaration kills it. */
export function peeked(table: Table, seat: Seat): Effects {
  const paid = booked(table.state, peeking(table.effective, seat));
  return table.rules.deadHands.brokenReady ? followedBy(paid, (state) => killed(state, seat, 'broken-ready')) : paid;
}

/** A ready player who may not win any more. */
export function deadReady(table: Table, seat: Seat): boolean {
  return seatOf(table, seat).dead !== undefined || readyHandDead(table, seat) !== undefined;
}

import { faultyOut, faultyOutPrice } from '../settlement/penalties';
import type { Seat } from '../seats';
import { abandoned } from './abandon';
import {
  barred,
  bookedWithPool,
  consequence,
  followedBy,
  killed,
  only,
  takenAfterGame,
  withConsequences,
  type Effects,
} from './effects';
import { isReadyHand } from './live-waits';
import { replaced, type FaultyOut, type State } from './state';
import { over, seatOf, type Table } from './table';

/**
 * A declared win that breaks the rules. Where the mistake is free until another player has shown a hand, nothing follows
 * yet, and where it was only called the hand may be dead and no more; else the penalty is paid and the deal goes on or
 * ends as the preset says. `shown`: the hand lies open, whether or not the player has turned it up himself.
 * Sources: Four Winds Rule Collection, Chinese New Style, section 4.1; Four Winds help, "Penalties"; EMA Riichi rules
 * 2016, 5.1.2.
 */
export function declaredFaultily(
  table: Table,
  seat: Seat,
  discarder: Seat | undefined,
  shown = false,
  together: readonly Seat[] = [],
): Effects {
  const rules = table.scoring.penalties;
  if (table.state.end?.kind === 'won' && rules.faultyOutVoid)
    return withConsequences(only(table.state), consequence('no-penalty', seat));
  const hidden = !shown && !seatOf(table, seat).shown && rules.faultyOutHidden === 'dead';
  const notReady = rules.faultyOutNotReady > 0 && isReadyHand(table, seat) === false;
  const fault: FaultyOut = { seat, discarder, at: table.state.clock, hidden, notReady, together };
  const state = replaced(table.state, { faultyOuts: [...table.state.faultyOuts, fault] });
  if (hidden) return killed(state, seat, 'faulty-out');
  return rules.faultyOutUnseen && !othersShown(table, seat) ? only(state) : punished(over(table, state), fault);
}

/** Whether another player has shown a hand. */
function othersShown(table: Table, offender: Seat): boolean {
  return Object.entries(table.state.seats).some(([seat, one]) => seat !== offender && one.shown);
}

/** A hand is shown after a faulty declaration: another player's, or the offender's own that was hidden. Now it costs. */
export function shownAfterFault(table: Table, seat: Seat): Effects {
  if (table.state.phase === 'over') return only(table.state);
  const costs = (fault: FaultyOut): boolean =>
    fault.seat === seat ? fault.hidden : !fault.hidden && table.scoring.penalties.faultyOutUnseen;
  return table.state.faultyOuts
    .filter(costs)
    .reduce<Effects>(
      (all, fault) => followedBy(all, (state) => punished(over(table, state), fault)),
      only(table.state),
    );
}

/** The penalty, and what becomes of the deal. */
function punished(table: Table, fault: FaultyOut): Effects {
  const { seat } = fault;
  const paid = followedBy(charged(table, fault), (state) => chargedAfterGame(over(table, state), seat, 'faulty-out'));
  const { end } = table.state;
  if (end?.kind === 'won') return paid;
  if (end?.kind === 'abandoned' && end.offender !== undefined) return followedBy(paid, (state) => alsoBy(state, seat));
  return followedBy(paid, (state) => {
    switch (table.scoring.penalties.faultyOutThen) {
      case 'play-on':
        return only(state);
      case 'abandon':
        return abandoned(state, 'faulty-out', false, seat);
      case 'may-not-win':
        return barred(state, seat, 'faulty-out');
      case 'dead':
        return killed(state, seat, 'faulty-out');
    }
  });
}

/** One more offender of a deal that a faulty win has ended: where East is among them the mistake is his. */
function alsoBy(state: State, seat: Seat): Effects {
  const { end } = state;
  return only(seat === 'E' && end?.kind === 'abandoned' ? replaced(state, { end: { ...end, offender: seat } }) : state);
}

/** The faulty wins that have still to be dealt with, without one. */
function dealtWith(state: State, fault: FaultyOut): State {
  return replaced(state, { faultyOuts: state.faultyOuts.filter((one) => one !== fault) });
}

/** What is paid at once, or owed to a winner who is not known yet. */
function charged(table: Table, fault: FaultyOut): Effects {
  const { seat, discarder, notReady, together } = fault;
  const state = dealtWith(table.state, fault);
  if (table.scoring.penalties.faultyOutTo === 'winner') {
    const amount = faultyOutPrice(table.effective, notReady);
    if (amount === 0) return only(state);
    const owed = replaced(state, { owed: [...state.owed, { seat, amount, reason: 'faulty-out' }] });
    return withConsequences(only(owed), consequence('faulty-out-owed', seat, { amount }));
  }
  return bookedWithPool(
    state,
    faultyOut(table.effective, {
      offender: seat,
      othersShown: true,
      notReady,
      together,
      ...(discarder === undefined ? {} : { discarder }),
    }),
  );
}

/** The fixed penalty after the game, where the mistake counts for it. */
export function chargedAfterGame(table: Table, seat: Seat, mistake: 'faulty-out' | 'faulty-ready'): Effects {
  const { afterGame } = table.scoring.penalties;
  if (afterGame === 0 || !table.scoring.penalties.afterGameFor.includes(mistake)) return only(table.state);
  return takenAfterGame(table.state, seat, afterGame);
}

/** The offender notices his mistake: free as long as nobody else has shown a hand, where the preset says so. */
export function faultyOutNoticed(table: Table, seat: Seat): Effects {
  const fault = table.state.faultyOuts.find((one) => one.seat === seat);
  if (fault === undefined) return only(table.state);
  if (fault.hidden) return only(dealtWith(table.state, fault));
  if (othersShown(table, seat)) return punished(table, fault);
  return withConsequences(only(dealtWith(table.state, fault)), consequence('no-penalty', seat));
}

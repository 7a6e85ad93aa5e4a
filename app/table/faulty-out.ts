import { faultyOut } from '../settlement/penalties';
import type { Seat } from '../seats';
import { abandoned } from './abandon';
import { barred, booked, consequence, followedBy, killed, only, withConsequences, type Effects } from './effects';
import { replaced } from './state';
import { over, type Table } from './table';

/**
 * A declared win that breaks the rules. Where the mistake is free until another player has shown a hand, nothing follows
 * yet; else the penalty is paid and the deal goes on or ends as the preset says.
 * Sources: Four Winds Rule Collection, Chinese New Style, section 4.1; Four Winds help, "Penalties".
 */
export function declaredFaultily(table: Table, seat: Seat, discarder: Seat | undefined): Effects {
  const state = replaced(table.state, { faultyOut: { seat, discarder, at: table.state.clock } });
  return table.scoring.penalties.faultyOutUnseen && !othersShown(table, seat)
    ? only(state)
    : punished(over(table, state));
}

/** Whether another player has shown a hand. */
function othersShown(table: Table, offender: Seat): boolean {
  return Object.entries(table.state.seats).some(([seat, one]) => seat !== offender && one.shown);
}

/** Another player shows his hand after a faulty declaration: now it costs. */
export function shownAfterFault(table: Table, seat: Seat): Effects {
  const fault = table.state.faultyOut;
  if (fault === undefined || fault.seat === seat || table.state.phase === 'over') return only(table.state);
  return table.scoring.penalties.faultyOutUnseen ? punished(table) : only(table.state);
}

/** The penalty, and what becomes of the deal. */
function punished(table: Table): Effects {
  const fault = table.state.faultyOut;
  if (fault === undefined) return only(table.state);
  const { seat, discarder } = fault;
  const paid = booked(
    replaced(table.state, { faultyOut: undefined }),
    faultyOut(table.effective, {
      offender: seat,
      othersShown: true,
      ...(discarder === undefined ? {} : { discarder }),
    }),
  );
  if (table.state.end?.kind === 'won') return paid;
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

/** The offender notices his mistake: free as long as nobody else has shown a hand, where the preset says so. */
export function faultyOutNoticed(table: Table, seat: Seat): Effects {
  const fault = table.state.faultyOut;
  if (fault?.seat !== seat) return only(table.state);
  if (othersShown(table, seat)) return punished(table);
  return withConsequences(only(replaced(table.state, { faultyOut: undefined })), consequence('no-penalty', seat));
}

import { kindOf } from '../tiles';
import type { Act } from './act';
import { replaced, type State } from './state';
import { objection, written, type Clause, type Table } from './table';

/** The state when so many seconds have passed as the acts of the next step say. */
export function timePassed(state: State, acts: readonly Act[]): State {
  const seconds = Math.max(0, ...acts.map((act) => act.event.after ?? 0));
  if (seconds === 0) return state;
  const { elapsed } = state;
  return replaced(state, {
    since: state.since + seconds,
    elapsed: elapsed === undefined ? undefined : elapsed + seconds,
  });
}

/** A tile that is drawn or thrown begins the time anew. */
export function timeBegun(state: State, acts: readonly Act[], allowed: boolean): State {
  const begins = allowed && acts.some((act) => act.do === 'draw' || act.do === 'discard' || act.do === 'deal');
  return begins && state.since > 0 ? replaced(state, { since: 0 }) : state;
}

/** A claim within the time that a tournament gives. */
export const inTimeToClaim: Clause = (table, _act, seat) => {
  const { since, window } = table.state;
  if (since === 0 || window === undefined) return undefined;
  const limit = table.rules.general.secondsToClaim;
  return limit > 0 && since > limit
    ? objection('claim-too-slow', { seat, tile: written(kindOf(window.tile)), after: since })
    : undefined;
};

/** A self-drawn win declared within the time that a tournament gives. */
export const inTimeToCheck: Clause = (table, _act, seat) => {
  const { since } = table.state;
  if (since === 0) return undefined;
  const limit = table.rules.general.secondsToCheck;
  return limit > 0 && since > limit ? objection('check-too-slow', { seat }) : undefined;
};

/** There is time for another deal, or for the same once more. */
export const timeForADeal: Clause = (table) => {
  if (!timeIsUp(table) || playedAgain(table)) return undefined;
  const more = table.rules.general.timeUp === 'one-more' ? 1 : 0;
  return table.state.extraTime >= more ? objection('time-is-up', {}) : undefined;
};

/** Whether the time for the game is over. */
export function timeIsUp(table: Table): boolean {
  const { elapsed } = table.state;
  if (elapsed === undefined) return false;
  const limit = table.rules.general.timeLimit;
  return limit > 0 && elapsed >= limit * 60;
}

/** Whether the deal that is over was abandoned because of a faulty win and does not count. Source: EMA Riichi rules 2012. */
export function playedAgain(table: Table): boolean {
  const { end } = table.state;
  return end?.kind === 'abandoned' && end.offender !== undefined && !table.rules.general.timeUpMistake;
}

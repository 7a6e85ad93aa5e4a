import type { Effective, Rules, Scoring } from '../preset/effective';
import type { Objection } from '../ruling';
import type { Seat } from '../seats';
import { printTile, type Tile } from '../tiles';
import type { Act } from './act';
import type { ObjectionCode } from './codes';
import { rulesOfDeal } from './goulash';
import type { SeatState, State } from './state';

/** A state under rules: what every question to the referee is about. */
export interface Table {
  readonly effective: Effective;
  readonly rules: Rules;
  readonly scoring: Scoring;
  readonly state: State;
}

/** What a ruling needs and the position does not tell, such as the hand of a seat. */
export const MISSING = ['hand', 'wall', 'points', 'drawn-tile'] as const;
export interface Missing {
  readonly missing: (typeof MISSING)[number];
  readonly seat?: Seat;
}

/** A rule that can speak against an act: an objection, or what it would need to know, or nothing. */
export type Clause = (table: Table, act: Act, seat: Seat) => Objection | Missing | undefined;

export function tableOf(preset: Effective, state: State): Table {
  const effective = rulesOfDeal(preset, state);
  return { effective, rules: effective.rules, scoring: effective.scoring, state };
}

/** The same rules over another state, or those of a goulash where one begins, and the usual ones after it. */
export function over(table: Table, state: State): Table {
  if (state.goulash !== table.state.goulash) return tableOf(table.effective, state);
  const { effective, rules, scoring } = table;
  return { effective, rules, scoring, state };
}

/** An objection; tiles and seats among the values are written as in a scenario. */
export function objection(code: ObjectionCode, values: Readonly<Record<string, string | number>> = {}): Objection {
  return { code, values };
}

export function isMissing(answer: Objection | Missing | undefined): answer is Missing {
  return answer !== undefined && 'missing' in answer;
}

export function missing(what: Missing['missing'], seat?: Seat): Missing {
  return seat === undefined ? { missing: what } : { missing: what, seat };
}

/** `hand:W`: what is missing as a ruling names it. */
export function missingName(answer: Missing): string {
  return answer.seat === undefined ? answer.missing : `${answer.missing}:${answer.seat}`;
}

export function seatOf(table: Table, seat: Seat): SeatState {
  return table.state.seats[seat];
}

/** A tile as it stands in the values of an objection. */
export function written(tile: Tile | undefined): string {
  return tile === undefined ? '' : printTile(tile);
}

import { SEATS, type Seat } from '../seats';
import { isTerminalOrHonor, isWind, kindOf } from '../tiles';
import { allConcealed } from './ask';
import { consequence, only, withConsequences, type Effects } from './effects';
import { replaced, type State } from './state';
import { missing, objection, seatOf, type Clause, type Table } from './table';

/** Ends the deal without a winner. `unlessWon` leaves the latest discard open to a win. */
export function abandoned(state: State, code: string, unlessWon: boolean, offender?: Seat): Effects {
  const end = {
    kind: 'abandoned',
    code,
    unlessWon,
    before: state,
    ...(offender === undefined ? {} : { offender }),
  } as const;
  return withConsequences(only(replaced(state, { phase: 'over', end })), consequence('deal-abandoned'));
}

/** What ends a deal after a discard on which nobody wins. Source: Four Winds help, "Dead hand rules". */
export function afterDiscard(table: Table, _seat: Seat): Effects {
  const { state } = table;
  if (sameFirstDiscards(table)) return abandoned(state, 'same-first-discards', true);
  if (fourReady(table)) return abandoned(state, 'four-ready', true);
  if (fourKongsNow(table, 'after-discard')) return abandoned(state, 'four-kongs', true);
  return only(state);
}

function sameFirstDiscards(table: Table): boolean {
  const { state } = table;
  if (!state.firstTurn || !state.noMelds || !SEATS.every((seat) => state.seats[seat].river.length === 1)) return false;
  const kinds = SEATS.map((seat) => kindOf(state.seats[seat].river[0]?.tile ?? 0));
  const [first] = kinds;
  if (first === undefined || kinds.some((kind) => kind !== first)) return false;
  switch (table.rules.deadHands.sameFirstDiscards) {
    case 'off':
      return false;
    case 'winds':
      return isWind(first);
    case 'any':
      return true;
  }
}

function fourReady(table: Table): boolean {
  return SEATS.every((seat) => seatOf(table, seat).ready !== undefined) && table.rules.deadHands.fourReady;
}

/** The fourth kong, or, where one player alone has made all four, the fifth. */
function fourKongsNow(table: Table, moment: 'at-once' | 'after-discard'): boolean {
  const made = table.state.kongs.length;
  if (made < 4) return false;
  const rule = table.rules.deadHands.fourKongs;
  if (rule === 'off' || table.rules.deadHands.fourKongsWhen !== moment) return false;
  return rule === 'any-player' || kongMakers(table.state).length > 1 || made > 4;
}

/** Four kongs that end the deal at once, unless somebody wins on the tile of the last. */
export function afterKongs(table: Table, _seat: Seat): Effects {
  return fourKongsNow(table, 'at-once') ? abandoned(table.state, 'four-kongs', true) : only(table.state);
}

/** The deal may be abandoned for a dealt hand at all. */
export const mayAbandon: Clause = (table, _act, seat) =>
  table.rules.deadHands.terminalsAndHonors === 0 ? objection('no-abandoning', { seat }) : undefined;

/** On the first own turn, before the discard. */
export const onFirstTurn: Clause = (table, _act, seat) =>
  table.state.firstTurn && seatOf(table, seat).river.length === 0 ? undefined : objection('not-first-turn', { seat });

export const nobodyMelded: Clause = (table, _act, seat) =>
  table.state.noMelds ? undefined : objection('somebody-melded', { seat });

/** Enough different terminals and honors in the dealt hand, the first drawn tile counted. */
export const enoughTerminals: Clause = (table, _act, seat) => {
  const all = allConcealed(table, seat);
  if (all === undefined) return missing('hand', seat);
  const kinds = new Set(all.map(kindOf).filter(isTerminalOrHonor)).size;
  const least = table.rules.deadHands.terminalsAndHonors;
  return kinds < least ? objection('too-few-terminals-and-honors', { seat, kinds, least }) : undefined;
};

/** Seats that made kongs. */
function kongMakers(state: State): readonly Seat[] {
  return SEATS.filter((seat) => state.kongs.includes(seat));
}

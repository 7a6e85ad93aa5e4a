import type { Consequence, ScoreSheet, Transfer } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { gainOf } from '../transfers';
import { copyOfSeats } from './copies';
import { replaced, seatWith, windowWith, withSeat, type State } from './state';

/** What follows from an act: the state after it, and what a ruling says of it. */
export interface Effects {
  readonly state: State;
  readonly consequences: readonly Consequence[];
  readonly transfers: readonly Transfer[];
  readonly sheet?: ScoreSheet;
}

/** What can follow from a ruling beside the points. `app/words` has a sentence for each. */
export const CONSEQUENCE_KINDS = [
  'hand-dead',
  'may-not-win',
  'plays-on-long',
  'plays-on-short',
  'tile-back',
  'tile-kept',
  'tile-exchanged',
  'claim-undone',
  'play-passes',
  'skipped',
  'deal-abandoned',
  'deal-drawn',
  'deal-won',
  'game-over',
  'hand-closed',
  'dora-turned',
  'deposit-paid',
  'deposit-back',
  'deposits-kept',
  'faulty-claim-owed',
  'faulty-out-owed',
  'warned',
  'penalty-after-game',
  'penalty-tile',
  'chips-won',
  'no-penalty',
  'put-right',
  'items-lost',
  'discarder-pays-all',
] as const;
export type ConsequenceKind = (typeof CONSEQUENCE_KINDS)[number];

/** A consequence; keys that are undefined are left out. */
export function consequence(
  kind: ConsequenceKind,
  seat?: Seat,
  more: { tile?: string; amount?: number } = {},
): Consequence {
  return { kind, ...(seat === undefined ? {} : { seat }), ...more };
}

/** Effects that change the state and nothing else. */
export function only(state: State): Effects {
  return { state, consequences: [], transfers: [] };
}

/** The same effects with more consequences. */
export function withConsequences(effects: Effects, ...more: readonly Consequence[]): Effects {
  return { ...effects, consequences: [...effects.consequences, ...more] };
}

/** Two sets of effects, one after the other. */
export function followedBy(effects: Effects, next: (state: State) => Effects): Effects {
  const second = next(effects.state);
  return {
    ...effects,
    ...second,
    consequences: joined(effects.consequences, second.consequences),
    transfers: joined(effects.transfers, second.transfers),
  };
}

/** Most acts have no consequence: then there is nothing to copy. */
function joined<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  return b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];
}

/** Books points that move: from and to the seats, the pool and the bank. */
export function booked(
  state: State,
  transfers: readonly Transfer[],
  consequences: readonly Consequence[] = [],
): Effects {
  if (transfers.length === 0) return { state, consequences, transfers };
  const after: Partial<Record<Seat, number | undefined>> = {};
  for (const seat of SEATS) {
    const before = state.points[seat];
    after[seat] = before === undefined ? undefined : before + gainOf(transfers, seat);
  }
  return {
    state: replaced(state, {
      points: { E: after.E, S: after.S, W: after.W, N: after.N },
      transfers: [...state.transfers, ...transfers],
    }),
    consequences,
    transfers,
  };
}

/** The hand of a seat is dead from now on. */
export function killed(state: State, seat: Seat, cause: string): Effects {
  return withConsequences(only(withSeat(state, seat, { dead: cause })), consequence('hand-dead', seat));
}

/** Books points that move; what goes to the pool lies there for the winner of the deal. */
export function bookedWithPool(state: State, transfers: readonly Transfer[]): Effects {
  const added = transfers.reduce((sum, one) => sum + (one.to === 'pool' ? one.amount : 0), 0);
  return booked(added === 0 ? state : replaced(state, { pool: state.pool + added }), transfers);
}

/** Notes what is taken off the final score. */
export function takenAfterGame(state: State, seat: Seat, amount: number): Effects {
  const noted = withSeat(state, seat, { afterGame: state.seats[seat].afterGame + amount });
  return withConsequences(only(noted), consequence('penalty-after-game', seat, { amount }));
}

/** The player may not win any more in this deal. */
export function barred(state: State, seat: Seat, cause: string): Effects {
  return withConsequences(only(withSeat(state, seat, { mayNotWin: cause })), consequence('may-not-win', seat));
}

const PENALTIES: ReadonlySet<string> = new Set([
  'faulty-out',
  'faulty-out-discarder',
  'faulty-ready',
  'faulty-claim',
  'wrong-name',
  'warnings',
  'peeking',
]);

/** The state before an act that is taken back; penalties, and what was decided about hands since, stay. */
export function undone(state: State, before: State): State {
  const kept = state.transfers.slice(before.transfers.length).filter((one) => PENALTIES.has(one.reason));
  const seats = copyOfSeats(before.seats);
  for (const seat of SEATS) {
    const now = state.seats[seat];
    const then = before.seats[seat];
    const said = now.passes.filter((pass) => pass.said && !then.passes.includes(pass));
    const { dead, mayNotWin, warnings, afterGame, penaltyTiles } = now;
    const passes = [...then.passes, ...said];
    seats[seat] = seatWith(then, { dead, mayNotWin, warnings, afterGame, penaltyTiles, passes });
  }
  const window =
    before.window === undefined || state.window === undefined
      ? before.window
      : windowWith(before.window, {
          passed: [...new Set([...before.window.passed, ...state.window.passed])],
          waiting: [...new Set([...before.window.waiting, ...state.window.waiting])],
        });
  const base = replaced(before, {
    clock: state.clock,
    seats,
    owed: state.owed,
    faultyOuts: state.faultyOuts,
    faultyCalls: state.faultyCalls,
    window,
  });
  return kept.length === 0 ? base : booked(base, kept).state;
}

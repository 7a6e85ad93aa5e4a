import type { Objection } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { kindOf } from '../tiles';
import type { Act } from './act';
import { replaced, withSeat, type Closing, type Pass, type Purpose, type State, type Window } from './state';
import { objection, written, type Clause, type Table } from './table';

/** A window on a tile that others may take. */
export function opened(state: State, parts: Pick<Window, 'tile' | 'from' | 'kind'> & Partial<Window>): Window {
  return {
    opened: state.clock,
    closings: [],
    drawnAfter: undefined,
    claims: [],
    passed: [],
    noted: [],
    waiting: [],
    named: undefined,
    last: false,
    declaring: false,
    under: undefined,
    ...parts,
  };
}

/** The fact that something happened that closes windows under some rules. */
export function closing(state: State, what: Closing): State {
  const window = state.window;
  if (window === undefined || window.closings.includes(what)) return state;
  return replaced(state, { window: { ...window, closings: [...window.closings, what] } });
}

/**
 * Every other player lets the tile of the window go. What he held is remembered with it, so that any version of the
 * missed-discard rule can be asked later. `how` is `undefined` where nothing was said.
 */
export function letGo(state: State, seats: readonly Seat[] = SEATS, how?: 'said' | 'aloud'): State {
  const window = state.window;
  if (window === undefined) return state;
  const going = seats.filter((seat) => seat !== window.from && !window.noted.includes(seat));
  let next = state;
  for (const seat of going) {
    next = withSeat(next, seat, { passes: [...next.seats[seat].passes, passOf(state, window, seat, how)] });
  }
  const noted = [...window.noted, ...going];
  const passed = how === undefined ? window.passed : [...new Set([...window.passed, ...seats])];
  return replaced(next, { window: { ...window, noted, passed } });
}

function passOf(state: State, window: Window, seat: Seat, how: 'said' | 'aloud' | undefined): Pass {
  const { concealed, melds, ready } = state.seats[seat];
  return {
    tile: window.tile,
    kind: window.kind,
    from: window.from,
    at: window.opened,
    aloud: how === 'aloud',
    said: how !== undefined,
    concealed,
    melds,
    ready: ready !== undefined,
  };
}

/** The window that a claim is about: a set claim goes to the discard under a kong, a win to the kong itself. */
export function windowFor(state: State, purpose: Purpose): Window | undefined {
  const window = state.window;
  return purpose === 'win' || window === undefined ? window : (window.under ?? window);
}

export function purposeOf(act: Act): Purpose {
  return act.do === 'declare-win' ? 'win' : (act.purpose ?? 'win');
}

/** There is a tile to claim, it is the latest, and it is not one's own. */
export const latestDiscard: Clause = (table, act, seat) => {
  const window = windowFor(table.state, purposeOf(act));
  const named = act.tile === undefined ? undefined : kindOf(act.tile);
  if (act.event.of === 'older') return objection('not-the-latest-discard', { seat, tile: written(named) });
  if (window === undefined) return objection('nothing-to-claim', { seat });
  if (window.from === seat) return objection('own-discard', { seat, tile: written(kindOf(window.tile)) });
  if (named !== undefined && named !== kindOf(window.tile) && named !== window.named)
    return objection('not-the-latest-discard', { seat, tile: written(named) });
  return undefined;
};

/** The time in which a tile may be claimed is not over, for a set or to win. */
export const stillOpen: Clause = (table, act, seat) => lateness(table, seat, purposeOf(act));

/**
 * Why a claim comes too late. A player who has asked for a moment keeps the tile open until the next discard.
 * Sources: "When can you call a discard in mahjong?" (American); "Claiming, winning and closing" (sixteen tiles).
 */
export function lateness(table: Table, seat: Seat, purpose: Purpose): Objection | undefined {
  const window = windowFor(table.state, purpose);
  if (window === undefined || window.closings.length === 0) return undefined;
  if (window.waiting.includes(seat) && table.rules.claiming.waitCall === 'moment') return undefined;
  const claiming = table.rules.claiming;
  const until = purpose === 'win' ? claiming.winClaimOpenUntil : claiming.setClaimOpenUntil;
  const closed = window.closings.find((one) => until.includes(one));
  if (closed === undefined) return undefined;
  if ((closed === 'draw' || closed === 'touch') && hadNoTime(table, window)) return undefined;
  return objection('window-closed', { seat, tile: written(kindOf(window.tile)), closing: closed, purpose });
}

/** The draw came so soon after the discard that nobody had time to call (EMA Riichi rules 2016, 3.3.1). */
export function hadNoTime(table: Table, window: Window): boolean {
  if (window.drawnAfter === undefined || table.rules.claiming.drawnTileBack !== 'no-time') return false;
  return window.drawnAfter < table.rules.claiming.claimSeconds;
}

/** Who has passed, or whose wait counts as a pass, may not take the tile after all. */
export const notPassed: Clause = (table, act, seat) => {
  const window = windowFor(table.state, purposeOf(act));
  if (window === undefined) return undefined;
  const values = { seat, tile: written(kindOf(window.tile)) };
  if (window.waiting.includes(seat) && table.rules.claiming.waitCall === 'pass')
    return objection('wait-is-a-pass', values);
  return window.passed.includes(seat) ? objection('has-passed', values) : undefined;
};

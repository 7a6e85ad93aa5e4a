import type { Objection } from '../ruling';
import { SEATS, type Seat } from '../seats';
import { isTerminalOrHonor, kindOf, type Tile } from '../tiles';
import { completedBy, heldBy } from './ask';
import type { Act } from './act';
import { copyOfSeats } from './copies';
import {
  replaced,
  seatWith,
  windowWith,
  type Closing,
  type Pass,
  type Purpose,
  type State,
  type Window,
} from './state';
import { objection, written, type Clause, type Table } from './table';

/** A window on a tile that others may take. */
export function opened(
  state: Pick<State, 'clock'>,
  parts: Pick<Window, 'tile' | 'from' | 'kind'> & Partial<Window>,
): Window {
  const window: Window = {
    tile: parts.tile,
    from: parts.from,
    kind: parts.kind,
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
    beforeKong: undefined,
    laid: undefined,
    previous: undefined,
  };
  return Object.assign(window, parts);
}

/** The fact that something happened that closes windows under some rules. */
export function closing(state: State, what: Closing): State {
  const window = state.window;
  if (window === undefined || window.closings.includes(what)) return state;
  return replaced(state, { window: windowWith(window, { closings: [...window.closings, what] }) });
}

/**
 * Every other player lets the tile of the window go. What he held is remembered with it, so that any version of the
 * missed-discard rule can be asked later. `how` is `undefined` where nothing was said.
 */
export function letGo(state: State, seats: readonly Seat[] = SEATS, how?: 'said' | 'aloud'): State {
  const window = state.window;
  if (window === undefined) return state;
  const going = seats.filter((seat) => seat !== window.from && !window.noted.includes(seat));
  const passed = how === undefined ? window.passed : [...new Set([...window.passed, ...seats])];
  const after = windowWith(window, { noted: [...window.noted, ...going], passed });
  if (going.length === 0) return replaced(state, { window: after });
  const all = copyOfSeats(state.seats);
  for (const seat of going) {
    all[seat] = seatWith(all[seat], { passes: [...all[seat].passes, passOf(state, window, seat, how)] });
  }
  return replaced(state, { seats: all, window: after });
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

/**
 * The window that a declared win is about: a concealed kong only for the hand that could ever rob one, else the discard
 * that lies under it.
 */
export function winWindow(state: State, seat: Seat): Window | undefined {
  const window = state.window;
  if (window?.kind !== 'concealed-kong' || window.under === undefined) return window;
  const { concealed, melds } = state.seats[seat];
  return concealed !== undefined && melds.length === 0 && isOrphans(concealed, window.tile) ? window : window.under;
}

/** Whether the tiles are thirteen orphans with the one added. */
export function isOrphans(concealed: readonly Tile[], tile: Tile): boolean {
  const kinds = new Set([...concealed, tile].map(kindOf));
  return kinds.size === 13 && [...kinds].every(isTerminalOrHonor);
}

/** The window that an act of a seat is about. */
export function meantBy(table: Table, act: Act, seat: Seat): Window | undefined {
  return purposeOf(act) === 'win' ? winWindow(table.state, seat) : windowFor(table.state, purposeOf(act));
}

export function purposeOf(act: Act): Purpose {
  return act.do === 'declare-win' ? 'win' : (act.purpose ?? 'win');
}

/** There is a tile to claim, it is the latest, and it is not one's own. */
export const latestDiscard: Clause = (table, act, seat) => {
  const window = meantBy(table, act, seat);
  const named = act.tile === undefined ? undefined : kindOf(act.tile);
  if (act.event.of === 'older') return objection('not-the-latest-discard', { seat, tile: written(named) });
  if (window === undefined) return objection('nothing-to-claim', { seat });
  const older = olderOne(table, act, seat, window);
  if (older !== undefined) return tooOld(table, act, seat, older);
  if (window.from === seat) return objection('own-discard', { seat, tile: written(kindOf(window.tile)) });
  if (named !== undefined && named !== kindOf(window.tile) && named !== window.named)
    return objection('not-the-latest-discard', { seat, tile: written(named) });
  return undefined;
};

/** The discard before the latest, where the claim can only be about that one. */
function olderOne(table: Table, act: Act, seat: Seat, window: Window): Tile | undefined {
  const before = window.previous;
  if (before === undefined || act.tile !== undefined || before.from === seat || before.passed.includes(seat))
    return undefined;
  if (purposeOf(act) !== 'win') {
    const fits = (tile: Tile): boolean => act.tiles?.some((own) => kindOf(own) === kindOf(tile)) ?? false;
    return act.purpose !== 'chow' && fits(before.tile) && !fits(window.tile) ? before.tile : undefined;
  }
  const held = heldBy(table.state.seats[seat]);
  if (held === undefined || completedBy(table, held, window.tile)) return undefined;
  return completedBy(table, held, before.tile) ? before.tile : undefined;
}

function tooOld(table: Table, act: Act, seat: Seat, tile: Tile): Objection {
  const purpose = purposeOf(act);
  const claiming = table.rules.claiming;
  const until = purpose === 'win' ? claiming.winClaimOpenUntil : claiming.setClaimOpenUntil;
  const values = { seat, tile: written(kindOf(tile)) };
  return until.includes('discard')
    ? objection('window-closed', { ...values, closing: 'discard', purpose })
    : objection('not-the-latest-discard', values);
}

/** The time in which a tile may be claimed is not over, for a set or to win. */
export const stillOpen: Clause = (table, act, seat) => lateness(table, seat, purposeOf(act), meantBy(table, act, seat));

/**
 * Why a claim comes too late. A player who has asked for a moment keeps the tile open until the next discard.
 * Sources: "When can you call a discard in mahjong?" (American); "Claiming, winning and closing" (sixteen tiles).
 */
export function lateness(
  table: Table,
  seat: Seat,
  purpose: Purpose,
  window: Window | undefined,
): Objection | undefined {
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
  const window = meantBy(table, act, seat);
  if (window === undefined) return undefined;
  const values = { seat, tile: written(kindOf(window.tile)) };
  if (window.waiting.includes(seat) && table.rules.claiming.waitCall === 'pass')
    return objection('wait-is-a-pass', values);
  return window.passed.includes(seat) ? objection('has-passed', values) : undefined;
};

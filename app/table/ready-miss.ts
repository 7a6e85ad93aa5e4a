import type { Objection } from '../ruling';
import type { Seat } from '../seats';
import { kindOf, type Tile } from '../tiles';
import { heldBy, waitsOf } from './ask';
import { couldHaveWon, goneBy, missedObjection } from './missed';
import { objection, seatOf, written, type Table } from './table';

const ANY_MISS = { counts: 'complete', robbedKong: true } as const;

/** A winning tile that a player has let go since he declared ready. */
export function missedSinceReady(table: Table, seat: Seat): Tile | undefined {
  const ready = seatOf(table, seat).ready;
  if (ready === undefined) return undefined;
  return goneBy(table, seat).find((pass) => pass.ready && couldHaveWon(table, seat, pass, ANY_MISS))?.tile;
}

/** A winning tile that he has thrown himself since he declared ready. */
function thrownSinceReady(table: Table, seat: Seat): Tile | undefined {
  const own = seatOf(table, seat);
  const ready = own.ready;
  const held = heldBy(own);
  if (ready === undefined || held === undefined) return undefined;
  const later = own.river.filter(({ at }) => at > ready.thrown);
  if (later.length === 0) return undefined;
  const winning = waitsOf(table, held);
  return later.find(({ tile }) => winning.includes(kindOf(tile)))?.tile;
}

/** Why a ready hand is dead under "Missed or discarded winning tile makes the hand dead"; undefined where it is not. */
export function readyHandDead(table: Table, seat: Seat): Objection | undefined {
  if (seatOf(table, seat).ready === undefined) return undefined;
  const missed = missedSinceReady(table, seat);
  const tile = missed ?? thrownSinceReady(table, seat);
  if (tile === undefined || !table.rules.ready.missedKills) return undefined;
  return objection('ready-hand-dead', {
    seat,
    missed: written(kindOf(tile)),
    how: missed === undefined ? 'thrown' : 'missed',
  });
}

/**
 * What a missed tile costs, in three steps of which the first that is on holds: the ready hand is dead; no discard may be
 * won on for the rest of the deal, beside the ordinary rule; the ordinary rule alone.
 * Source: Four Winds help, "Claiming rules: Missed Discard", on the rule of Ready.
 */
export function missObjections(
  table: Table,
  seat: Seat,
  tile: Tile,
  discarder: Seat | undefined,
): readonly (Objection | undefined)[] {
  const dead = readyHandDead(table, seat);
  if (dead) return [dead];
  if (seatOf(table, seat).ready !== undefined && table.rules.ready.missedKills) return [];
  return [readyMissedFirst(table, seat, tile, discarder), missedObjection(table, seat, tile, discarder)];
}

function readyMissedFirst(table: Table, seat: Seat, tile: Tile, discarder: Seat | undefined): Objection | undefined {
  if (discarder === undefined) return undefined;
  const missed = missedSinceReady(table, seat);
  if (missed === undefined || !table.rules.ready.mustTakeFirst) return undefined;
  return objection('ready-missed-first', { seat, tile: written(kindOf(tile)), missed: written(kindOf(missed)) });
}

import type { Seat } from '../seats';
import { kindOf, type Kind, type Tile } from '../tiles';
import { heldBy, waitsOf, type Held } from './ask';
import { seatOf, type Table } from './table';

/** The winning tiles of which the player does not hold all four himself, as the preset counts them. */
export function liveWaits(table: Table, held: Held): readonly Kind[] {
  const waits = waitsOf(table, held);
  const dead = waits.filter((kind) => copies(held.concealed, kind) + copies(melded(held), kind) >= 4);
  if (dead.length === 0) return waits;
  switch (table.rules.ready.waitAllHeld) {
    case 'ready':
      return waits;
    case 'not-ready':
      return waits.filter((kind) => !dead.includes(kind));
    case 'not-ready-concealed':
      return waits.filter((kind) => copies(held.concealed, kind) < 4);
  }
}

function melded(held: Held): readonly Tile[] {
  return held.melds.flatMap((meld) => meld.tiles);
}

function copies(tiles: readonly Tile[], kind: Kind): number {
  return tiles.filter((tile) => kindOf(tile) === kind).length;
}

/** Whether a seat is ready as the rules count it; undefined where the hand is unknown. */
export function isReadyHand(table: Table, seat: Seat): boolean | undefined {
  const held = heldBy(seatOf(table, seat));
  return held === undefined ? undefined : liveWaits(table, held).length > 0;
}

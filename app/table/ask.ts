import { tilesAsText, waits } from '../hand';
import { unwatched, type Effective } from '../preset/effective';
import type { Seat } from '../seats';
import { kindOf, type Kind, type Tile } from '../tiles';
import type { SeatState, TableMeld } from './state';
import type { Table } from './table';

/** Concealed tiles and melds of one moment. */
export interface Held {
  readonly concealed: readonly Tile[];
  readonly melds: readonly TableMeld[];
}

/** What a seat holds beside the tile just drawn; undefined where the position does not tell. */
export function heldBy(seat: SeatState): Held | undefined {
  return seat.concealed === undefined ? undefined : { concealed: seat.concealed, melds: seat.melds };
}

/**
 * The tiles that complete a hand in shape under the preset, whoever gives them. The options and rows it rests on are
 * reported each time.
 */
export function waitsOf(table: Table, held: Held): readonly Kind[] {
  // A long or a short hand waits for nothing: it may not win.
  if (!byCard(table) && held.concealed.length + 3 * held.melds.length !== handSize(table)) return [];
  const { effective } = table;
  const hand = { concealed: held.concealed, melds: held.melds.map(({ kind, tiles }) => ({ kind, tiles })) };
  // Where somebody listens, `waits` keeps what it has found itself.
  if (unwatched(effective) !== effective) return waits(effective, hand);
  const known = knownUnder(effective);
  const tiles = tilesAsText(hand);
  let waiting = known.get(tiles);
  if (waiting === undefined) {
    waiting = waits(effective, hand);
    known.set(tiles, waiting);
  }
  return waiting;
}

/** A deal asks about the same few hands again and again, with every discard: so many of them are kept. */
const KEPT = 1_000;
const waitsUnder = new WeakMap<Effective, Map<string, readonly Kind[]>>();

function knownUnder(effective: Effective): Map<string, readonly Kind[]> {
  const before = waitsUnder.get(effective);
  if (before !== undefined && before.size < KEPT) return before;
  const known = new Map<string, readonly Kind[]>();
  waitsUnder.set(effective, known);
  return known;
}

/**
 * The seat as it is when it claims a discard: what it has drawn since goes back, and with it what was done with that
 * tile, such as a flower laid down.
 */
export function claimant(table: Table, seat: Seat): SeatState {
  const { suspended } = table.state;
  const drew = suspended?.act === 'draw' && suspended.seat === seat;
  return drew ? suspended.before.seats[seat] : table.state.seats[seat];
}

/** Whether a tile completes the hand in shape. */
export function completedBy(table: Table, held: Held, tile: Tile): boolean {
  return waitsOf(table, held).includes(kindOf(tile));
}

/** Whether the hands are those of a card: a kong is then four of the tiles of the hand. */
export function byCard(table: Table): boolean {
  return table.effective.card !== undefined;
}

/** How many tiles of the hand a meld takes. */
function tilesOf(table: Table, meld: TableMeld): number {
  return byCard(table) ? meld.tiles.length : 3;
}

/** The tiles to be held, melds counted as three: thirteen, or sixteen with five sets. */
export function handSize(table: Table): number {
  return table.rules.general.setsInHand * 3 + 1;
}

/**
 * How many tiles too many a seat holds, below 0 how many too few, apart from the tile drawn in this turn; undefined
 * where the hand is unknown.
 */
export function surplusOf(table: Table, seat: Seat): number | undefined {
  const state = table.state.seats[seat];
  const held =
    state.count ??
    (state.concealed === undefined
      ? undefined
      : state.concealed.length + state.melds.reduce((sum, meld) => sum + tilesOf(table, meld), 0));
  if (held === undefined) return undefined;
  const toDiscard = table.state.turn === seat && table.state.phase === 'to-discard' && table.state.drawn === undefined;
  return held - handSize(table) - (toDiscard && state.count === undefined ? 1 : 0);
}

/** The hand without one copy of each of some tiles; undefined where it does not hold them. A plain five is taken before a red one. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] | undefined {
  const left = [...tiles];
  for (const tile of taken) {
    let at = left.indexOf(tile);
    if (at < 0) at = left.findIndex((one) => kindOf(one) === kindOf(tile));
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** The concealed tiles with the drawn one among them. */
export function allConcealed(table: Table, seat: Seat): readonly Tile[] | undefined {
  const concealed = table.state.seats[seat].concealed;
  const drawn = table.state.drawn;
  if (concealed === undefined || drawn?.seat !== seat) return concealed;
  return drawn.tile === undefined ? undefined : [...concealed, drawn.tile];
}

import type { Scenario } from '../../schemas/generated/scenario';
import type { Meld } from '../../schemas/generated/hand';
import { setFrom, type SetTarget } from '../hand-desk/desk';
import { escaped, readAt, stepsOf, withValue } from '../preset/pointer';
import type { Pointer } from '../result';
import type { Seat } from '../seats';
import { parseTiles, printTile, printTiles, sortTiles, type Tile } from '../tiles';

/** The rows of tiles of one seat; each is a key of the seat in the scenario. */
export const SEAT_LISTS = ['concealed', 'drawn', 'discards', 'flowers', 'missed'] as const;
export type SeatList = (typeof SEAT_LISTS)[number];

/** What lies in the middle of the table; each is a key of the position. */
export const TABLE_LISTS = ['wall', 'deadWall', 'doraIndicators', 'uraIndicators'] as const;
export type TableList = (typeof TABLE_LISTS)[number];

/** Lists whose order says nothing: they are kept sorted. */
const SORTED: ReadonlySet<string> = new Set(['concealed', 'flowers', 'missed']);
/** Places for one tile only. */
const SINGLE: ReadonlySet<string> = new Set(['drawn', 'tile', 'named']);

/** Where the tiles of a seat stand in the scenario. */
export function seatPlace(seat: Seat, list: SeatList | 'melds'): Pointer {
  return `/position/seats/${seat}/${list}`;
}

/** Where the tiles of the middle stand in the scenario. */
export function tablePlace(list: TableList): Pointer {
  return `/position/${list}`;
}

function lastOf(place: Pointer): string {
  return place.slice(place.lastIndexOf('/') + 1);
}

/** The tiles at a place, as they are written; empty where none are known. */
export function tilesAt(scenario: Scenario, place: Pointer): string {
  const found = readAt(scenario, place);
  return typeof found === 'string' ? found : '';
}

/**
 * The scenario with another value at a place; `undefined` takes it out, and with it what held nothing else: of a seat of
 * which nothing is said any more the scenario says nothing.
 */
export function withSaid(scenario: Scenario, place: Pointer, value: unknown): Scenario {
  let next = withValue(scenario, place, value);
  const steps = stepsOf(place);
  while (value === undefined && steps.length > 2) {
    steps.pop();
    const holder = `/${steps.map(escaped).join('/')}`;
    const held = readAt(next, holder);
    if (typeof held !== 'object' || held === null || Array.isArray(held) || Object.keys(held).length > 0) break;
    next = withValue(next, holder, undefined);
  }
  return next;
}

/** The scenario with other tiles at a place; none at all takes the place out, since nothing is known of it then. */
export function withTiles(scenario: Scenario, place: Pointer, text: string): Scenario {
  return withSaid(scenario, place, text === '' ? undefined : text);
}

/** The scenario with a tile put to a place: the only one there, after, or among, the others, or as the first of a set. */
export function placed(scenario: Scenario, place: Pointer, tile: Tile): Scenario {
  const begun = meldBegun(scenario, place, tile);
  if (begun !== undefined) return begun;
  const key = lastOf(place);
  if (SINGLE.has(key)) return withTiles(scenario, place, printTile(tile));
  const before = listed(tilesAt(scenario, place));
  const tiles = [...before, tile];
  return withTiles(scenario, place, printTiles(SORTED.has(key) ? sortTiles(tiles) : tiles));
}

/** The scenario without one of the tiles at a place. */
export function takenOut(scenario: Scenario, place: Pointer, at: number): Scenario {
  const rest = listed(tilesAt(scenario, place)).filter((_, index) => index !== at);
  return withTiles(scenario, place, printTiles(rest));
}

function listed(text: string): readonly Tile[] {
  const read = parseTiles(text);
  return read.ok ? read.value : [];
}

/** The sets that lie open before a seat. */
export function meldsOf(scenario: Scenario, seat: Seat): readonly Meld[] {
  return scenario.position?.seats?.[seat]?.melds ?? [];
}

/** The scenario with other sets before a seat. */
export function withMelds(scenario: Scenario, seat: Seat, melds: readonly Meld[]): Scenario {
  return withSaid(scenario, seatPlace(seat, 'melds'), melds.length === 0 ? undefined : melds);
}

/** Every tile that lies on the table before the first event; discards are not counted where a set may hold them too. */
export function tilesLaid({ position }: Scenario): readonly Tile[] {
  const { seats = {}, wall, doraIndicators, uraIndicators } = position ?? {};
  const held = Object.values(seats).flatMap(({ concealed, drawn, flowers, melds = [] }) => [
    concealed,
    drawn,
    flowers,
    ...melds.map((meld) => meld.tiles),
  ]);
  return [...held, wall, doraIndicators, uraIndicators].flatMap((text) => listed(text ?? ''));
}

/** Where a tile begins a set before a seat. */
const MELD_PLACE = /^\/position\/seats\/([ESWN])\/melds\/(chow|pung|kong|concealed-kong|added-kong)$/;

/** The place where the next tile begins a set of a kind before a seat. */
export function meldPlace(seat: Seat, kind: SetTarget): Pointer {
  return `/position/seats/${seat}/melds/${kind}`;
}

/** The tiles that choosing one puts to a place: a set, or the tile itself. */
export function tilesPut(place: Pointer, tile: Tile): readonly Tile[] {
  const kind = MELD_PLACE.exec(place)?.[2] as SetTarget | undefined;
  return kind === undefined ? [tile] : setFrom(kind, tile);
}

function meldBegun(scenario: Scenario, place: Pointer, tile: Tile): Scenario | undefined {
  const [, seat, kind] = (MELD_PLACE.exec(place) ?? []) as unknown as [string, Seat, SetTarget] | readonly [];
  if (seat === undefined || kind === undefined) return undefined;
  const melds = meldsOf(scenario, seat);
  return withMelds(scenario, seat, [...melds, { kind, tiles: printTiles(setFrom(kind, tile)) }]);
}

import type { ScenarioEvent } from '../../schemas/generated/scenario';
import type { Seat } from '../seats';
import { isFlower, JOKER, printTiles, type Kind, type Tile } from '../tiles';
import { runsAround } from './missed';
import { OWN_TILES } from './sets';
import type { SetPurpose } from './state';
import type { Table } from './table';

/** Sets of equal tiles that may be claimed, the larger ones only where jokers help to them. */
const EQUAL = ['pung', 'kong', 'quint', 'sextet'] as const satisfies readonly SetPurpose[];

/** How many of each kind a player holds. */
type Counts = ReadonlyMap<Kind, number>;

/**
 * The claims for a set that a seat's tiles could make of a discard: with its own tiles first, then with jokers for some or
 * all of them. Runs with a joker are told only where they are played.
 */
export function setChoices(table: Table, seat: Seat, counts: Counts, kind: Kind): readonly ScenarioEvent[] {
  const call = (purpose: SetPurpose, tiles: readonly Tile[]): ScenarioEvent => ({
    do: 'call',
    seat,
    for: purpose,
    tiles: printTiles(tiles),
  });
  const equal = EQUAL.flatMap((purpose) =>
    basesOf(table, counts, kind).flatMap((base) =>
      waysOf(counts, base, OWN_TILES[purpose]).map((tiles) => call(purpose, tiles)),
    ),
  );
  return [...equal, ...runs(table, counts, kind).map((tiles) => call('chow', tiles))];
}

/** What the set would consist of: the tile thrown, and of a joker that may be claimed any tiles in hand. */
function basesOf(table: Table, counts: Counts, kind: Kind): readonly Kind[] {
  if (kind !== JOKER) return [kind];
  if (table.rules.general.discardedJoker !== 'claimable') return [];
  return [...counts.keys()].filter((one) => one !== JOKER && !isFlower(one));
}

/** So many tiles of a kind, jokers in place of none, one, two ... of them. */
function waysOf(counts: Counts, base: Kind, size: number): readonly (readonly Tile[])[] {
  const natural = counts.get(base) ?? 0;
  const jokers = counts.get(JOKER) ?? 0;
  const ways: Tile[][] = [];
  for (let used = Math.max(0, size - natural); used <= Math.min(jokers, size); used += 1)
    ways.push([...Array<Tile>(size - used).fill(base), ...Array<Tile>(used).fill(JOKER)]);
  return ways;
}

/** The pairs of own tiles that make a run with the tile. */
function runs(table: Table, counts: Counts, kind: Kind): readonly (readonly Tile[])[] {
  if (kind >= 27) return [];
  const around = runsAround(kind);
  const own = around.filter(([a, b]) => counts.has(a) && counts.has(b));
  if (!counts.has(JOKER) || !table.rules.general.jokersInChows) return own;
  const beside = [...new Set(around.flat())].filter((one) => counts.has(one)).sort((a, b) => a - b);
  return [...own, ...beside.map((one) => [one, JOKER])];
}

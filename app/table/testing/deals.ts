import type { Position, ScenarioEvent } from '../../../schemas/generated/scenario';
import type { Effective } from '../../preset/effective';
import { SEATS, type Seat } from '../../seats';
import { kindOf, printTile, printTiles, type Tile } from '../../tiles';
import { actOf } from '../act';
import { candidates, choice } from '../may';
import { ruleStep, type Ruled } from '../referee';
import { startOf } from '../start';
import type { State } from '../state';
import { over, tableOf, type Table } from '../table';
import { anything } from './anything';

/** A seeded source of numbers from 0 to below 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** All tiles of a preset in a random order. */
export function shuffled(effective: Effective, random: () => number): Tile[] {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < 34; kind += 1) for (let copy = 0; copy < 4; copy += 1) tiles.push(kind);
  for (let flower = 0; flower < effective.rules.general.flowers; flower += 1) tiles.push(34 + flower);
  for (let joker = 0; joker < effective.rules.general.jokers; joker += 1) tiles.push(42);
  for (let at = tiles.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const tile = tiles[at] ?? 0;
    tiles[at] = tiles[other] ?? 0;
    tiles[other] = tile;
  }
  return tiles;
}

/** What is special about a deal, so that what seldom happens at random is seen as well. */
const KINDS = ['plain', 'sets', 'terminals', 'long', 'short', 'waiting', 'sets', 'terminals', 'waiting'] as const;

/** The tiles of a deal in their order: hands first. Under `sets` three equal tiles lie together here and there, under `terminals`
 * East has his, under `waiting` every hand is sets and a tile. */
function ordered(effective: Effective, seed: number, kind: (typeof KINDS)[number]): readonly Tile[] {
  const tiles = shuffled(effective, seeded(seed));
  const first = (rank: (tile: Tile) => number): Tile[] => [...tiles].sort((a, b) => rank(a) - rank(b));
  switch (kind) {
    case 'sets': {
      // The four copies of some kinds, then all the rest as it was.
      const order = new Map(shuffled(effective, seeded(seed + 1)).map((tile, at) => [tile, at]));
      return first((tile) => (tile < 34 && (order.get(tile) ?? 0) % 3 > 0 ? (order.get(tile) ?? 0) : 1000));
    }
    case 'terminals':
      return first((tile) => (tile < 34 && (tile >= 27 || tile % 9 === 0 || tile % 9 === 8) ? 0 : 1000));
    case 'waiting':
      return inSets(tiles, effective.rules.general.setsInHand, seeded(seed + 2));
    case 'plain':
    case 'long':
    case 'short':
      return tiles;
  }
}

/** The tiles with those of four hands first, each of so many runs or triplets and one more tile. */
function inSets(tiles: readonly Tile[], sets: number, random: () => number): readonly Tile[] {
  const left = [...tiles];
  const hands: Tile[] = [];
  const take = (...wanted: Tile[]): boolean => {
    const rest = [...left];
    for (const tile of wanted) {
      const at = rest.indexOf(tile);
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    left.splice(0, left.length, ...rest);
    hands.push(...wanted);
    return true;
  };
  for (let hand = 0; hand < SEATS.length; hand += 1) {
    for (let made = 0; made < sets;) {
      const low = Math.floor(random() * 3) * 9 + Math.floor(random() * 7);
      if (random() < 0.7 ? take(low, low + 1, low + 2) : take(low, low, low)) made += 1;
    }
    take(left[0] ?? 0);
  }
  return [...hands, ...left];
}

/** A deal of which everything is known: four hands, the wall, the dead wall; East is to draw. */
export function dealt(effective: Effective, seed: number): { readonly table: Table; readonly tiles: readonly Tile[] } {
  const kind = KINDS[seed % KINDS.length] ?? 'plain';
  const tiles = ordered(effective, seed, kind);
  const size = effective.rules.general.setsInHand * 3 + 1;
  const sizes = SEATS.map((_, at) => size + (at !== seed % 4 ? 0 : kind === 'long' ? 1 : kind === 'short' ? -1 : 0));
  const { deadWall, deadWallSize } = effective.rules.general;
  const end = tiles.length - (deadWall === 'none' ? 0 : deadWallSize);
  const seats: Record<string, { concealed: string; points: number }> = {};
  let next = 0;
  SEATS.forEach((seat, at) => {
    const hand = tiles.slice(next, next + (sizes[at] ?? 0));
    next += hand.length;
    seats[seat] = { concealed: printTiles(hand), points: 25000 };
  });
  const position: Position = {
    roundWind: 'E',
    turn: 'E',
    phase: 'to-draw',
    firstTurn: true,
    seats,
    wall: printTiles(tiles.slice(next, end)),
    deadWall: printTiles(tiles.slice(end)),
  };
  const start = startOf({ position, events: [] });
  if (!start.ok) throw new Error('a random deal is well written');
  return { table: tableOf(effective, start.value), tiles };
}

/** One step of random play: what was tried, what was ruled, and the tables before and after. */
export interface Turn {
  readonly before: Table;
  readonly after: Table;
  readonly ruled: Ruled;
  readonly event: ScenarioEvent;
}

/** How gladly each act is done, where it is allowed: 1 where nothing is said. */
type Gladly = Readonly<Partial<Record<ScenarioEvent['do'], number>>>;

/** Seeds of deals in which every hand waits from the start. */
export function waitingSeeds(count: number): readonly number[] {
  const all: number[] = [];
  for (let seed = 1; all.length < count; seed += 1) if (KINDS[seed % KINDS.length] === 'waiting') all.push(seed);
  return all;
}

/**
 * Plays a deal at random: mostly legal acts, winning and claiming gladly, and now and then one that is refused. Who waits
 * from the start mostly throws what he draws.
 */
export function* playedOut(effective: Effective, seed: number, most = 300, gladly: Gladly = GLADLY): Generator<Turn> {
  const steady = KINDS[seed % KINDS.length] === 'waiting';
  let { table } = dealt(effective, seed);
  const random = seeded(seed ^ 0x5bd1e995);
  for (let turn = 0; turn < most && table.state.phase !== 'over'; turn += 1) {
    const event = chosen(table, random, turn, steady ? { ...gladly, drawn: 30 } : gladly);
    const act = actOf(event);
    if (!act.ok) throw new Error(JSON.stringify(event));
    const step = ruleStep(table, [act.value]);
    const [ruled] = step.ruled;
    if (ruled === undefined) throw new Error('every act is ruled on');
    const after = over(table, step.state);
    yield { before: table, after, ruled, event };
    table = after;
  }
}

export const GLADLY: Gladly = {
  'declare-win': 40,
  'concealed-kong': 10,
  'promote-kong': 100,
  'swap-joker': 100,
  abandon: 200,
  'pass-tiles': 0.1,
  'stop-charleston': 2,
  'ding-dong': 0.02,
  'declare-ready': 10,
  'turn-face-down': 10,
  flower: 40,
  call: 2,
  draw: 6,
  pass: 1,
};

/** Mostly something that a player would think of and that the rules allow, now and then anything at all. Tiles are passed before the first turn. */
function chosen(
  table: Table,
  random: () => number,
  turn: number,
  gladly: Gladly & { readonly drawn?: number },
): ScenarioEvent {
  if (table.state.wallLeft === 0 && table.state.phase === 'to-draw' && random() < 0.7) return { do: 'exhaust' };
  const claim = table.state.window?.claims.find((one) => one.purpose !== 'win' && one.exposed !== true);
  if (claim !== undefined && random() < 0.25) return { do: 'expose', seat: claim.seat };
  if (random() < (turn === 0 ? 0.5 : WILD)) return anything(table, random, turn === 0 ? 'pass-tiles' : undefined);
  const all = SEATS.flatMap((seat: Seat) => candidates(table, seat).map((event) => ({ seat, event })));
  const drawn = table.state.drawn?.tile;
  const throwsDrawn = ({ do: act, tile }: ScenarioEvent): boolean =>
    act === 'discard' && drawn !== undefined && tile === printTile(kindOf(drawn));
  let weights = all.map(({ event }) => (throwsDrawn(event) ? gladly.drawn : undefined) ?? gladly[event.do] ?? 1);
  for (let tries = 0; tries < 6; tries += 1) {
    const index = drawnBy(weights, random);
    const one = all[index];
    if (one === undefined) break;
    if (choice(table, one.seat, one.event).allowed) return { ...one.event, seat: one.seat };
    weights = weights.map((weight, at) => (at === index ? 0 : weight));
  }
  return anything(table, random);
}

/** Of how many acts one is made up. */
const WILD = 0.12;

/** An index drawn by weight; -1 where nothing weighs. */
function drawnBy(weights: readonly number[], random: () => number): number {
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    at -= weight;
    if (weight > 0 && at <= 0) return index;
  }
  return -1;
}

/** All tiles on the table, sorted; undefined where one is not known. */
export function tilesOn(state: State): readonly Tile[] | undefined {
  const tiles: Tile[] = [...(state.wall ?? []), ...(state.deadWall ?? [])];
  for (const seat of SEATS) {
    const own = state.seats[seat];
    if (own.concealed === undefined) return undefined;
    tiles.push(...own.concealed, ...own.flowers, ...own.melds.flatMap((meld) => meld.tiles));
    tiles.push(...own.river.filter((one) => one.claimedBy === undefined).map((one) => one.tile));
    if (own.kept?.tile !== undefined) tiles.push(own.kept.tile);
  }
  if (state.drawn?.tile !== undefined) tiles.push(state.drawn.tile);
  return tiles.sort((a, b) => a - b);
}

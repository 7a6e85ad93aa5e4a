import type { Position, ScenarioEvent } from '../../../schemas/generated/scenario';
import type { Effective } from '../../preset/effective';
import { SEATS, type Seat } from '../../seats';
import { printTiles, type Tile } from '../../tiles';
import { actOf } from '../act';
import { may } from '../may';
import { ruleStep, type Ruled } from '../referee';
import { startOf } from '../start';
import type { State } from '../state';
import { over, tableOf, type Table } from '../table';

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

/** A deal of which everything is known: four hands, the wall, the dead wall; East is to draw. */
export function dealt(effective: Effective, seed: number): { readonly table: Table; readonly tiles: readonly Tile[] } {
  const tiles = shuffled(effective, seeded(seed));
  const size = effective.rules.general.setsInHand * 3 + 1;
  const hands = SEATS.map((_, at) => tiles.slice(at * size, (at + 1) * size));
  const dead = tiles.slice(-14);
  const wall = tiles.slice(4 * size, -14);
  const seats: Record<string, { concealed: string; points: number }> = {};
  SEATS.forEach((seat, at) => (seats[seat] = { concealed: printTiles(hands[at] ?? []), points: 25000 }));
  const position: Position = {
    roundWind: 'E',
    turn: 'E',
    phase: 'to-draw',
    firstTurn: true,
    seats,
    wall: printTiles(wall),
    deadWall: printTiles(dead),
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

/** Plays a deal at random: mostly legal acts, winning and claiming gladly, and now and then one that is refused. */
export function* playedOut(effective: Effective, seed: number, most = 300): Generator<Turn> {
  let { table } = dealt(effective, seed);
  const random = seeded(seed ^ 0x5bd1e995);
  for (let turn = 0; turn < most && table.state.phase !== 'over'; turn += 1) {
    const event = chosen(table, random);
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

const GLADLY: Readonly<Partial<Record<ScenarioEvent['do'], number>>> = {
  'declare-win': 40,
  'concealed-kong': 10,
  'promote-kong': 10,
  'declare-ready': 10,
  'turn-face-down': 10,
  flower: 40,
  call: 2,
  draw: 6,
  pass: 1,
};

function chosen(table: Table, random: () => number): ScenarioEvent {
  if (table.state.wallLeft === 0 && table.state.phase === 'to-draw' && random() < 0.7) return { do: 'exhaust' };
  const all = SEATS.flatMap((seat: Seat) => may(table)[seat]);
  const legal = all.filter((one) => one.allowed);
  const from = random() < 0.1 || legal.length === 0 ? all : legal;
  const weights = from.map((one) => GLADLY[one.event.do] ?? 1);
  let at = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, one] of from.entries()) {
    at -= weights[index] ?? 1;
    if (at <= 0) return one.event;
  }
  return { do: 'exhaust' };
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

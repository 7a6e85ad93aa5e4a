import type { ScenarioEvent } from '../../../schemas/generated/scenario';
import { SEATS, type Seat } from '../../seats';
import { isFlower, JOKER, kindOf, printTile, printTiles, type Tile } from '../../tiles';
import type { ActName } from '../act';
import type { Table } from '../table';

type Random = () => number;
type Details = Omit<ScenarioEvent, 'do' | 'seat'>;

function oneOf<T>(all: readonly T[], random: Random): T | undefined {
  return all[Math.floor(random() * all.length)];
}

/** What a seat holds, with the tile drawn. */
function held(table: Table, seat: Seat): readonly Tile[] {
  const { drawn } = table.state;
  const own = table.state.seats[seat].concealed ?? [];
  return drawn?.seat === seat && drawn.tile !== undefined ? [...own, drawn.tile] : own;
}

function someTile(table: Table, seat: Seat, random: Random): string {
  return printTile(random() < 0.85 ? (oneOf(held(table, seat), random) ?? 0) : Math.floor(random() * 34));
}

/** Tiles of one kind, as for a pung or a kong: of the tile thrown last or of an own one. */
function equal(table: Table, seat: Seat, count: number, random: Random): string {
  const all = held(table, seat);
  const kind = kindOf((random() < 0.7 ? table.state.window?.tile : undefined) ?? oneOf(all, random) ?? 0);
  const jokers = random() < 0.5 ? all.filter((tile) => kindOf(tile) === JOKER) : [];
  return printTiles([...jokers, ...Array<Tile>(count).fill(kind)].slice(0, count));
}

function call(table: Table, seat: Seat, random: Random): Details {
  const purpose = oneOf(['chow', 'pung', 'kong', 'pair', 'single', 'quint'] as const, random) ?? 'pung';
  switch (purpose) {
    case 'chow':
      return { for: purpose, tiles: printTiles([0, 1].map(() => oneOf(held(table, seat), random) ?? 0)) };
    case 'pung':
      return { for: purpose, tiles: equal(table, seat, 2, random) };
    case 'kong':
      return { for: purpose, tiles: equal(table, seat, 3, random) };
    case 'quint':
      return { for: purpose, tiles: equal(table, seat, 4, random) };
    case 'pair':
    case 'single':
      return { for: purpose, tiles: equal(table, seat, 1, random) };
  }
}

const NOTICED = [
  'too-many',
  'too-few',
  'wrong-tile',
  'wrong-claim',
  'wrong-indicator',
  'mixed-wall',
  'taken-tile',
  'faulty-out',
] as const;

/** What else an act says, made up: often something that the rules refuse. Acts that end a deal for good are left out. */
const MADE: {
  readonly [act in Exclude<ActName, 'deal' | 'end-game'>]: (table: Table, seat: Seat, random: Random) => Details;
} = {
  'pass-tiles': (table, seat) => ({ tiles: printTiles(held(table, seat).slice(0, 3)) }),
  'stop-charleston': () => ({}),
  'ding-dong': () => ({}),
  touch: () => ({}),
  draw: (_table, _seat, random) => (random() < 0.3 ? { from: random() < 0.8 ? 'dead-wall' : 'wall' } : {}),
  rack: () => ({}),
  discard: (table, seat, random) => ({ tile: someTile(table, seat, random) }),
  'take-back': () => ({}),
  call,
  'declare-win': () => ({}),
  pass: (_table, _seat, random) => (random() < 0.5 ? { aloud: true } : {}),
  wait: () => ({}),
  cancel: () => ({}),
  expose: (table, seat, random) =>
    random() < 0.5 ? {} : { tiles: printTiles(table.state.seats[seat].melds.at(-1)?.tiles ?? [0, 0, 0]) },
  'concealed-kong': (table, seat, random) => ({ tiles: equal(table, seat, 4, random) }),
  'promote-kong': (table, seat, random) => ({ tile: someTile(table, seat, random) }),
  flower: (table, seat, random) => ({
    tile: printTile(held(table, seat).find((tile) => isFlower(kindOf(tile))) ?? Math.floor(random() * 42)),
  }),
  'swap-joker': (table, seat, random) => ({ tile: someTile(table, seat, random) }),
  'declare-ready': () => ({}),
  'turn-face-down': () => ({}),
  look: () => ({}),
  'turn-up': () => ({}),
  'slide-in': () => ({}),
  'show-hand': () => ({}),
  notice: (_table, _seat, random) => ({ what: oneOf(NOTICED, random) ?? 'wrong-tile', seen: random() < 0.5 }),
  'put-back': (_table, _seat, random) => ({ seen: random() < 0.3 }),
  warn: () => ({}),
  'expose-tiles': (table, seat, random) => ({
    tiles: random() < 0.6 ? printTiles(held(table, seat).slice(0, 2)) : someTile(table, seat, random),
  }),
  'swap-wrong': () => ({}),
  'declare-not-ready': () => ({}),
  abandon: () => ({}),
  exhaust: () => ({}),
};

/** Acts that seldom make sense are tried more often. */
const OFTEN: Readonly<Partial<Record<ActName, number>>> = {
  call: 6,
  expose: 5,
  'swap-joker': 3,
  'take-back': 4,
  cancel: 2,
  'put-back': 2,
  'pass-tiles': 2,
  'ding-dong': 2,
};

const ACTS = (Object.keys(MADE) as (keyof typeof MADE)[]).flatMap((act) =>
  Array<keyof typeof MADE>(OFTEN[act] ?? 1).fill(act),
);

/** Whose act it would be. */
function owner(table: Table, act: ActName): Seat {
  const { turn, window } = table.state;
  if (act === 'expose') return window?.claims[0]?.seat ?? turn;
  return act === 'take-back' ? (window?.from ?? turn) : turn;
}

/** Any act by anybody at any moment, sensible or not; or some act of a given kind. */
export function anything(table: Table, random: Random, given?: keyof typeof MADE): ScenarioEvent {
  const act = given ?? oneOf(ACTS, random) ?? 'pass';
  const seat = (random() < 0.6 ? owner(table, act) : oneOf(SEATS, random)) ?? 'E';
  return { do: act, seat, ...MADE[act](table, seat, random) };
}

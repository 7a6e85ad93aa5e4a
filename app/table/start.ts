import type { Position, Scenario, ScenarioEvent, SeatPosition } from '../../schemas/generated/scenario';
import { failed, ok, type Problem, type Result } from '../result';
import { SEATS, seatAfter, type BySeat, type Seat } from '../seats';
import { kindOf, parseTile, parseTiles, type Tile } from '../tiles';
import type { Drawn, Exchanges, Pass, Ready, SeatState, State, TableMeld, Window } from './state';
import { opened } from './windows';

type Started = Pick<Scenario, 'position' | 'events'>;

const starts = new WeakMap<Started, Result<State>>();

/**
 * The state before the first event of a scenario. What the position does not tell stays unknown. It does not depend on
 * the rules: the same scenario gives the same object.
 */
export function startOf(scenario: Started): Result<State> {
  const before = starts.get(scenario);
  if (before) return before;
  const state = read(scenario);
  starts.set(scenario, state);
  return state;
}

function read(scenario: Started): Result<State> {
  const position = scenario.position ?? {};
  const first = firstEvent(scenario);
  const reading = new Reading();
  const turn = position.turn ?? first?.seat ?? 'E';
  const seats = bySeat((seat) => seatState(position.seats?.[seat] ?? {}, `/position/seats/${seat}`, reading));
  const latest = position.latest;
  const phase = position.phase === 'claim' ? 'to-draw' : (position.phase ?? phaseOf(position, first, turn));
  const wall = reading.tiles(position.wall, '/position/wall');
  const state: State = {
    clock: 0,
    since: 0,
    elapsed: position.minutes === undefined ? undefined : position.minutes * 60,
    extraTime: 0,
    roundWind: position.roundWind ?? 'E',
    round: position.round,
    dealer: position.dealer,
    exchanges: NOTHING_EXCHANGED,
    phase,
    turn: latest !== undefined && position.turn === undefined ? seatAfter(latest.seat) : turn,
    seats,
    window:
      latest === undefined
        ? undefined
        : windowOn(reading.tile(latest.tile, '/position/latest/tile') ?? 0, latest.seat, position),
    suspended: undefined,
    drawn: phase === 'to-discard' ? drawnBy(turn, position, reading) : undefined,
    wall,
    wallLeft: position.wallLeft ?? wall?.length,
    deadWall: reading.tiles(position.deadWall, '/position/deadWall'),
    indicators: reading.tiles(position.doraIndicators, '/position/doraIndicators') ?? [],
    underIndicators: reading.tiles(position.uraIndicators, '/position/uraIndicators') ?? [],
    doraDue: [],
    kongs: SEATS.flatMap((seat) => seats[seat].melds.filter(isKong).map(() => seat)),
    due: undefined,
    lastCall: -1,
    flowerLaid: undefined,
    cancellable: undefined,
    firstTurn: position.firstTurn ?? false,
    noMelds: SEATS.every((seat) => seats[seat].melds.length === 0),
    extraHands: position.extraHands ?? 0,
    draws: position.draws ?? 0,
    dealerWins: Math.max(position.dealerWins ?? 0, position.dealerWinsInRow ?? 0),
    dealerWinsInRow: position.dealerWinsInRow ?? 0,
    kittyDeals: position.kittyDeals ?? 0,
    goulash: position.goulash ?? 0,
    deposits: position.deposits ?? 0,
    pool: position.pool ?? 0,
    points: bySeat((seat) => position.seats?.[seat]?.points),
    faultyOuts: [],
    faultyCalls: [],
    owed: [],
    end: undefined,
    transfers: [],
  };
  return reading.problems.length > 0 ? failed(...reading.problems) : ok(state);
}

/** The deal has just begun. */
export const NOTHING_EXCHANGED: Exchanges = { passed: [], stopped: false, dingDongs: 0 };

/** The four seats, one value each. */
export function bySeat<T>(value: (seat: Seat) => T): BySeat<T> {
  return { E: value('E'), S: value('S'), W: value('W'), N: value('N') };
}

/** A seat of which nothing is known but what is given. */
export function seatState(seat: SeatPosition, pointer: string, read: Reading): SeatState {
  const concealed = read.tiles(seat.concealed, `${pointer}/concealed`);
  const melds = (seat.melds ?? []).map((meld, at): TableMeld => {
    const tiles = read.tiles(meld.tiles, `${pointer}/melds/${at}/tiles`) ?? [];
    const called = meld.called === undefined ? undefined : read.tile(meld.called, `${pointer}/melds/${at}/called`);
    return { kind: meld.kind, tiles, from: meld.from, called: called === undefined ? undefined : kindOf(called) };
  });
  const river = (read.tiles(seat.discards, `${pointer}/discards`) ?? []).map((tile) => ({
    tile,
    at: 0,
    claimedBy: undefined,
  }));
  const ready = readyOf(seat);
  const passes = (read.tiles(seat.missed, `${pointer}/missed`) ?? []).map((tile): Pass => ({
    tile,
    kind: 'discard',
    from: 'E',
    at: 0,
    aloud: true,
    said: true,
    concealed: concealed === undefined ? undefined : concealed.slice(0, tidy(concealed.length)),
    melds,
    ready: ready !== undefined,
  }));
  return {
    concealed,
    melds,
    flowers: read.tiles(seat.flowers, `${pointer}/flowers`) ?? [],
    river,
    ready,
    dead: seat.dead === true ? 'hand-dead' : undefined,
    mayNotWin: undefined,
    count: seat.count,
    passes,
    lastDraw: seat.drawn === undefined ? -1 : 0,
    lastDiscard: -1,
    lastClaim: -1,
    claimed: undefined,
    slidIn: false,
    turnedUp: false,
    shown: false,
    saidNotReady: false,
    hasWon: seat.hasWon,
    warnings: seat.warnings ?? 0,
    afterGame: seat.afterGame ?? 0,
    penaltyTiles: [],
    chips: seat.chips ?? 0,
    kept: undefined,
    owedTiles: 0,
  };
}

/** A hand to draw holds one more than three for each set still to make. */
function tidy(length: number): number {
  return length - ((length + 2) % 3);
}

function readyOf(seat: SeatPosition): Ready | undefined {
  if (seat.ready === undefined || seat.ready === false) return undefined;
  const manner = seat.ready === true ? 'declared' : seat.ready;
  return { at: 0, thrown: 0, manner, oneShot: false, faceDown: true, broken: false };
}

function isKong(meld: TableMeld): boolean {
  return meld.kind === 'kong' || meld.kind === 'added-kong' || meld.kind === 'concealed-kong';
}

function windowOn(tile: Tile, from: Seat, position: Position): Window {
  return opened({ clock: 0 }, { tile, from, kind: 'discard', last: position.wallLeft === 0 });
}

function drawnBy(seat: Seat, position: Position, read: Reading): Drawn | undefined {
  const text = position.seats?.[seat]?.drawn;
  if (text === undefined) return undefined;
  return {
    seat,
    tile: read.tile(text, `/position/seats/${seat}/drawn`),
    source: 'wall',
    supplement: 0,
    after: undefined,
    racked: false,
    wrong: false,
    last: position.wallLeft === 0,
  };
}

function firstEvent(scenario: Pick<Scenario, 'events'>): ScenarioEvent | undefined {
  const step = scenario.events?.[0];
  return step === undefined ? undefined : 'together' in step ? step.together[0] : step;
}

/** Where the position does not say it, the first event tells whether the player has drawn. */
function phaseOf(position: Position, first: ScenarioEvent | undefined, turn: Seat): State['phase'] {
  if (first?.do === 'deal' || first?.do === 'pass-tiles' || first?.do === 'stop-charleston') return 'before-deal';
  if (position.seats?.[turn]?.drawn !== undefined) return 'to-discard';
  if (position.latest !== undefined) return 'to-draw';
  return first?.do === 'draw' || first?.do === 'touch' || first?.do === 'exhaust' ? 'to-draw' : 'to-discard';
}

/** Reads tiles and collects what is wrong with them. */
export class Reading {
  readonly problems: Problem[] = [];

  tiles(text: string | undefined, pointer: string): Tile[] | undefined {
    if (text === undefined) return undefined;
    return this.#value(parseTiles(text, pointer));
  }

  tile(text: string, pointer: string): Tile | undefined {
    return this.#value(parseTile(text, pointer));
  }

  #value<T>(result: Result<T>): T | undefined {
    if (result.ok) return result.value;
    this.problems.push(...result.problems);
    return undefined;
  }
}

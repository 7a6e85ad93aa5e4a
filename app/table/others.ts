import { closing, letGo } from './windows';
import { JOKER, kindOf, parseTiles } from '../tiles';
import type { Seat } from '../seats';
import type { Act } from './act';
import { seatState, NOTHING_EXCHANGED, Reading, bySeat } from './start';
import { consequence, killed, only, withConsequences, type Effects } from './effects';
import { shownAfterFault } from './faulty-out';
import { nextDeal } from './deal';
import { wallAfterDealing } from './dealt';
import { nextRound } from './game';
import { stakesAfter } from './stakes';
import { playedAgain, timeIsUp } from './time';
import { warningsCarried } from './warnings';
import { settleDraw } from './settle';
import { replaced, windowWith, withSeat, type State } from './state';
import { objection, over, seatOf, written, type Clause, type Table } from './table';
import { seatAfter, SEATS } from '../seats';
import { endOfGame } from '../settlement/game-end';
import { booked } from './effects';

/** There is a tile that others may still take. */
export const somethingToPass: Clause = (table, _act, seat) => {
  const window = table.state.window;
  if (window === undefined) return objection('nothing-to-claim', { seat });
  return window.from === seat ? objection('own-discard', { seat, tile: written(kindOf(window.tile)) }) : undefined;
};

/** A player lets the tile go. */
export function passTile(table: Table, act: Act, seat: Seat): Effects {
  const freed = table.state.window;
  if (freed === undefined) return only(table.state);
  const waiting = freed.waiting.filter((one) => one !== seat);
  const state = replaced(table.state, {
    window: windowWith(freed, { waiting, noted: freed.noted.filter((one) => one !== seat) }),
  });
  const own = state.seats[seat];
  const passes = own.passes.filter((pass) => pass.at !== freed.opened || pass.tile !== freed.tile);
  return only(letGo(withSeat(state, seat, { passes }), [seat], act.event.aloud === true ? 'aloud' : 'said'));
}

/** A player asks for a moment. */
export function wait(table: Table, seat: Seat): Effects {
  const window = table.state.window;
  if (window === undefined) return only(table.state);
  const asked = replaced(table.state, {
    window: windowWith(window, { waiting: [...new Set([...window.waiting, seat])] }),
  });
  return table.rules.claiming.waitCall === 'pass' ? only(letGo(asked, [seat], 'said')) : only(asked);
}

/** The next player touches the wall. */
export function touch(table: Table): Effects {
  return only(closing(table.state, 'touch'));
}

/** There is a drawn tile to rack. */
export const drawnApart: Clause = (table, _act, seat) =>
  table.state.drawn?.seat === seat ? undefined : objection('nothing-drawn', { seat });

/** The drawn tile is put among the others: the discard before may be closed by it. */
export function rack(table: Table): Effects {
  const { drawn } = table.state;
  const seen = closing(table.state, 'rack');
  return only(drawn === undefined ? seen : replaced(seen, { drawn: { ...drawn, racked: true } }));
}

/** The winning tile is slid among the concealed ones before the hand was shown. */
export function slideIn(table: Table, seat: Seat): Effects {
  const { state } = table;
  const own = state.drawn?.seat === seat;
  const seen = own ? closing(state, 'rack') : state;
  const slid = withSeat(
    own && state.drawn !== undefined ? replaced(seen, { drawn: { ...state.drawn, racked: true } }) : seen,
    seat,
    {
      slidIn: true,
    },
  );
  switch (table.rules.winning.slidIn) {
    case 'dead':
      return killed(slid, seat, 'slid-in');
    case 'wait-items-lost':
      return withConsequences(only(slid), consequence('items-lost', seat));
    case 'nothing':
      return only(slid);
  }
}

/** A player shows his hand: before a win of his own it may be too early, after a faulty one of another it makes that cost. */
export function showHand(table: Table, seat: Seat): Effects {
  const own = seatOf(table, seat);
  const early = own.shown ? own.turnedUp : true;
  const shown = withSeat(table.state, seat, { shown: true, turnedUp: early });
  return shownAfterFault(over(table, shown), seat);
}

/** Face-down tiles are turned up. */
export function turnUp(table: Table, seat: Seat): Effects {
  return only(withSeat(table.state, seat, { turnedUp: true }));
}

/** A player keeps his hand closed after a draw and counts as not ready. */
export const mayHideReady: Clause = (table, _act, seat) => {
  if (seatOf(table, seat).ready !== undefined) return objection('may-not-hide-ready', { seat, declared: 1 });
  if (table.rules.draw.payment !== 'ready') return undefined;
  return table.rules.draw.mayHideReady ? undefined : objection('may-not-hide-ready', { seat, declared: 0 });
};

export function sayNotReady(table: Table, seat: Seat): Effects {
  return only(withSeat(table.state, seat, { saidNotReady: true }));
}

/** No tile is left to draw, or, with an exhaustible dead wall, no supplement. */
export const wallExhausted: Clause = (table) => {
  const { wallLeft, deadWall } = table.state;
  if (wallLeft === undefined || wallLeft === 0) return undefined;
  if (deadWall?.length === 0 && table.rules.general.deadWall === 'exhaustible') return undefined;
  return objection('wall-is-not-empty', { left: wallLeft });
};

/** The deal ends without a winner. */
export function exhaust(table: Table): Effects {
  return settleDraw(over(table, letGo(table.state)));
}

/** The deal is over. */
export const dealOver: Clause = (table) =>
  table.state.phase === 'over' || table.state.phase === 'before-deal' ? undefined : objection('deal-is-running');

/** Where everybody is dealt a joker, each hand that is known holds one. Source: Four Winds help, "Rule presets: Wilmington". */
export const aJokerEach: Clause = (table, act) => {
  if (!table.rules.general.jokersDealtOneEach) return undefined;
  const seat = SEATS.find((one) => {
    const text = act.event.seats?.[one]?.concealed;
    const tiles = text === undefined ? undefined : parseTiles(text);
    return tiles?.ok === true && tiles.value.filter((tile) => kindOf(tile) === JOKER).length === 0;
  });
  return seat === undefined ? undefined : objection('joker-for-each', { seat });
};

/** The next deal: the seats go round where the deal passes, stakes stay on the table. */
export function deal(table: Table, act: Act): Effects {
  const next = nextDeal(table);
  const { state } = table;
  const passes = next?.deal === 'passes';
  const read = new Reading();
  const from = (seat: Seat): Seat => (passes ? seatAfter(seat) : seat);
  const fresh: State = {
    ...state,
    ...nextRound(table, passes),
    exchanges: NOTHING_EXCHANGED,
    phase: 'to-draw',
    turn: 'E',
    seats: bySeat((seat) => ({
      ...seatState(act.event.seats?.[seat] ?? {}, `/seats/${seat}`, read),
      hasWon: state.seats[from(seat)].hasWon,
      warnings: warningsCarried(table, from(seat)),
      afterGame: state.seats[from(seat)].afterGame,
      chips: state.seats[from(seat)].chips,
    })),
    points: bySeat((seat) => state.points[from(seat)]),
    window: undefined,
    suspended: undefined,
    drawn: undefined,
    wall: undefined,
    wallLeft: undefined,
    deadWall: undefined,
    indicators: [],
    underIndicators: [],
    doraDue: [],
    kongs: [],
    due: undefined,
    flowerLaid: undefined,
    cancellable: undefined,
    firstTurn: true,
    noMelds: SEATS.every((seat) => (act.event.seats?.[seat]?.melds ?? []).length === 0),
    extraHands: next?.extraHands ?? state.extraHands,
    draws: next?.draws ?? state.draws,
    dealerWins: next?.dealerWins ?? state.dealerWins,
    dealerWinsInRow: next?.dealerWinsInRow ?? state.dealerWinsInRow,
    ...stakesAfter(table),
    extraTime: timeIsUp(table) && !playedAgain(table) ? state.extraTime + 1 : state.extraTime,
    faultyOuts: [],
    faultyCalls: [],
    owed: [],
    end: undefined,
  };
  const length = (fresh.seats.E.concealed?.length ?? 0) % 3;
  const wallLeft = wallAfterDealing(over(table, fresh), length === 2);
  return only({ ...fresh, wallLeft, phase: length === 2 ? 'to-discard' : 'to-draw' });
}

/** The reckoning at the end of the game, where the points are known. */
export function endGame(table: Table): Effects {
  const { points, deposits, pool } = table.state;
  const ended = replaced(table.state, { phase: 'over', end: { kind: 'game-over', then: table.state.end } });
  const known = SEATS.map((seat) => points[seat]);
  if (known.some((one) => one === undefined)) return withConsequences(only(ended), consequence('game-over'));
  const final = endOfGame(table.effective, {
    points: bySeat((seat) => points[seat] ?? 0),
    deposits: deposits + pool,
    neverWon: SEATS.filter((seat) => table.state.seats[seat].hasWon === false),
    afterGame: bySeat((seat) => table.state.seats[seat].afterGame),
    chips: bySeat((seat) => table.state.seats[seat].chips),
  });
  return booked(replaced(ended, { deposits: 0, pool: 0 }), final.transfers, [consequence('game-over')]);
}

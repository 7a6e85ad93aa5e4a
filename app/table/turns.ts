import { seenTileGone } from './penalty-tiles';
import { seatAfter, type Seat } from '../seats';
import { kindOf, type Tile } from '../tiles';
import type { Act } from './act';
import { allConcealed, waitsOf, without } from './ask';
import { afterDiscard } from './abandon';
import { consequence, followedBy, killed, only, withConsequences, type Effects } from './effects';
import { declaredFaultily } from './faulty-out';
import { dueIndicators } from './kongs';
import { emptyAt, takenFrom, type Place } from './walls';
import { closing, letGo, opened } from './windows';
import { replaced, windowWith, withSeat, type Drawn, type State, type Window } from './state';
import { missing, objection, over, seatOf, written, type Clause, type Table } from './table';

/** The deal is running. */
export const running: Clause = (table, _act, seat) => {
  if (table.state.phase === 'over') return objection('deal-is-over', { seat });
  return table.state.phase === 'before-deal' ? objection('draw-first', { seat }) : undefined;
};

/** It is his turn. */
export const ownTurn: Clause = (table, _act, seat) =>
  table.state.turn === seat ? undefined : objection('not-your-turn', { seat, turn: table.state.turn });

/** He has drawn, or claimed, and has not discarded. */
export const toDiscard: Clause = (table, _act, seat) =>
  table.state.turn === seat && table.state.phase === 'to-draw' ? objection('draw-first', { seat }) : undefined;

/** He has not drawn yet. */
export const toDraw: Clause = (table, _act, seat) =>
  table.state.turn === seat && table.state.phase === 'to-discard' ? objection('discard-first', { seat }) : undefined;

export const wallLasts: Clause = (table, act, seat) => {
  if (table.state.seats[seat].kept !== undefined) return undefined;
  return emptyAt(table, placeOf(table, act)) ? objection('wall-is-empty', { seat }) : undefined;
};

/** He holds the tile. An unknown hand is taken at its word. */
export const holdsTile: Clause = (table, act, seat) => {
  if (act.tile === undefined) return table.state.drawn === undefined ? objection('unknown-tile', { seat }) : undefined;
  const { state } = table;
  const concealed = state.seats[seat].concealed;
  if (concealed === undefined) return undefined;
  const kind = kindOf(act.tile);
  if (concealed.some((tile) => kindOf(tile) === kind)) return undefined;
  const drawn = state.drawn?.seat === seat ? state.drawn : undefined;
  if (drawn !== undefined && (drawn.tile === undefined || kindOf(drawn.tile) === kind)) return undefined;
  return objection('tile-not-held', { seat, tile: written(kind) });
};

/** A locked ready hand throws what it has drawn; the discard that goes with the declaration is free. */
export const readyDiscard: Clause = (table, act, seat) => {
  const ready = seatOf(table, seat).ready;
  const drawn = table.state.drawn;
  if (ready === undefined || ready.thrown === PENDING || act.tile === undefined) return undefined;
  if (drawn?.seat === seat && (drawn.tile === undefined || kindOf(drawn.tile) === kindOf(act.tile))) return undefined;
  if (drawn === undefined || !table.rules.ready.handLocked) return undefined;
  const values = { seat, tile: written(kindOf(act.tile)) };
  return table.rules.deadHands.brokenReady
    ? objection('ready-hand-changed', values)
    : objection('ready-must-discard-drawn', values);
};

/** The discard that goes with a checked declaration must leave a hand that is ready. */
export const keepsReady: Clause = (table, act, seat) => {
  const ready = seatOf(table, seat).ready;
  if (ready?.thrown !== PENDING || act.tile === undefined || !table.rules.ready.validated) return undefined;
  const all = allConcealed(table, seat);
  if (all === undefined) return missing('hand', seat);
  const rest = without(all, [act.tile]);
  if (rest === undefined || waitsOf(table, { concealed: rest, melds: seatOf(table, seat).melds }).length > 0)
    return undefined;
  return objection('breaks-ready', { seat, tile: written(kindOf(act.tile)) });
};

/** Marks a ready declaration whose discard has still to come. */
export const PENDING = Number.MAX_SAFE_INTEGER;

/** Drawing a tile: from the wall, or a supplement. The latest discard stays claimable as long as the rules say. */
export function drawTile(table: Table, act: Act, seat: Seat): Effects {
  const { state } = table;
  const kept = state.seats[seat].kept;
  const place = placeOf(table, act);
  const { tile: next, walls } = takenFrom(table, place);
  const tile = act.tile ?? (kept ? kept.tile : next);
  const drawnAfter = act.event.after;
  const seen = closing(closing(withAfter(state, drawnAfter), 'touch'), 'draw');
  const gone = letGo(seen, [seat]);
  const left = kept === undefined ? walls.wallLeft : state.wallLeft;
  const wrong = place !== rightPlace(table);
  const drawn: Drawn = {
    seat,
    tile,
    source: place,
    supplement: state.due?.count ?? 0,
    after: state.due?.after,
    racked: false,
    wrong,
    last: left === 0,
  };
  const own = gone.seats[seat];
  const after = replaced(withSeat(gone, seat, { lastDraw: state.clock, kept: undefined }), {
    phase: 'to-discard',
    turn: seat,
    drawn,
    due: undefined,
    flowerLaid: undefined,
    firstTurn: state.firstTurn && (own.river.length === 0 || state.due !== undefined),
    suspended: { act: 'draw', seat, before: state },
    // Spread first it would make the literal a slow one.
    ...(kept === undefined ? walls : {}),
  });
  if (own.owedTiles > 0) return only(missingTile(after, seat, tile));
  return wrong && table.scoring.penalties.wrongTile === 'dead' ? killed(after, seat, 'wrong-tile') : only(after);
}

/** A tile that was missing goes among the others, and the tile of the turn has still to be drawn. */
function missingTile(state: State, seat: Seat, tile: Tile | undefined): State {
  const own = state.seats[seat];
  const concealed = own.concealed === undefined || tile === undefined ? undefined : [...own.concealed, tile];
  return replaced(withSeat(state, seat, { concealed, owedTiles: own.owedTiles - 1 }), {
    phase: 'to-draw',
    drawn: undefined,
  });
}

/** Where the next tile is to be drawn. */
export function rightPlace(table: Table): Place {
  const due = table.state.due;
  if (due === undefined) return 'wall';
  if (due.after === 'flower') return table.rules.general.flowerReplacement;
  return 'dead-wall';
}

/** Where the tile is taken: where the act says, but a supplement is taken where its player takes it. */
function placeOf(table: Table, act: Act): Place {
  const { from } = act.event;
  const told = from === 'wall' || from === 'dead-wall' ? from : undefined;
  return table.state.due === undefined && told !== undefined ? told : rightPlace(table);
}

function withAfter(state: State, after: number | undefined): State {
  if (state.window === undefined || after === undefined) return state;
  return replaced(state, { window: windowWith(state.window, { drawnAfter: after }) });
}

/** Throwing a tile: it may be claimed now, and nobody took the one before. */
export function throwTile(table: Table, act: Act, seat: Seat): Effects {
  const { state } = table;
  const tile = act.tile ?? state.drawn?.tile ?? 0;
  const before = closing(state, 'exposed');
  const gone = letGo(seenTileGone(before, seat, tile));
  const own = gone.seats[seat];
  const concealed = restOf(table, seat, tile);
  const declaring = own.ready?.thrown === PENDING;
  const ready =
    own.ready === undefined
      ? undefined
      : {
          ...own.ready,
          thrown: declaring ? state.clock : own.ready.thrown,
          oneShot: own.ready.oneShot && declaring,
        };
  const thrown = withSeat(gone, seat, {
    concealed,
    ready,
    river: [...own.river, { tile, at: state.clock, claimedBy: undefined }],
    lastDiscard: state.clock,
    claimed: undefined,
    slidIn: false,
  });
  const window = opened(thrown, {
    tile,
    from: seat,
    kind: 'discard',
    named: act.named,
    last: state.wallLeft === 0,
    declaring,
    laid: act.event.aside === true ? state : undefined,
    previous: before.window && previousOf(before.window),
  });
  const next = replaced(thrown, {
    phase: 'to-draw',
    turn: seatAfter(seat),
    drawn: undefined,
    due: undefined,
    suspended: { act: 'discard', seat, before: state },
    faultyCalls: [],
    window,
  });
  const skipped = skippedBy(state);
  const judged = state.seats[seat].claimed?.none === true ? setIsNone(over(table, next), seat) : only(next);
  const ruled = followedBy(judged, (now) => dueIndicators(over(table, now), 'after-discard'));
  const after = followedBy(ruled, (now) => afterDiscard(over(table, now), seat));
  return skipped.length === 0 ? after : withConsequences(after, ...skipped.map((one) => consequence('skipped', one)));
}

/**
 * A set laid open that is none was not put right before the discard: the hand is dead; for a kong it may count like a win
 * that is none. Sources: EMA Riichi rules 2012, 3.4.7; World Riichi Championship, penalties 2025, 12.3.4.
 */
function setIsNone(table: Table, seat: Seat): Effects {
  const kong = table.state.seats[seat].melds.at(-1)?.kind === 'kong';
  return kong && table.scoring.penalties.falseKong === 'faulty-out'
    ? declaredFaultily(table, seat, undefined, true)
    : killed(table.state, seat, 'wrong-exposure');
}

function previousOf({ tile, from, passed, laid }: Window): Window['previous'] {
  return { tile, from, passed, laid };
}

/** What a player holds after throwing a tile; the drawn one goes among the others. */
function restOf(table: Table, seat: Seat, tile: number): readonly number[] | undefined {
  const { drawn } = table.state;
  const concealed = table.state.seats[seat].concealed;
  if (concealed === undefined) return undefined;
  if (drawn?.seat !== seat) return without(concealed, [tile]) ?? concealed;
  if (drawn.tile === undefined) {
    // Nobody knows what was drawn: thrown again it leaves the hand as it was, kept it makes the hand unknown.
    return without(concealed, [tile]) === undefined ? concealed : undefined;
  }
  return without([...concealed, drawn.tile], [tile]) ?? concealed;
}

/** The players whose turn is left out because somebody claimed the tile before. */
function skippedBy(state: State): readonly Seat[] {
  const claim = state.window?.claims.find((one) => one.seat === state.turn);
  if (claim === undefined || state.window === undefined) return [];
  const out: Seat[] = [];
  for (let seat = seatAfter(state.window.from); seat !== claim.seat; seat = seatAfter(seat)) out.push(seat);
  return out;
}

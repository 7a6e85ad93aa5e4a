import { seatAfter, SEATS, type Seat } from '../seats';
import { kindOf, type Tile } from '../tiles';
import type { Act } from './act';
import { byCard, claimant, without } from './ask';
import { consequence, followedBy, only, undone, withConsequences, type Effects } from './effects';
import { isGoulash } from './goulash';
import { afterKong } from './kongs';
import { missedSetObjection } from './missed';
import { noOneShots, withoutOneShot } from './one-shot';
import { losesTo } from './rank';
import { readyHandDead } from './ready-miss';
import { meldOf, ownTiles, setObjection } from './sets';
import { replaced, windowWith, withSeat, type Claim, type Claimed, type SetPurpose, type State } from './state';
import { missing, objection, over, seatOf, written, type Clause, type Table } from './table';
import { deadJoker } from './win';
import { hadNoTime, letGo, purposeOf, windowFor } from './windows';

/** The purpose of a set claim. */
export function setPurpose(act: Act): SetPurpose {
  return act.purpose === undefined || act.purpose === 'win' ? 'pung' : act.purpose;
}

/** Who may claim a chow. Source: Four Winds help, "Claiming rules: Chows". */
export const chowFrom: Clause = (table, act, seat) => {
  const window = windowFor(table.state, 'chow');
  if (act.purpose !== 'chow' || window === undefined) return undefined;
  const values = { seat, tile: written(kindOf(window.tile)), from: window.from };
  if (isGoulash(table.rules, table.state) && !table.rules.draw.goulashChows)
    return objection('chow-in-goulash', values);
  const previous = seatAfter(window.from) === seat;
  switch (table.rules.claiming.chows) {
    case 'anyone':
      return undefined;
    case 'previous-or-out':
    case 'previous-only':
      return previous ? undefined : objection('chow-not-from-previous', values);
    case 'only-out':
      return objection('chow-only-to-win', values);
    case 'never':
      return objection('chow-never', values);
  }
};

/** A set claim takes discards, never the tile of a kong. */
export const discardOnly: Clause = (table, act, seat) => {
  const window = windowFor(table.state, act.purpose ?? 'pung');
  return window !== undefined && window.kind !== 'discard'
    ? objection('kong-only-to-win', { seat, tile: written(kindOf(window.tile)) })
    : undefined;
};

/** A discarded joker is dead, where the preset says so. */
export const jokerLives: Clause = (table, _act, seat) => deadJoker(table, seat);

/** A dead hand draws and discards, and claims nothing. */
export const handLives: Clause = (table, _act, seat) => {
  const own = seatOf(table, seat);
  const code = table.scoring.penalties.deadHandCall === 'nothing' ? 'dead-hand-claims' : 'dead-hand-called';
  if (own.dead !== undefined) return objection(code, { seat, cause: own.dead });
  const dead = readyHandDead(table, seat);
  return dead === undefined ? undefined : objection('dead-hand-claims', { seat, cause: dead.code });
};

/** A locked ready hand claims nothing but what wins; a kong where all kongs are allowed. */
export const notLocked: Clause = (table, act, seat) => {
  if (seatOf(table, seat).ready === undefined) return undefined;
  if (act.purpose === 'kong' && table.rules.ready.kongsAfter === 'all') return undefined;
  if (!table.rules.ready.handLocked) return undefined;
  return objection(table.rules.deadHands.calledWhenReady ? 'ready-called' : 'ready-hand-locked', { seat });
};

/** The discard after the last tile of the wall. */
export const lastDiscard: Clause = (table, act, seat) => {
  const window = windowFor(table.state, act.purpose ?? 'pung');
  if (window?.last !== true) return undefined;
  return table.rules.winning.lastDiscard === 'win-only'
    ? objection('last-discard-only-to-win', { seat, tile: written(kindOf(window.tile)) })
    : undefined;
};

/** Where only declarations are limited, no more chows may be claimed than a hand may hold. */
export const chowsLeft: Clause = (table, act, seat) => {
  if (act.purpose !== 'chow') return undefined;
  const most = table.rules.winning.maxChows;
  const chows = seatOf(table, seat).melds.filter((meld) => meld.kind === 'chow').length;
  if (chows < most || !table.rules.winning.maxChowsDeclared) return undefined;
  return objection('too-many-chows-claimed', { seat, chows, most });
};

/** A tile that was passed, where that closes it to set claims too. */
export const notMissed: Clause = (table, act, seat) => {
  const window = windowFor(table.state, act.purpose ?? 'pung');
  return window === undefined ? undefined : missedSetObjection(table, seat, window.tile);
};

/** He holds the tiles that make the set. An unknown hand is taken at its word. */
export const makesSet: Clause = (table, act, seat) => {
  const purpose = setPurpose(act);
  const window = windowFor(table.state, purpose);
  if (window === undefined || purpose === 'pair' || purpose === 'single' || purpose === 'mixed') return undefined;
  const values = { seat, tile: written(kindOf(window.tile)), purpose };
  const { concealed } = claimant(table, seat);
  const own = ownTiles(concealed, window.tile, purpose, act.tiles);
  if (own === undefined) return concealed === undefined ? undefined : objection('not-a-set', values);
  const wrong = setObjection(table, seat, window.tile, purpose, own);
  if (wrong) return wrong;
  return concealed !== undefined && without(concealed, own) === undefined
    ? objection('tile-not-held', values)
    : undefined;
};

/** The claim for the same tile that was made before this one by another player. */
function earlierClaim(table: Table, act: Act, seat: Seat): Claim | undefined {
  const purpose = purposeOf(act);
  const other = windowFor(table.state, purpose)?.claims.at(-1);
  if (other === undefined || other.seat === seat) return undefined;
  return other.purpose === 'win' && purpose === 'win' ? undefined : other;
}

/** A call that comes clearly after another is too late, where the preset says so; without a time it is clear. */
export const notLater: Clause = (table, act, seat) => {
  const other = earlierClaim(table, act, seat);
  if (other === undefined || (act.event.after ?? Infinity) < 1) return undefined;
  return table.rules.claiming.clearlyLaterLoses
    ? objection('later-call', { seat, by: other.seat, purpose: other.purpose })
    : undefined;
};

/** Over-claiming is possible only within the safety threshold, where it is an act of its own. */
export const withinThreshold: Clause = (table, act, seat) => {
  const other = earlierClaim(table, act, seat);
  const { after } = act.event;
  if (other === undefined || after === undefined || !table.rules.claiming.overClaiming) return undefined;
  const most = table.rules.claiming.overClaimingSeconds;
  if (after <= most) return undefined;
  return objection('safety-threshold-passed', { seat, by: other.seat, purpose: other.purpose, seconds: after, most });
};

/** A claim against those that were made before it. */
export const comesFirst: Clause = (table, act, seat) => {
  const window = windowFor(table.state, purposeOf(act));
  const other = earlierClaim(table, act, seat);
  if (window === undefined || other === undefined) return undefined;
  return losesTo(table, window, claimOf(table, act, seat), other, 'later');
};

/** What an earlier claim means for a later one. */
export const AFTER_A_CLAIM = [notLater, withinThreshold, comesFirst] as const;

/** The act as a claim. */
export function claimOf(table: Table, act: Act, seat: Seat): Claim {
  return {
    seat,
    purpose: purposeOf(act),
    tiles: act.tiles ?? [],
    exposed: false,
    at: table.state.clock,
    after: act.event.after,
  };
}

/**
 * Takes the discard for a set. A tile that the next player has drawn goes back in its place, and a set that another
 * player had claimed before is dissolved. `none`: the tiles make no set, and nobody has noticed yet.
 */
export function takeForSet(table: Table, act: Act, seat: Seat, none = false): Effects {
  const purpose = setPurpose(act);
  const freed = freedFor(table);
  const state = freed.state;
  const window = windowFor(state, purpose);
  if (window === undefined) return freed;
  const { tile } = window;
  const own = state.seats[seat];
  const used = ownTiles(own.concealed, tile, purpose, act.tiles) ?? [];
  const noted = replaced(letGo(replaced(state, { window })), {
    lastCall: state.clock,
    noMelds: false,
    firstTurn: false,
  });
  const thrower = noted.seats[window.from];
  const river = thrower.river.map((one, at) => (at === thrower.river.length - 1 ? { ...one, claimedBy: seat } : one));
  const claimed = withSeat(withSeat(noOneShots(noted), window.from, { river }), seat, {
    ...noted.seats[seat],
    ready: withoutOneShot(noted.seats[seat].ready),
    concealed: own.concealed === undefined ? undefined : (without(own.concealed, used) ?? own.concealed),
    melds: [...own.melds, { ...meldOf(purpose, tile, used, window.from), fedFrom: heldWith(state, window.from, tile) }],
    lastClaim: state.clock,
    claimed: {
      tile,
      purpose,
      tiles: used,
      none,
      ...sacredFacts(
        own.river.map((one) => one.tile),
        tile,
      ),
    },
  });
  const kong = purpose === 'kong';
  const next = replaced(claimed, {
    turn: seat,
    phase: kong ? 'to-draw' : 'to-discard',
    drawn: undefined,
    due: kong && kongIsReplaced(table) ? { after: 'kong', count: 1 } : undefined,
    window: windowWith(window, { noted: SEATS, claims: [claimOf(table, act, seat)] }),
    suspended: { act: 'claim', seat, before: state },
    cancellable: { seat, tile, before: state },
  });
  const effects = withConsequences({ ...freed, state: next }, consequence('play-passes', seat));
  if (!kong) return effects;
  if (!kongIsReplaced(table)) return { ...effects, state: replaced(next, { phase: 'to-discard' }) };
  return followedBy(effects, (now) => afterKong(over(table, now), seat, 'claimed', window.from));
}

/** What a player held when he threw a tile. */
function heldWith(state: State, from: Seat, tile: Tile): readonly Tile[] | undefined {
  const held = state.seats[from].concealed;
  return held === undefined ? undefined : [...held, tile];
}

/** Where hands are those of a card a kong is four of the fourteen tiles and draws no supplement (American play). */
function kongIsReplaced(table: Table): boolean {
  return !byCard(table);
}

function sacredFacts(river: readonly Tile[], tile: Tile): Pick<Claimed, 'sameAsLast' | 'sameAsAny'> {
  const last = river.at(-1);
  return {
    sameAsLast: last !== undefined && kindOf(last) === kindOf(tile),
    sameAsAny: river.some((one) => kindOf(one) === kindOf(tile)),
  };
}

/** The state a claim is made on: without the tile that was drawn since, or with it kept, and without a lower claim. */
export function freedFor(table: Table): Effects {
  const { state } = table;
  const suspended = state.suspended;
  if (suspended === undefined || suspended.act === 'discard') return only(state);
  const free = undone(state, suspended.before);
  if (suspended.act === 'claim') return withConsequences(only(free), consequence('claim-undone', suspended.seat));
  return drawnBack(table, free, suspended.seat);
}

/** A drawn tile goes back in its place, so that the wall is as it was; or it is kept for the next turn. */
function drawnBack(table: Table, free: State, seat: Seat): Effects {
  const drawn = table.state.drawn;
  const tile = drawn?.tile === undefined ? {} : { tile: written(drawn.tile) };
  const window = table.state.window;
  const rule = table.rules.claiming.drawnTileBack;
  const back = rule === 'yes' || (rule === 'no-time' && window !== undefined && hadNoTime(table, window));
  if (back || drawn === undefined) return withConsequences(only(free), consequence('tile-back', seat, tile));
  const kept = replaced(withSeat(free, seat, { kept: drawn }), {
    wall: table.state.wall,
    wallLeft: table.state.wallLeft,
    deadWall: table.state.deadWall,
  });
  return withConsequences(only(kept), consequence('tile-kept', seat, tile));
}

/** What a claim that cannot be made good asks the position for. */
export const knowsHand: Clause = (table, act, seat) =>
  act.tiles === undefined && act.purpose === 'chow' && seatOf(table, seat).concealed === undefined
    ? missing('hand', seat)
    : undefined;

import type { Seat } from '../seats';
import { kindOf } from '../tiles';
import type { Act } from './act';
import { surplusOf } from './ask';
import {
  barred,
  consequence,
  followedBy,
  killed,
  only,
  takenAfterGame,
  withConsequences,
  type Effects,
} from './effects';
import { declaredFaultily, faultyOutNoticed } from './faulty-out';
import { replaced, withSeat, type Drawn } from './state';
import { objection, over, seatOf, written, type Clause, type Table } from './table';
import { cancelClaim, faultyClaim, mayCancel } from './undo';
import { backTo, takenFrom } from './walls';
import { warnedIfCounted } from './warnings';

/**
 * A player notices a mistake of his own. Sources: Four Winds Rule Collection, Chinese New Style, section 4.1;
 * "Claiming, winning and closing" (sixteen tiles).
 */
export const somethingToNotice: Clause = (table, act, seat) => {
  const { state } = table;
  const what = act.event.what;
  const nothing = objection('nothing-to-notice', { seat, what: what ?? '' });
  if (what === undefined) return nothing;
  switch (what) {
    case 'too-many': {
      const surplus = surplusOf(table, seat);
      return surplus !== undefined && surplus <= 0 ? nothing : undefined;
    }
    case 'too-few': {
      const surplus = surplusOf(table, seat);
      return surplus !== undefined && surplus >= 0 ? nothing : undefined;
    }
    case 'wrong-tile':
      return wrongTile(table, seat);
    case 'wrong-claim':
      return mayCancel(table, act, seat);
    case 'wrong-indicator':
      return act.tile === undefined || state.indicators.length === 0 ? nothing : undefined;
    case 'mixed-wall':
      return undefined;
    case 'taken-tile':
      return state.end?.kind === 'won' &&
        state.end.winners.some((one) => one.seat === seat && one.discarder !== undefined)
        ? undefined
        : nothing;
    case 'faulty-out':
      return state.faultyOuts.some((one) => one.seat === seat) || state.end?.kind === 'abandoned' ? undefined : nothing;
  }
};

/** A tile drawn from a wrong place is exchanged until its player has discarded. */
function wrongTile(table: Table, seat: Seat): ReturnType<Clause> {
  const own = seatOf(table, seat);
  if (table.state.drawn?.seat === seat) return undefined;
  if (own.lastDiscard >= 0) return objection('already-discarded', { seat });
  return objection('nothing-to-notice', { seat, what: 'wrong-tile' });
}

/** What follows when a mistake is noticed. */
export function noticed(table: Table, act: Act, seat: Seat): Effects {
  const { state } = table;
  const what = act.event.what;
  if (what === undefined) return only(state);
  switch (what) {
    case 'too-many':
      return act.event.seen === true ? tooManySeen(table, seat) : tooManyUnseen(table, seat);
    case 'too-few':
      return tooFew(table, seat);
    case 'wrong-tile':
      return wrongTileNoticed(table, seat);
    case 'wrong-claim':
      return cancelClaim(table, seat);
    case 'wrong-indicator':
      return rightIndicator(table, act, seat);
    case 'mixed-wall':
      return wallMixed(table, act, seat);
    case 'taken-tile':
      return warnedIfCounted(table, seat);
    case 'faulty-out':
      return faultyOutNoticed(table, seat);
  }
}

/** The right indicator is turned instead of the wrong one. Source: Riichi rules of Russia 1.5, referee guide. */
function rightIndicator(table: Table, act: Act, seat: Seat): Effects {
  const { indicators } = table.state;
  const right = replaced(table.state, { indicators: [...indicators.slice(0, -1), act.tile ?? 0] });
  return followedBy(withConsequences(only(right), consequence('put-right', seat)), (state) =>
    warnedIfCounted(over(table, state), seat),
  );
}

/**
 * The dead wall is mixed before a hand is scored: it costs, and dora that the others cannot confirm do not count.
 * Source: Riichi rules of Russia 1.5, referee seminar, situation 6.
 */
function wallMixed(table: Table, act: Act, seat: Seat): Effects {
  const unknown = act.event.known === true ? {} : { indicators: [], underIndicators: [] };
  const state = replaced(table.state, unknown);
  const amount = table.scoring.penalties.mixedWall;
  return amount === 0 ? only(state) : takenAfterGame(state, seat, amount);
}

function tooFew(table: Table, seat: Seat): Effects {
  switch (table.scoring.penalties.tooFew) {
    case 'plays-on':
      return playsOn(table, seat, 'plays-on-short');
    case 'draw':
      return mayDrawMissing(table, seat);
    case 'faulty-out':
      return likeFaultyOut(table, seat);
  }
}

/** A wrong number of tiles is punished like a win that is none. Source: World Riichi Championship, penalties 2025, 12.3.1. */
function likeFaultyOut(table: Table, seat: Seat): Effects {
  return declaredFaultily(table, seat, undefined, true);
}

/** The tiles that are missing may be drawn before the next discard. */
function mayDrawMissing(table: Table, seat: Seat): Effects {
  const missing = Math.max(1, -(surplusOf(table, seat) ?? -1));
  return withConsequences(
    only(withSeat(table.state, seat, { count: undefined, owedTiles: missing })),
    consequence('put-right', seat),
  );
}

/** With a long or short hand a player goes on to the end of the deal and cannot win; where such a hand is dead he claims nothing either. */
function playsOn(table: Table, seat: Seat, how: 'plays-on-long' | 'plays-on-short'): Effects {
  const effects = withConsequences(only(table.state), consequence(how, seat));
  return followedBy(effects, (state) =>
    table.rules.deadHands.wrongCount ? killed(state, seat, how) : barred(state, seat, how),
  );
}

function tooManySeen(table: Table, seat: Seat): Effects {
  switch (table.scoring.penalties.tooManySeen) {
    case 'plays-on':
      return playsOn(table, seat, 'plays-on-long');
    case 'dead':
      return killed(table.state, seat, 'long-hand');
    case 'penalty':
      return withConsequences(faultyClaim(over(table, surplusAway(table, seat)), seat), consequence('put-right', seat));
    case 'faulty-out':
      return likeFaultyOut(table, seat);
  }
}

function tooManyUnseen(table: Table, seat: Seat): Effects {
  switch (table.scoring.penalties.tooManyUnseen) {
    case 'put-back':
      return withConsequences(only(surplusAway(table, seat)), consequence('tile-back', seat));
    case 'plays-on':
      return playsOn(table, seat, 'plays-on-long');
    case 'faulty-out':
      return likeFaultyOut(table, seat);
  }
}

/** The hand without its surplus tiles, which lie on the wall again. */
function surplusAway(table: Table, seat: Seat): Table['state'] {
  const own = seatOf(table, seat);
  const surplus = surplusOf(table, seat) ?? 0;
  if (own.count !== undefined || own.concealed === undefined || surplus <= 0)
    return withSeat(table.state, seat, { count: undefined });
  const left = withSeat(table.state, seat, { concealed: own.concealed.slice(0, -surplus) });
  return own.concealed.slice(-surplus).reduceRight((state, tile) => backTo(over(table, state), 'wall', tile), left);
}

function wrongTileNoticed(table: Table, seat: Seat): Effects {
  switch (table.scoring.penalties.wrongTile) {
    case 'until-discard':
      return withConsequences(only(table.state), consequence('tile-exchanged', seat));
    case 'never':
      return withConsequences(only(table.state), consequence('tile-kept', seat));
    case 'dead':
      return killed(table.state, seat, 'wrong-tile');
  }
}

/** Only a surplus tile whose face was not seen goes back. */
export const unseenSurplus: Clause = (table, act, seat) => {
  const surplus = surplusOf(table, seat);
  if (surplus === undefined && table.state.seats[seat].count === undefined && act.event.seen !== true) return undefined;
  if (surplus !== undefined && surplus <= 0) return objection('nothing-to-notice', { seat, what: 'too-many' });
  if (act.event.seen === true && table.scoring.penalties.tooManySeen !== 'penalty')
    return objection('surplus-tile-seen', { seat });
  return table.scoring.penalties.tooManyUnseen === 'put-back' || act.event.seen === true
    ? undefined
    : objection('surplus-tile-kept', { seat });
};

/** The surplus tile goes back to the wall. */
export function putBack(table: Table, act: Act, seat: Seat): Effects {
  return act.event.seen === true ? tooManySeen(table, seat) : tooManyUnseen(table, seat);
}

/** A tile drawn from a wrong place may be exchanged until its player has discarded, where it is exchanged at all. */
export const mayExchange: Clause = (table, _act, seat) => {
  const own = seatOf(table, seat);
  const rule = table.scoring.penalties.wrongTile;
  if (rule !== 'until-discard') return objection('wrong-tile-kept', { seat });
  if (table.state.drawn?.seat === seat) return undefined;
  return own.lastDiscard >= 0
    ? objection('already-discarded', { seat })
    : objection('nothing-to-notice', { seat, what: 'wrong-tile' });
};

/** The wrong tile goes back to its place and the right one is drawn. */
export function exchangeWrong(table: Table, act: Act, seat: Seat): Effects {
  const { drawn } = table.state;
  if (drawn === undefined) return only(table.state);
  const back = drawn.tile === undefined ? table.state : backTo(table, drawn.source, drawn.tile);
  const { tile, walls } = takenFrom(over(table, back), 'wall');
  const right: Drawn = { ...drawn, tile: act.tile ?? tile, source: 'wall', wrong: false, last: walls.wallLeft === 0 };
  return withConsequences(
    only(replaced(back, { ...walls, drawn: right })),
    consequence('tile-exchanged', seat, drawn.tile === undefined ? {} : { tile: written(kindOf(drawn.tile)) }),
  );
}

import type { ScenarioEvent } from '../../schemas/generated/scenario';
import { SEATS, type Seat } from '../seats';
import { JOKER, kindOf, printTiles } from '../tiles';
import type { Act } from './act';
import { allConcealed, without } from './ask';
import { only, type Effects } from './effects';
import { replaced, withSeat } from './state';
import { objection, seatOf, type Clause, type Table } from './table';

/** Passes of one Charleston: right, across, left. */
const ROUND = 3;
/** Tiles of a courtesy pass at most. */
const COURTESY = 3;

/** Tiles are passed in this deal. Sources: Four Winds help, "Charleston"; American Mah-Jongg Association, "Guide". */
export const charlestonPlayed: Clause = (table, _act, seat) => {
  const { rounds, charleston } = table.rules.general;
  switch (charleston) {
    case 'off':
      return objection('no-charleston', { seat });
    case 'every-deal':
      return undefined;
    case 'last-round':
      return table.state.round !== undefined && table.state.round < rounds
        ? objection('charleston-last-round', { seat, round: table.state.round })
        : undefined;
  }
};

/** The Charleston is over once anybody has drawn, discarded or claimed. */
export const beforePlay: Clause = (table, _act, seat) =>
  hasBegun(table) ? objection('charleston-over', { seat }) : undefined;

function hasBegun(table: Table): boolean {
  const played = SEATS.some((one) => seatOf(table, one).river.length > 0 || seatOf(table, one).melds.length > 0);
  return played || table.state.drawn !== undefined;
}

/** What a seat could think of doing beside play: passing its first tiles on, wanting no second Charleston, asking for tiles. */
export function exchangesOf(table: Table, seat: Seat): readonly ScenarioEvent[] {
  const { charleston, secondCharleston, charlestonPasses, dingDong: most } = table.rules.general;
  const events: ScenarioEvent[] = [];
  if (charleston !== 'off' && !hasBegun(table)) {
    const held = seatOf(table, seat).concealed?.filter((tile) => kindOf(tile) !== JOKER);
    const tiles = held?.slice(0, charlestonPasses);
    if (tiles !== undefined) events.push({ do: 'pass-tiles', seat, tiles: printTiles(tiles) });
    if (secondCharleston === 'agreed') events.push({ do: 'stop-charleston', seat });
  }
  if (most > 0 && seat === 'E' && table.state.phase !== 'over') events.push({ do: 'ding-dong', seat });
  return events;
}

/** How many passes of the Charleston a player has made. */
function passesOf(table: Table, seat: Seat): number {
  return table.state.exchanges.passed.filter((one) => one === seat).length;
}

/** There is a pass left: three, and three more in a second Charleston; the courtesy pass where it is played. */
export const aPassIsDue: Clause = (table, act, seat) => {
  const { general } = table.rules;
  if (act.event.last === true) return general.courtesyPass ? undefined : objection('no-courtesy-pass', { seat });
  const made = passesOf(table, seat);
  if (made < ROUND) return undefined;
  if (made >= 2 * ROUND) return objection('charleston-passes-made', { seat });
  switch (general.secondCharleston) {
    case 'no':
      return objection('charleston-passes-made', { seat });
    case 'agreed':
      return table.state.exchanges.stopped ? objection('charleston-stopped', { seat }) : undefined;
    case 'always':
      return undefined;
  }
};

/** As many tiles as the preset says, jokers and tiles not looked at only where it allows them. */
export const rightTiles: Clause = (table, act, seat) => {
  const { general } = table.rules;
  const tiles = act.tiles ?? [];
  if (act.event.seen === false && !(general.blindPass && passesOf(table, seat) % ROUND === ROUND - 1))
    return objection('charleston-blind', { seat });
  if (act.event.last === true) {
    if (tiles.length > COURTESY) return objection('charleston-count', { seat, tiles: tiles.length, wanted: COURTESY });
  } else if (tiles.length !== general.charlestonPasses) {
    return objection('charleston-count', { seat, tiles: tiles.length, wanted: general.charlestonPasses });
  }
  return tiles.some((tile) => kindOf(tile) === JOKER) && !general.jokersInCharleston
    ? objection('charleston-joker', { seat })
    : undefined;
};

/** The tiles passed are in the hand. */
export const holdsTiles: Clause = (table, act, seat) => {
  const all = allConcealed(table, seat);
  return all !== undefined && act.tiles !== undefined && without(all, act.tiles) === undefined
    ? objection('tile-not-held', { seat })
    : undefined;
};

/** What was passed on leaves the hand; what comes back is not known. */
export function passTiles(table: Table, act: Act, seat: Seat): Effects {
  const { exchanges } = table.state;
  const passed = act.event.last === true ? exchanges.passed : [...exchanges.passed, seat];
  const state = replaced(table.state, { exchanges: { ...exchanges, passed } });
  if (seatOf(table, seat).concealed === undefined || act.tiles === undefined) return only(state);
  return only(withSeat(state, seat, { concealed: undefined }));
}

/** A second Charleston needs all four, until it has begun. */
export const mayStop: Clause = (table, _act, seat) => {
  if (table.rules.general.secondCharleston !== 'agreed') return objection('charleston-not-stopped', { seat });
  return SEATS.some((one) => passesOf(table, one) > ROUND) ? objection('charleston-has-begun', { seat }) : undefined;
};

export function stopCharleston(table: Table): Effects {
  return only(replaced(table.state, { exchanges: { ...table.state.exchanges, stopped: true } }));
}

/** East may ask for tiles at all. Source: Four Winds help, "Charleston": Ding Dong. */
export const dingDongPlayed: Clause = (table, _act, seat) =>
  table.rules.general.dingDong === 0 ? objection('no-ding-dong', { seat }) : undefined;

/** Only East asks, so often in a deal, and never after somebody has declared ready. */
export const aDingDongIsLeft: Clause = (table, _act, seat) => {
  if (seat !== 'E') return objection('only-east-asks', { seat });
  const ready = SEATS.find((one) => table.state.seats[one].ready !== undefined);
  if (ready !== undefined) return objection('ding-dong-after-ready', { seat, by: ready });
  const most = table.rules.general.dingDong;
  return table.state.exchanges.dingDongs >= most ? objection('ding-dongs-used-up', { seat, most }) : undefined;
};

/** Everybody trades a tile with each of the others: no hand is known any more. */
export function dingDong(table: Table): Effects {
  const { exchanges } = table.state;
  const state = replaced(table.state, { exchanges: { ...exchanges, dingDongs: exchanges.dingDongs + 1 } });
  return only(SEATS.reduce((now, seat) => withSeat(now, seat, { concealed: undefined }), state));
}

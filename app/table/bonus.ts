import { SEATS, type Seat } from '../seats';
import { flowerMoney } from '../settlement/penalties';
import { isFlower, JOKER, kindOf } from '../tiles';
import type { Act } from './act';
import { allConcealed, without } from './ask';
import { booked, consequence, killed, only, withConsequences, type Effects } from './effects';
import { replaced, windowWith, withSeat } from './state';
import { objection, seatOf, written, type Clause, type Table } from './table';
import { faultyClaim } from './undo';
import { closing } from './windows';

/** Flowers are played, and the tile is one. */
export const isFlowerTile: Clause = (table, act, seat) => {
  const tile = act.tile ?? table.state.drawn?.tile;
  if (table.rules.general.flowers === 0) return objection('no-flowers', { seat });
  if (tile === undefined) return undefined;
  if (!isFlower(kindOf(tile))) return objection('not-a-flower', { seat, tile: written(kindOf(tile)) });
  const all = allConcealed(table, seat);
  return all !== undefined && !all.some((one) => kindOf(one) === kindOf(tile))
    ? objection('tile-not-held', { seat, tile: written(kindOf(tile)) })
    : undefined;
};

/** A flower is laid aside, paid for, and replaced by another tile. */
export function layFlower(table: Table, act: Act, seat: Seat): Effects {
  const { state } = table;
  const tile = act.tile ?? state.drawn?.tile;
  const all = allConcealed(table, seat);
  const own = state.seats[seat];
  const seen = closing(closing(state, 'rack'), 'declare');
  const laid = withSeat(seen, seat, {
    concealed: all === undefined || tile === undefined ? all : (without(all, [tile]) ?? all),
    flowers: tile === undefined ? own.flowers : [...own.flowers, tile],
  });
  const count = state.drawn?.after === undefined ? 1 : state.drawn.supplement + 1;
  const next = replaced(laid, {
    phase: 'to-draw',
    drawn: undefined,
    due: { after: 'flower', count },
    flowerLaid: tile === undefined ? undefined : { seat, tile },
  });
  return booked(next, flowerMoney(table.effective, seat));
}

/** Joker swaps are played. */
export const swapsPlayed: Clause = (table, _act, seat) =>
  table.rules.general.jokerSwap ? undefined : objection('joker-swap-not-played', { seat });

/** The tile comes from the own rack, never from the discards. */
export const ownTileForJoker: Clause = (table, act, seat) => {
  const all = allConcealed(table, seat);
  if (act.event.of !== undefined) return objection('joker-swap-needs-own-tile', { seat, tile: written(act.tile) });
  if (act.tile === undefined || all === undefined) return undefined;
  const kind = kindOf(act.tile);
  return all.some((tile) => kindOf(tile) === kind)
    ? undefined
    : objection('joker-swap-needs-own-tile', { seat, tile: written(kind) });
};

/** Whose exposed sets are meant: the one named, else the first that holds the joker. */
function jokerIn(table: Table, act: Act): { readonly owner: Seat; readonly at: number } | undefined {
  const from = act.event.from;
  const owners = from === undefined || from === 'wall' || from === 'dead-wall' ? SEATS : [from];
  if (act.tile === undefined) return undefined;
  const kind = kindOf(act.tile);
  for (const owner of owners) {
    const at = seatOf(table, owner).melds.findIndex(
      (meld) => meld.tiles.some((tile) => kindOf(tile) === JOKER) && meld.tiles.some((tile) => kindOf(tile) === kind),
    );
    if (at >= 0) return { owner, at };
  }
  return undefined;
}

/** Whether the swap names a joker that stands for the tile. */
export const jokerStandsFor: Clause = (table, act, seat) =>
  jokerIn(table, act) === undefined ? objection('no-such-joker', { seat, tile: written(act.tile) }) : undefined;

/** The tile goes into the set, the joker to the hand. */
export function swapJoker(table: Table, act: Act, seat: Seat): Effects {
  const { state } = table;
  const place = jokerIn(table, act);
  const tile = act.tile;
  const all = allConcealed(table, seat);
  const seen = closing(closing(state, 'swap'), 'rack');
  const raised = replaced(seen, {
    window:
      state.window === undefined
        ? undefined
        : windowWith(state.window, { closings: [...new Set([...state.window.closings, 'swap' as const])] }),
  });
  if (place === undefined || tile === undefined) return only(raised);
  const meld = state.seats[place.owner].melds[place.at];
  const joker = meld?.tiles.find((one) => kindOf(one) === JOKER) ?? JOKER;
  const melds = state.seats[place.owner].melds.map((one, at) =>
    at === place.at ? { ...one, tiles: [...(without(one.tiles, [joker]) ?? []), tile] } : one,
  );
  const given = withSeat(raised, place.owner, { melds });
  const hand = all === undefined ? undefined : [...(without(all, [tile]) ?? all), joker];
  // The joker takes the place of the tile; nothing is drawn apart any more.
  return only(replaced(withSeat(given, seat, { concealed: hand }), { drawn: undefined }));
}

/** A swap for a tile that the joker does not stand for. */
export function swappedWrongly(table: Table, seat: Seat): Effects {
  const undone = consequence('put-right', seat);
  switch (table.scoring.penalties.wrongJokerSwap) {
    case 'put-right':
      return withConsequences(only(table.state), undone);
    case 'penalty':
      return withConsequences(faultyClaim(table, seat), undone);
    case 'dead':
      return killed(table.state, seat, 'wrong-joker-swap');
  }
}

/** A joker is thrown under the name of a tile only where that is played. */
export const jokerNamed: Clause = (table, act, seat) => {
  if (act.tile === undefined || kindOf(act.tile) !== JOKER || act.named === undefined || act.named === JOKER)
    return undefined;
  return table.rules.general.jokerNamedDiscard
    ? undefined
    : objection('joker-not-named', { seat, name: written(act.named) });
};

import type { Objection } from '../ruling';
import { distance, type Seat } from '../seats';
import { asSettled } from '../settlement/several';
import { inTurnOrder } from './rank';
import type { Window, Winner } from './state';
import { objection, type Table } from './table';

/** Who of several players wins on one tile, and why the others do not. */
export interface Decided {
  readonly winners: readonly Winner[];
  readonly outranked: ReadonlyMap<Seat, Objection>;
  /** Three winners on one discard abandon the deal. */
  readonly abandoned: boolean;
}

/**
 * Several players complete their hands with one tile. Sources: Four Winds help, "Competitive claims for Out";
 * "Claiming, winning and closing" (sixteen tiles), Priority.
 */
export function decide(table: Table, window: Window | undefined, all: readonly Winner[]): Decided {
  if (window === undefined || all.length < 2) return { winners: all, outranked: new Map(), abandoned: false };
  const robbers = all.filter((one) => one.discarder !== undefined);
  if (robbers.length < all.length) return robbed(table, window, all, robbers);
  const order = inTurnOrder(window.from, all);
  const rule = table.rules.claiming.severalWinners;
  switch (rule) {
    case 'nearest':
      return only(order, order[0], 'nearer-player');
    case 'best-hand': {
      const most = Math.max(...order.map((one) => one.sheet.points));
      return only(
        order,
        order.find((one) => one.sheet.points === most),
        'better-hand',
      );
    }
    case 'limit-hand-first': {
      const limit = order.find(hasLimitHand);
      return limit === undefined ? only(order, order[0], 'nearer-player') : only(order, limit, 'limit-hand-first');
    }
    case 'all':
    case 'three-abandon':
      if (window.kind !== 'discard' && !table.rules.claiming.severalWinnersRob)
        return only(order, order[0], 'nearer-player');
      return {
        winners: settledOrder(table, window.from, order),
        outranked: new Map(),
        abandoned: rule === 'three-abandon' && order.length === 3 && threeAbandon(table, window),
      };
  }
}

/** Three on one discard abandon the deal; on the fourth tile of a kong not everywhere (majiang-core, default rules). */
function threeAbandon({ rules }: Table, window: Window): boolean {
  return window.kind === 'discard' || rules.claiming.threeAbandonRob;
}

/** Who wins with his fourth kong comes after those who rob it: it was not made. */
function robbed(table: Table, window: Window, all: readonly Winner[], robbers: readonly Winner[]): Decided {
  const decided = decide(table, window, robbers);
  const [first] = decided.winners;
  const own = all.filter((one) => one.discarder === undefined);
  if (first === undefined) return { ...decided, winners: own };
  const beaten = own.map((one): [Seat, Objection] => {
    const values = { seat: one.seat, by: first.seat, purpose: 'win' };
    return [one.seat, objection('outranked-by-win', values)];
  });
  return { ...decided, outranked: new Map([...decided.outranked, ...beaten]) };
}

/** Several winners in the order in which they are settled. */
function settledOrder(table: Table, from: Seat, winners: readonly Winner[]): readonly Winner[] {
  const all = winners.map((one) => ({ winner: one.seat, one }));
  return asSettled(table.effective, all, from).map(({ one }) => one);
}

function only(
  all: readonly Winner[],
  first: Winner | undefined,
  code: 'nearer-player' | 'better-hand' | 'limit-hand-first',
): Decided {
  if (first === undefined) return { winners: [], outranked: new Map(), abandoned: false };
  const from = first.discarder ?? first.seat;
  const outranked = all
    .filter((one) => one !== first)
    .map((one): [Seat, Objection] => {
      const why = code === 'better-hand' && one.sheet.points === first.sheet.points ? 'nearer-player' : code;
      const values = { seat: one.seat, by: first.seat, purpose: 'win', turns: distance(from, one.seat) };
      return [one.seat, objection(why, values)];
    });
  return { winners: [first], outranked: new Map(outranked), abandoned: false };
}

/** A hand of the page of limit and special hands, or a pattern worth the limit. */
function hasLimitHand(winner: Winner): boolean {
  return winner.sheet.patterns.some(
    (one) =>
      one.unpaid === undefined &&
      (one.pointer.startsWith('/scoring/limits/') || (one.unit === 'limit' && one.value >= 1000)),
  );
}

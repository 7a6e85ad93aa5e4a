import type { Seat } from '../seats';
import { JOKER, kindOf } from '../tiles';
import type { Act } from './act';
import { consequence, only, withConsequences, type Effects } from './effects';
import { objection, written, type Clause, type Table } from './table';
import { holdsTile, throwTile } from './turns';

/** The tile is named when it is thrown, where that is asked. Source: "When can you call a discard in mahjong?" (American). */
export const namesTile: Clause = (table, act, seat) =>
  act.event.silent === true && table.rules.general.nameDiscard ? objection('discard-not-named', { seat }) : undefined;

/** It is called by its own name; a joker may have the name of another tile. */
export const rightName: Clause = (table, act, seat) => {
  const tile = act.tile ?? table.state.drawn?.tile;
  if (act.named === undefined || tile === undefined) return undefined;
  const kind = kindOf(tile);
  if (act.named === kind || kind === JOKER || table.scoring.penalties.wrongName !== 'put-right') return undefined;
  return objection('wrong-name', { seat, tile: written(kind), name: written(act.named) });
};

/** The tile stays thrown; its name is put right, so that nobody takes it for another. What is not held is not thrown. */
export function thrownWrongly(table: Table, act: Act, seat: Seat): Effects {
  if (holdsTile(table, act, seat) !== undefined) return only(table.state);
  return withConsequences(throwTile(table, { ...act, named: undefined }, seat), consequence('put-right', seat));
}

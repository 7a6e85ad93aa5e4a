import { wrongName } from '../settlement/penalties';
import type { Seat } from '../seats';
import { kindOf } from '../tiles';
import type { Act } from './act';
import { allConcealed } from './ask';
import { booked, consequence, withConsequences, type Effects } from './effects';
import { ownTiles } from './sets';
import type { Table } from './table';

/**
 * A call that was right by the name a discarder gave his tile, and cannot be made good because he gave a wrong one: it is
 * not the caller who pays. Undefined where the call was wrong anyway.
 * Source: Deutsche Mah-Jongg Liga, penalties.
 */
export function calledByWrongName(table: Table, act: Act, seat: Seat): Effects | undefined {
  const window = table.state.window;
  if (window?.named === undefined || window.named === kindOf(window.tile)) return undefined;
  const purpose = act.purpose;
  if (purpose === undefined || purpose === 'win') return undefined;
  if (ownTiles(allConcealed(table, seat), window.named, purpose, undefined) === undefined) return undefined;
  const paid = wrongName(table.effective, window.from, seat, purpose === 'chow');
  // Where names have no consequence a caller has to look at the tile.
  if (paid.length === 0 && table.scoring.penalties.wrongName === 'nothing') return undefined;
  return withConsequences(booked(table.state, paid), consequence('put-right', seat));
}

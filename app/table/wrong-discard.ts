import type { Seat } from '../seats';
import type { Act } from './act';
import { followedBy, killed, only, type Effects } from './effects';
import { thrownWrongly } from './names';
import { swapCalling } from './swap';
import { isMissing, type Clause, type Table } from './table';
import { holdsTile, readyDiscard, throwTile } from './turns';

/**
 * A discard that was made although the rules forbid it. One that swap calling or a ready declaration forbids stays and
 * kills the hand; one without its name, or with a wrong one, has it put right. What is not held is not thrown.
 * Source: World Riichi Championship, penalties 2025, 12.3.4 and 12.3.5.
 */
export function discardedWrongly(table: Table, act: Act, seat: Seat): Effects {
  if (holdsTile(table, act, seat) !== undefined) return only(table.state);
  const cause = given(swapCalling, 'swap-calling-done', table, act, seat)
    ? 'swap-calling'
    : given(readyDiscard, 'ready-hand-changed', table, act, seat)
      ? 'broken-ready'
      : undefined;
  if (cause === undefined) return thrownWrongly(table, act, seat);
  return followedBy(throwTile(table, act, seat), (state) => killed(state, seat, cause));
}

function given(clause: Clause, code: string, table: Table, act: Act, seat: Seat): boolean {
  const against = clause(table, act, seat);
  return against !== undefined && !isMissing(against) && against.code === code;
}

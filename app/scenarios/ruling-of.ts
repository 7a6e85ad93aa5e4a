import type { Ruling } from '../ruling';
import type { Ruled } from '../table/referee';

/** While it is made: parts that may be missing are added one by one. */
type Made<T> = { -readonly [key in keyof T]: T[key] };

/** What the referee says of an act, as the ruling on an event of a scenario. */
export function rulingOf(ruled: Ruled, step: number): Ruling {
  const { act, verdict, objections, consequences, transfers, sheet, missing } = ruled;
  const { id, tile } = act.event;
  const ruling: Made<Ruling> = { step, act: act.do, verdict, objections, consequences, transfers };
  if (id !== undefined) ruling.id = id;
  if (act.seat !== undefined) ruling.seat = act.seat;
  if (tile !== undefined) ruling.tile = tile;
  if (sheet !== undefined) ruling.sheet = sheet;
  if (missing !== undefined) ruling.missing = missing;
  return ruling;
}

import type { ScenarioEvent } from '../../schemas/generated/scenario';
import { failed, ok, type Problem, type Result } from '../result';
import type { Seat } from '../seats';
import { kindOf, parseTile, parseTiles, type Kind, type Tile } from '../tiles';
import type { Purpose } from './state';

export type ActName = ScenarioEvent['do'];

/** An event with its tiles read. */
export interface Act {
  readonly do: ActName;
  readonly seat: Seat | undefined;
  readonly tile: Tile | undefined;
  /** Own tiles that are used or shown. */
  readonly tiles: readonly Tile[] | undefined;
  readonly purpose: Purpose | undefined;
  readonly named: Kind | undefined;
  readonly event: ScenarioEvent;
}

const kept = new WeakMap<ScenarioEvent, Result<Act>>();

/** The event with its tiles read; problems where a tile is written wrongly. The same event gives the same object. */
export function actOf(event: ScenarioEvent): Result<Act> {
  const before = kept.get(event);
  if (before) return before;
  const act = read(event);
  kept.set(event, act);
  return act;
}

function read(event: ScenarioEvent): Result<Act> {
  const problems: Problem[] = [];
  const value = <T>(result: Result<T>): T | undefined => {
    if (result.ok) return result.value;
    problems.push(...result.problems);
    return undefined;
  };
  const act: Act = {
    do: event.do,
    seat: event.seat,
    tile: event.tile === undefined ? undefined : value(parseTile(event.tile, '/tile')),
    tiles: event.tiles === undefined ? undefined : value(parseTiles(event.tiles, '/tiles')),
    purpose: event.for,
    named: event.named === undefined ? undefined : kindIn(value(parseTile(event.named, '/named'))),
    event,
  };
  return problems.length > 0 ? failed(...problems) : ok(act);
}

function kindIn(tile: Tile | undefined): Kind | undefined {
  return tile === undefined ? undefined : kindOf(tile);
}

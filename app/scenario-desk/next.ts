import { titled } from '../language/punctuation';
import type { ScenarioEvent } from '../../schemas/generated/scenario';
import type { Effective } from '../preset/effective';
import { SEATS, type Seat } from '../seats';
import { may } from '../table/may';
import type { State } from '../table/state';
import { tableOf } from '../table/table';
import { parseTile } from '../tiles';
import { sayAct } from '../words/outcome';
import type { Speaker } from '../words/speaker';

/** Something that a seat may do now, as the event that it would be. */
export interface Next {
  readonly seat: Seat;
  readonly event: ScenarioEvent;
}

/** What each seat may do at a table, by its seat; what depends on tiles that nobody knows is left out. */
export function nextEvents(effective: Effective, state: State): readonly Next[] {
  const choices = may(tableOf(effective, state));
  return SEATS.flatMap((seat) =>
    choices[seat].filter((one) => one.allowed).map(({ event }) => ({ seat, event: { ...event, seat } })),
  );
}

/** An event in words, without what is ruled on it: "South calls (5z): pung". */
export function eventWords(event: ScenarioEvent, speaker: Speaker = {}): string {
  const { seat, tile, tiles } = event;
  const good = tile !== undefined && parseTile(tile).ok;
  const words = sayAct({ act: event.do, ...(seat && { seat }), ...(good && { tile }) }, speaker);
  const more = [event.for, tiles, tile === undefined || good ? undefined : tile].filter((one) => one !== undefined);
  return more.length === 0 ? words : titled(words, more.join(' '));
}

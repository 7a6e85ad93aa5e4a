import { SEATS } from '../seats';
import { type State, withSeat } from './state';

/** A declaration whose first turn is over. */
export function withoutOneShot(ready: State['seats']['E']['ready']): State['seats']['E']['ready'] {
  return ready === undefined ? undefined : { ...ready, oneShot: false };
}

/** Any call ends the turn within which a ready hand wins at once. */
export function noOneShots(state: State): State {
  return SEATS.reduce(
    (now, seat) =>
      now.seats[seat].ready?.oneShot === true
        ? withSeat(now, seat, { ready: withoutOneShot(now.seats[seat].ready) })
        : now,
    state,
  );
}

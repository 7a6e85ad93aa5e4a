import { warningPrice } from '../settlement/penalties';
import type { Seat } from '../seats';
import { booked, consequence, followedBy, only, takenAfterGame, withConsequences, type Effects } from './effects';
import { withSeat } from './state';
import { seatOf, type Table } from './table';

/** A player is warned; warnings may add up to a penalty. */
export function warned(table: Table, seat: Seat): Effects {
  const rules = table.scoring.penalties;
  if (rules.warnings === 'off') return withConsequences(only(table.state), consequence('warned', seat));
  const count = seatOf(table, seat).warnings + 1;
  const counted = withConsequences(only(withSeat(table.state, seat, { warnings: count })), consequence('warned', seat));
  const price = warningPrice(table.effective, count);
  if (price === 0) return counted;
  return followedBy(counted, (state) => {
    switch (rules.warningsPaid) {
      case 'at-once':
        return booked(state, [{ from: seat, to: 'bank', amount: price, reason: 'warnings' }]);
      case 'after-game':
        return takenAfterGame(state, seat, price);
    }
  });
}

/** A slip that is worth a warning where warnings count, and nothing elsewhere. */
export function warnedIfCounted(table: Table, seat: Seat): Effects {
  return table.scoring.penalties.warnings === 'off' ? only(table.state) : warned(table, seat);
}

/** The warnings that still count in the next deal. */
export function warningsCarried(table: Table, seat: Seat): number {
  const { warnings } = table.state.seats[seat];
  if (warnings === 0) return 0;
  return table.scoring.penalties.warningsOver === 'deal' ? 0 : warnings;
}

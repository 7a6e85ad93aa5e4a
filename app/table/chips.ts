import type { Consequence, ScoredPattern } from '../ruling';
import { SEATS } from '../seats';
import { consequence, withConsequences, only, type Effects } from './effects';
import { withSeat, type State, type Winner } from './state';
import type { Table } from './table';

/** The patterns that each kind of chip is given for, by id. */
const PATTERNS = {
  'red-five': ['red-five'],
  'under-dora': ['under-dora', 'under-kong-dora'],
  'one-turn': ['one-shot'],
} as const;

/** The chips that a winner is given: by the discarder, or by each of the others when the tile was drawn. */
export function withChips(table: Table, state: State, winners: readonly Winner[]): Effects {
  const rules = table.scoring.extras.chipsFor;
  if (rules.length === 0) return only(state);
  const told: Consequence[] = [];
  let now = state;
  for (const winner of winners) {
    const each = rules.reduce((sum, rule) => sum + chipsOf(winner, rule), 0);
    if (each === 0) continue;
    const payers = SEATS.filter((seat) =>
      winner.discarder === undefined ? seat !== winner.seat : seat === winner.discarder,
    );
    for (const seat of payers) now = withSeat(now, seat, { chips: now.seats[seat].chips - each });
    const amount = each * payers.length;
    now = withSeat(now, winner.seat, { chips: now.seats[winner.seat].chips + amount });
    told.push(consequence('chips-won', winner.seat, { amount }));
  }
  return withConsequences(only(now), ...told);
}

function chipsOf(winner: Winner, rule: Table['scoring']['extras']['chipsFor'][number]): number {
  const paid = winner.sheet.patterns.filter((one) => one.unpaid === undefined);
  if (rule === 'limit-hand') return paid.some(isLimitHand) ? 1 : 0;
  const ids: readonly string[] = PATTERNS[rule];
  return paid.filter((one) => ids.includes(one.id)).reduce((sum, one) => sum + one.count, 0);
}

function isLimitHand(one: ScoredPattern): boolean {
  return one.pointer.startsWith('/scoring/limits/') && one.unit === 'limit';
}

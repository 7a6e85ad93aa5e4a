import type { Outcome, ScoreSheet } from '../ruling';
import { SEATS, type BySeat, type End, type Seat } from '../seats';
import type { State } from '../table/state';
import { nextDeal } from '../table/deal';
import { gameAfter } from '../table/game';
import type { Table } from '../table/table';
import { printTiles } from '../tiles';

/** How a table stands after the last event of a scenario; `start` is its state before the first one. */
export function outcomeOf(table: Table, start: State): Outcome {
  const { state } = table;
  const next = nextDeal(table);
  const totals = totalsOf(state, start);
  const wall = state.wall === undefined ? undefined : printTiles(state.wall);
  return {
    arises: true,
    end: endOf(table),
    winners: winnersOf(state).map((one) => one.seat),
    sheets: sheetsOf(state),
    transfers: state.transfers,
    ...(totals === undefined ? {} : { totals }),
    ...(next === undefined ? {} : { deal: next.deal, extraHands: next.extraHands }),
    deposits: state.deposits,
    ...(wall === undefined ? {} : { wall }),
    ...(state.wallLeft === undefined ? {} : { wallLeft: state.wallLeft }),
    roundWind: state.roundWind,
  };
}

function winnersOf(state: State): readonly { readonly seat: Seat; readonly sheet: ScoreSheet }[] {
  const end = state.end?.kind === 'game-over' ? state.end.then : state.end;
  return end?.kind === 'won' ? end.winners : [];
}

function sheetsOf(state: State): readonly { readonly seat: Seat; readonly sheet: ScoreSheet }[] {
  const end = state.end?.kind === 'game-over' ? state.end.then : state.end;
  if (end?.kind === 'drawn') return end.sheets;
  return winnersOf(state).map(({ seat, sheet }) => ({
    seat,
    sheet: { ...sheet, transfers: state.transfers.filter((one) => one.to === seat) },
  }));
}

/** The end of the deal, or of the game where it is over with it. */
function endOf(table: Table): Extract<Outcome, { arises: true }>['end'] {
  const end = table.state.end;
  if (end === undefined) return 'running';
  return end.kind !== 'game-over' && gameAfter(table) === 'over' ? 'game-over' : end.kind;
}

/** Points of all ends, where the scenario says what the seats had before; the bank starts at nothing. */
function totalsOf(state: State, start: State): { readonly [end in End]: number } | undefined {
  const known = (points: BySeat<number | undefined>): points is BySeat<number> =>
    SEATS.every((seat) => points[seat] !== undefined);
  if (!known(state.points)) return undefined;
  let pool = start.deposits + start.pool;
  let bank = 0;
  for (const { from, to, amount } of state.transfers) {
    pool += (to === 'pool' ? amount : 0) - (from === 'pool' ? amount : 0);
    bank += (to === 'bank' ? amount : 0) - (from === 'bank' ? amount : 0);
  }
  return { ...state.points, pool, bank };
}

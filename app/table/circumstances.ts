import type { Hand } from '../../schemas/generated/hand';
import type { Seat } from '../seats';
import { kindOf, type Kind, type Tile } from '../tiles';
import { seatOf, type Table } from './table';
import { winWindow } from './windows';

type Circumstance = NonNullable<Hand['circumstances']>[number];

/** The facts of the table that a score may depend on, for a win of a seat on a tile. */
export function circumstancesOf(table: Table, seat: Seat, tile: Tile, discarder: Seat | undefined): Circumstance[] {
  return [
    ...firstTurnFacts(table, seat, discarder),
    ...(discarder === undefined ? drawnFacts(table) : discardFacts(table, seat)),
    ...readyFacts(table, seat),
    ...(lastOfItsKind(table, seat, tile, discarder) ? (['last-of-its-kind'] as const) : []),
  ];
}

function firstTurnFacts(table: Table, seat: Seat, discarder: Seat | undefined): Circumstance[] {
  const { state } = table;
  if (!state.firstTurn) return [];
  const facts: Circumstance[] = [];
  if (state.noMelds) facts.push('no-melds-yet');
  const own = seatOf(table, seat).river.length;
  if (discarder === undefined && own === 0) facts.push(seat === 'E' ? 'dealt-hand' : 'own-first-draw');
  // Another player who has not drawn yet still holds the tiles dealt.
  if (discarder !== undefined && own === 0 && seat !== 'E' && seatOf(table, seat).lastDraw < 0)
    facts.push('dealt-hand');
  if (discarder === 'E' && state.seats.E.river.length === 1) facts.push('dealer-first-discard');
  return facts;
}

function drawnFacts(table: Table): Circumstance[] {
  const drawn = table.state.drawn;
  if (drawn === undefined) return [];
  const facts: Circumstance[] = [];
  if (drawn.after === 'kong') facts.push('supplement-after-kong');
  if (drawn.after === 'flower') facts.push('supplement-after-flower');
  if (drawn.supplement > 1) facts.push('second-supplement');
  if (drawn.last) facts.push('last-wall-tile');
  return facts;
}

function discardFacts(table: Table, seat: Seat): Circumstance[] {
  const window = winWindow(table.state, seat);
  if (window === undefined) return [];
  switch (window.kind) {
    case 'promoted-kong':
      return ['robbed-kong'];
    case 'concealed-kong':
      return ['robbed-concealed-kong'];
    case 'discard':
      return window.last ? ['last-discard'] : [];
  }
}

function readyFacts(table: Table, seat: Seat): Circumstance[] {
  const ready = seatOf(table, seat).ready;
  if (ready === undefined) return [];
  const facts: Circumstance[] = ['ready'];
  if (ready.manner === 'first-turn') facts.push('ready-first-turn');
  if (ready.manner === 'open') facts.push('open-ready');
  if (ready.oneShot) facts.push('one-shot');
  return facts;
}

/** How many tiles of a kind lie open: thrown and not claimed, or in anybody's sets. */
export function openCopies(table: Table, kind: Kind): number {
  return Object.values(table.state.seats).reduce((open, { river, melds }) => {
    const thrown = river.filter(({ tile, claimedBy }) => claimedBy === undefined && kindOf(tile) === kind).length;
    const laid = melds.flatMap(({ tiles }) => tiles).filter((tile) => kindOf(tile) === kind).length;
    return open + thrown + laid;
  }, 0);
}

/** The three other copies lie open in rivers and melds, the winner's own among them. */
function lastOfItsKind(table: Table, seat: Seat, tile: Tile, discarder: Seat | undefined): boolean {
  const own = discarder !== undefined && winWindow(table.state, seat)?.kind === 'discard' ? 1 : 0;
  return openCopies(table, kindOf(tile)) - own >= 3;
}

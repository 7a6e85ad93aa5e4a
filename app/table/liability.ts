import type { Seat } from '../seats';
import { liableFor as liableIn } from '../scoring';
import type { Winner } from './state';
import { seatOf, type Table } from './table';

/** The player who must answer for a win at the table, and for how many points where the preset limits it to one hand. */
export function liableFor(table: Table, winner: Winner): { readonly seat: Seat; readonly points?: number } | undefined {
  const { melds, claimed } = seatOf(table, winner.seat);
  const from = winner.discarder;
  const held = from === undefined ? undefined : seatOf(table, from).concealed;
  return liableIn(table.effective, {
    winner: winner.seat,
    melds,
    patterns: winner.sheet.patterns,
    claimedKongSupplement: from === undefined && claimed?.purpose === 'kong',
    ...(from === undefined
      ? {}
      : {
          given: {
            tile: winner.tile,
            from,
            robbed: table.state.window !== undefined && table.state.window.kind !== 'discard',
            fedFrom: held === undefined ? undefined : [...held, winner.tile],
          },
        }),
  });
}

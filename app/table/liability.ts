import type { Seat } from '../seats';
import { liableFor as liableIn } from '../scoring';
import { kindOf } from '../tiles';
import { openCopies } from './circumstances';
import type { Winner } from './state';
import { seatOf, type Table } from './table';

/** The player who must answer for a win at the table, and for how many points where the preset limits it to one hand. */
export function liableFor(table: Table, winner: Winner): { readonly seat: Seat; readonly points?: number } | undefined {
  const { melds, claimed } = seatOf(table, winner.seat);
  const from = winner.discarder;
  const held = from === undefined ? undefined : seatOf(table, from).concealed;
  const certain = liableIn(table.effective, {
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
  return certain ?? freshTile(table, winner);
}

/**
 * Near the end of the wall whoever discards a winning tile of which no other lies open answers for the win, unless he held
 * nothing else. Source: KDE kajongg, dangerous game: five tiles in the wall.
 */
function freshTile(table: Table, { discarder, tile }: Winner): { readonly seat: Seat } | undefined {
  const { liabilityFreshTile: most, liabilityNoChoice } = table.effective.scoring.payments;
  const { wallLeft, window } = table.state;
  if (most === 0 || wallLeft === undefined || wallLeft > most) return undefined;
  if (discarder === undefined || window?.kind !== 'discard' || openCopies(table, kindOf(tile)) > 1) return undefined;
  const held = seatOf(table, discarder).concealed;
  const hadNoChoice =
    held !== undefined && held.every((one) => openCopies(table, kindOf(one)) === 0 || kindOf(one) === kindOf(tile));
  return liabilityNoChoice && hadNoChoice ? undefined : { seat: discarder };
}

import type { ScoreSheet } from '../ruling';
import { SEATS, type Seat } from '../seats';
import type { Tile } from '../tiles';
import { heldBy, type Held } from './ask';
import { missing, objection, seatOf, type Clause, type Missing, type Table } from './table';
import type { Objection } from '../ruling';
import { flowerSheet } from './value';

/** A win by flowers: all eight, or seven that rob the eighth. */
export interface FlowerWin {
  readonly tile: Tile;
  /** Who drew the eighth flower, where it is robbed. */
  readonly discarder: Seat | undefined;
}

/** Whether a declaration of a win can only be about the flowers of the player. */
export function byFlowers(table: Table, seat: Seat): FlowerWin | undefined {
  const laid = table.state.flowerLaid;
  if (laid === undefined) return undefined;
  const count = seatOf(table, seat).flowers.length;
  if (laid.seat === seat) return count === 8 ? { tile: laid.tile, discarder: undefined } : undefined;
  return count === 7 ? { tile: laid.tile, discarder: laid.seat } : undefined;
}

/** Where a win by flowers is forced, no other tile is drawn before it is declared. */
export const flowersMustWin: Clause = (table) => {
  if (table.state.flowerLaid === undefined) return undefined;
  const winner = SEATS.find((seat) => {
    const win = byFlowers(table, seat);
    return win !== undefined && judgeFlowers(table, seat, win).objections.length === 0;
  });
  if (winner === undefined || table.rules.winning.flowersWin !== 'forced') return undefined;
  return objection('flowers-must-win', { seat: winner });
};

/** What the rules say of winning by flowers at once. Source: option "Winning by flowers at once". */
export function judgeFlowers(
  table: Table,
  seat: Seat,
  win: FlowerWin,
): {
  readonly objections: readonly Objection[];
  readonly missing?: Missing;
  readonly held?: Held;
  readonly sheet?: ScoreSheet;
} {
  const dead = seatOf(table, seat).dead;
  if (dead !== undefined) return { objections: [objection('hand-dead', { seat, cause: dead })] };
  const rule = table.rules.winning.flowersWin;
  if (rule === 'off' || rule === 'added') return { objections: [objection('flower-win-not-played', { seat })] };
  if (win.discarder !== undefined && !table.rules.general.flowersFaceUp)
    return { objections: [objection('flower-lies-hidden', { seat })] };
  const held = heldBy(seatOf(table, seat));
  if (held === undefined) return { objections: [], missing: missing('hand', seat) };
  const sheet = flowerSheet(table, seat, held, win.tile, win.discarder);
  return sheet === undefined
    ? { objections: [objection('not-complete', { seat })], held }
    : { objections: [], held, sheet };
}

import { PATTERN_IDS } from '../../schemas/generated/pattern-ids';
import type { ScoreSheet } from '../ruling';
import type { Seat } from '../seats';
import { kindOf, type Tile } from '../tiles';
import { heldBy, type Held } from './ask';
import { missing, seatOf, type Missing, type Table } from './table';
import { sheetOf } from './value';

/** A win by four kongs alone. */
export interface KongWin {
  /** The one tile beside the kongs. */
  readonly tile: Tile;
  readonly held: Held;
  readonly sheet: ScoreSheet;
}

const REST = PATTERN_IDS.filter((id) => id !== 'four-kongs');

/** Whether the player has just made the last of four kongs and may win with them. Source: Four Winds help, "Scores for classical hands: Four Kongs". */
export function byFourKongs(table: Table, seat: Seat): boolean {
  const { turn, phase, due } = table.state;
  if (turn !== seat || phase !== 'to-draw' || due?.after !== 'kong') return false;
  const kongs = seatOf(table, seat).melds.filter(({ kind }) => kind.endsWith('kong'));
  return kongs.length === 4 && table.rules.winning.fourKongsWin;
}

/** The score of four kongs: the one tile left stands for the pair, and nothing else counts; undefined where they are worth nothing. */
export function kongWin(table: Table, seat: Seat): KongWin | Missing | undefined {
  const held = heldBy(seatOf(table, seat));
  const [tile] = held?.concealed ?? [];
  if (held === undefined || tile === undefined) return missing('hand', seat);
  const sheet = sheetOf(table, seat, held, kindOf(tile), undefined, { without: REST });
  const paid = sheet?.win === true && sheet.patterns.some((one) => one.id === 'four-kongs' && one.unpaid === undefined);
  return paid ? { tile, held, sheet } : undefined;
}

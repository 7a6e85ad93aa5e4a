import type { ScoringRow } from '../../schemas/generated/preset';
import type { PatternEntry } from '../option/patterns';
import type { Slot } from '../preset/slots';
import type { Pointer } from '../result';
import type { Detect } from './detectors/detector';
import type { Members } from './row-set';

export type RowValue = ScoringRow['exposed'];

/** What a row adds to. */
export const HOW = { nothing: 0, points: 1, doubles: 2, halves: 3, limit: 4 } as const;

/** A value of a row, ready to be added. */
export interface Worth extends RowValue {
  readonly how: (typeof HOW)[keyof typeof HOW];
  /** What is added for each occurrence; for a limit the points that stand for everything else. */
  readonly amount: number;
  /** The same for a limit hand of a rare form that is worth twice. */
  readonly twice: number;
}

/** The two values of a row, for exposed and for concealed occurrences. */
export interface Sides {
  readonly exposed: Worth;
  readonly concealed: Worth;
}

/** A row has so many values: a winner's and a loser's, exposed and concealed. */
export const SIDES = 4;
/** Patterns occur less often than this, nearly always. */
export const FEW = 8;

/** What a row does, and what it counts among, as bits. */
export const DOES = { exclude: 1, imply: 2, form: 4, flower: 8, dora: 16, card: 32, doubled: 64, limit: 128 } as const;

/** A pattern with what the preset says of it, ready to be asked. */
export interface CompiledRow extends Sides {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly group: string;
  readonly page: PatternEntry['page'];
  readonly pointer: Pointer;
  readonly slot: Slot;
  readonly scope: PatternEntry['scope'];
  /** What a reading and its sets must have for the row to be looked for, and moments of which one must have been, as bits. */
  readonly needs: number;
  readonly setNeeds: number;
  readonly moments: number;
  readonly detect: Detect;
  /** Whether its settings may decide if it shows. */
  readonly settable: boolean;
  readonly does: number;
  /** Worth something to a winner. */
  readonly active: boolean;
  /** The values for a hand that has not won, and when they count. */
  readonly losers: (Sides & { readonly when: NonNullable<ScoringRow['losers']>['when'] }) | undefined;
  /** Rows that are not paid beside this one; forced rows are never among those that it implies. */
  readonly implies: Members;
  readonly excludes: Members;
  /** Counts for a win by flowers, which asks nothing of the tiles in the hand. */
  readonly ofFlowerHands: boolean;
  /** Rows of which only the most valuable is paid, where patterns combine by series. */
  readonly series: string | undefined;
  /** All points of the hand, instead of those of its rows; 0 for none. */
  readonly fixedPoints: number;
  readonly cumulative: boolean;
  /** Whether the hand is of the rare form that counts as two limits, where the preset pays those. */
  readonly doubled: Detect | undefined;
}

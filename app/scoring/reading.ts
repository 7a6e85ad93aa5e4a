import { KINDS } from '../tiles';
import { NO_TOTAL, type Total } from './arithmetic';
import { FORM_NUMBERS, NO_PLACE } from './facts';
import { Found } from './found';
import { noSums, type Sums } from './sums';

/** More sets than any hand has. */
export const MOST_SETS = 8;

/** The reading of a hand that pays its player best. Its objects are used again once the evaluation is released. */
export interface Best {
  readonly sums: Sums;
  readonly total: Total;
  readonly found: Found;
  readonly form: number;
  /** A hand of singles and pairs only, which the jokerless double of a card leaves out. */
  readonly singlesAndPairs: boolean;
}

/** One reading, kept while others are tried: what was found in it, and how its tiles lie. */
export class Reading {
  sums: Sums = noSums();
  found: Found;
  total: Total = NO_TOTAL;
  form = FORM_NUMBERS.regular;
  singlesAndPairs = false;
  /** The tiles with the jokers as what they stand for, where there are any. */
  readonly counts = new Uint8Array(KINDS);
  substituted = false;
  readonly sets = new Uint8Array(MOST_SETS);
  setCount = 0;
  pair = -1;
  place = NO_PLACE;
  cardValue = 0;
  /** Which of the choices among patterns that join sets. */
  choice = 0;
  /** The number of this reading among those that were tried. */
  number = 0;

  constructor(rows: number) {
    this.found = new Found(rows);
  }
}

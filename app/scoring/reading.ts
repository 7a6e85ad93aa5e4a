import { NO_TOTAL, type Total } from './arithmetic';
import { Found } from './found';
import { noSums, type Sums } from './sums';

/** More sets than any hand has. */
export const MOST_SETS = 8;

/** The reading of a hand that pays its player best. Its objects are used again once the evaluation is released. */
export interface Best {
  readonly sums: Sums;
  readonly total: Total;
  readonly found: Found;
  /** A hand of singles and pairs only, which the jokerless double of a card leaves out. */
  readonly singlesAndPairs: boolean;
}

/** One reading, kept while others are tried. */
export class Reading {
  sums: Sums = noSums();
  found: Found;
  total: Total = NO_TOTAL;
  singlesAndPairs = false;

  constructor(rows: number, last: number) {
    this.found = new Found(rows, last);
  }
}

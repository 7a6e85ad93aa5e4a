import type { Detect } from './detectors/detector';
import { lowestIn, put, rowSet, type RowSet, wordsFor } from './row-set';
import type { CompiledRow } from './rows';

/** Of which sets a row is asked, by number: of the whole hand, of those that its pattern is made of, of single ones. */
export const SCOPES = { hand: 0, sets: 1, own: 2 } as const;

/** Bits that are looked up at once, and values that they may have. */
const AT_ONCE = 4;
const VALUES = 1 << AT_ONCE;

/**
 * Some rows of a preset in the order of the catalogue, and tables that say of all of them at once which are worth looking
 * for in a reading: most need something that it has not.
 */
export class RowList {
  /** How many words a set of these rows has. */
  readonly words: number;
  /** Of each row that is looked for, by its place in the list: its detector, its number in the catalogue, its scope. */
  readonly detects: readonly Detect[];
  readonly indexes: Int16Array;
  readonly scopes: Uint8Array;
  /** Those that may show under other settings. */
  readonly settable: RowSet;

  /** Four bits at a time of what a reading, and of what its sets, lack: the rows that need one of them. */
  private readonly needing: Int32Array;
  private readonly needingSets: Int32Array;
  /** Rows that ask for no moment, and by moment those that ask for it. */
  private readonly anyMoment: RowSet;
  private readonly moments: Int32Array;
  private readonly asksMoments: number;

  /**
   * @param last a row that is asked when all others are known, and never looked for
   * @param whole whether these are all rows that the preset has
   */
  constructor(
    readonly rows: readonly CompiledRow[],
    last: number,
    readonly whole = false,
  ) {
    const asked = rows.filter((row) => row.index !== last);
    this.words = wordsFor(asked.length);
    this.detects = asked.map((row) => row.detect);
    this.indexes = Int16Array.from(asked, (row) => row.index);
    this.scopes = Uint8Array.from(asked, (row) => SCOPES[row.scope]);
    const placesOf = (which: (row: CompiledRow) => boolean): RowSet =>
      rowSet(
        asked.length,
        asked.flatMap((row, place) => (which(row) ? [place] : [])),
      );
    this.settable = placesOf((row) => row.settable);
    this.anyMoment = placesOf((row) => row.moments === 0);
    this.asksMoments = asked.reduce((all, row) => all | row.moments, 0);
    this.moments = byBit(asked, this.words, (row) => row.moments);
    const needing = (needs: (row: CompiledRow) => number): Int32Array =>
      byValue(
        byBit(asked, this.words, needs),
        this.words,
        asked.reduce((all, row) => all | needs(row), 0),
      );
    this.needing = needing((row) => row.needs);
    this.needingSets = needing((row) => row.setNeeds);
  }

  /**
   * The rows of one word that are worth looking for in a reading that lacks something, and whose sets do, at the moments
   * of its hand.
   */
  worthAsking(word: number, lacks: number, setsLack: number, circumstances: number): number {
    const { words } = this;
    let open = this.anyMoment[word] as number;
    for (let rest = circumstances & this.asksMoments; rest !== 0; rest &= rest - 1) {
      open |= this.moments[lowestIn(rest) * words + word] as number;
    }
    return open & ~needingOne(this.needing, words, word, lacks) & ~needingOne(this.needingSets, words, word, setsLack);
  }
}

/** The rows of one word that need one of some bits. */
function needingOne(needing: Int32Array, words: number, word: number, lacks: number): number {
  let rows = 0;
  let rest = lacks;
  for (let at = word; at < needing.length; at += VALUES * words) {
    rows |= needing[at + (rest & (VALUES - 1)) * words] as number;
    rest >>>= AT_ONCE;
  }
  return rows;
}

/** For each of 32 bits the rows that have it. */
function byBit(rows: readonly CompiledRow[], words: number, bitsOf: (row: CompiledRow) => number): Int32Array {
  const sets = new Int32Array(32 * words);
  for (const [place, row] of rows.entries()) {
    for (let rest = bitsOf(row); rest !== 0; rest &= rest - 1) {
      const bit = lowestIn(rest);
      put(sets.subarray(bit * words, (bit + 1) * words), place);
    }
  }
  return sets;
}

/**
 * For each value of each four bits the rows that have one of those that are set.
 * @param used bits that any row has: above them there is nothing to look up
 */
function byValue(sets: Int32Array, words: number, used: number): Int32Array {
  const lookUps = Math.ceil((32 - Math.clz32(used)) / AT_ONCE);
  const values = new Int32Array(lookUps * VALUES * words);
  for (let lookUp = 0; lookUp < lookUps; lookUp++) {
    for (let value = 1; value < VALUES; value++) {
      const bit = lookUp * AT_ONCE + lowestIn(value);
      const others = lookUp * VALUES + (value & (value - 1));
      for (let word = 0; word < words; word++) {
        values[(lookUp * VALUES + value) * words + word] =
          (values[others * words + word] as number) | (sets[bit * words + word] as number);
      }
    }
  }
  return values;
}

/** Rows by their number as bits, 32 to a word: what many rows have in common is asked of all of them at once. */
export type RowSet = Int32Array;

/** Words for so many rows. */
export function wordsFor(rows: number): number {
  return (rows + 31) >> 5;
}

/** A set of some of so many rows. */
export function rowSet(rows: number, members: Iterable<number> = []): RowSet {
  const set = new Int32Array(wordsFor(rows));
  for (const row of members) put(set, row);
  return set;
}

/** Rows of a whole catalogue, of which most words are empty: those that are not by number, a bit for each. */
export interface Members {
  readonly words: RowSet;
  readonly used: number;
}

/** No rows, by how many there are in all: most rows imply and exclude none. */
const none = new Map<number, Members>();

/** Some of so many rows, a thousand at most. They are not to be changed. */
export function membersOf(rows: number, members: readonly number[]): Members {
  if (members.length > 0) return made(rows, members);
  let empty = none.get(rows);
  if (empty === undefined) none.set(rows, (empty = made(rows, members)));
  return empty;
}

function made(rows: number, members: readonly number[]): Members {
  const words = rowSet(rows, members);
  return { words, used: words.reduce((used, word, at) => (word === 0 ? used : used | (1 << at)), 0) };
}

/** Adds a row. */
export function put(set: RowSet, row: number): void {
  set[row >> 5] = (set[row >> 5] as number) | (1 << (row & 31));
}

/** The lowest row, or other bit, of a word that is not empty; `word &= word - 1` takes it away. */
export function lowestIn(word: number): number {
  return 31 - Math.clz32(word & -word);
}

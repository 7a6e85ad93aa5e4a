import { lowestIn, type Members, rowSet, type RowSet } from './row-set';

/** Why a row that matched is not paid, each reason as a number: 0 is for a row that is paid. */
export const REASON = {
  implied: 1,
  excluded: 2,
  'same-unit': 3,
  'no-points-hand': 4,
  'double-wind-once': 5,
  'reward-excluded': 6,
  'fixed-points': 7,
  'not-cumulative': 8,
  'worth-less-alone': 9,
  'lower-in-series': 10,
  'account-once': 11,
  'limit-hand': 12,
  'worth-more-by-points': 13,
  'no-value': 14,
} as const;
export type UnpaidReason = keyof typeof REASON;

/** The reasons in the order of their numbers. */
export const UNPAID_REASONS = Object.keys(REASON) as readonly UnpaidReason[];

/**
 * What was found in one arrangement: for each row how often, exposed and concealed, and what keeps it from being paid.
 * What was written is remembered, so that clearing costs no more than that.
 */
export class Found {
  readonly exposed: Uint8Array;
  readonly concealed: Uint8Array;
  /** 0 for paid, else 1 + the reason. */
  readonly unpaid: Uint8Array;
  /** The row in whose place it is not paid, -1 for none. */
  readonly by: Int16Array;
  /** 1 for a limit hand of a rare form that is worth twice. */
  readonly twice: Uint8Array;
  /** The rows that matched; in the order of the catalogue, once sorted, but for those that are asked last. */
  readonly hits: Int16Array;
  hitCount = 0;
  /** What any of them does, as bits. */
  does = 0;
  /** The rows that were chosen last. */
  readonly chosen: Int16Array;

  /** The same rows as a set, and the last one whether it matched or not: what keeps it from being paid is known before. */
  private readonly words: RowSet;
  private used = 0;
  private readonly denied: Int16Array;
  private deniedCount = 0;

  /** @param last a row that is asked when all others are known */
  constructor(
    size: number,
    private readonly last: number,
  ) {
    this.exposed = new Uint8Array(size);
    this.concealed = new Uint8Array(size);
    this.unpaid = new Uint8Array(size);
    this.by = new Int16Array(size).fill(-1);
    this.twice = new Uint8Array(size);
    this.hits = new Int16Array(size);
    this.chosen = new Int16Array(size);
    this.denied = new Int16Array(size);
    this.words = rowSet(size);
    this.put(last);
  }

  clear(): void {
    this.allow();
    for (let i = 0; i < this.hitCount; i++) {
      const index = this.hits[i] as number;
      this.exposed[index] = 0;
      this.concealed[index] = 0;
      this.twice[index] = 0;
    }
    this.hitCount = this.does = 0;
    for (let rest = this.used; rest !== 0; rest &= rest - 1) this.words[lowestIn(rest)] = 0;
    this.used = 0;
    this.put(this.last);
  }

  private put(index: number): void {
    const word = index >> 5;
    this.words[word] = (this.words[word] as number) | (1 << (index & 31));
    this.used |= 1 << word;
  }

  /** How many rows are kept from being paid: for taking back what comes after. */
  get denials(): number {
    return this.deniedCount;
  }

  /** Takes back all that keeps rows from being paid, or all but the first so many. */
  allow(but = 0): void {
    for (let i = but; i < this.deniedCount; i++) {
      const index = this.denied[i] as number;
      this.unpaid[index] = 0;
      this.by[index] = -1;
    }
    this.deniedCount = but;
  }

  /**
   * Notes a row that was not noted before.
   * @param does what the row does
   */
  hit(index: number, does: number, exposed: number, concealed: number): void {
    this.exposed[index] = exposed;
    this.concealed[index] = concealed;
    this.hits[this.hitCount++] = index;
    this.does |= does;
    this.put(index);
  }

  /** Puts the rows that matched into the order of the catalogue. */
  sort(): void {
    const { hits } = this;
    for (let at = 1; at < this.hitCount; at++) {
      const index = hits[at] as number;
      let before = at - 1;
      while (before >= 0 && (hits[before] as number) > index) {
        hits[before + 1] = hits[before] as number;
        before -= 1;
      }
      hits[before + 1] = index;
    }
  }

  /** Writes those of some rows that matched into `chosen`, in the order of the catalogue, and says how many they are. */
  choose({ words, used }: Members): number {
    const matched = this.words;
    let count = 0;
    for (let left = used & this.used; left !== 0; left &= left - 1) {
      const word = lowestIn(left);
      let rest = (matched[word] as number) & (words[word] as number);
      for (; rest !== 0; rest &= rest - 1) this.chosen[count++] = (word << 5) + lowestIn(rest);
    }
    return count;
  }

  matched(index: number): boolean {
    return this.exposed[index] !== 0 || this.concealed[index] !== 0;
  }

  /** Keeps a row from being paid, unless something else does already: one of the reasons by number. */
  deny(index: number, reason: number, by: number): void {
    if (this.unpaid[index] !== 0) return;
    this.unpaid[index] = reason;
    this.by[index] = by;
    this.denied[this.deniedCount++] = index;
  }

  /** The same for those of some rows that matched. */
  denyAll({ words, used }: Members, reason: number, by: number): void {
    const matched = this.words;
    for (let left = used & this.used; left !== 0; left &= left - 1) {
      const word = lowestIn(left);
      let rest = (matched[word] as number) & (words[word] as number);
      for (; rest !== 0; rest &= rest - 1) this.deny((word << 5) + lowestIn(rest), reason, by);
    }
  }
}

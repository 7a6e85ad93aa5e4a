import type { Combination } from './combinations';
import { type Found, REASON } from './found';
import type { CompiledRow } from './rows';
import type { Masks, View } from './view';

/** A row whose pattern joins sets. */
export interface CombinationRow {
  readonly row: CompiledRow;
  readonly combination: Combination;
}

/** One way to join some sets: for which of the rows found, and which sets as bits. */
interface Joined {
  readonly row: number;
  readonly sets: number;
}

/** A row that was found, with how often before anything was chosen. */
interface Counted {
  readonly index: number;
  readonly exposed: number;
  readonly concealed: number;
}

const MOST_SETS = 5;
/** Each set by itself: three bits for each say with which it has been joined. */
const APART = 0o43210;

/**
 * The choices that the principles of Chinese Official leave among the patterns that join sets of one arrangement: a set may
 * not serve the same pattern twice, and sets that have been joined, directly or by others between them, may not be joined
 * again. Only choices to which nothing can be added are kept.
 * Source: Mahjong Competition Rules 2006, 3.9.1.5 (non-separation, non-identical, high-versus-low, account-once).
 */
export class Choices {
  /** Choices by number: how often each of the rows found is counted. */
  private readonly chosen: (readonly number[])[] = [];
  private readonly counted: Counted[] = [];
  private readonly joined: Joined[] = [];
  private readonly counts: number[] = [];
  private readonly used: number[] = [];

  /** Works the choices out for the reading that the view shows, and returns how many there are: one at least. */
  find(rows: readonly CombinationRow[], view: View, found: Found): number {
    const { chosen, counted, joined } = this;
    chosen.length = counted.length = joined.length = 0;
    if (!view.facts.wins) return 1;
    let chows: readonly number[] | undefined;
    for (const { row, combination } of rows) {
      const { index } = row;
      if (!found.matched(index)) continue;
      chows ??= chowsOf(view.all);
      const first = combination.of === 'chows' ? 0 : chows.length;
      const sets = combination.of === 'chows' ? chows : tripletsOf(view.all);
      addJoined(joined, combination, counted.length, sets, first);
      counted.push({
        index,
        exposed: found.exposed[index] as number,
        concealed: found.concealed[index] as number,
      });
    }
    if (counted.length === 0) return 1;
    for (let row = 0; row < counted.length; row++) this.counts[row] = this.used[row] = 0;
    this.choose(0, APART);
    return chosen.length;
  }

  /** Puts a choice into what was found: rows that it leaves out are not there. */
  apply(choice: number, found: Found): void {
    const counts = this.chosen[choice];
    if (counts === undefined) return;
    for (let row = 0; row < this.counted.length; row++) {
      const { index, exposed } = this.counted[row] as Counted;
      const count = counts[row] as number;
      const open = exposed === 0 ? 0 : Math.min(count, Math.max(exposed, 1));
      found.exposed[index] = open;
      found.concealed[index] = count - open;
    }
  }

  /** Names the rows that the choice leaves out, once it is decided which of the others are paid. */
  leaveOut(choice: number, found: Found): void {
    const counts = this.chosen[choice];
    if (counts === undefined) return;
    for (let row = 0; row < this.counted.length; row++) {
      if (counts[row] !== 0) continue;
      const { index, exposed, concealed } = this.counted[row] as Counted;
      found.exposed[index] = exposed;
      found.concealed[index] = concealed;
      found.deny(index, REASON['account-once'], -1);
    }
  }

  private choose(at: number, groups: number): void {
    const { joined, counts, used } = this;
    const one = joined[at];
    if (one === undefined) {
      this.keep(groups);
      return;
    }
    const { row, sets } = one;
    if (this.legal(one, groups)) {
      counts[row] = (counts[row] as number) + 1;
      used[row] = (used[row] as number) | sets;
      this.choose(at + 1, together(sets, groups));
      counts[row] -= 1;
      used[row] = used[row] & ~sets;
    }
    this.choose(at + 1, groups);
  }

  /** Whether sets may still be joined: none has served this pattern, and none has been joined with another of them. */
  private legal({ row, sets }: Joined, groups: number): boolean {
    return ((this.used[row] as number) & sets) === 0 && apart(sets, groups);
  }

  private keep(groups: number): void {
    const { joined, chosen, counts } = this;
    for (const one of joined) if (this.legal(one, groups)) return;
    for (const other of chosen) if (other.every((count, row) => count === counts[row])) return;
    chosen.push(counts.slice(0, this.counted.length));
  }
}

function chowsOf(sets: Masks): number[] {
  const codes: number[] = [];
  for (let code = 0; code < 21; code++) {
    const bit = 1 << code;
    if ((sets.chow1 & bit) === 0) continue;
    codes.push(code);
    if ((sets.chow2 & bit) !== 0) codes.push(code);
    if ((sets.chow3 & bit) !== 0) codes.push(code);
    if ((sets.chow4 & bit) !== 0) codes.push(code);
  }
  return codes;
}

function tripletsOf(sets: Masks): number[] {
  const kinds: number[] = [];
  for (let kind = 0; kind < 27; kind++) if ((sets.triplets & (1 << kind)) !== 0) kinds.push(kind);
  return kinds;
}

/** Every way in which a pattern joins some of these sets, of which the first is the set of that number in the hand. */
function addJoined(
  joined: Joined[],
  { size, joins }: Combination,
  row: number,
  sets: readonly number[],
  first: number,
): void {
  const count = Math.min(sets.length, MOST_SETS);
  const set = (at: number): number => sets[at] as number;
  const put = (bits: number): unknown => joined.push({ row, sets: bits << first });
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (size === 2) {
        if (joins(set(a), set(b), -1, -1)) put((1 << a) | (1 << b));
        continue;
      }
      for (let c = b + 1; c < count; c++) {
        if (size === 3) {
          if (joins(set(a), set(b), set(c), -1)) put((1 << a) | (1 << b) | (1 << c));
          continue;
        }
        for (let d = c + 1; d < count; d++) {
          if (joins(set(a), set(b), set(c), set(d))) put((1 << a) | (1 << b) | (1 << c) | (1 << d));
        }
      }
    }
  }
}

/** Whether no two of some sets are joined. */
function apart(sets: number, groups: number): boolean {
  let seen = 0;
  for (let set = 0; set < MOST_SETS; set++) {
    if ((sets & (1 << set)) === 0) continue;
    const bit = 1 << ((groups >> (3 * set)) & 7);
    if ((seen & bit) !== 0) return false;
    seen |= bit;
  }
  return true;
}

/** The groups once these sets, and all that they were joined with, are joined. */
function together(sets: number, groups: number): number {
  let merged = 0;
  let least = -1;
  for (let set = 0; set < MOST_SETS; set++) {
    if ((sets & (1 << set)) === 0) continue;
    const group = (groups >> (3 * set)) & 7;
    merged |= 1 << group;
    if (least < 0) least = group;
  }
  let after = 0;
  for (let set = 0; set < MOST_SETS; set++) {
    const group = (groups >> (3 * set)) & 7;
    after |= ((merged & (1 << group)) !== 0 ? least : group) << (3 * set);
  }
  return after;
}

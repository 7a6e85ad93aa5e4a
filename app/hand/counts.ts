import { KINDS, kindOf, type Kind, type Tile } from '../tiles';
import { FIRST_TRIPLET, type HeldMeld, lowestOf, meldCode } from './held';

/** The word in which a kind is counted, and where in it. */
const WORDS = Uint8Array.from({ length: KINDS }, (_, kind) => Math.floor(kind / 9));
const SHIFTS = Uint8Array.from({ length: KINDS }, (_, kind) => 3 * (kind % 9));
const MOST = 7;
const LOWEST_BITS = 0o111_111_111;

/**
 * How many tiles of each kind there are, seven for more than that: three bits for each kind, a word for each suit and one
 * for the honors. A fifth of what an array takes; a suit is looked up as it is.
 */
export class Counts {
  constructor(
    readonly characters: number,
    readonly dots: number,
    readonly bamboo: number,
    readonly honors: number,
  ) {}

  /** How many there are of a kind; none of what is neither suited nor an honor. */
  of(kind: Kind): number {
    if (kind < 0 || kind >= KINDS) return 0;
    const shift = SHIFTS[kind] as number;
    const word = WORDS[kind] as number;
    if (word < 2) return ((word === 0 ? this.characters : this.dots) >> shift) & MOST;
    return ((word === 2 ? this.bamboo : this.honors) >> shift) & MOST;
  }

  /** No kind of which there is an odd number. */
  get even(): boolean {
    return ((this.characters | this.dots | this.bamboo | this.honors) & LOWEST_BITS) === 0;
  }

  /** The suited kinds that there are, as bits. */
  get kinds(): number {
    return present(this.characters) | (present(this.dots) << 9) | (present(this.bamboo) << 18);
  }

  /** The honors that there are, as bits. */
  get honorKinds(): number {
    return present(this.honors);
  }

  /** With so many tiles of a kind more; with fewer where the number is negative. */
  plus(kind: Kind, tiles: number): Counts {
    open(this);
    add(kind, tiles);
    return closed();
  }

  /** The same as an array by kind. */
  writeTo(counts: Uint8Array): void {
    write(this.characters, counts, 0, 9);
    write(this.dots, counts, 9, 9);
    write(this.bamboo, counts, 18, 9);
    write(this.honors, counts, 27, 7);
  }
}

/** Tiles by kind, jokers and flowers left out. */
export function countsOf(tiles: readonly Tile[]): Counts {
  words.fill(0);
  for (const tile of tiles) add(kindOf(tile), 1);
  return closed();
}

/** The same with those of the melds, jokers as what they stand for. */
export function withMelds(counts: Counts, melds: readonly HeldMeld[]): Counts {
  if (melds.length === 0) return counts;
  open(counts);
  for (const meld of melds) {
    const code = meldCode(meld);
    if (code >= FIRST_TRIPLET) add(code - FIRST_TRIPLET, meld.tiles.length);
    else if (code >= 0) for (let at = 0; at < 3; at++) add(lowestOf(code) + at, 1);
    else for (const tile of meld.tiles) add(kindOf(tile), 1);
  }
  return closed();
}

/** No tiles at all. */
export const NO_COUNTS = new Counts(0, 0, 0, 0);

/** Words that are counted into; one count is made at a time. */
const words = new Int32Array(4);

function open({ characters, dots, bamboo, honors }: Counts): void {
  words[0] = characters;
  words[1] = dots;
  words[2] = bamboo;
  words[3] = honors;
}

function add(kind: Kind, tiles: number): void {
  if (kind < 0 || kind >= KINDS) return;
  const word = WORDS[kind] as number;
  const shift = SHIFTS[kind] as number;
  const before = words[word] as number;
  const held = (before >> shift) & MOST;
  words[word] = before + ((Math.min(held + tiles, MOST) - held) << shift);
}

function closed(): Counts {
  return new Counts(words[0] as number, words[1] as number, words[2] as number, words[3] as number);
}

function present(word: number): number {
  let kinds = 0;
  for (let rest = word, bit = 1; rest !== 0; rest >>>= 3, bit <<= 1) if ((rest & MOST) !== 0) kinds |= bit;
  return kinds;
}

function write(word: number, counts: Uint8Array, first: number, many: number): void {
  for (let rank = 0, rest = word; rank < many; rank++, rest >>>= 3) counts[first + rank] = rest & MOST;
}

import type { OwnGroup, OwnPattern, OwnTile } from '../../schemas/generated/preset';
import { ALL_KINDS, FIRST_FLOWER, FIRST_WIND, JOKER, kindOf, type Kind, type Tile } from '../tiles';
import { ANY_FLOWER, DRAGONS, groupKind, MATCHING, SIZES } from './group-tiles';
import { type HeldMeld, isKong, meldKind } from './held';
import type { JokerRules } from './jokers';

/** A club's own patterns as groups of tiles: whether a hand consists of exactly the groups that one asks for. */

const LETTERS = 'abc';
const NUMBERS = 'xyz';
const MOST_EQUAL = 4;

/** A group without its name: so many tiles of one kind, or a run upwards from it. */
interface Part {
  readonly tile: OwnTile;
  readonly size: number;
  readonly run: boolean;
}

/** How many tiles a pattern asks for: as many as lie in a hand where each of its kongs is counted as three, and as four. */
export function tilesAsked({ groups }: Pick<OwnPattern, 'groups'>): { readonly least: number; readonly most: number } {
  const parts = groups.flatMap(partsOf);
  const most = parts.reduce((sum, part) => sum + part.size, 0);
  return { least: most - parts.filter((part) => !part.run && part.size === SIZES.kong).length, most };
}

/**
 * Whether tiles and melds are exactly the groups of a pattern, for some choice of its suits and numbers. A joker stands
 * where the rules let it; a meld is one group; a kong stands for a pung where the pattern says so.
 * @param concealed all concealed tiles, with the winning one
 */
export function fitsPattern(
  pattern: Pick<OwnPattern, 'groups' | 'concealed' | 'kongs'>,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  jokers: JokerRules,
): boolean {
  if (pattern.concealed === true && melds.some((meld) => meld.kind !== 'concealed-kong')) return false;
  return new Fitting(pattern, concealed, melds, jokers).fits();
}

/** Whether one more tile may make the hand one of a pattern: with a tile that may be anything it is one. */
export function nearlyFits(
  pattern: Pick<OwnPattern, 'groups' | 'concealed' | 'kongs'>,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
): boolean {
  return fitsPattern(pattern, [...concealed, JOKER], melds, ANYWHERE);
}

const ANYWHERE: JokerRules = { inChows: true, inPairs: true, fourIdentical: false };

function partsOf(group: OwnGroup): Part[] {
  switch (group.kind) {
    case 'mixed':
      return group.tiles.map((tile) => ({ tile, size: 1, run: false }));
    case 'run':
      return [{ tile: group.tile, size: group.length ?? 3, run: true }];
    case 'single':
    case 'pair':
    case 'pung':
    case 'kong':
    case 'quint':
    case 'sextet':
      return [{ tile: group.tile, size: SIZES[group.kind], run: false }];
  }
}

/** One attempt to lay a hand out in the groups of a pattern, by trying and taking back. */
class Fitting {
  private readonly parts: readonly Part[];
  private readonly counts = new Uint8Array(ALL_KINDS);
  private readonly used = new Uint8Array(ALL_KINDS);
  private readonly open: (HeldMeld | undefined)[];
  private readonly suits = [-1, -1, -1];
  private readonly numbers = [0, 0, 0];
  private readonly kongs: boolean;
  private left: number;

  constructor(
    pattern: Pick<OwnPattern, 'groups' | 'kongs'>,
    concealed: readonly Tile[],
    melds: readonly HeldMeld[],
    private readonly rules: JokerRules,
  ) {
    // Where no joker may stand comes first, so that natural tiles go there.
    this.parts = pattern.groups
      .flatMap(partsOf)
      .sort((a, b) => Number(this.mayHoldJokers(a)) - Number(this.mayHoldJokers(b)) || b.size - a.size);
    this.kongs = pattern.kongs === true;
    for (const tile of concealed) this.count(kindOf(tile));
    this.left = this.counts[JOKER] as number;
    this.counts[JOKER] = 0;
    this.open = [...melds];
  }

  fits(): boolean {
    return this.from(0);
  }

  private count(kind: Kind): void {
    const at = groupKind(kind);
    this.counts[at] = (this.counts[at] as number) + 1;
  }

  private mayHoldJokers({ run, size }: Part): boolean {
    if (run) return this.rules.inChows;
    return size >= SIZES.pung || this.rules.inPairs;
  }

  private from(at: number): boolean {
    const part = this.parts[at];
    if (part === undefined) {
      return (
        this.left === 0 && this.open.every((meld) => meld === undefined) && this.counts.every((count) => count === 0)
      );
    }
    return this.kinds(part.tile, (kind) => this.place(part, kind, at));
  }

  /** Tries every kind that a tile can be, with its letters bound while it is tried. */
  private kinds(tile: OwnTile, then: (kind: Kind) => boolean): boolean {
    if ('flower' in tile) return then(ANY_FLOWER);
    if ('wind' in tile) return then(FIRST_WIND + 'ESWN'.indexOf(tile.wind));
    if ('dragon' in tile) {
      const { dragon } = tile;
      if (dragon === 'a' || dragon === 'b' || dragon === 'c') {
        return this.suit(dragon, (suit) => then(MATCHING[suit as 0 | 1 | 2]));
      }
      return then(DRAGONS[dragon]);
    }
    const { number } = tile;
    return this.suit(tile.suit, (suit) => this.number(number, (rank) => then(suit * 9 + rank - 1)));
  }

  private suit(letter: string, then: (suit: number) => boolean): boolean {
    return bound(
      this.suits,
      LETTERS.indexOf(letter),
      -1,
      (at) => {
        for (let suit = 0; suit < 3; suit++) {
          if (this.suits.includes(suit)) continue;
          this.suits[at] = suit;
          if (then(suit)) return true;
          this.suits[at] = -1;
        }
        return false;
      },
      then,
    );
  }

  private number(number: number | string, then: (rank: number) => boolean): boolean {
    if (typeof number === 'number') return then(number);
    const above = Number(number.slice(2) || 0);
    const within = (value: number): boolean => value + above <= 9 && then(value + above);
    return bound(
      this.numbers,
      NUMBERS.indexOf(number.charAt(0)),
      0,
      (at) => {
        for (let value = 1; value + above <= 9; value++) {
          this.numbers[at] = value;
          if (within(value)) return true;
          this.numbers[at] = 0;
        }
        return false;
      },
      within,
    );
  }

  /** Takes a group out of the melds, or out of the concealed tiles and jokers, and goes on with the next. */
  private place(part: Part, kind: Kind, at: number): boolean {
    if (part.run && (kind % 9) + part.size > 9) return false;
    return this.asMeld(part, kind, at) || this.asTiles(part, kind, at);
  }

  private asMeld(part: Part, kind: Kind, at: number): boolean {
    const index = this.open.findIndex((meld) => meld !== undefined && isGroup(meld, part, kind, this.kongs));
    if (index < 0) return false;
    const meld = this.open[index];
    this.open[index] = undefined;
    if (this.use(part, kind, 1) && this.from(at + 1)) return true;
    this.use(part, kind, -1);
    this.open[index] = meld;
    return false;
  }

  private asTiles(part: Part, kind: Kind, at: number): boolean {
    const { counts } = this;
    const taken: number[] = [];
    let lack = 0;
    for (let i = 0; i < (part.run ? part.size : 1); i++) {
      const wanted = part.run ? 1 : part.size;
      taken[i] = Math.min(wanted, counts[kind + i] as number);
      lack += wanted - (taken[i] as number);
    }
    if (lack > this.left || (lack > 0 && !this.mayHoldJokers(part))) return false;
    taken.forEach((count, i) => (counts[kind + i] = (counts[kind + i] as number) - count));
    this.left -= lack;
    if (this.use(part, kind, 1) && this.from(at + 1)) return true;
    this.use(part, kind, -1);
    this.left += lack;
    taken.forEach((count, i) => (counts[kind + i] = (counts[kind + i] as number) + count));
    return false;
  }

  /** Notes the tiles of a group, or takes them off again; false where a joker makes a fifth copy against the rules. */
  private use(part: Part, kind: Kind, sign: 1 | -1): boolean {
    let within = true;
    for (let i = 0; i < (part.run ? part.size : 1); i++) {
      const now = (this.used[kind + i] as number) + sign * (part.run ? 1 : part.size);
      this.used[kind + i] = now;
      if (now > MOST_EQUAL && kind < FIRST_FLOWER && this.rules.fourIdentical) within = false;
    }
    return within;
  }
}

/** Goes on with the value that a letter has, or tries all where it has none yet. */
function bound(
  values: readonly number[],
  at: number,
  none: number,
  tryAll: (at: number) => boolean,
  then: (value: number) => boolean,
): boolean {
  const value = values[at] as number;
  return value === none ? tryAll(at) : then(value);
}

function isGroup(meld: HeldMeld, part: Part, kind: Kind, kongs: boolean): boolean {
  if (meldKind(meld) !== kind || meld.kind === 'knitted') return false;
  if (part.run !== (meld.kind === 'chow')) return false;
  if (part.run) return part.size === meld.tiles.length;
  return part.size === meld.tiles.length || (kongs && part.size === SIZES.pung && isKong(meld.kind));
}

import { FIRST_TRIPLET } from '../hand/held';
import { FIRST_WIND, KINDS } from '../tiles';
import { handHas } from './gates';
import { COMPLETES, type Facts, FORM_NUMBERS, NO_PLACE, PAIR_PLACE } from './facts';

/** The sets of a hand, or of a part of it, as bits: suited kinds in 27 bits, honors in 7, chows in 21 (7 for each suit). */
export class Masks {
  /** Chows that occur at least once, twice, three, four times. */
  chow1 = 0;
  chow2 = 0;
  chow3 = 0;
  chow4 = 0;
  /** Triplets and kongs. */
  triplets = 0;
  honorTriplets = 0;
  kongs = 0;
  honorKongs = 0;
  pairs = 0;
  honorPairs = 0;
  chowCount = 0;
  tripletCount = 0;
  kongCount = 0;

  clear(): void {
    this.chow1 = this.chow2 = this.chow3 = this.chow4 = 0;
    this.triplets = this.honorTriplets = this.kongs = this.honorKongs = this.pairs = this.honorPairs = 0;
    this.chowCount = this.tripletCount = this.kongCount = 0;
  }

  copy(other: Masks): void {
    this.chow1 = other.chow1;
    this.chow2 = other.chow2;
    this.chow3 = other.chow3;
    this.chow4 = other.chow4;
    this.triplets = other.triplets;
    this.honorTriplets = other.honorTriplets;
    this.kongs = other.kongs;
    this.honorKongs = other.honorKongs;
    this.pairs = other.pairs;
    this.honorPairs = other.honorPairs;
    this.chowCount = other.chowCount;
    this.tripletCount = other.tripletCount;
    this.kongCount = other.kongCount;
  }

  /** Adds a set. */
  add(code: number): void {
    if (code >= FIRST_TRIPLET) {
      const kind = code - FIRST_TRIPLET;
      if (kind < FIRST_WIND) this.triplets |= 1 << kind;
      else this.honorTriplets |= 1 << (kind - FIRST_WIND);
      this.tripletCount += 1;
    } else {
      const bit = 1 << code;
      this.chow4 |= this.chow3 & bit;
      this.chow3 |= this.chow2 & bit;
      this.chow2 |= this.chow1 & bit;
      this.chow1 |= bit;
      this.chowCount += 1;
    }
  }

  addKong(code: number): void {
    this.add(code);
    const kind = code - FIRST_TRIPLET;
    if (kind < FIRST_WIND) this.kongs |= 1 << kind;
    else this.honorKongs |= 1 << (kind - FIRST_WIND);
    this.kongCount += 1;
  }

  addPair(kind: number): void {
    if (kind < FIRST_WIND) this.pairs |= 1 << kind;
    else this.honorPairs |= 1 << (kind - FIRST_WIND);
  }

  /** Takes one triplet away. */
  removeTriplet(kind: number): void {
    if (kind < FIRST_WIND) this.triplets &= ~(1 << kind);
    else this.honorTriplets &= ~(1 << (kind - FIRST_WIND));
    this.tripletCount -= 1;
  }

  /** Takes one chow away. */
  removeChow(code: number): void {
    const bit = 1 << code;
    if ((this.chow4 & bit) !== 0) this.chow4 &= ~bit;
    else if ((this.chow3 & bit) !== 0) this.chow3 &= ~bit;
    else if ((this.chow2 & bit) !== 0) this.chow2 &= ~bit;
    else this.chow1 &= ~bit;
    this.chowCount -= 1;
  }
}

const NOT_OWN: readonly number[] = [];

/** How many bits are set. */
export function bits(mask: number): number {
  let rest = mask - ((mask >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** What a preset says of the hands that are looked at. */
export interface ViewSetUp {
  /** Sets of a regular hand. */
  readonly setsInHand: number;
  /** Whether the preset plays with flowers at all. */
  readonly playsFlowers: boolean;
  /** How a kong counts where concealed triplets are asked for: bits concealed, claimed, promoted. */
  readonly kongsCount: number;
  /** Whether the preset gives points for these pairs, which spoil a worthless pair. */
  readonly valuesTerminalPairs: boolean;
  readonly valuesOtherWindPairs: boolean;
  /** Whether pairs have points, but not that of the round wind. */
  readonly worthlessRoundPair: boolean;
}

/**
 * A hand as the detectors see it: its facts, one arrangement of its tiles, and the place of the winning tile in it. One
 * object is filled again for every hand, arrangement and place.
 */
export class View {
  facts!: Facts;
  setsInHand = 4;
  form = FORM_NUMBERS.regular;
  /** Kinds that the hand holds. */
  kinds = 0;
  honors = 0;
  /** What the hand has in every reading, as bits. */
  has = 0;
  /** Sets of the whole hand, those of which all is concealed, and the rest. */
  readonly all = new Masks();
  readonly concealed = new Masks();
  readonly exposed = new Masks();
  /** What a detector of sets looks at: one of the three above. */
  sets: Masks = this.all;
  /** The pair of a regular hand, -1 without one. */
  pair = -1;
  place = NO_PLACE;
  completes: number = COMPLETES.nothing;
  /** Melds of each sort. */
  meldCount = 0;
  claimedSets = 0;
  claimedKongs = 0;
  promotedKongs = 0;
  concealedKongs = 0;
  /** Triplets that count as concealed, kongs as the preset has them. */
  concealedTriplets = 0;
  kongsCount = 1;
  valuesTerminalPairs = false;
  valuesOtherWindPairs = false;
  worthlessRoundPair = false;
  playsFlowers = false;
  /** The value of the line of the card that the hand is. */
  cardValue = 0;
  /** For each of the preset's own patterns, 1 where the hand consists of its groups. */
  own: readonly number[] = NOT_OWN;
  /** What the other patterns come to, for the patterns that depend on it; set before those are asked. */
  otherPoints = 0;
  otherPatterns = 0;
  /** How many kinds of tile would have completed the hand; asked for once, when needed. */
  waitCount: () => number = () => 0;

  /** The tiles of the whole hand as they are written, and whether they have been written out for this hand. */
  private readonly written = new Uint8Array(KINDS);
  private isWritten = false;
  /** The same with jokers as what they stand for, where there are any. */
  private filled: Uint8Array | undefined;
  private readonly melds = new Masks();
  private readonly concealedMelds = new Masks();

  /** Takes up a preset. */
  setUp(set: ViewSetUp): void {
    const { setsInHand, playsFlowers, kongsCount } = set;
    this.setsInHand = setsInHand;
    this.playsFlowers = playsFlowers;
    this.kongsCount = kongsCount;
    this.valuesTerminalPairs = set.valuesTerminalPairs;
    this.valuesOtherWindPairs = set.valuesOtherWindPairs;
    this.worthlessRoundPair = set.worthlessRoundPair;
  }

  /** Begins a hand. */
  begin(facts: Facts): void {
    this.facts = facts;
    this.own = NOT_OWN;
    this.melds.clear();
    this.concealedMelds.clear();
    this.meldCount = facts.melds.length;
    this.claimedSets = this.claimedKongs = this.promotedKongs = this.concealedKongs = 0;
    for (const meld of facts.melds) {
      if (meld.claimed) this.claimedSets += 1;
      if (meld.code < 0) continue;
      if (meld.kong === 'no') {
        this.melds.add(meld.code);
        if (!meld.claimed) this.concealedMelds.add(meld.code);
        continue;
      }
      this.melds.addKong(meld.code);
      if (meld.kong === 'concealed') {
        this.concealedKongs += 1;
        this.concealedMelds.addKong(meld.code);
      } else if (meld.kong === 'claimed') this.claimedKongs += 1;
      else this.promotedKongs += 1;
    }
  }

  /** Tiles of each kind in the whole hand, jokers as what they stand for. */
  get counts(): Uint8Array {
    if (this.filled !== undefined) return this.filled;
    // Few rows ask for them.
    if (!this.isWritten) this.facts.all.writeTo(this.written);
    this.isWritten = true;
    return this.written;
  }

  /** The hand has the tiles that are written. */
  hold(): void {
    const { facts } = this;
    this.filled = undefined;
    this.isWritten = false;
    this.kinds = facts.kinds;
    this.honors = facts.honors;
    this.has = handHas(this);
  }

  /** The hand has jokers that stand for other tiles: those of the whole hand by kind. */
  holdFilled(counts: Uint8Array): void {
    this.filled = counts;
    this.kinds = kindsIn(counts);
    this.honors = honorsIn(counts);
    this.has = handHas(this);
  }

  /** Takes up an arrangement: set codes from `first` on, and the pair. */
  arrange(sets: Uint8Array, first: number, setCount: number, pair: number): void {
    this.form = FORM_NUMBERS.regular;
    this.pair = pair;
    const all = this.all;
    all.copy(this.melds);
    for (let i = 0; i < setCount; i++) all.add(sets[first + i] as number);
    if (pair >= 0) all.addPair(pair);
  }

  /** A hand of another form has no sets. */
  irregular(form: number): void {
    this.form = form;
    this.pair = -1;
    this.all.copy(this.melds);
    this.concealed.copy(this.concealedMelds);
    this.exposed.clear();
    this.concealedTriplets = 0;
    this.sets = this.all;
    this.place = NO_PLACE;
    this.completes = COMPLETES.nothing;
  }

  /**
   * Puts the winning tile into a set of the arrangement taken up last (`PAIR_PLACE` the pair, `NO_PLACE` a hand that does
   * not win) and works out which sets are concealed: a set completed by another player's tile is not.
   */
  settle(sets: Uint8Array, first: number, setCount: number, pair: number, place: number): void {
    const facts = this.facts;
    const { concealed, exposed, melds } = this;
    concealed.copy(this.concealedMelds);
    for (let i = 0; i < setCount; i++) concealed.add(sets[first + i] as number);
    if (pair >= 0) concealed.addPair(pair);
    this.place = place;
    this.completes = COMPLETES.nothing;
    const claimed = facts.wins && !facts.selfDrawn;
    exposed.triplets = melds.triplets & ~this.concealedMelds.triplets;
    exposed.honorTriplets = melds.honorTriplets & ~this.concealedMelds.honorTriplets;
    exposed.kongs = melds.kongs & ~this.concealedMelds.kongs;
    exposed.honorKongs = melds.honorKongs & ~this.concealedMelds.honorKongs;
    exposed.tripletCount = melds.tripletCount - this.concealedMelds.tripletCount;
    exposed.kongCount = melds.kongCount - this.concealedMelds.kongCount;
    if (place === PAIR_PLACE) this.completes = COMPLETES.pair;
    else if (place >= FIRST_TRIPLET) {
      this.completes = COMPLETES.triplet;
      if (claimed) {
        const kind = place - FIRST_TRIPLET;
        concealed.removeTriplet(kind);
        if (kind < FIRST_WIND) exposed.triplets |= 1 << kind;
        else exposed.honorTriplets |= 1 << (kind - FIRST_WIND);
        exposed.tripletCount += 1;
      }
    } else if (place >= 0) {
      this.completes = chowWait(place, facts.winKind);
      if (claimed) concealed.removeChow(place);
    }
    this.concealedTriplets =
      concealed.tripletCount -
      ((this.kongsCount & 1) !== 0 ? 0 : this.concealedKongs) +
      ((this.kongsCount & 2) !== 0 ? this.claimedKongs : 0) +
      ((this.kongsCount & 4) !== 0 ? this.promotedKongs : 0);
    this.sets = this.all;
  }
}

function chowWait(code: number, kind: number): number {
  const lowest = code % 7;
  const at = (kind % 9) - lowest;
  if (at === 1) return COMPLETES.closed;
  if ((at === 2 && lowest === 0) || (at === 0 && lowest === 6)) return COMPLETES.edge;
  return COMPLETES.twoSided;
}

/** The suited kinds of some tiles, as bits. */
function kindsIn(counts: Uint8Array): number {
  let kinds = 0;
  for (let kind = 0; kind < FIRST_WIND; kind++) if (counts[kind] !== 0) kinds |= 1 << kind;
  return kinds;
}

/** The honors of some tiles, as bits. */
function honorsIn(counts: Uint8Array): number {
  let honors = 0;
  for (let kind = FIRST_WIND; kind < KINDS; kind++) if (counts[kind] !== 0) honors |= 1 << (kind - FIRST_WIND);
  return honors;
}

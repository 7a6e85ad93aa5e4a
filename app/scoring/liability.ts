import type { HeldMeld } from '../hand/held';
import type { Effective } from '../preset/effective';
import type { ScoredPattern } from '../ruling';
import type { Seat } from '../seats';
import { GREEN, isDragon, isHonor, isTerminal, isWind, kindOf, suitOf, type Kind, type Tile } from '../tiles';

/** Bamboo 2, 3, 4, 6, 8 and the green dragon. */
const GREENS: ReadonlySet<Kind> = new Set([19, 20, 21, 23, 25, GREEN]);

interface Certain {
  /** Which tiles the sets consist of. */
  readonly of: (kind: Kind) => boolean;
  /** With how many open sets the hand is certain. */
  readonly sets: number;
}

/** The hands that open sets can make certain. */
const CERTAIN = {
  'big-three-dragons': { of: isDragon, sets: 3 },
  'little-three-dragons': { of: isDragon, sets: 2 },
  'big-four-winds': { of: isWind, sets: 4 },
  'little-four-winds': { of: isWind, sets: 3 },
  'all-green': { of: (kind) => GREENS.has(kind), sets: 4 },
  'all-honors': { of: isHonor, sets: 4 },
  'all-terminals': { of: isTerminal, sets: 4 },
} as const satisfies Readonly<Record<string, Certain>>;

/** A set beside the hand, in the order of the calls. */
interface Laid extends Pick<HeldMeld, 'kind' | 'tiles'> {
  readonly from?: Seat | undefined;
  /** What the player held who threw the tile of the set, that tile included, where it is known. */
  readonly fedFrom?: readonly Tile[] | undefined;
}

/** The tile that completed a hand, given by another player. */
interface Given {
  readonly tile: Tile;
  readonly from: Seat;
  /** It was the fourth tile of a kong. */
  readonly robbed: boolean;
  readonly fedFrom?: readonly Tile[] | undefined;
}

/** A winning hand as far as liability asks. */
export interface LiableHand {
  readonly winner: Seat;
  readonly melds: readonly Laid[];
  readonly patterns: readonly Pick<ScoredPattern, 'id' | 'value' | 'unit' | 'unpaid'>[];
  /** Won on the supplement tile of a kong that was claimed in the same turn. */
  readonly claimedKongSupplement: boolean;
  /** Who gave the winning tile; absent for a self-drawn win. */
  readonly given?: Given;
}

/**
 * The player who must answer for a win, because he fed the last set of a hand that was then certain, and for how many
 * points where that hand has a value in the limit. Sources: EMA Riichi rules 2016, 3.3.9; Four Winds help, "Insurance
 * penalties".
 */
export function liableFor(
  effective: Effective,
  hand: LiableHand,
): { readonly seat: Seat; readonly points?: number } | undefined {
  const { liability, limitPoints } = effective.scoring.payments;
  if (liability.length === 0) return undefined;
  if (hand.given === undefined && hand.melds.every((meld) => meld.from === undefined)) return undefined;
  const shown = new Map(hand.patterns.map((one) => [one.id, one]));
  for (const one of liability) {
    const fed = fedIn(effective, one, hand, (id) => shown.has(id));
    if (fed === undefined || fed.from === hand.winner) continue;
    if (effective.scoring.payments.liabilityNoChoice && noChoice(one, fed)) continue;
    const row = shown.get(one);
    const counts = row !== undefined && row.unpaid === undefined && row.unit === 'limit';
    return { seat: fed.from, ...(counts ? { points: Math.floor((limitPoints * row.value) / 1000) } : {}) };
  }
  return undefined;
}

type LiableHandName = Effective['scoring']['payments']['liability'][number];

/** Who fed a set, and among which tiles he had to choose. */
interface Fed {
  readonly from: Seat;
  readonly fedFrom: readonly Tile[] | undefined;
  /** The sets that lay open before. */
  readonly before: readonly Laid[];
}

/** The set that made the hand certain, or, where that counts, the winning tile that does. */
function fedIn(
  effective: Effective,
  which: LiableHandName,
  hand: LiableHand,
  shown: (id: string) => boolean,
): Fed | undefined {
  const payments = effective.scoring.payments;
  const concealedKongs = hand.melds.some((meld) => meld.kind === 'concealed-kong' && meld.from === undefined);
  // A declared concealed kong of dragons is seen by all, but in older rules only called sets count.
  const counted =
    concealedKongs && !payments.liabilityConcealedKongs
      ? { ...hand, melds: hand.melds.filter((meld) => meld.from !== undefined) }
      : hand;
  const meld = fedLast(which, counted, shown);
  if (meld?.from !== undefined && payments.liabilityWinning !== 'only-discard') {
    const needsKong = which === 'four-kongs' || which === 'kong-supplement';
    if (meld.kind === 'kong' && !needsKong && !payments.liabilityKongCounts) return undefined;
    return { from: meld.from, fedFrom: meld.fedFrom, before: hand.melds.slice(0, hand.melds.indexOf(meld)) };
  }
  const given = hand.given;
  if (given === undefined || payments.liabilityWinning === 'no') return undefined;
  if (given.robbed && payments.liabilityWinning !== 'discard-or-robbed') return undefined;
  return completes(which, counted, kindOf(given.tile), shown)
    ? { from: given.from, fedFrom: given.fedFrom, before: hand.melds }
    : undefined;
}

/** Whether the winning tile does what the last set would have done: all sets but one lie open already. */
function completes(which: LiableHandName, hand: LiableHand, tile: Kind, shown: (id: string) => boolean): boolean {
  switch (which) {
    case 'big-three-dragons':
    case 'little-three-dragons':
    case 'big-four-winds':
    case 'little-four-winds':
    case 'all-green':
    case 'all-honors':
    case 'all-terminals': {
      const { of, sets } = CERTAIN[which];
      // The third dragon is dangerous by the two sets that lie open, whatever it completes: xmj, kajongg.
      const certain = which === 'big-three-dragons' || which === 'big-four-winds' || shown(which);
      return certain && of(tile) && hand.melds.filter((meld) => consistsOf(meld, of)).length === sets - 1;
    }
    case 'one-suit-only':
      return shown(which) && hand.melds.length === 3 && oneSuit(hand.melds) && suitOf(tile) === suitIn(hand.melds);
    case 'twelve-tiles':
      return hand.melds.length === 3 && dangerousIn(hand.melds)(tile);
    case 'four-kongs':
    case 'kong-supplement':
      return false;
  }
}

/** He held nothing but tiles that were dangerous. Having to throw the drawn one is no excuse: the whole hand is asked. */
function noChoice(which: LiableHandName, { fedFrom, before }: Fed): boolean {
  if (fedFrom === undefined || fedFrom.length === 0) return false;
  const dangerous = dangerousFor(which, before);
  return dangerous !== undefined && fedFrom.every((tile) => dangerous(kindOf(tile)));
}

/** The tiles that could make a hand certain beside the sets that lie open. */
function dangerousFor(which: LiableHandName, before: readonly Laid[]): ((kind: Kind) => boolean) | undefined {
  switch (which) {
    case 'big-three-dragons':
    case 'little-three-dragons':
    case 'big-four-winds':
    case 'little-four-winds':
    case 'all-green':
    case 'all-honors':
    case 'all-terminals': {
      const laid = new Set(before.flatMap((meld) => meld.tiles.map(kindOf)));
      return (kind) => CERTAIN[which].of(kind) && (suitOf(kind) >= 0 || !laid.has(kind));
    }
    case 'one-suit-only':
    case 'twelve-tiles':
      return dangerousIn(before);
    case 'four-kongs':
    case 'kong-supplement':
      return undefined;
  }
}

/** Tiles of the one suit, or of the one sort, of which all the sets consist. */
function dangerousIn(sets: readonly Laid[]): (kind: Kind) => boolean {
  if (sets.length > 0 && oneSuit(sets)) return (kind) => suitOf(kind) === suitIn(sets);
  const sort = [isHonor, isTerminal].find((of) => alike(sets, of));
  return sets.length > 0 && sort !== undefined ? sort : () => false;
}

function fedLast(
  which: LiableHandName,
  { melds, claimedKongSupplement }: LiableHand,
  shown: (id: string) => boolean,
): Laid | undefined {
  switch (which) {
    case 'big-three-dragons':
    case 'big-four-winds':
      return lastOf(melds, CERTAIN[which]);
    case 'little-three-dragons':
    case 'little-four-winds':
    case 'all-green':
    case 'all-honors':
    case 'all-terminals':
      return shown(which) ? lastOf(melds, CERTAIN[which]) : undefined;
    case 'four-kongs':
      return lastKong(melds);
    case 'one-suit-only':
      return shown(which) ? fourth(melds, oneSuit) : undefined;
    case 'twelve-tiles':
      return fourth(melds, (all) => oneSuit(all) || alike(all, isHonor) || alike(all, isTerminal));
    case 'kong-supplement':
      return claimedKongSupplement ? melds.at(-1) : undefined;
  }
}

/** The set that made the hand certain, where it is the last of those that did. */
function lastOf(melds: readonly Laid[], { of, sets }: Certain): Laid | undefined {
  const all = melds.filter((meld) => consistsOf(meld, of));
  return all.length >= sets ? all[sets - 1] : undefined;
}

function lastKong(melds: readonly Laid[]): Laid | undefined {
  const kongs = melds.filter(
    (one) => one.kind === 'kong' || one.kind === 'added-kong' || one.kind === 'concealed-kong',
  );
  const last = kongs[3];
  // A pung that its owner makes a kong himself makes nobody liable.
  return last?.kind === 'kong' ? last : undefined;
}

/** The fourth of four sets that belong together. */
function fourth(melds: readonly Laid[], together: (all: readonly Laid[]) => boolean): Laid | undefined {
  const four = melds.slice(0, 4);
  return four.length === 4 && together(four) ? four[3] : undefined;
}

function consistsOf(meld: Laid, of: (kind: Kind) => boolean): boolean {
  return meld.tiles.every((tile) => of(kindOf(tile)));
}

function alike(melds: readonly Laid[], of: (kind: Kind) => boolean): boolean {
  return melds.every((meld) => consistsOf(meld, of));
}

function oneSuit(melds: readonly Laid[]): boolean {
  const suit = suitIn(melds);
  return suit >= 0 && alike(melds, (kind) => suitOf(kind) === suit);
}

function suitIn(melds: readonly Laid[]): number {
  return suitOf(kindOf(melds[0]?.tiles[0] ?? 0));
}

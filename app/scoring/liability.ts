import type { HeldMeld } from '../hand/held';
import type { Effective } from '../preset/effective';
import type { ScoredPattern } from '../ruling';
import type { Seat } from '../seats';
import { GREEN, isDragon, isHonor, isTerminal, isWind, kindOf, suitOf, type Kind } from '../tiles';

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
type Laid = Pick<HeldMeld, 'kind' | 'tiles'> & { readonly from?: Seat | undefined };

/** A winning hand as far as liability asks. */
export interface LiableHand {
  readonly winner: Seat;
  readonly melds: readonly Laid[];
  readonly patterns: readonly Pick<ScoredPattern, 'id' | 'value' | 'unit' | 'unpaid'>[];
  /** Won on the supplement tile of a kong that was claimed in the same turn. */
  readonly claimedKongSupplement: boolean;
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
  const { liability, liabilityKongCounts, limitPoints } = effective.scoring.payments;
  if (liability.length === 0 || hand.melds.every((meld) => meld.from === undefined)) return undefined;
  const shown = new Map(hand.patterns.map((one) => [one.id, one]));
  for (const one of liability) {
    const meld = fedLast(one, hand, (id) => shown.has(id));
    if (meld?.from === undefined) continue;
    if (meld.from === hand.winner || (meld.kind === 'kong' && !liabilityKongCounts)) return undefined;
    const row = shown.get(one);
    const counts = row !== undefined && row.unpaid === undefined && row.unit === 'limit';
    return { seat: meld.from, ...(counts ? { points: Math.floor((limitPoints * row.value) / 1000) } : {}) };
  }
  return undefined;
}

function fedLast(
  which: Effective['scoring']['payments']['liability'][number],
  { melds, claimedKongSupplement }: LiableHand,
  shown: (id: string) => boolean,
): Laid | undefined {
  switch (which) {
    case 'big-three-dragons':
    case 'little-three-dragons':
    case 'big-four-winds':
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
  const all = melds.filter((meld) => meld.tiles.every((tile) => of(kindOf(tile))));
  return all.length >= sets ? all[sets - 1] : undefined;
}

function lastKong(melds: readonly Laid[]): Laid | undefined {
  const kongs = melds.filter(
    (one) => one.kind === 'kong' || one.kind === 'added-kong' || one.kind === 'concealed-kong',
  );
  return kongs.length === 4 ? kongs[3] : undefined;
}

/** The fourth of four sets that belong together. */
function fourth(melds: readonly Laid[], together: (all: readonly Laid[]) => boolean): Laid | undefined {
  const four = melds.slice(0, 4);
  return four.length === 4 && together(four) ? four[3] : undefined;
}

function alike(melds: readonly Laid[], of: (kind: Kind) => boolean): boolean {
  return melds.every((meld) => meld.tiles.every((tile) => of(kindOf(tile))));
}

function oneSuit(melds: readonly Laid[]): boolean {
  const suit = suitOf(kindOf(melds[0]?.tiles[0] ?? 0));
  return suit >= 0 && alike(melds, (kind) => suitOf(kind) === suit);
}

import type { Seat } from '../seats';
import { GREEN, isDragon, isHonor, isTerminal, isWind, kindOf, suitOf, type Kind } from '../tiles';
import type { TableMeld, Winner } from './state';
import { seatOf, type Table } from './table';

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

/**
 * The player who must answer for a win: he fed the last set of a hand that was then certain. Sources: EMA Riichi rules
 * 2016, 3.3.9; Four Winds help, "Insurance penalties".
 */
export function liableFor(table: Table, winner: Winner): { readonly seat: Seat } | undefined {
  const { melds, claimed } = seatOf(table, winner.seat);
  if (melds.every((meld) => meld.from === undefined)) return undefined;
  const hands = table.scoring.payments.liability;
  if (hands.length === 0) return undefined;
  const scored = new Set(winner.sheet.patterns.map((one) => one.id));
  const last = hands
    .map((hand) => {
      switch (hand) {
        case 'big-three-dragons':
        case 'little-three-dragons':
        case 'big-four-winds':
        case 'little-four-winds':
        case 'all-green':
        case 'all-honors':
        case 'all-terminals':
          return scored.has(hand) ? lastOf(melds, CERTAIN[hand]) : undefined;
        case 'four-kongs':
          return lastKong(melds);
        case 'one-suit-only':
          return scored.has(hand) ? fourth(melds, oneSuit) : undefined;
        case 'twelve-tiles':
          return fourth(melds, (all) => oneSuit(all) || alike(all, isHonor) || alike(all, isTerminal));
        case 'kong-supplement':
          return winner.discarder === undefined && claimed?.purpose === 'kong' ? melds.at(-1) : undefined;
      }
    })
    .find((meld) => meld?.from !== undefined);
  if (last?.from === undefined || last.from === winner.seat) return undefined;
  const counts = last.kind !== 'kong' || table.scoring.payments.liabilityKongCounts;
  return counts ? { seat: last.from } : undefined;
}

/** The set that made the hand certain, where it is the last of those that did. */
function lastOf(melds: readonly TableMeld[], { of, sets }: Certain): TableMeld | undefined {
  const all = melds.filter((meld) => meld.tiles.every((tile) => of(kindOf(tile))));
  return all.length >= sets ? all[sets - 1] : undefined;
}

function lastKong(melds: readonly TableMeld[]): TableMeld | undefined {
  const kongs = melds.filter(
    (one) => one.kind === 'kong' || one.kind === 'added-kong' || one.kind === 'concealed-kong',
  );
  return kongs.length === 4 ? kongs[3] : undefined;
}

/** The fourth of four sets that belong together. */
function fourth(melds: readonly TableMeld[], together: (all: readonly TableMeld[]) => boolean): TableMeld | undefined {
  const four = melds.slice(0, 4);
  return four.length === 4 && together(four) ? four[3] : undefined;
}

function alike(melds: readonly TableMeld[], of: (kind: Kind) => boolean): boolean {
  return melds.every((meld) => meld.tiles.every((tile) => of(kindOf(tile))));
}

function oneSuit(melds: readonly TableMeld[]): boolean {
  const suit = suitOf(kindOf(melds[0]?.tiles[0] ?? 0));
  return suit >= 0 && alike(melds, (kind) => suitOf(kind) === suit);
}

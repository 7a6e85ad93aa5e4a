import type { Seat } from '../seats';
import { isDragon, isWind, kindOf } from '../tiles';
import type { TableMeld, Winner } from './state';
import { seatOf, type Table } from './table';

/** The hands that open sets can make certain, with the patterns of the score sheet that show them. */
const CERTAIN = {
  'big-three-dragons': { of: isDragon, sets: 3 },
  'big-four-winds': { of: isWind, sets: 4 },
} as const;

/**
 * The player who must answer for a win: he fed the last set of a hand that was then certain. Source: EMA Riichi rules
 * 2016, 3.3.9; Four Winds help, "Insurance penalties".
 */
export function liableFor(table: Table, winner: Winner): { readonly seat: Seat } | undefined {
  const { melds } = seatOf(table, winner.seat);
  if (melds.every((meld) => meld.from === undefined)) return undefined;
  const named = table.scoring.payments.liability;
  if (named.length === 0) return undefined;
  for (const [id, { of, sets }] of Object.entries(CERTAIN)) {
    if (!named.includes(id as (typeof named)[number])) continue;
    const last = lastOf(melds, of, sets);
    if (last?.from !== undefined && last.from !== winner.seat && counts(table, last)) return { seat: last.from };
  }
  if (named.includes('four-kongs')) {
    const kongs = melds.filter(
      (meld) => meld.kind === 'kong' || meld.kind === 'added-kong' || meld.kind === 'concealed-kong',
    );
    const last = kongs.at(-1);
    if (kongs.length === 4 && last?.from !== undefined) return { seat: last.from };
  }
  return undefined;
}

function lastOf(melds: readonly TableMeld[], of: (kind: number) => boolean, sets: number): TableMeld | undefined {
  const all = melds.filter((meld) => meld.tiles.length >= 3 && meld.tiles.every((tile) => of(kindOf(tile))));
  return all.length === sets ? all.at(-1) : undefined;
}

/** A tile claimed for a kong makes liable only where the preset says so. */
function counts(table: Table, meld: TableMeld): boolean {
  return meld.kind !== 'kong' || table.scoring.payments.liabilityKongCounts;
}

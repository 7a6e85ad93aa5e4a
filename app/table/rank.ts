import type { Objection } from '../ruling';
import { distance, type Seat } from '../seats';
import type { Claim, Purpose, Window } from './state';
import { objection, type Table } from './table';

/** How high a claim ranks under the rank of claims of the preset; the win is always highest. */
function rankOf(table: Table, purpose: Purpose): number {
  if (purpose === 'win') return 9;
  switch (table.rules.claiming.claimRank) {
    case 'out-kong-pung-chow':
    case 'out-first-then-rank':
      return purpose === 'chow' ? 1 : purpose === 'pung' ? 2 : 3;
    case 'out-triplet-chow':
      return purpose === 'chow' ? 1 : 2;
    case 'out-exposure':
    case 'out-then-first':
      return 1;
  }
}

/** Two claims of one moment, or one that comes after the other. */
export type Order = 'together' | 'later';

/**
 * Why a claim loses against another claim for the same tile; undefined where it comes first. Made together, neither was
 * spoken first; `order` says whether `claim` came later than `other`.
 * Sources: Four Winds help, "Competitive claims"; "When can you call a discard in mahjong?" (American); WRC 2015;
 * EMA Riichi rules 2025, 3.3.1.
 */
export function losesTo(table: Table, window: Window, claim: Claim, other: Claim, order: Order): Objection | undefined {
  const values = { seat: claim.seat, by: other.seat, purpose: other.purpose };
  const spoke = spokeFirst(claim, other, order);
  if (claim.purpose !== 'win' && other.purpose !== 'win' && spoke !== undefined && firstCallCounts(table)) {
    return spoke === other ? objection('spoke-first', values) : undefined;
  }
  const mine = rankOf(table, claim.purpose);
  const theirs = rankOf(table, other.purpose);
  if (mine < theirs) return objection(other.purpose === 'win' ? 'outranked-by-win' : 'outranked-by-rank', values);
  if (mine > theirs) return undefined;
  switch (table.rules.claiming.sameRank) {
    case 'nearest':
      return nearer(window, claim, other, values);
    case 'exposed-first':
      if (other.exposed !== claim.exposed) return other.exposed ? objection('exposed-first', values) : undefined;
      return nearer(window, claim, other, values);
    case 'first-to-speak':
      if (spoke === undefined) return nearer(window, claim, other, values);
      return spoke === other ? objection('spoke-first', values) : undefined;
  }
}

/** Whether the first call for a set has it, whatever the sets are. */
function firstCallCounts(table: Table): boolean {
  const { claimRank } = table.rules.claiming;
  return claimRank === 'out-then-first' || claimRank === 'out-first-then-rank';
}

function spokeFirst(claim: Claim, other: Claim, order: Order): Claim | undefined {
  if (order === 'later') return other;
  if (claim.after === undefined || other.after === undefined || claim.after === other.after) return undefined;
  return claim.after < other.after ? claim : other;
}

function nearer(window: Window, claim: Claim, other: Claim, values: Objection['values']): Objection | undefined {
  return distance(window.from, other.seat) < distance(window.from, claim.seat)
    ? objection('nearer-player', values)
    : undefined;
}

/** Seats in turn order from a player on. */
export function inTurnOrder<T extends { readonly seat: Seat }>(from: Seat, all: readonly T[]): T[] {
  return [...all].sort((a, b) => distance(from, a.seat) - distance(from, b.seat));
}

import type { Seat } from '../seats';
import { kindOf, KINDS, type Kind, type Tile } from '../tiles';

export const MELD_KINDS = [
  'chow',
  'pung',
  'kong',
  'added-kong',
  'concealed-kong',
  'quint',
  'sextet',
  'knitted',
] as const;
export type MeldKind = (typeof MELD_KINDS)[number];

/** A set that lies beside the hand. Jokers in it are jokers; `as` says what it counts as where two readings exist. */
export interface HeldMeld {
  readonly kind: MeldKind;
  readonly tiles: readonly Tile[];
  readonly from?: Seat;
  readonly called?: Tile;
  /** The natural kind of the set: of its first tile where it is a run. */
  readonly as?: Kind;
}

/** What a player holds: concealed tiles and melds in the order of the calls. Flowers that were laid aside are not here. */
export interface HeldHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly HeldMeld[];
}

/** The tiles of a hand as text, quick to make: a character for each. Where a meld was taken from is not in it. */
export function tilesAsText({ concealed, melds }: HeldHand): string {
  let text = String.fromCharCode(...concealed);
  for (const { kind, tiles, as } of melds) text += `/${kind}${String(as ?? '')} ${String.fromCharCode(...tiles)}`;
  return text;
}

/** A kong of any kind. */
export function isKong(kind: MeldKind): boolean {
  return kind === 'kong' || kind === 'added-kong' || kind === 'concealed-kong';
}

/**
 * Codes of sets: 0-20 chows (suit × 7 + rank of the lowest tile − 1), 21-54 triplets and kongs (21 + kind).
 */
export type SetCode = number;
export const FIRST_TRIPLET: SetCode = 21;

/** The kind of the lowest tile of a set. */
export function lowestOf(code: SetCode): Kind {
  return code >= FIRST_TRIPLET ? code - FIRST_TRIPLET : ((code / 7) | 0) * 9 + (code % 7);
}

/** The natural kind that a meld counts as; -1 where it holds jokers only and does not say. */
export function meldKind(meld: HeldMeld): Kind {
  if (meld.as !== undefined) return meld.as;
  let lowest = KINDS;
  let natural = 0;
  for (const tile of meld.tiles) {
    const kind = kindOf(tile);
    if (kind >= KINDS) continue;
    natural += 1;
    if (kind < lowest) lowest = kind;
  }
  if (natural === 0) return -1;
  if (meld.kind !== 'chow') return lowest;
  // A joker may stand for the lowest tile: 2 and 3 with a joker are read as 2-3-4 where that exists.
  if (natural === meld.tiles.length) return lowest;
  const rank = lowest % 9;
  return rank > 6 ? lowest - rank + 6 : lowest;
}

/** The set code of a meld, or -1 for a meld that is neither run nor equal tiles (a knitted set). */
export function meldCode(meld: HeldMeld): SetCode {
  const kind = meldKind(meld);
  if (kind < 0 || kind >= KINDS || meld.kind === 'knitted') return -1;
  if (meld.kind !== 'chow') return FIRST_TRIPLET + kind;
  return ((kind / 9) | 0) * 7 + (kind % 9);
}

/** Whether a set of a code holds a tile of a kind. */
export function holds(code: SetCode, kind: Kind): boolean {
  if (code >= FIRST_TRIPLET) return code - FIRST_TRIPLET === kind;
  const lowest = lowestOf(code);
  return kind >= lowest && kind <= lowest + 2;
}

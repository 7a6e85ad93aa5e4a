import { ALL_KINDS, JOKER, kindOf, type Kind, type Tile } from '../tiles';
import { groupKind, SIZES } from './group-tiles';
import { type HeldMeld, isKong, meldKind } from './held';
import { type GroupRules, type Line, type Lines, type Part, type Wanted, wantedBy } from './lines';

/** Whether a hand fills a line of groups, what it lacks to fill one, and how far it is from that. */

/** Tiles as groups count them: by kind, all flowers as one, jokers apart. */
export function groupCounts(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(ALL_KINDS);
  for (const tile of tiles) {
    const kind = groupKind(kindOf(tile));
    counts[kind] = (counts[kind] as number) + 1;
  }
  return counts;
}

/** Whether something lies beside the hand that was claimed. */
export function hasClaimed(melds: readonly HeldMeld[]): boolean {
  return melds.some((meld) => meld.kind !== 'concealed-kong');
}

/**
 * Whether the melds are groups of a line and the concealed tiles with their jokers fill the rest exactly.
 * @param counts of all concealed tiles with the winning one
 */
export function filled(lines: Lines, counts: Uint8Array, melds: readonly HeldMeld[]): boolean {
  return lines.all.some((line) => beside(line, melds, lines.rules, (rest) => fills(rest, counts)));
}

function fills({ wanted, mayBeJokers }: Wanted, counts: Uint8Array): boolean {
  let missing = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const lack = (wanted[kind] as number) - (counts[kind] as number);
    if (lack < 0 || lack > (mayBeJokers[kind] as number)) return false;
    missing += lack;
  }
  return missing === counts[JOKER];
}

/** Marks the kinds of which one more makes the hand fill a line. */
export function markCompleting(
  lines: Lines,
  counts: Uint8Array,
  melds: readonly HeldMeld[],
  completes: Uint8Array,
): void {
  for (const line of lines.all) {
    beside(line, melds, lines.rules, (rest) => {
      markRest(rest, counts, completes);
      return false;
    });
  }
}

/** It lacks one tile more than there are jokers, and holds none too many. */
function markRest({ wanted, mayBeJokers }: Wanted, counts: Uint8Array, completes: Uint8Array): void {
  let missing = 0;
  let natural = NONE;
  for (let kind = 0; kind < JOKER; kind++) {
    const lack = (wanted[kind] as number) - (counts[kind] as number);
    if (lack < 0) return;
    missing += lack;
    const beyond = lack - (mayBeJokers[kind] as number);
    if (beyond <= 0) continue;
    if (beyond > 1 || natural !== NONE) return;
    natural = kind;
  }
  if (missing !== (counts[JOKER] as number) + 1) return;
  if (natural !== NONE) completes[natural] = 1;
  else
    for (let kind = 0; kind < JOKER; kind++)
      if ((wanted[kind] as number) > (counts[kind] as number)) completes[kind] = 1;
}

const NONE = -1;

/** How many tiles a hand lacks to fill the nearest line; undefined where its melds are groups of none. */
export function fewestMissing(lines: Lines, counts: Uint8Array, melds: readonly HeldMeld[]): number | undefined {
  let fewest: number | undefined;
  for (const line of lines.all) {
    beside(line, melds, lines.rules, (rest) => {
      const missing = missingFrom(rest, counts);
      if (fewest === undefined || missing < fewest) fewest = missing;
      return false;
    });
  }
  return fewest;
}

function missingFrom({ wanted, mayBeJokers }: Wanted, counts: Uint8Array): number {
  let natural = 0;
  let either = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const lack = Math.max(0, (wanted[kind] as number) - (counts[kind] as number));
    const standing = Math.min(lack, mayBeJokers[kind] as number);
    natural += lack - standing;
    either += standing;
  }
  return natural + Math.max(0, either - (counts[JOKER] as number));
}

/**
 * Calls `each` with what is left of a line beside the melds, for every way in which each of them is a group of its own; stops
 * when it returns true, and says whether it did.
 */
function beside(line: Line, melds: readonly HeldMeld[], rules: GroupRules, each: (rest: Wanted) => boolean): boolean {
  if (melds.length === 0) return each(line);
  // Most lines do not have the tiles of one of the sets at all.
  if (melds.some((meld) => !line.parts.some((part) => isGroup(meld, part, rules.kongs)))) return false;
  const left = [...line.parts];
  const from = (at: number): boolean => {
    const meld = melds[at];
    if (meld === undefined) return each(wantedBy(left, rules.jokers));
    for (const [index, part] of left.entries()) {
      if (!isGroup(meld, part, rules.kongs)) continue;
      left.splice(index, 1);
      const stopped = from(at + 1);
      left.splice(index, 0, part);
      if (stopped) return true;
    }
    return false;
  };
  return from(0);
}

function isGroup(meld: HeldMeld, { kind, size, run }: Part, kongs: boolean): boolean {
  if (meld.kind === 'knitted' || run !== (meld.kind === 'chow')) return false;
  const count = meld.tiles.length;
  if (count !== size && !(kongs && size === SIZES.pung && isKong(meld.kind))) return false;
  const natural = run ? meldKind(meld) : equalKind(meld);
  return natural === undefined || natural < 0 || natural === kind;
}

/** The kind of equal tiles; undefined where they are jokers that do not say. */
function equalKind(meld: HeldMeld): Kind | undefined {
  if (meld.as !== undefined) return meld.as;
  const natural = meld.tiles.map(kindOf).find((kind) => kind !== JOKER);
  return natural === undefined ? undefined : groupKind(natural);
}

import type { OwnPattern } from '../../schemas/generated/preset';
import { JOKER, type Kind, type Tile } from '../tiles';
import { SIZES } from './group-tiles';
import type { HeldHand, HeldMeld } from './held';
import type { JokerRules } from './jokers';
import { fewestMissing, filled, groupCounts, hasClaimed, markCompleting } from './line-fit';
import { linesOf, partsOf, type Lines } from './lines';

/** A club's own patterns: whether a hand consists of exactly the groups that one asks for. */

type Pattern = Pick<OwnPattern, 'groups' | 'concealed' | 'kongs'>;

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
  pattern: Pattern,
  concealed: readonly Tile[],
  melds: readonly HeldMeld[],
  jokers: JokerRules,
): boolean {
  return mayLie(pattern, melds) && filled(linesOfPattern(pattern, jokers), groupCounts(concealed), melds);
}

function mayLie({ concealed }: Pattern, melds: readonly HeldMeld[]): boolean {
  return concealed !== true || !hasClaimed(melds);
}

function linesOfPattern({ groups, kongs }: Pattern, jokers: JokerRules): Lines {
  return linesOf(groups, { jokers, kongs: kongs === true });
}

/** The kinds of which one more makes the hand one of the patterns, as ones; all flowers are one kind. */
export function completingOwn(patterns: readonly Pattern[], { concealed, melds }: HeldHand, jokers: JokerRules) {
  const counts = groupCounts(concealed);
  const completes = new Uint8Array(JOKER);
  for (const pattern of patterns) {
    if (mayLie(pattern, melds)) markCompleting(linesOfPattern(pattern, jokers), counts, melds, completes);
  }
  return (kind: Kind): boolean => completes[kind] === 1;
}

/** How many tiles a hand lacks to be one tile from the nearest of the patterns; undefined where its melds are groups of none. */
export function awayFromOwn(
  patterns: readonly Pattern[],
  { concealed, melds }: HeldHand,
  jokers: JokerRules,
): number | undefined {
  if (patterns.length === 0) return undefined;
  const counts = groupCounts(concealed);
  const missing = patterns
    .filter((pattern) => mayLie(pattern, melds))
    .map((pattern) => fewestMissing(linesOfPattern(pattern, jokers), counts, melds))
    .filter((one) => one !== undefined);
  return missing.length === 0 ? undefined : Math.min(...missing) - 1;
}

import type { OwnPattern } from '../../schemas/generated/preset';
import { patternOf, PATTERNS, type PatternEntry } from './patterns';

/** The group under which a club's own patterns are listed. */
export const OWN_GROUP = 'own-patterns';

/** The patterns that a preset can score: those of the catalogue, and its own after them. */
export interface Catalogue {
  readonly all: readonly PatternEntry[];
  readonly own: readonly PatternEntry[];
  /** The pattern of an id. */
  of(id: string): PatternEntry | undefined;
  /** Its name; `undefined` where neither the catalogue nor the preset knows it. */
  name(id: string): string | undefined;
}

const PLAIN: Catalogue = { all: PATTERNS, own: [], of: patternOf, name: (id) => patternOf(id)?.name };
const kept = new WeakMap<object, Catalogue>();

/**
 * The patterns of a preset, made once for each list. An own pattern with the id of one in the catalogue is left out: it
 * is a problem of the preset (`id-of-the-catalogue`).
 * @param patterns the list of a preset; anything that is no list of patterns counts as none
 */
export function catalogueOf(patterns: unknown): Catalogue {
  if (!Array.isArray(patterns) || patterns.length === 0) return PLAIN;
  const before = kept.get(patterns);
  if (before) return before;
  const own = patterns.filter(isPattern).filter(({ id }) => patternOf(id) === undefined);
  const entries = new Map(own.map((pattern) => [pattern.id, entryOf(pattern)]));
  const made: Catalogue = {
    all: [...PATTERNS, ...entries.values()],
    own: [...entries.values()],
    of: (id) => patternOf(id) ?? entries.get(id),
    name: (id) => (patternOf(id) ?? entries.get(id))?.name,
  };
  kept.set(patterns, made);
  return made;
}

function isPattern(value: unknown): value is OwnPattern {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'page' in value
  );
}

function entryOf({ id, page, name, names, definition, example }: OwnPattern): PatternEntry {
  return { id, page, scope: 'hand', group: OWN_GROUP, name, ...(names && { names }), definition, example };
}

import type { Preset } from '../../schemas/generated/preset';
import { plainOf } from '../option/search';

/** By what a preset is looked for: its names in any language, and its community. */
export function namesOf(preset: Preset): readonly string[] {
  const { id, name, otherNames = [], family, region, club, edition } = preset;
  return [id, name, ...otherNames, family, region, club, edition].filter((text) => text !== undefined);
}

/** Tells of texts, each made plain (`plainOf`), whether every word of a query occurs in some of them; an empty query finds everything. */
export function finding(query: string): (plain: readonly string[]) => boolean {
  const words = plainOf(query).split(' ');
  return (plain) => words.every((word) => plain.some((text) => text.includes(word)));
}

import type { Preset } from '../../schemas/generated/preset';
import { plainOf } from '../option/search';

/** By what a preset is looked for: its names in any language, and its community. */
export function namesOf(preset: Preset): readonly string[] {
  const { id, name, otherNames = [], family, region, club, edition } = preset;
  return [id, name, ...otherNames, family, region, club, edition].filter((text) => text !== undefined);
}

/** Whether every word of a query occurs in some of the texts; an empty query finds everything. */
export function isFoundBy(query: string, texts: readonly string[]): boolean {
  const plain = texts.map(plainOf);
  return plainOf(query)
    .split(' ')
    .every((word) => plain.some((text) => text.includes(word)));
}

import { aside, listed } from '../language/punctuation';
import type { Preset } from '../../schemas/generated/preset';
import type { PatternEntry } from '../option/patterns';

/** The languages in which a pattern's own names are shown beside the English one, by vocabulary. */
const LANGUAGE = { japanese: 'ja', cantonese: 'zh', mandarin: 'zh' } as const;

/** The name of a pattern for the readers of a preset: with its own names, where the preset has a vocabulary that knows some. */
export function patternNameFor(pattern: PatternEntry, { vocabulary }: Pick<Preset, 'vocabulary'>): string {
  if (vocabulary === undefined || vocabulary === 'english' || vocabulary === 'custom') return pattern.name;
  const own = pattern.names?.[LANGUAGE[vocabulary]];
  const names = own === undefined ? [] : typeof own === 'string' ? [own] : own;
  return names.length === 0 ? pattern.name : aside(pattern.name, listed(names));
}

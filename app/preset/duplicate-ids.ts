import { t } from '../language/say';
import type { Problem } from '../result';
import { readAt } from './pointer';

/** The lists of a preset whose entries are told apart by an id, and what they are called. */
const LISTS = [
  ['/card/hands', t('preset.handsOfTheCard')],
  ['/sources', 'sources'],
  ['/patterns', t('preset.ownPatterns')],
] as const;

/** Problems (`duplicate-id`) for entries of one list that have the same id. */
export function duplicateIds(document: unknown): Problem[] {
  return LISTS.flatMap(([pointer, name]) => {
    const list = readAt(document, pointer);
    if (!Array.isArray(list)) return [];
    const first = new Map<unknown, number>();
    return list.flatMap((entry, at): Problem[] => {
      const id = readAt(entry, '/id');
      const before = first.get(id);
      if (before === undefined) first.set(id, at);
      if (typeof id !== 'string' || before === undefined) return [];
      return [
        {
          code: 'duplicate-id',
          severity: 'problem',
          pointer: `${pointer}/${String(at)}/id`,
          others: [`${pointer}/${String(before)}/id`],
          message: t('preset.twoNameHaveTheIdSlice', { name, slice: id.slice(0, 80), before: before + 1, at: at + 1 }),
          found: id.slice(0, 80),
          expected: t('preset.anIdThatNoOtherHas'),
          hint: t('preset.giveOneOfTheTwoAnother'),
        },
      ];
    });
  });
}

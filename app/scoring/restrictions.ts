import type { Pointer } from '../result';
import type { Compiled } from './compile';
import { onlySuit } from './detectors/detector';
import { FORM_NUMBERS } from './facts';
import type { Found } from './found';
import type { CompiledRow } from './rows';
import type { View } from './view';

/** What keeps a complete hand from winning. */
export const RESTRICTIONS = ['too-many-chows', 'mixed-suits', 'no-limit-hand'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** The option that a restriction comes from. */
export const RESTRICTION_POINTERS: Readonly<Record<Restriction, Pointer>> = {
  'too-many-chows': '/rules/winning/maxChows',
  'mixed-suits': '/rules/winning/mixedSuits',
  'no-limit-hand': '/rules/winning/limitHandRequired',
};

/** The restrictions on the winning hand, where the preset has any. Source: Four Winds help, "Restrictions for the winning hand". */
export function restrictionAgainst(
  compiled: Compiled,
  view: View,
  rows: readonly CompiledRow[],
  found: Found,
): Restriction | undefined {
  const { winning } = compiled.effective.rules;
  const special = rows.some((row) => row.page === 'limits' && row.active && found.matched(row.index));
  if (winning.limitHandRequired && !special) return 'no-limit-hand';
  if (special && winning.limitHandsExempt) return undefined;
  if (view.form !== FORM_NUMBERS.regular) return suitsAgainst(winning.mixedSuits, view);
  const chows = winning.maxChowsDeclared
    ? view.facts.melds.filter((meld) => meld.code >= 0 && meld.code < 21).length
    : view.all.chowCount;
  if (chows > winning.maxChows) return 'too-many-chows';
  return suitsAgainst(winning.mixedSuits, view);
}

function suitsAgainst(mixedSuits: boolean, view: View): Restriction | undefined {
  return !mixedSuits && view.kinds !== 0 && onlySuit(view.kinds) < 0 ? 'mixed-suits' : undefined;
}

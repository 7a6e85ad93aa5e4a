import type { Effective } from '../preset/effective';

/** Why a preset is not riichi; `undefined` where it is. */
export function riichiOnly({ rules, scoring }: Effective): string | undefined {
  if (scoring.method.kind !== 'fu-han') return 'it plays riichi, which counts fu and han.';
  if (rules.general.setsInHand !== 4) return 'it plays with hands of four sets and a pair.';
  if (rules.general.flowers !== 0 || rules.general.jokers !== 0) return 'it plays without flowers and jokers.';
  return undefined;
}

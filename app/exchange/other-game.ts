import type { Effective } from '../preset/effective';
import { same } from '../option/values';
import type { Pointer } from '../result';
import type { Fact } from './fact';

/** Why a preset is not riichi; `undefined` where it is. */
export function riichiOnly({ rules, scoring }: Effective): string | undefined {
  if (scoring.method.kind !== 'fu-han') return 'it plays riichi, which counts fu and han.';
  if (rules.general.setsInHand !== 4) return 'it plays with hands of four sets and a pair.';
  if (rules.general.flowers !== 0 || rules.general.jokers !== 0) return 'it plays without flowers and jokers.';
  return undefined;
}

/** A key that says how many players there are: only a game of four is a preset. */
export function fourPlayers(key: Pointer, other: unknown, four: unknown): Fact {
  return {
    key,
    ours: [],
    write: () => four,
    read(value) {
      if (same(value, four)) return { ok: true, sets: {} };
      const expected = `${JSON.stringify(four)}: games of three players are another game, which a preset cannot hold`;
      return { ok: false, expected: same(value, other) ? expected : JSON.stringify(four) };
    },
  };
}

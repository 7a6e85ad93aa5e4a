import { t } from '../language/say';
import type { Effective } from '../preset/effective';
import { same } from '../option/values';
import type { Pointer } from '../result';
import type { Fact } from './fact';

/** Why a preset is not riichi; `undefined` where it is. */
export function riichiOnly({ rules, scoring }: Effective): string | undefined {
  if (scoring.method.kind !== 'fu-han') return t('exchange.itPlaysRiichiWhichCountsFu');
  if (rules.general.setsInHand !== 4) return t('exchange.itPlaysWithHandsOfFour');
  if (rules.general.flowers !== 0 || rules.general.jokers !== 0) return t('exchange.itPlaysWithoutFlowersAndJokers');
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
      const expected = t('exchange.stringifyGamesOfThreePlayersAre', { stringify: JSON.stringify(four) });
      return { ok: false, expected: same(value, other) ? expected : JSON.stringify(four) };
    },
  };
}

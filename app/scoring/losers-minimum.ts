import type { Effective } from '../preset/effective';
import { JOKER } from '../tiles';
import type { Facts } from './facts';
import type { ReadHand } from './read';
import { allHeld, waits } from './waits';

/**
 * How many kinds a hand that has not won waits for so that it would be worth the minimum, each as a discard. A kind of
 * which it holds all four counts as far as the preset says so. Source: Four Winds help, "Exceptions": for the payments of
 * losers the minimum counts only where that is asked.
 * @param legal whether a hand reaches the minimum
 */
export function legalWaitCount(effective: Effective, hand: ReadHand, legal: (other: ReadHand) => boolean): number {
  const kinds = waits(effective, hand).filter((kind) => kind !== JOKER);
  const own = effective.rules.ready.waitAllHeld === 'ready' ? [] : allHeld(effective, hand, kinds);
  return kinds.filter((kind) => !own.includes(kind) && legal(wonOn(hand, kind))).length;
}

function wonOn({ facts, concealed, melds }: ReadHand, kind: number): ReadHand {
  const won: Facts = {
    ...facts,
    wins: true,
    selfDrawn: false,
    discarder: undefined,
    winKind: kind,
    concealed: facts.concealed.plus(kind, 1),
    all: facts.all.plus(kind, 1),
  };
  return { facts: won, concealed: [...concealed, kind], melds };
}

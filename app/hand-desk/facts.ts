import type { Hand } from '../../schemas/generated/hand';
import type { ScoringRow } from '../../schemas/generated/preset';
import { catalogueOf } from '../option/catalogue';
import { isPlayed } from '../preset/played';
import { readAt } from '../preset/pointer';
import type { Effective } from '../preset/effective';
import { impossibleMoments } from '../scoring/circumstances';
import type { Circumstance } from '../scoring/facts';
import { CIRCUMSTANCES, type AmountKey } from './words-of-hands';

/** A fact of the win that can be ticked; `reason`: why it cannot be true of this hand. */
export interface FactChoice {
  readonly id: Circumstance;
  readonly reason?: string;
}

/** Patterns for which one fact says that the preset's own definition is met, instead of what its example spells out. */
const SHORT: Readonly<Record<string, readonly Circumstance[]>> = {
  'heavenly-hand': ['heavenly'],
  'earthly-hand': ['earthly'],
  'human-hand': ['human'],
  'supplement-tile': ['supplement-after-kong', 'supplement-after-flower'],
  'robbing-kong': ['robbed-kong', 'robbed-concealed-kong'],
};

/**
 * The facts that can matter under a preset: those that the example of a pattern which it pays rests on, ready where it is
 * declared, and those that hold already.
 */
export function factsFor(effective: Effective, hand: Hand): readonly FactChoice[] {
  const { general, ready } = effective.rules;
  const wanted = new Set<Circumstance>(hand.circumstances);
  if (ready.rule !== 'none') wanted.add('ready');
  for (const { id, page, example } of catalogueOf(effective.patterns).all) {
    const row = readAt(effective, `/scoring/${page}/${id}`) as ScoringRow | undefined;
    if (!isPlayed(row)) continue;
    for (const one of SHORT[id] ?? example?.circumstances ?? []) {
      if (one !== 'supplement-after-flower' || general.flowers > 0) wanted.add(one);
    }
  }
  return CIRCUMSTANCES.filter((one) => wanted.has(one)).map((id) => {
    const reason = against(effective, hand, id);
    return { id, ...(reason === undefined ? {} : { reason }) };
  });
}

/** What a hand that has not this fact yet says against it. */
function against(effective: Effective, hand: Hand, one: Circumstance): string | undefined {
  const before = hand.circumstances ?? [];
  if (before.includes(one)) return undefined;
  const melds = (hand.melds ?? []).map(({ kind }) => ({ kind, tiles: [] }));
  const count = impossibleMoments(effective, hand, melds).length;
  const problems = impossibleMoments(effective, { ...hand, circumstances: [one, ...before] }, melds);
  return problems.length > count ? problems.find(({ found }) => found?.includes(one))?.message : undefined;
}

/** The numbers beside the hand that can matter under a preset. */
export function amountsFor(effective: Effective): readonly AmountKey[] {
  const { rules, scoring } = effective;
  const { extraHands, dealerStreak, dealerBonus } = scoring.extras;
  const pays = (pointer: string): boolean => isPlayed(readAt(effective, pointer) as ScoringRow | undefined);
  const { raised } = rules.winning;
  return [
    ...(extraHands > 0 || dealerStreak > 0 || dealerBonus > 0 || raised === 'extra-hands'
      ? (['extraHands'] as const)
      : []),
    ...(raised === 'draws' ? (['draws'] as const) : []),
    ...(pays(EAST_WINS) ? ([keepsOverDraws(effective) ? 'dealerWins' : 'dealerWinsInRow'] as const) : []),
    ...(pays('/scoring/patterns/early-win') || pays('/scoring/patterns/very-early-win') ? (['discards'] as const) : []),
    ...(rules.ready.deposit > 0 ? (['deposits'] as const) : []),
  ];
}

const EAST_WINS = '/scoring/limits/east-wins-running';

/** Whether deals that nobody wins leave the count of East's wins as it is. */
function keepsOverDraws(effective: Effective): boolean {
  return readAt(effective, `${EAST_WINS}/settings/draws`) === 'keep';
}

import type { Hand } from '../../schemas/generated/hand';
import { AnswersBy } from '../preset/answers-by';
import { unwatched, type Effective } from '../preset/effective';
import type { ScoreSheet } from '../ruling';
import { scoreHand, valueOf, type LeftOut, type Value } from '../scoring';

const known = new AnswersBy<ScoreSheet | undefined>();

/**
 * The explained score of a hand at the table, without payments: those are left to the settlement. Scored once, and again
 * only under rules that differ in something on which the score rests; undefined for a hand that cannot be.
 */
export function knownScore(effective: Effective, hand: Hand, left: LeftOut): ScoreSheet | undefined {
  const { without, mayComplete } = left;
  // Which parts may be completed with the tile depends on more than the hand.
  if (mayComplete !== undefined) return scored(effective, hand, left);
  return known
    .about(`${without?.join(' ') ?? ''}${JSON.stringify(hand)}`)
    .of(effective, (rules) => scored(rules, hand, left));
}

function scored(effective: Effective, hand: Hand, left: LeftOut): ScoreSheet | undefined {
  // Chips are given for a red five whether or not it is worth anything.
  const everything = effective.scoring.extras.chipsFor.length > 0;
  const sheet = scoreHand(effective, hand, { ...left, payments: true, everything });
  return sheet.ok ? sheet : undefined;
}

const values = new AnswersBy<Value>();

/** `valueOf` a hand at the table; where somebody listens it is found once for all rules that agree in what it rests on. */
export function knownValue(effective: Effective, hand: Hand): Value {
  if (unwatched(effective) === effective) return valueOf(effective, hand);
  return values.about(JSON.stringify(hand)).of(effective, (rules) => valueOf(rules, hand));
}

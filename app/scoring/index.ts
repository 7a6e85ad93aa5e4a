import type { Hand } from '../../schemas/generated/hand';
import type { PatternId } from '../../schemas/generated/pattern-ids';
import { noteRead, unwatched, type Effective } from '../preset/effective';
import type { Problem } from '../result';
import type { ScoreSheet, Transfer } from '../ruling';
import { SEATS } from '../seats';
import { payWin } from '../settlement/payoff';
import { totalOf } from './arithmetic';
import { certainty } from './certain';
import { CIRCUMSTANCE_BITS } from './facts';
import { compile } from './compile';
import { type Best, Evaluation } from './evaluate';
import { leastFor, meetsMinimum } from './minimum';
import { liableFor } from './liability';
import { type ReadHand, readHand } from './read';
import { RESTRICTION_POINTERS } from './restrictions';
import { linesOf, sheetNumbers, stepsOf } from './sheet';
import { noteShape, waitCount } from './waits';

export { UNPAID_REASONS, type UnpaidReason } from './sums';
export { NO_PLACE, PAIR_PLACE } from './facts';
export { liableFor } from './liability';
export { SCORE_STEPS, type ScoreStepCode } from './sheet';

/** Why a hand that is possible may not win. */
export const NO_WIN_REASONS = [
  'not-complete',
  'too-many-chows',
  'mixed-suits',
  'no-limit-hand',
  'below-minimum',
  'pattern-not-certain',
] as const;
export type NoWinReason = (typeof NO_WIN_REASONS)[number];

/** A hand that cannot exist, with the places of what is wrong. */
export interface ImpossibleHand {
  readonly ok: false;
  readonly problems: readonly Problem[];
}

/** What is left out of account when a hand is scored. */
export interface LeftOut {
  /** Patterns that are not looked for. */
  readonly without?: readonly PatternId[];
  /** Parts that the winning tile may complete: a set code, `PAIR_PLACE`, or `NO_PLACE` for an irregular hand. */
  readonly mayComplete?: (place: number) => boolean;
}

/**
 * The explained score of a hand: its patterns, the arithmetic and, for a win, what each player pays. Without `win` it is
 * valued as the hand of a loser. Points are in the preset's smallest unit, before payment multipliers. A hand that is
 * complete and may not win has `win: false` with the reason.
 */
export function scoreHand(effective: Effective, hand: Hand, left: LeftOut = {}): ScoreSheet | ImpossibleHand {
  const read = readHand(effective, hand);
  if (!read.ok) return { ok: false, problems: read.problems };
  const { best, against } = evaluated(effective, read.value, true, left);
  if (!read.value.facts.wins) return sheet(effective, read.value, best, false);
  if (best === undefined) {
    const pointer = against === 'not-complete' ? undefined : RESTRICTION_POINTERS[against];
    const { seatWind, win } = hand;
    const values = { seat: seatWind ?? '', tile: win?.tile ?? '' };
    return {
      ok: true,
      win: false,
      reason: against,
      ...(pointer === undefined ? {} : { pointer }),
      patterns: [],
      points: 0,
      transfers: [],
      steps: [{ code: 'no-win', values }],
    };
  }
  if (!meetsMinimum(effective, read.value.facts, best)) {
    const least = leastFor(effective, read.value.facts);
    const made = sheet(effective, read.value, best, false);
    return {
      ...made,
      reason: 'below-minimum',
      pointer: '/rules/winning/minimum',
      steps: [...made.steps, { code: 'below-minimum', values: { minimum: least } }],
    };
  }
  if (!certainty(effective, read.value, best, (other) => legal(effective, other))) {
    return {
      ...sheet(effective, read.value, best, false),
      reason: 'pattern-not-certain',
      pointer: '/rules/winning/certain',
    };
  }
  return sheet(effective, read.value, best, true);
}

/**
 * The value of a hand without its explanation.
 * @param left what is left out of account
 */
export function valueOf(
  effective: Effective,
  hand: Hand,
  left: LeftOut = {},
): { readonly win: boolean; readonly points: number; readonly meetsMinimum: boolean } {
  const read = readHand(effective, hand);
  if (!read.ok) return { win: false, points: 0, meetsMinimum: false };
  const { best } = evaluated(effective, read.value, false, left);
  if (best === undefined) return { win: false, points: 0, meetsMinimum: false };
  const { facts } = read.value;
  const total = totalOf(effective, best.sums);
  return { win: facts.wins, points: total.points, meetsMinimum: facts.wins && meetsMinimum(effective, facts, best) };
}

/** Every pattern is looked for where somebody listens, since a row without value may come to have one. */
function evaluated(
  effective: Effective,
  hand: ReadHand,
  explained: boolean,
  { without, mayComplete }: LeftOut,
): Pick<Evaluation, 'best' | 'against'> {
  const tables = compile(effective);
  const { wins } = hand.facts;
  const listened = unwatched(effective) !== effective;
  const rows = explained || listened ? tables.rows : wins ? tables.winners : tables.losers;
  let known = -1;
  const evaluation = new Evaluation(tables, {
    rows,
    ...(without === undefined ? {} : { without: new Set(without) }),
    ...(mayComplete === undefined ? {} : { mayComplete }),
    waitCount: () => (known >= 0 ? known : (known = waitCount(effective, beforeTheWin(hand)))),
    ...(listened ? { seen: (row) => noteRead(effective, row.pointer) } : {}),
  });
  if (wins) evaluation.win(hand);
  else evaluation.lose(hand);
  evaluation.release();
  if (listened) noteRules(effective);
  return evaluation;
}

/** What the compiled tables rest on is reported as read. */
function noteRules(effective: Effective): void {
  const { general, ready } = effective.rules;
  const { method } = effective.scoring;
  noteShape(effective);
  void [general.setsInHand, general.kongsAsConcealed, general.flowers, general.jokers, ready.rewardExcludes];
  void [
    method.concealedMeans,
    method.noRepeatSelfDraw,
    method.doubleWindPair,
    method.severalLimits,
    method.doubleLimits,
  ];
  void [method.selfDrawnNoPointsFu, method.limitIs, method.kind, effective.scoring.payments.limitPoints];
}

/** The hand as it waited for the winning tile. */
function beforeTheWin(hand: ReadHand): { concealed: readonly number[]; melds: ReadHand['melds'] } {
  return { concealed: hand.facts.wins ? hand.concealed.slice(0, -1) : hand.concealed, melds: hand.melds };
}

/** Whether a hand that wins on another tile would be a legal one. */
function legal(effective: Effective, hand: ReadHand): boolean {
  const { best } = evaluated(effective, hand, false, {});
  return best !== undefined && meetsMinimum(effective, hand.facts, best);
}

function sheet(effective: Effective, hand: ReadHand, best: Best | undefined, win: boolean): ScoreSheet {
  const patterns =
    best === undefined ? [] : linesOf(compile(effective), best, hand.facts.wins, effective.scoring.method.kind);
  const total = best === undefined ? undefined : totalOf(effective, best.sums);
  return {
    ok: true,
    win,
    patterns,
    ...(best === undefined || total === undefined ? {} : sheetNumbers(effective, best.sums, total)),
    points: total?.points ?? 0,
    transfers: win && best !== undefined ? transfersOf(effective, hand, best, patterns, total?.points ?? 0) : [],
    steps: best === undefined || total === undefined ? [] : stepsOf(effective, best.sums, total),
  };
}

/** What a single winner is paid; who gave the tile must be known for a win on a discard. */
function transfersOf(
  effective: Effective,
  hand: ReadHand,
  best: Best,
  patterns: ScoreSheet['patterns'],
  points: number,
): readonly Transfer[] {
  const { facts } = hand;
  const winner = SEATS[facts.seat];
  if (winner === undefined || (!facts.selfDrawn && facts.discarder === undefined)) return [];
  const liable = liableFor(effective, {
    winner,
    melds: hand.melds,
    patterns,
    claimedKongSupplement:
      (facts.circumstances & CIRCUMSTANCE_BITS['supplement-after-kong']) !== 0 && hand.melds.at(-1)?.kind === 'kong',
  });
  return payWin(effective, {
    winner,
    ...(facts.discarder === undefined ? {} : { discarder: facts.discarder }),
    points,
    extraHands: facts.extraHands,
    deposits: facts.deposits,
    ...(liable === undefined ? {} : { liable }),
    jokerless: facts.allJokers === 0 && !best.singlesAndPairs,
  });
}

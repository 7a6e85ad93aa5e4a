import { t } from '../language/say';
import type { Hand } from '../../schemas/generated/hand';
import type { PatternId } from '../../schemas/generated/pattern-ids';
import type { Effective } from '../preset/effective';
import type { Problem } from '../result';
import type { ScoreSheet, Transfer } from '../ruling';
import { SEATS } from '../seats';
import { payWin } from '../settlement/payoff';
import { printTiles } from '../tiles';
import { awaitedRows } from './awaited';
import { certainty } from './certain';
import { legalWaitCount } from './losers-minimum';
import { CIRCUMSTANCE_BITS } from './facts';
import { compile, listens, quickest } from './compile';
import { type Evaluation, evaluationOf } from './evaluate';
import type { Best } from './reading';
import { Listener } from './listener';
import { leastFor, meetsMinimum } from './minimum';
import { liableFor } from './liability';
import { problem } from './possible';
import { type ReadHand, readHand } from './read';
import { RESTRICTION_POINTERS } from './restrictions';
import { type Draft, linesOf, stepsOf, writeNumbers } from './sheet';
import { noteShape, waitCount } from './waits';

export { UNPAID_REASONS, type UnpaidReason } from './found';
export { NO_PLACE, PAIR_PLACE } from './facts';
export { type ReadHand, readHand } from './read';
export { liableFor } from './liability';
export { waitingOf } from './waiting';
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
  /** What each player pays, which the settlement of a table says. */
  readonly payments?: boolean;
  /** Unlike the others a wish for more: patterns that are worth nothing stand in the sheet too. */
  readonly everything?: boolean;
}

const NOTHING: LeftOut = {};

/**
 * The explained score of a hand: its patterns, the arithmetic and, for a win, what each player pays. Without `win` it is
 * valued as the hand of a loser. Points are in the preset's smallest unit, before payment multipliers. A hand that is
 * complete and may not win has `win: false` with the reason.
 */
export function scoreHand(effective: Effective, hand: Hand, left: LeftOut = NOTHING): ScoreSheet | ImpossibleHand {
  const read = readHand(effective, hand);
  if (!read.ok) return { ok: false, problems: read.problems };
  const sheet = scoreRead(effective, read.value, left);
  return sheet.points <= MOST_POINTS ? sheet : { ok: false, problems: [beyondNumbers(sheet.points)] };
}

/** Points of which every payment is still an exact number: hundredths of them, doubled, times the highest multiplier. */
const MOST_POINTS = 10 ** 11;

function beyondNumbers(points: number): Problem {
  const message = t('scoring.theValuesOfThePresetCome');
  return problem(
    'too-many-points',
    '/scoring/method',
    message,
    String(points),
    t('scoring.atMostMostPoints', { mOST_POINTS: MOST_POINTS }),
  );
}

/** The explained score of a hand that has been read. */
export function scoreRead(rules: Effective, hand: ReadHand, left: LeftOut = NOTHING): ScoreSheet {
  const effective = quickest(rules);
  const evaluation = evaluated(effective, hand, left);
  const made = scored(effective, hand, evaluation, left);
  evaluation.release();
  return made;
}

function scored(effective: Effective, hand: ReadHand, evaluation: Evaluation, left: LeftOut): ScoreSheet {
  const { facts } = hand;
  const [pays, everything] = [left.payments !== true, left.everything === true];
  const { best, against } = evaluation;
  if (best === undefined) return facts.wins ? notWon(hand, against) : NOTHING_HELD;
  if (!facts.wins) return sheet(effective, hand, best, { win: false, enough: false, pays, everything });
  const enough = meetsMinimum(effective, facts, best);
  const certain = enough && certainty(effective, hand, best, legal);
  return sheet(effective, hand, best, { win: certain, enough, pays, everything });
}

const NO_TRANSFERS: readonly Transfer[] = [];
const NOTHING_HELD: ScoreSheet = { ok: true, win: false, patterns: [], points: 0, transfers: [], steps: [] };

function notWon({ facts, concealed }: ReadHand, against: Evaluation['against']): ScoreSheet {
  const pointer = against === 'not-complete' ? undefined : RESTRICTION_POINTERS[against];
  return {
    ok: true,
    win: false,
    reason: against,
    ...(pointer === undefined ? {} : { pointer }),
    patterns: [],
    points: 0,
    transfers: [],
    steps: [{ code: 'no-win', values: { seat: SEATS[facts.seat] ?? '', tile: printTiles(concealed.slice(-1)) } }],
  };
}

/** The value of a hand without its explanation. */
export interface Value {
  /** A complete hand that the rules let win, as far as its shape goes. */
  readonly win: boolean;
  readonly points: number;
  readonly meetsMinimum: boolean;
}

const WORTHLESS: Value = { win: false, points: 0, meetsMinimum: false };

/**
 * The value of a hand without its explanation.
 * @param left what is left out of account
 */
export function valueOf(effective: Effective, hand: Hand, left: LeftOut = NOTHING): Value {
  const read = readHand(effective, hand);
  return read.ok ? valueOfRead(effective, read.value, left) : WORTHLESS;
}

/** The value of a hand that has been read. */
export function valueOfRead(rules: Effective, hand: ReadHand, left: LeftOut = NOTHING): Value {
  const effective = quickest(rules);
  const evaluation = evaluated(effective, hand, left);
  const { best } = evaluation;
  const { facts } = hand;
  const value =
    best === undefined
      ? WORTHLESS
      : {
          win: facts.wins,
          points: best.total.points,
          meetsMinimum: facts.wins && meetsMinimum(effective, facts, best),
        };
  evaluation.release();
  return value;
}

/** A win in numbers: what the hand is worth before payment multipliers, and what each player pays for it. */
export interface PaidWin {
  readonly win: boolean;
  readonly points: number;
  readonly transfers: readonly Transfer[];
  /** The whole sheet, which is worked out when it is asked for. */
  readonly explained: () => ScoreSheet;
}

/** A hand that has been read as `scoreRead` scores it, patterns and steps only when asked for; nothing where it may not win. */
export function paidWin(rules: Effective, hand: ReadHand): PaidWin {
  const effective = quickest(rules);
  const evaluation = evaluated(effective, hand, NOTHING);
  const { best } = evaluation;
  const win = best !== undefined && mayWin(effective, hand, best);
  let transfers = NO_TRANSFERS;
  if (win) {
    // Only who is liable depends on more than the numbers.
    const asked = hand.melds.length > 0 && effective.scoring.payments.liability.length > 0;
    const patterns = asked ? linesOf(compile(effective), best, true, false) : [];
    transfers = transfersOf(effective, hand, best, patterns);
  }
  const points = win ? best.total.points : 0;
  evaluation.release();
  return { win, points, transfers, explained: () => scoreRead(rules, hand) };
}

function mayWin(effective: Effective, hand: ReadHand, best: Best): boolean {
  return hand.facts.wins && meetsMinimum(effective, hand.facts, best) && certainty(effective, hand, best, legal);
}

/** A hand in every reading. Where somebody listens every row is looked for, since one without value may come to have one. */
function evaluated(
  effective: Effective,
  hand: ReadHand,
  { without, mayComplete, everything = false }: LeftOut,
): Evaluation {
  const tables = compile(effective);
  const { wins } = hand.facts;
  const listened = listens(tables, effective);
  const rows = wins ? (listened || everything ? tables.all : tables.winners) : listened ? tables.shown : tables.losers;
  const made = evaluationOf(tables, {
    rows,
    without: without === undefined ? undefined : new Set(without),
    mayComplete,
    awaited: awaitedRows(effective, hand, legal),
    waitCount: (other) => waitsOf(effective, other),
    listener: listened ? new Listener(effective) : undefined,
  });
  if (wins) made.win(hand);
  else made.lose(hand);
  if (listened) noteRules(effective, hand);
  return made;
}

/** How many tiles a hand waits for; a loser's perhaps only for those on which it would be worth the minimum. */
function waitsOf(effective: Effective, hand: ReadHand): number {
  if (hand.facts.wins || !effective.rules.winning.losersMinimum) return waitCount(effective, beforeTheWin(hand));
  return legalWaitCount(effective, hand, (other) => legal(effective, other));
}

/** What every hand rests on in the compiled tables is reported as read; the listener adds what its readings rest on. */
function noteRules(effective: Effective, hand: ReadHand): void {
  const { general } = effective.rules;
  const { method } = effective.scoring;
  noteShape(effective, beforeTheWin(hand));
  void [general.setsInHand, general.flowers, general.jokers, method.combining, method.limitIs, method.kind];
}

/** The hand as it waited for the winning tile. */
function beforeTheWin(hand: ReadHand): { concealed: readonly number[]; melds: ReadHand['melds'] } {
  return { concealed: hand.facts.wins ? hand.concealed.slice(0, -1) : hand.concealed, melds: hand.melds };
}

/** Whether a hand that wins on another tile would be a legal one. */
function legal(effective: Effective, hand: ReadHand): boolean {
  return valueOfRead(effective, hand).meetsMinimum;
}

interface Verdict {
  readonly win: boolean;
  /** For a hand that may not win: whether it is worth the minimum. */
  readonly enough: boolean;
  /** Whether what a win is paid stands in the sheet. */
  readonly pays: boolean;
  /** Whether patterns that are worth nothing do. */
  readonly everything: boolean;
}

function sheet(
  effective: Effective,
  hand: ReadHand,
  best: Best,
  { win, enough, pays, everything }: Verdict,
): ScoreSheet {
  const { sums, total } = best;
  const { kind } = effective.scoring.method;
  const patterns = linesOf(compile(effective), best, hand.facts.wins, everything);
  // Written one after the other, since what the method has stands between the others.
  const draft: Draft = { ok: true, win, patterns };
  writeNumbers(draft, kind, sums, total);
  draft.points = total.points;
  draft.transfers = win && pays ? transfersOf(effective, hand, best, patterns) : NO_TRANSFERS;
  draft.steps = stepsOf(compile(effective), sums, total);
  if (!win && hand.facts.wins) {
    draft.reason = enough ? 'pattern-not-certain' : 'below-minimum';
    draft.pointer = enough ? '/rules/winning/certain' : '/rules/winning/minimum';
    const minimum = leastFor(effective, hand.facts);
    if (!enough) draft.steps = [...draft.steps, { code: 'below-minimum', values: { minimum } }];
  }
  return draft as ScoreSheet;
}

/** What a single winner is paid; who gave the tile must be known for a win on a discard. */
function transfersOf(
  effective: Effective,
  hand: ReadHand,
  best: Best,
  patterns: ScoreSheet['patterns'],
): readonly Transfer[] {
  const { facts } = hand;
  const winner = SEATS[facts.seat];
  if (winner === undefined || (!facts.selfDrawn && facts.discarder === undefined)) return [];
  const liable =
    hand.melds.length === 0
      ? undefined
      : liableFor(effective, { winner, melds: hand.melds, patterns, claimedKongSupplement: claimedKong(hand) });
  return payWin(effective, {
    winner,
    discarder: facts.discarder,
    points: best.total.points,
    extraHands: facts.extraHands,
    deposits: facts.deposits,
    liable,
    jokerless: facts.allJokers === 0 && !best.singlesAndPairs,
  });
}

/** Won on the supplement tile of a kong that was claimed in the same turn. */
function claimedKong({ facts, melds }: ReadHand): boolean {
  return (facts.circumstances & CIRCUMSTANCE_BITS['supplement-after-kong']) !== 0 && melds.at(-1)?.kind === 'kong';
}

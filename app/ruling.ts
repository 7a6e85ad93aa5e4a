import type { Pointer } from './result';
import type { End, Seat } from './seats';

/** What the rules say to one event. */
export const VERDICTS = ['allowed', 'refused', 'faulty', 'too-late', 'outranked', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Points that move, with both ends and a reason code that `app/words` turns into a sentence. */
export interface Transfer {
  readonly from: End;
  readonly to: End;
  /** In the preset's smallest unit, above 0. */
  readonly amount: number;
  readonly reason: string;
}

/** One line of a score sheet. Patterns that matched at value 0 are recorded too. */
export interface ScoredPattern {
  /** Catalogue id. */
  readonly id: string;
  readonly name: string;
  /** The preset row it was read from, such as `/scoring/patterns/pung-hand`. */
  readonly pointer: Pointer;
  readonly value: number;
  readonly unit: 'points' | 'doubles' | 'half-doubles' | 'limit';
  /** The unit in the words of the method: points, fu, doubles, han, faan, tai, limit. */
  readonly word: string;
  /** How often it occurs; `value` is for one. */
  readonly count: number;
  /** Why it is not paid, where it is not: the code of the reason, and id and name of the pattern that takes its place. */
  readonly unpaid?: { readonly reason: string; readonly by?: string; readonly byName?: string };
}

/** One step of the arithmetic: a code with its numbers, turned into a sentence by `app/words`. */
export interface ScoreStep {
  readonly code: string;
  readonly values: Readonly<Record<string, number | string>>;
}

/** The explained score of a hand: the answer to `prevailing score`. */
export interface ScoreSheet {
  readonly ok: true;
  readonly win: boolean;
  /** For `win: false`: why the hand may not win, and the option that says so where one does. */
  readonly reason?: string;
  readonly pointer?: Pointer;
  readonly patterns: readonly ScoredPattern[];
  readonly fu?: number;
  readonly han?: number;
  readonly faan?: number;
  readonly doubles?: number;
  readonly tai?: number;
  /** The hand before payment multipliers, in the preset's unit. */
  readonly points: number;
  /** Set where a limit or a row of a table was reached: thousandths of the limit points. */
  readonly limit?: number;
  readonly transfers: readonly Transfer[];
  readonly steps: readonly ScoreStep[];
}

/** Why an event is not simply allowed, or what it rests on: a stable code with its numbers and tiles, put into words by `app/words`. */
export interface Objection {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What follows from a ruling beside the points. */
export interface Consequence {
  readonly kind: string;
  readonly seat?: Seat;
  readonly tile?: string;
  readonly amount?: number;
}

/** What the rules say about one event of a scenario. */
export interface Ruling {
  /** The place of the event in the scenario; events made together share a step. */
  readonly step: number;
  readonly id?: string;
  readonly seat?: Seat;
  /** What was done, as in the scenario. */
  readonly act: string;
  readonly tile?: string;
  readonly verdict: Verdict;
  /** All that speaks against the event, strongest first; empty where it is allowed. */
  readonly objections: readonly Objection[];
  readonly consequences: readonly Consequence[];
  readonly transfers: readonly Transfer[];
  readonly sheet?: ScoreSheet;
  /** For `undecided`: what the position does not tell. */
  readonly missing?: string;
}

/** How a scenario ends under one preset. */
export type Outcome =
  | { readonly arises: false; readonly because: readonly Pointer[] }
  | {
      readonly arises: true;
      readonly end: 'running' | 'won' | 'drawn' | 'abandoned' | 'game-over';
      readonly winners: readonly Seat[];
      readonly sheets: readonly { readonly seat: Seat; readonly sheet: ScoreSheet }[];
      readonly transfers: readonly Transfer[];
      /** Points after the scenario where it states the points before. */
      readonly totals?: { readonly [end in End]: number };
      /** Who deals next; only where the deal has ended. */
      readonly deal?: 'stays' | 'passes';
      readonly extraHands?: number;
      readonly deposits: number;
      /** The rest of the wall where the scenario states it. */
      readonly wall?: string;
      /** How many tiles are left to draw, where that is known. */
      readonly wallLeft?: number;
      readonly roundWind?: Seat;
    };

/** The result of running one scenario under one preset. */
export interface Run {
  readonly scenario: string;
  readonly rulings: readonly Ruling[];
  readonly outcome: Outcome;
  /** Every option and scoring row that was read: a change of any other cannot change the result. */
  readonly reads: PointersRead;
}

/** Pointers in the order in which they were first read. */
export interface PointersRead extends Iterable<Pointer> {
  readonly size: number;
  readonly has: (pointer: Pointer) => boolean;
}

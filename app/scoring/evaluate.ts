import { Arrangements } from '../hand/arrangements';
import { matchCard } from '../hand/card';
import { FIRST_TRIPLET } from '../hand/held';
import { jokersFit, substituted } from '../hand/jokers';
import { isOrphansHand, isPairsHand } from '../hand/shapes';
import { isFlower, JOKER, KINDS } from '../tiles';
import { totalOf, type Total } from './arithmetic';
import type { Compiled, CompiledRow } from './compile';
import { type Facts, FORM_NUMBERS, NO_PLACE, PAIR_PLACE } from './facts';
import { restrictionAgainst, type Restriction } from './restrictions';
import { decide, detectRows, Found, sumUp, type Sums } from './sums';
import type { ReadHand } from './read';
import { View } from './view';

/** The bits of the four flowers and four seasons. */
const ALL_FLOWERS = 0xff;

/** The reading of a hand that pays its player best. */
export interface Best {
  readonly sums: Sums;
  readonly total: Total;
  readonly found: Found;
  readonly form: number;
  /** A hand of singles and pairs only, which the jokerless double of a card leaves out. */
  readonly singlesAndPairs: boolean;
}

/** What to look for, and what to leave out. */
export interface Asked {
  readonly rows: readonly CompiledRow[];
  readonly without?: ReadonlySet<string>;
  /** Whether the winning tile may complete this part: a set code, `PAIR_PLACE`, or `NO_PLACE` for an irregular hand. */
  readonly mayComplete?: (place: number) => boolean;
  /** How many kinds would have completed the hand. */
  readonly waitCount: () => number;
  /** Told of every row that matched in any reading. */
  readonly seen?: (row: CompiledRow) => void;
}

interface Space {
  readonly view: View;
  readonly ways: Arrangements;
  readonly found: Found;
}

/** Working space of evaluations that have ended, to be used again. */
const spaces: Space[] = [];

/** Reads a hand in every possible way and keeps the best; `against` says why no reading may win where none does. */
export class Evaluation {
  best: Best | undefined;
  against: Restriction | 'not-complete' = 'not-complete';

  private readonly space: Space;
  private readonly view: View;
  private readonly ways: Arrangements;
  private readonly found: Found;
  private facts!: Facts;

  constructor(
    private readonly compiled: Compiled,
    private readonly asked: Asked,
  ) {
    this.space = spaces.pop() ?? { view: new View(), ways: new Arrangements(), found: new Found(compiled.rows.length) };
    const { view, ways, found } = this.space;
    this.view = view;
    this.ways = ways;
    this.found = found;
    const { rules, scoring } = compiled.effective;
    view.setsInHand = compiled.shapes.sets;
    view.playsFlowers = rules.general.flowers > 0;
    view.kongsCount = { concealed: 1, 'concealed-and-claimed': 3, all: 7 }[rules.general.kongsAsConcealed];
    view.valuesTerminalPairs = scoresPoints(scoring.sets['pair-terminals']);
    view.valuesOtherWindPairs = scoresPoints(scoring.sets['pair-other-winds']);
    view.waitCount = asked.waitCount;
  }

  /** Gives the working space back; the best reading stays. */
  release(): void {
    spaces.push(this.space);
  }

  /** Reads a hand that wins. */
  win(hand: ReadHand): void {
    this.begin(hand);
    const { facts, compiled, view } = this;
    const { shapes } = compiled;
    const sets = shapes.sets - facts.melds.length;
    if (isFlower(facts.winKind) && shapes.card === undefined) {
      this.flowerHand();
      return;
    }
    if (shapes.card !== undefined) {
      const match = matchCard(shapes.card, hand.concealed, hand.melds, shapes.jokers.inPairs);
      if (match === undefined) return;
      view.hold(facts.all);
      view.irregular(FORM_NUMBERS.card);
      view.cardValue = match.hand.value;
      this.take(match.singlesAndPairs);
      return;
    }
    if (facts.jokers === 0) {
      this.readings(facts.concealed, facts.all, sets, undefined);
      return;
    }
    const all = new Uint8Array(KINDS);
    substituted(facts.concealed, facts.melded, facts.jokers, shapes.jokers, (counts, stands) => {
      for (let kind = 0; kind < KINDS; kind++) all[kind] = (counts[kind] as number) + (facts.melded[kind] as number);
      this.readings(counts, all, sets, stands);
      return false;
    });
  }

  /** All flowers and seasons together win, whatever the hand holds. */
  private flowerHand(): void {
    const { facts, view } = this;
    if (facts.flowers !== ALL_FLOWERS) return;
    view.hold(facts.all);
    view.irregular(FORM_NUMBERS.flowers);
    this.take(false);
  }

  /** Values the sets and pairs of a hand that has not won. */
  lose(hand: ReadHand): void {
    this.begin(hand);
    const { facts, view } = this;
    const sets = new Uint8Array(8);
    let count = 0;
    const pairs: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      const held = facts.concealed[kind] as number;
      if (held >= 3 && count < 8) sets[count++] = FIRST_TRIPLET + kind;
      else if (held === 2) pairs.push(kind);
    }
    view.hold(facts.all);
    view.arrange(sets, 0, count, -1);
    view.settle(sets, 0, count, -1, NO_PLACE);
    for (const pair of pairs) {
      view.all.addPair(pair);
      view.concealed.addPair(pair);
    }
    this.take(false);
  }

  private begin(hand: ReadHand): void {
    this.best = undefined;
    this.against = 'not-complete';
    this.facts = hand.facts;
    this.view.begin(hand.facts);
  }

  private readings(counts: Uint8Array, all: Uint8Array, sets: number, stands: Uint8Array | undefined): void {
    const { view, compiled, facts } = this;
    const { shapes } = compiled;
    view.hold(all);
    if (facts.melds.length === 0 && stands === undefined && this.mayComplete(NO_PLACE)) {
      if (isPairsHand(shapes, counts)) {
        view.irregular(FORM_NUMBERS.pairs);
        this.take(false);
      }
      if (isOrphansHand(shapes, counts)) {
        view.irregular(FORM_NUMBERS.orphans);
        this.take(false);
      }
    }
    const ways = this.ways.find(counts, sets);
    for (let way = 0; way < ways; way++) this.arrangement(way, sets, stands);
  }

  /** One arrangement, with the winning tile in each place that it can have. */
  private arrangement(way: number, sets: number, stands: Uint8Array | undefined): void {
    const { ways, view, facts } = this;
    const first = way * 5;
    const pair = ways.pairs[way] as number;
    if (stands && !jokersFit(stands, ways.sets, first, sets, pair, this.compiled.shapes.jokers)) return;
    view.arrange(ways.sets, first, sets, pair);
    const kind = facts.winKind;
    if (kind === JOKER) {
      view.settle(ways.sets, first, sets, pair, NO_PLACE);
      this.take(false);
      return;
    }
    if (pair === kind && this.mayComplete(PAIR_PLACE)) {
      view.settle(ways.sets, first, sets, pair, PAIR_PLACE);
      this.take(false);
    }
    for (let at = 0; at < sets; at++) {
      const code = ways.sets[first + at] as number;
      if (!holds(code, kind) || repeated(ways.sets, first, at) || !this.mayComplete(code)) continue;
      view.settle(ways.sets, first, sets, pair, code);
      this.take(false);
    }
  }

  private mayComplete(place: number): boolean {
    return this.asked.mayComplete?.(place) ?? true;
  }

  /** Values the reading that the view shows, and keeps it where it pays more than the best before. */
  private take(singlesAndPairs: boolean): void {
    const { view, compiled, asked, found } = this;
    detectRows(compiled, view, asked.rows, found, asked.without);
    if (asked.seen) for (const row of asked.rows) if (found.matched(row.index)) asked.seen(row);
    decide(compiled, view, asked.rows, found);
    if (view.facts.wins) {
      const against = restrictionAgainst(compiled, view, asked.rows, found);
      if (against !== undefined) {
        this.against = against;
        return;
      }
    }
    const sums = sumUp(compiled, view, asked.rows, found, () => asked.waitCount() > 0);
    const total = totalOf(compiled.effective, sums);
    if (this.best !== undefined && !beats(total, sums, this.best)) return;
    const kept = this.best?.found ?? new Found(compiled.rows.length);
    kept.copy(found);
    this.best = { sums, total, found: kept, form: view.form, singlesAndPairs };
  }
}

function beats(total: Total, sums: Sums, best: Best): boolean {
  if (total.points !== best.total.points) return total.points > best.total.points;
  if (sums.direct >= 0 !== best.sums.direct >= 0) return sums.direct >= 0;
  const doubles = 2 * sums.doubles + sums.halves - 2 * best.sums.doubles - best.sums.halves;
  return doubles !== 0 ? doubles > 0 : sums.points > best.sums.points;
}

function scoresPoints(row: { exposed: { value: number }; concealed: { value: number } } | undefined): boolean {
  return row !== undefined && (row.exposed.value > 0 || row.concealed.value > 0);
}

function holds(code: number, kind: number): boolean {
  if (code >= FIRST_TRIPLET) return code - FIRST_TRIPLET === kind;
  const lowest = ((code / 7) | 0) * 9 + (code % 7);
  return kind >= lowest && kind <= lowest + 2;
}

/** An equal chow before it in the arrangement gives the same reading. */
function repeated(sets: Uint8Array, first: number, at: number): boolean {
  for (let i = 0; i < at; i++) if (sets[first + i] === sets[first + at]) return true;
  return false;
}

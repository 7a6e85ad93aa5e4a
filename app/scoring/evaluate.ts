import { Arrangements } from '../hand/arrangements';
import { matchCard } from '../hand/card';
import type { Form } from '../hand/forms';
import { fitsPattern } from '../hand/own';
import { FIRST_TRIPLET, holds } from '../hand/held';
import { jokersFit, substituted } from '../hand/jokers';
import { holdsStraight, withoutStraight } from '../hand/knitted';
import { isKnittedHand, isOrphansHand, isOtherSpecial, isPairsHand } from '../hand/shapes';
import { isFlower, JOKER, KINDS, type Kind } from '../tiles';
import { ALONE, countsForNothing, setApart } from './alone';
import { totalOf, type Total } from './arithmetic';
import { Choices } from './combining-mcr';
import { CHICKEN, type Compiled } from './compile';
import { decide } from './decide';
import { detectRows } from './detect';
import { type Facts, FORM_NUMBERS, NO_PLACE, PAIR_PLACE } from './facts';
import type { Listener } from './listener';
import { restrictionAgainst, type Restriction } from './restrictions';
import { Found } from './found';
import type { RowList } from './row-list';
import { noSums, sumUp } from './sums';
import { meldedCounts, type ReadHand } from './read';
import { type Best, MOST_SETS, Reading } from './reading';
import { beats, isMiddle, kindsOf, mayBePairs, repeated } from './readings';
import { View } from './view';

/** The bits of the four flowers and four seasons. */
const ALL_FLOWERS = 0xff;
const ALL_HONORS = 0b1111111;
/** Kinds of a hand of fourteen different tiles. */
const ALL_DIFFERENT = 14;
const NO_ROWS: readonly number[] = [];

/** What to look for, and what to leave out. */
export interface Asked {
  readonly rows: RowList;
  readonly without?: ReadonlySet<string> | undefined;
  /** Whether the winning tile may complete this part: a set code, `PAIR_PLACE`, or `NO_PLACE` for an irregular hand. */
  readonly mayComplete?: ((place: number) => boolean) | undefined;
  /** How many kinds would have completed a hand. */
  readonly waitCount: (hand: ReadHand) => number;
  /** Rows that a loser scores for waiting, by index. */
  readonly awaited?: readonly number[];
  /** Told of all that the value of every reading rests on. */
  readonly listener?: Pick<Listener, 'rules' | 'looked' | 'summed'> | undefined;
}

/** Evaluations that have ended: their working space is used again. */
const ended: Evaluation[] = [];

/** Begins to evaluate hands under a preset. */
export function evaluationOf(compiled: Compiled, asked: Asked): Evaluation {
  const before = ended.pop();
  // A preset with own patterns has more rows than others.
  const free = before !== undefined && before.rows >= compiled.rows.length ? before : new Evaluation(compiled, asked);
  free.ask(compiled, asked);
  return free;
}

/** Reads a hand in every possible way and keeps the best; `against` says why no reading may win where none does. */
export class Evaluation {
  best: Best | undefined;
  against: Restriction | 'not-complete' = 'not-complete';

  /** For how many rows there is room. */
  readonly rows: number;

  private readonly view = new View();
  private readonly ways = new Arrangements();
  private readonly kept: Reading;
  private readonly handSets = new Uint8Array(MOST_SETS);
  /** The tiles of a hand with a knitted straight, and those beside it. */
  private readonly concealed = new Uint8Array(KINDS);
  private readonly rest = new Uint8Array(KINDS);
  private readonly choices = new Choices();
  /** Where the reading that is tried is summed up: both change places with those of a worse best. */
  private sums = noSums();
  private found: Found;
  private facts!: Facts;
  private hand!: ReadHand;
  /** How many kinds would have completed the hand; -1 before it is asked for. */
  private waits = -1;
  private readonly waitCount = (): number => {
    if (this.waits < 0) this.waits = this.asked.waitCount(this.hand);
    return this.waits;
  };

  constructor(
    private compiled: Compiled,
    private asked: Asked,
  ) {
    this.rows = compiled.rows.length;
    this.kept = new Reading(this.rows, CHICKEN);
    this.found = new Found(this.rows, CHICKEN);
    this.view.waitCount = this.waitCount;
  }

  /** Takes up a preset and what is asked of it. */
  ask(compiled: Compiled, asked: Asked): void {
    this.compiled = compiled;
    this.asked = asked;
    this.view.setUp(compiled.setUp);
  }

  /** Gives the working space back: the best reading is not to be asked any more. */
  release(): void {
    this.best = undefined;
    ended.push(this);
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
    if (compiled.own.length > 0) this.ownHand(hand);
    if (shapes.card !== undefined) {
      const match = matchCard(shapes.card, hand.concealed, hand.melds, shapes.jokers);
      if (match === undefined) return;
      view.hold();
      view.irregular(FORM_NUMBERS.card);
      view.cardValue = match.hand.value;
      this.take(match.singlesAndPairs);
      return;
    }
    if (facts.jokers === 0) this.readings(sets);
    else this.filled(hand, sets);
  }

  /** Which of the preset's own patterns the hand is; one that is worth something wins whatever the hand looks like else. */
  private ownHand(hand: ReadHand): void {
    const { view, compiled } = this;
    const { jokers, own } = compiled.shapes;
    view.own = compiled.own.map((pattern) => (fitsPattern(pattern, hand.concealed, hand.melds, jokers) ? 1 : 0));
    if (!this.mayComplete(NO_PLACE) || !compiled.own.some((one, at) => view.own[at] === 1 && own.includes(one))) return;
    view.hold();
    view.irregular(FORM_NUMBERS.own);
    this.take(false);
  }

  /** All flowers and seasons together win, whatever the hand holds. */
  private flowerHand(): void {
    const { facts, view } = this;
    if (facts.flowers !== ALL_FLOWERS) return;
    view.hold();
    view.irregular(FORM_NUMBERS.flowers);
    this.take(false);
  }

  /** Values the sets and pairs of a hand that has not won. */
  lose(hand: ReadHand): void {
    this.begin(hand);
    const { facts, view } = this;
    const sets = this.handSets;
    let count = 0;
    const pairs: number[] = [];
    for (let kind = 0; kind < KINDS; kind++) {
      const held = facts.concealed.of(kind);
      if (held >= 3 && count < MOST_SETS) sets[count++] = FIRST_TRIPLET + kind;
      else if (held === 2) pairs.push(kind);
    }
    view.hold();
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
    this.hand = hand;
    this.facts = hand.facts;
    this.waits = -1;
    this.view.begin(hand.facts);
  }

  /** A hand without jokers. */
  private readings(sets: number): void {
    const { view, facts, ways, compiled } = this;
    view.hold();
    if (facts.melds.length === 0 && this.mayComplete(NO_PLACE)) this.irregular();
    const found = ways.findIn(facts.concealed, sets);
    for (let way = 0; way < found; way++) this.arrangement(way, sets, undefined);
    if (compiled.shapes.knittedStraight && sets >= 3 && holdsStraight(view.kinds)) this.knittedStraights(sets - 3);
  }

  /** A concealed hand in the shapes that are no sets and a pair. */
  private irregular(): void {
    const { view, compiled } = this;
    const { shapes } = compiled;
    const kinds = kindsOf(view);
    if (mayBePairs(view, kinds) && isPairsHand(shapes, view.counts)) this.takeAs('pairs');
    if (view.honors === ALL_HONORS && isOrphansHand(shapes, view.counts)) this.takeAs('orphans');
    if (kinds === ALL_DIFFERENT && isKnittedHand(shapes, view.counts)) this.takeAs('knitted');
    if (shapes.special.length > 0 && isOtherSpecial(shapes, view.counts)) this.takeAs('special');
  }

  private takeAs(form: Form): void {
    this.view.irregular(FORM_NUMBERS[form]);
    this.take(false);
  }

  /** A hand in which jokers stand for tiles, in each way in which they can. */
  private filled({ facts, melds }: ReadHand, sets: number): void {
    const { view, ways, compiled } = this;
    const [concealed, melded, all] = [new Uint8Array(KINDS), new Uint8Array(KINDS), new Uint8Array(KINDS)];
    facts.concealed.writeTo(concealed);
    meldedCounts(melds).writeTo(melded);
    substituted(concealed, melded, facts.jokers, compiled.shapes.jokers, (counts, stands) => {
      for (let kind = 0; kind < KINDS; kind++) all[kind] = (counts[kind] as number) + (melded[kind] as number);
      view.holdFilled(all);
      const found = ways.find(counts, sets);
      for (let way = 0; way < found; way++) this.arrangement(way, sets, stands);
      return false;
    });
  }

  /** A knitted straight in the place of three sets, and what it leaves. */
  private knittedStraights(sets: number): void {
    const { ways, rest, concealed } = this;
    this.facts.concealed.writeTo(concealed);
    withoutStraight(concealed, rest, (straight) => {
      const found = ways.find(rest, sets);
      for (let way = 0; way < found; way++) this.arrangement(way, sets, undefined, straight);
      return false;
    });
  }

  /** One arrangement, with the winning tile in each place that it can have; a knitted straight is such a place. */
  private arrangement(way: number, sets: number, stands: Uint8Array | undefined, straight?: readonly Kind[]): void {
    const { ways, view, facts } = this;
    const first = way * 5;
    const pair = ways.pairs[way] as number;
    if (stands && !jokersFit(stands, ways.sets, first, sets, pair, this.compiled.shapes.jokers)) return;
    view.arrange(ways.sets, first, sets, pair);
    if (straight !== undefined) view.form = FORM_NUMBERS['knitted-straight'];
    const kind = facts.winKind;
    if (kind === JOKER) {
      view.settle(ways.sets, first, sets, pair, NO_PLACE);
      this.take(false);
      return;
    }
    if (this.compiled.deciding.byPrinciples) {
      // Of waits worth the same Chinese Official names the one for a chow, and an edge first: 1233 with 3 is an edge wait.
      this.onSets(first, sets, pair, false);
      this.onSets(first, sets, pair, true);
      if (pair === kind) this.completing(first, sets, pair, PAIR_PLACE);
    } else {
      if (pair === kind) this.completing(first, sets, pair, PAIR_PLACE);
      this.onSets(first, sets, pair, undefined);
    }
    if (straight?.includes(kind) === true) this.completing(first, sets, pair, NO_PLACE);
  }

  /** The winning tile in each set that it can complete: as the middle of a chow, not as that, or either. */
  private onSets(first: number, sets: number, pair: number, middle: boolean | undefined): void {
    const codes = this.ways.sets;
    const { winKind } = this.facts;
    for (let at = 0; at < sets; at++) {
      const code = codes[first + at] as number;
      if (!holds(code, winKind) || repeated(codes, first, at)) continue;
      if ((middle ?? isMiddle(code, winKind)) === isMiddle(code, winKind)) this.completing(first, sets, pair, code);
    }
  }

  private completing(first: number, sets: number, pair: number, place: number): void {
    if (!this.mayComplete(place)) return;
    this.view.settle(this.ways.sets, first, sets, pair, place);
    this.take(false);
  }

  private mayComplete(place: number): boolean {
    const { mayComplete } = this.asked;
    return mayComplete === undefined || mayComplete(place);
  }

  /** Values the reading that the view shows, and keeps it where it pays more than the best before. */
  private take(singlesAndPairs: boolean): void {
    const { view, compiled, asked } = this;
    const choosing = compiled.combinations.length > 0;
    this.look();
    if (asked.listener !== undefined) this.tell(asked.listener);
    const alone = compiled.alone !== undefined && this.found.matched(compiled.alone.index);
    const choices = choosing ? this.choices.find(compiled.combinations, view, this.found) : 1;
    this.weigh(0, singlesAndPairs);
    for (let choice = 1; choice < choices; choice++) {
      // What was found may have been kept with the choice before.
      this.look();
      this.weigh(choice, singlesAndPairs);
    }
    if (!alone) return;
    this.look();
    this.weigh(ALONE, singlesAndPairs);
  }

  private tell(listener: NonNullable<Asked['listener']>): void {
    const { found, compiled, view, asked } = this;
    if (asked.rows.whole || compiled.awaited.length === 0) {
      listener.looked(compiled, view, asked.rows, found);
      return;
    }
    // A row that is scored for waiting is not looked for in what is held, and would be if it were scored otherwise.
    found.clear();
    detectRows(compiled, view, compiled.all, found, asked.without);
    listener.looked(compiled, view, compiled.all, found);
    this.look();
  }

  private look(): void {
    const { found, asked } = this;
    found.clear();
    detectRows(this.compiled, this.view, asked.rows, found, asked.without);
    const open = this.view.claimedSets > 0 ? 1 : 0;
    for (const index of asked.awaited ?? NO_ROWS)
      found.hit(index, this.compiled.worths.does[index] as number, open, 1 - open);
  }

  /** Decides which rows are paid once a choice is made among those that join sets, and adds them up. */
  private settle(choice: number, found: Found): void {
    const { compiled, choices, view } = this;
    const choosing = compiled.combinations.length > 0;
    setApart(compiled.alone, choice === ALONE, found);
    if (choosing) choices.apply(choice, found);
    decide(compiled, view.facts.wins, found);
    if (choosing) choices.leaveOut(choice, found);
  }

  /** Values the reading with one of the choices among the patterns that join sets. */
  private weigh(choice: number, singlesAndPairs: boolean): void {
    const { view, compiled, asked, found, sums } = this;
    this.settle(choice, found);
    if (compiled.restricted && view.facts.wins) {
      const against = restrictionAgainst(compiled, view, asked.rows.rows, found);
      if (against !== undefined) {
        this.against = against;
        return;
      }
    }
    sumUp(compiled, view, asked.rows.whole, found, this.waitCount, sums);
    asked.listener?.summed(view, sums);
    if (choice !== ALONE && countsForNothing(compiled.alone, sums, found)) return;
    const total = totalOf(asked.listener?.rules ?? compiled.effective, sums);
    if (this.best !== undefined && !beats(total, sums, this.best)) return;
    this.keep(total, singlesAndPairs);
  }

  /** The reading that was tried is the best; what was the best before is working space for the next. */
  private keep(total: Total, singlesAndPairs: boolean): void {
    const { kept } = this;
    const { sums, found } = kept;
    kept.sums = this.sums;
    kept.found = this.found;
    this.sums = sums;
    this.found = found;
    kept.total = total;
    kept.singlesAndPairs = singlesAndPairs;
    this.best = kept;
  }
}

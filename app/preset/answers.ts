import { AnswerTree, type Known } from './answer-tree';
import { watchedOf, watching, type Effective } from './effective';
import { Reads } from './reads';
import { differing, type Slot, type SlotValues } from './slots';

/** How an answer is found under rules that are watched; what it has read is in `reads`. */
type Ask<T> = (rules: Effective, reads: Reads) => T;

/**
 * What is known of one question, which nothing but the rules can answer otherwise. An answer is given again under every
 * rules that have the same values in all that was read to find it: after an edit of something else, after an edit that
 * is taken back, under a preset that does not differ in it. Whoever listens to what is read is told as if it had been
 * found anew.
 */
export class Answers<T> {
  readonly #most: number;
  #count = 0;
  #tree: AnswerTree<T> | undefined;
  /** The answers from before there were too many: those that are wanted again are taken over. */
  #older: AnswerTree<T> | undefined;

  /** The answer that was wanted last, and rules under which it stands. */
  #latest: Known<T> | undefined;
  #under: SlotValues | undefined;

  /** @param most how many answers are kept at least and, once there are twice as many, at most */
  constructor(most = 4) {
    this.#most = most;
  }

  /** The answer under some rules, where one that is kept stands. */
  find(rules: Effective): T | undefined {
    return this.#find(watchedOf(rules).values)?.answer;
  }

  /** The answer under some rules: one that is kept, or asked for now. `ask` depends on nothing but the rules. */
  of(rules: Effective, ask: Ask<T>): T {
    const watched = watchedOf(rules);
    const known = this.#find(watched.values) ?? this.#asked(watched, ask);
    if (watched === rules) watched.recorder.reads.addAll(known.reads);
    return known.answer;
  }

  #find(values: SlotValues): Known<T> | undefined {
    const known = this.#still(values) ?? this.#tree?.find(values) ?? this.#takenOver(values);
    if (known !== undefined) this.#wanted(known, values);
    return known;
  }

  /** The answer that was wanted last, where it stands after an edit. */
  #still(values: SlotValues): Known<T> | undefined {
    const latest = this.#latest;
    const under = this.#under;
    if (latest === undefined || under === undefined || under === values) return latest;
    const few = differing(under, values);
    if (few === undefined) return undefined;
    for (let at = 0; at < few.length; at += 1) if (latest.reads.hasSlot(few[at] as Slot)) return undefined;
    return latest;
  }

  #takenOver(values: SlotValues): Known<T> | undefined {
    const older = this.#older?.find(values);
    if (older !== undefined) this.#keep(older, values);
    return older;
  }

  #asked(rules: Effective, ask: Ask<T>): Known<T> {
    const reads = new Reads();
    const answer = watching(rules, reads, (watched) => ask(watched, reads));
    reads.close();
    const known = { answer, reads };
    const { values } = watchedOf(rules);
    this.#keep(known, values);
    this.#wanted(known, values);
    return known;
  }

  #wanted(known: Known<T>, values: SlotValues): void {
    this.#latest = known;
    this.#under = values;
  }

  #keep(known: Known<T>, values: SlotValues): void {
    if (this.#count >= this.#most) {
      this.#older = this.#tree;
      this.#tree = undefined;
      this.#count = 0;
    }
    (this.#tree ??= new AnswerTree()).add(known, values);
    this.#count += 1;
  }
}

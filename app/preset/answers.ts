import { watchedOf, watching, type Effective } from './effective';
import { Reads } from './reads';
import { agree, differing, type Slot, type SlotValues } from './slots';

/** How an answer is found under rules that are watched; what it has read is in `reads`. */
type Ask<T> = (rules: Effective, reads: Reads) => T;

/** An answer, and what of the rules it rests on: it stands under all rules that agree in that. */
interface Known<T> {
  readonly answer: T;
  readonly reads: Reads;
  /** Rules under which it was given. */
  readonly under: SlotValues;
}

/**
 * What is known of one question, which nothing but the rules can answer otherwise. An answer is given again under every
 * rules that have the same values in all that was read to find it: after an edit of something else, after an edit that
 * is taken back, under a preset that does not differ in it. Whoever listens to what is read is told as if it had been
 * found anew.
 */
export class Answers<T> {
  readonly #known: Known<T>[] = [];
  readonly #most: number;

  /** @param most how many answers are kept: those that were wanted last */
  constructor(most = 6) {
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

  /** An answer of a kind that is wanted, under whatever rules it was given. */
  among(wanted: (answer: T) => boolean): T | undefined {
    return this.#known.find((one) => wanted(one.answer))?.answer;
  }

  #find(values: SlotValues): Known<T> | undefined {
    const all = this.#known;
    for (let at = 0; at < all.length; at += 1) {
      const known = all[at] as Known<T>;
      if (!stands(known, values)) continue;
      if (at > 0) {
        all.splice(at, 1);
        all.unshift(known);
      }
      return known;
    }
    return undefined;
  }

  #asked(rules: Effective, ask: Ask<T>): Known<T> {
    const reads = new Reads();
    const answer = watching(rules, reads, (watched) => ask(watched, reads));
    const known = { answer, reads, under: watchedOf(rules).values };
    this.#known.unshift(known);
    if (this.#known.length > this.#most) this.#known.pop();
    return known;
  }
}

function stands({ reads, under }: Known<unknown>, values: SlotValues): boolean {
  if (under === values) return true;
  const few = differing(under, values);
  if (few !== undefined) {
    for (let at = 0; at < few.length; at += 1) if (reads.hasSlot(few[at] as Slot)) return false;
    return true;
  }
  const { slots } = reads;
  for (let at = 0; at < slots.length; at += 1) if (!agree(under, values, slots[at] as Slot)) return false;
  return true;
}

import type { Reads } from './reads';
import { ABSENT, type Slot, type SlotValues } from './slots';

/** An answer, and what of the rules it rests on: it stands under all rules that agree in that. */
export interface Known<T> {
  readonly answer: T;
  readonly reads: Reads;
}

/** A piece of the way that one or more answers have in common: what they have read from one place to another. */
interface Stretch<T> {
  /** An answer that has gone this way. */
  readonly known: Known<T>;
  readonly from: number;
  /** The numbers of the values that were read from there on. */
  numbers: readonly number[];
  /** Where the ways part by the value of what is read next; nothing where the answer is found. */
  parts: Map<number, Stretch<T>> | undefined;
}

/**
 * Answers by what was read to find them. What is read next depends on nothing but the values read before, so that all
 * answers to a question are the leaves of one tree: the one that stands is found in as many steps as it has reads,
 * however many are known. Where a reader does not keep that order after all its answers form another tree.
 */
export class AnswerTree<T> {
  #root: Stretch<T> | undefined;
  #beside: AnswerTree<T> | undefined;

  /** The answer that stands under rules of these values. */
  find(values: SlotValues): Known<T> | undefined {
    let stretch = this.#root;
    while (stretch !== undefined) {
      const { known, from, numbers, parts }: Stretch<T> = stretch;
      const { slots } = known.reads;
      for (let at = 0; at < numbers.length; at += 1) {
        if ((values[slots[from + at] as Slot] ?? ABSENT) !== numbers[at]) return this.#beside?.find(values);
      }
      if (parts === undefined) return known;
      stretch = parts.get(values[slots[from + numbers.length] as Slot] ?? ABSENT);
    }
    return this.#beside?.find(values);
  }

  /** Adds an answer that was found under rules of these values, where none that was known stands. */
  add(known: Known<T>, values: SlotValues): void {
    if (!this.#added(known, values)) (this.#beside ??= new AnswerTree()).add(known, values);
  }

  #added(known: Known<T>, values: SlotValues): boolean {
    const { slots } = known.reads;
    if (this.#root === undefined) {
      this.#root = leaf(known, 0, values);
      return true;
    }
    let stretch = this.#root;
    for (;;) {
      const { known: before, from, numbers, parts }: Stretch<T> = stretch;
      const to = from + numbers.length;
      for (let at = from; at < to; at += 1) {
        if (slots[at] !== before.reads.slots[at]) return false;
        if ((values[slots[at] as Slot] ?? ABSENT) === numbers[at - from]) continue;
        partAt(stretch, at - from, leaf(known, at + 1, values), values[slots[at] as Slot] ?? ABSENT);
        return true;
      }
      if (parts === undefined || slots[to] !== before.reads.slots[to]) return false;
      const number = values[slots[to] as Slot] ?? ABSENT;
      const next = parts.get(number);
      if (next === undefined) {
        parts.set(number, leaf(known, to + 1, values));
        return true;
      }
      stretch = next;
    }
  }
}

function leaf<T>(known: Known<T>, from: number, values: SlotValues): Stretch<T> {
  const { slots } = known.reads;
  const numbers: number[] = slots.slice(from);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = values[numbers[at] as Slot] ?? ABSENT;
  return { known, from, numbers, parts: undefined };
}

/** Where a way parts from another there are two from then on. */
function partAt<T>(stretch: Stretch<T>, at: number, other: Stretch<T>, number: number): void {
  const { known, from, numbers, parts } = stretch;
  const rest: Stretch<T> = { known, from: from + at + 1, numbers: numbers.slice(at + 1), parts };
  stretch.parts = new Map([
    [numbers[at] as number, rest],
    [number, other],
  ]);
  stretch.numbers = numbers.slice(0, at);
}

import type { Pointer } from '../result';
import { pointerOf, slotsOf, type Slot } from './slots';

/** Lists of what was read, each of them once: most answers have read the same as another. */
const lists = new Map<number, List[]>();
/** How many are remembered before all are forgotten. */
const MOST = 8_000;
let remembered = 0;

interface List {
  readonly slots: Slot[];
  readonly bits: number[];
}

/** What was read of some rules, in the order in which it was first read. */
export class Reads implements Iterable<Pointer> {
  #slots: Slot[] = [];
  /** One bit for each slot, 32 to a number. */
  #bits: number[] = [];
  /** Other lists of the same slots in the same order have the same number. */
  #number = 0;
  #closed = false;

  get size(): number {
    return this.#slots.length;
  }

  get slots(): readonly Slot[] {
    return this.#slots;
  }

  add(slot: Slot): void {
    const word = slot >>> 5;
    const bit = 1 << (slot & 31);
    const bits = this.#bits;
    if (word < bits.length && ((bits[word] as number) & bit) !== 0) return;
    if (this.#closed) throw new Error('Something is read for an answer that was given.');
    while (bits.length <= word) bits.push(0);
    bits[word] = (bits[word] as number) | bit;
    this.#slots.push(slot);
    this.#number = (Math.imul(this.#number, 31) + slot) | 0;
  }

  addAll(others: Reads): void {
    if (this.#holdsAll(others)) return;
    const slots = others.#slots;
    for (let at = 0; at < slots.length; at += 1) this.add(slots[at] as Slot);
  }

  /** Nothing more is read: the list is shared with all that are the same. */
  close(): void {
    this.#closed = true;
    const alike = lists.get(this.#number);
    const before = alike?.find(({ slots }) => sameSlots(slots, this.#slots));
    if (before !== undefined) {
      this.#slots = before.slots;
      this.#bits = before.bits;
      return;
    }
    // Copies are not longer than they need be.
    this.#slots = this.#slots.slice();
    this.#bits = this.#bits.slice();
    remembered += 1;
    if (remembered > MOST) {
      lists.clear();
      remembered = 1;
    }
    const list = { slots: this.#slots, bits: this.#bits };
    const others = lists.get(this.#number);
    if (others === undefined) lists.set(this.#number, [list]);
    else others.push(list);
  }

  has(pointer: Pointer): boolean {
    return slotsOf(pointer).some((slot) => this.hasSlot(slot));
  }

  hasSlot(slot: Slot): boolean {
    return (((this.#bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) !== 0;
  }

  #holdsAll(others: Reads): boolean {
    const bits = others.#bits;
    for (let word = 0; word < bits.length; word += 1) {
      if (((bits[word] as number) & ~(this.#bits[word] ?? 0)) !== 0) return false;
    }
    return true;
  }

  /** What was read of a row in two ways comes twice. */
  *[Symbol.iterator](): Iterator<Pointer> {
    for (const slot of this.#slots) yield pointerOf(slot);
  }
}

function sameSlots(a: readonly Slot[], b: readonly Slot[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

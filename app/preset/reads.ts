import type { Pointer } from '../result';
import { pointerOf, slotOf, type Slot } from './slots';

/** What was read of some rules, in the order in which it was first read. */
export class Reads implements Iterable<Pointer> {
  readonly #slots: Slot[] = [];
  /** One bit for each slot, 32 to a number. */
  readonly #bits: number[] = [];

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
    while (bits.length <= word) bits.push(0);
    if (((bits[word] as number) & bit) !== 0) return;
    bits[word] = (bits[word] as number) | bit;
    this.#slots.push(slot);
  }

  addAll(others: Reads): void {
    if (this.#holdsAll(others)) return;
    const slots = others.#slots;
    for (let at = 0; at < slots.length; at += 1) this.add(slots[at] as Slot);
  }

  has(pointer: Pointer): boolean {
    return this.hasSlot(slotOf(pointer));
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

  *[Symbol.iterator](): Iterator<Pointer> {
    for (const slot of this.#slots) yield pointerOf(slot);
  }
}

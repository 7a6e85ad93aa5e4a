import type { Pointer } from '../result';
import { pointerOf, slotsOf, type Slot } from './slots';

/** Lists of what was read, each of them once: most answers have read the same as another. */
const lists = new Map<number, List[]>();
/** How many are remembered before all are forgotten. */
const MOST = 8_000;
let remembered = 0;

interface List {
  readonly slots: readonly Slot[];
  /** One bit for each slot, 32 to a number. */
  readonly bits: Int32Array;
}

/** Room for what is being read: more than is needed, empty where nobody uses it. */
interface Room {
  readonly slots: Slot[];
  bits: Int32Array;
}

/** Reading goes on in reading, a few levels deep, thousands of times: rooms are used again. */
const rooms: Room[] = [];
const MOST_ROOMS = 32;
const WORDS = 64;

/** What was read of some rules, in the order in which it was first read. */
export class Reads implements Iterable<Pointer> {
  #room: Room | undefined;
  #slots: readonly Slot[];
  #bits: Int32Array;
  #size = 0;
  /** Other lists of the same slots in the same order have the same number. */
  #number = 0;

  constructor() {
    const room = rooms.pop() ?? { slots: [], bits: new Int32Array(WORDS) };
    this.#room = room;
    this.#slots = room.slots;
    this.#bits = room.bits;
  }

  get size(): number {
    return this.#size;
  }

  /** All slots, once nothing more is read. */
  get slots(): readonly Slot[] {
    if (this.#room !== undefined) throw new Error('What is read is asked for before all is read.');
    return this.#slots;
  }

  add(slot: Slot): void {
    if (this.hasSlot(slot)) return;
    const room = this.#room;
    if (room === undefined) throw new Error('Something is read for an answer that was given.');
    const word = slot >>> 5;
    if (word >= room.bits.length) this.#bits = room.bits = longer(room.bits, word);
    room.bits[word] = (room.bits[word] as number) | (1 << (slot & 31));
    room.slots[this.#size] = slot;
    this.#size += 1;
    this.#number = (Math.imul(this.#number, 31) + slot) | 0;
  }

  addAll(others: Reads): void {
    if (this.#holdsAll(others)) return;
    const slots = others.#slots;
    for (let at = 0; at < others.#size; at += 1) this.add(slots[at] as Slot);
  }

  /** Nothing more is read: the list is shared with all that are the same. */
  close(): void {
    const room = this.#room;
    if (room === undefined) return;
    const list = listOf(room, this.#size, this.#number);
    this.#slots = list.slots;
    this.#bits = list.bits;
    this.#room = undefined;
    for (let at = 0; at < this.#size; at += 1) room.bits[(room.slots[at] as Slot) >>> 5] = 0;
    if (rooms.length < MOST_ROOMS) rooms.push(room);
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
    for (let at = 0; at < this.#size; at += 1) yield pointerOf(this.#slots[at] as Slot);
  }
}

function longer(bits: Int32Array, word: number): Int32Array {
  const made = new Int32Array(2 * word);
  made.set(bits);
  return made;
}

/** The list that was remembered of the same slots, or a new one that is not longer than it need be. */
function listOf({ slots, bits }: Room, size: number, number: number): List {
  const alike = lists.get(number);
  const before = alike?.find((list) => sameSlots(list.slots, slots, size));
  if (before !== undefined) return before;
  let words = 0;
  for (let at = 0; at < size; at += 1) words = Math.max(words, ((slots[at] as Slot) >>> 5) + 1);
  const list = { slots: slots.slice(0, size), bits: bits.slice(0, words) };
  remembered += 1;
  if (remembered > MOST) {
    lists.clear();
    remembered = 1;
    lists.set(number, [list]);
  } else if (alike === undefined) lists.set(number, [list]);
  else alike.push(list);
  return list;
}

/** @param size how many of `b` count */
function sameSlots(a: readonly Slot[], b: readonly Slot[], size: number): boolean {
  if (a.length !== size) return false;
  for (let at = 0; at < size; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

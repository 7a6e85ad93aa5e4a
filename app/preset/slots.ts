import type { ScoringRow } from '../../schemas/generated/preset';
import type { Pointer } from '../result';
import type { Effective } from './effective';
import { isPlayed } from './played';

/** The number of something that can be read of rules: an option, a scoring row, the card, the own patterns. */
export type Slot = number;

const slots = new Map<Pointer, Slot>();
const pointers: Pointer[] = [];

/** The slot of a pointer; a new one where nobody has asked for it before. */
export function slotOf(pointer: Pointer): Slot {
  return slotIn(slots, pointer);
}

const played = new Map<Pointer, Slot>();

/**
 * The slot of what a hand may look like because of a scoring row: whether it is worth anything, and its settings. Under
 * rules that only differ in what the row is worth the shape of a hand is no other question.
 */
export function playedSlotOf(row: Pointer): Slot {
  return slotIn(played, row);
}

function slotIn(known: Map<Pointer, Slot>, pointer: Pointer): Slot {
  let slot = known.get(pointer);
  if (slot === undefined) {
    slot = pointers.length;
    known.set(pointer, slot);
    pointers.push(pointer);
  }
  return slot;
}

/** All slots of a pointer that are known. */
export function slotsOf(pointer: Pointer): readonly Slot[] {
  return [slots.get(pointer), played.get(pointer)].filter((slot) => slot !== undefined);
}

/** The pointer of a slot. */
export function pointerOf(slot: Slot): Pointer {
  return pointers[slot] ?? '';
}

/** Stands for a value that is not there. */
export const ABSENT = 0;
const simple = new Map<unknown, number>();
const composed = new Map<string, number>();
const kept = new WeakMap<object, number>();
let values = ABSENT;

/** Equal values have the same number, other values another one: they are compared without being looked through. */
function numberOf(value: unknown): number {
  if (value === undefined) return ABSENT;
  if (typeof value !== 'object' || value === null) return numbered(simple, value);
  let number = kept.get(value);
  if (number === undefined) kept.set(value, (number = numbered(composed, sorted(value))));
  return number;
}

function numbered<T>(numbers: Map<T, number>, value: T): number {
  let number = numbers.get(value);
  if (number === undefined) numbers.set(value, (number = values += 1));
  return number;
}

/** A value as text in which the order of keys has no meaning. */
function sorted(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const PLAYED: ReadonlySet<Pointer> = new Set(['/scoring/patterns', '/scoring/limits']);
const keptPlayed = new WeakMap<ScoringRow, number>();

function playedNumberOf(row: ScoringRow): number {
  let number = keptPlayed.get(row);
  if (number === undefined) {
    number = isPlayed(row) ? numbered(composed, `played ${sorted(row.settings ?? {})}`) : ABSENT;
    keptPlayed.set(row, number);
  }
  return number;
}

interface Numbered {
  readonly slots: readonly Slot[];
  readonly numbers: readonly number[];
}

const pages = new WeakMap<object, Numbered>();

function numberedPage(page: object, base: Pointer): Numbered {
  let found = pages.get(page);
  if (found === undefined) {
    const entries: [string, unknown][] = Object.entries(page);
    const rows = PLAYED.has(base) ? (entries.filter(([, row]) => row !== undefined) as [string, ScoringRow][]) : [];
    found = {
      slots: [
        ...entries.map(([key]) => slotOf(`${base}/${key}`)),
        ...rows.map(([key]) => playedSlotOf(`${base}/${key}`)),
      ],
      numbers: [...entries.map(([, value]) => numberOf(value)), ...rows.map(([, row]) => playedNumberOf(row))],
    };
    pages.set(page, found);
  }
  return found;
}

const CARD = slotOf('/card');
const PATTERNS = slotOf('/patterns');

/** For each slot the number of its value under some rules. Two rules agree in a slot where the numbers are equal. */
export type SlotValues = readonly number[];

const numbers = new WeakMap<Effective, SlotValues>();

/** The numbers of all values of some rules; found once. */
export function slotValues(plain: Effective): SlotValues {
  const before = numbers.get(plain);
  if (before) return before;
  const numberedPages = [
    ...Object.entries(plain.rules).map(([name, page]) => numberedPage(page, `/rules/${name}`)),
    ...Object.entries(plain.scoring).map(([name, page]) => numberedPage(page as object, `/scoring/${name}`)),
  ];
  const out = new Array<number>(pointers.length).fill(ABSENT);
  for (const page of numberedPages) {
    for (let at = 0; at < page.slots.length; at += 1) out[page.slots[at] as Slot] = page.numbers[at] as number;
  }
  out[CARD] = numberOf(plain.card);
  out[PATTERNS] = numberOf(plain.patterns);
  numbers.set(plain, out);
  return out;
}

/** Whether two rules have the same value in a slot. Rules from before the slot was known have none there. */
export function agree(a: SlotValues, b: SlotValues, slot: Slot): boolean {
  return (a[slot] ?? ABSENT) === (b[slot] ?? ABSENT);
}

/** After an edit rules differ in no more slots than this. */
const FEW = 8;
const compared = new WeakMap<SlotValues, WeakMap<SlotValues, readonly Slot[] | typeof MANY>>();
const MANY = 'many';
let latest: { readonly a: SlotValues; readonly b: SlotValues; readonly slots: readonly Slot[] | undefined } | undefined;

/** The slots in which two rules differ, where they are few: found once for each two. */
export function differing(a: SlotValues, b: SlotValues): readonly Slot[] | undefined {
  if (latest?.a === a && latest.b === b) return latest.slots;
  let others = compared.get(a);
  if (others === undefined) compared.set(a, (others = new WeakMap()));
  let found = others.get(b);
  if (found === undefined) others.set(b, (found = compare(a, b)));
  const slots = found === MANY ? undefined : found;
  latest = { a, b, slots };
  return slots;
}

function compare(a: SlotValues, b: SlotValues): readonly Slot[] | typeof MANY {
  const slots: Slot[] = [];
  for (let slot = 0; slot < Math.max(a.length, b.length); slot += 1) {
    if (agree(a, b, slot)) continue;
    slots.push(slot);
    if (slots.length > FEW) return MANY;
  }
  return slots;
}

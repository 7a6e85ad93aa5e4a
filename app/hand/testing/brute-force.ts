/**
 * All ways to take a hand apart, found without any table: every pair, then every set that holds the lowest tile left.
 * Slow and plain on purpose: it is what the fast search is compared with.
 */
export interface Taken {
  /** Each set as its lowest kind and whether it is a triplet, sorted. */
  readonly sets: readonly string[];
  readonly pair: number;
}

/** @param counts tiles of each of the 34 kinds */
export function takenApart(counts: readonly number[]): Taken[] {
  const found: Taken[] = [];
  for (let pair = 0; pair < 34; pair++) {
    if ((counts[pair] ?? 0) < 2) continue;
    const left = [...counts];
    left[pair] = (left[pair] ?? 0) - 2;
    setsOf(left, [], (sets) => found.push({ sets: [...sets].sort(), pair }));
  }
  const seen = new Set<string>();
  return found.filter((one) => {
    const key = `${String(one.pair)} ${one.sets.join(' ')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function setsOf(left: number[], sets: string[], each: (sets: readonly string[]) => void): void {
  const lowest = left.findIndex((count) => count > 0);
  if (lowest < 0) {
    each(sets);
    return;
  }
  if ((left[lowest] ?? 0) >= 3) taking(left, [lowest, lowest, lowest], `t${String(lowest)}`, sets, each);
  if (lowest < 27 && lowest % 9 < 7 && (left[lowest + 1] ?? 0) > 0 && (left[lowest + 2] ?? 0) > 0) {
    taking(left, [lowest, lowest + 1, lowest + 2], `c${String(lowest)}`, sets, each);
  }
}

function taking(
  left: number[],
  kinds: readonly number[],
  name: string,
  sets: string[],
  each: (sets: readonly string[]) => void,
): void {
  for (const kind of kinds) left[kind] = (left[kind] ?? 0) - 1;
  setsOf(left, [...sets, name], each);
  for (const kind of kinds) left[kind] = (left[kind] ?? 0) + 1;
}

/** A hand of complete sets and a pair, often with several ways to read it: few suits, close numbers. */
export function drawComplete(random: () => number, sets: number): number[] {
  for (;;) {
    const counts = new Array<number>(34).fill(0);
    const suits = random() < 0.5 ? 1 : 2 + Math.floor(random() * 2);
    const add = (kind: number, tiles: number): void => {
      counts[kind] = (counts[kind] ?? 0) + tiles;
    };
    for (let i = 0; i < sets; i++) {
      const base = Math.floor(random() * suits) * 9;
      if (random() < 0.6)
        for (let rank = 0, low = base + Math.floor(random() * 7); rank < 3; rank++) add(low + rank, 1);
      else if (random() < 0.2) add(27 + Math.floor(random() * 7), 3);
      else add(base + Math.floor(random() * 9), 3);
    }
    add(random() < 0.2 ? 27 + Math.floor(random() * 7) : Math.floor(random() * suits * 9), 2);
    if (counts.every((count) => count <= 4)) return counts;
  }
}

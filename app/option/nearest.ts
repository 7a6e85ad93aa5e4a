/** How many letters have to be changed, put in, taken out or swapped with the next to turn one word into another. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const equal = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (equal ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The name that was probably meant: the nearest of the candidates, unless more than a third of its letters differ. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > 100) return undefined;
  const plain = simple(name);
  let best: string | undefined;
  let least = Infinity;
  for (const candidate of candidates) {
    const other = simple(candidate);
    // Nothing nearer can come of words whose lengths differ by more.
    if (Math.abs(other.length - plain.length) >= least) continue;
    const cost = distance(plain, other);
    if (cost < least && cost <= Math.max(plain.length, other.length) / 3) {
      best = candidate;
      least = cost;
    }
  }
  return best;
}

function simple(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}

/** A name that no other has, to a reader's eye: the wanted one, else with the first number that is free. */
export function freeAmong(names: readonly string[], wanted: string): string {
  const taken = new Set(names.map(folded));
  const free = (one: string) => !taken.has(folded(one));
  if (free(wanted)) return wanted;
  for (let count = 2; ; count += 1) if (free(`${wanted} ${String(count)}`)) return `${wanted} ${String(count)}`;
}

/** Two names that a reader would take for the same are the same. */
export function folded(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

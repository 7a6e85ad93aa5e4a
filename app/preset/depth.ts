/** Whether a JSON value has more arrays and objects inside each other than it may; whoever walks it by recursion asks first. */
export function deeperThan(value: unknown, most: number): boolean {
  const left: (readonly [value: unknown, depth: number])[] = [[value, 1]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one !== 'object' || one === null) continue;
    if (depth > most) return true;
    for (const inner of Object.values(one)) left.push([inner, depth + 1]);
  }
  return false;
}

/** What an act came to, and the processor time that it took: other programs on the machine do not count. */
export function timed<T>(act: () => T): { readonly value: T; readonly milliseconds: number } {
  const start = process.cpuUsage();
  const value = act();
  const { user, system } = process.cpuUsage(start);
  return { value, milliseconds: (user + system) / 1000 };
}

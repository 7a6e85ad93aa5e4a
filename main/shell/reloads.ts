const MOST = 3;
const WITHIN = 60_000;

/**
 * Says whether a page that has crashed may be loaded again: three times in a minute, then somebody has to ask for it.
 * `now`: milliseconds that only ever go on.
 */
export function reloads(now: () => number): () => boolean {
  let times: readonly number[] = [];
  return () => {
    const at = now();
    times = [...times.filter((one) => at - one < WITHIN), at];
    return times.length <= MOST;
  };
}

import { startTransition, useEffect, useState } from 'react';

/** Longer than this, in milliseconds, nothing waits its turn. */
const LONGEST = 1000;

const waiting = new Set<() => void>();
let asked = false;

/** One after the other, each when nothing else waits: all of them at once would hold up what comes then. */
function ask(): void {
  if (asked) return;
  asked = true;
  requestIdleCallback(
    () => {
      asked = false;
      const [first] = waiting;
      if (first === undefined) return;
      waiting.delete(first);
      if (waiting.size > 0) ask();
      first();
    },
    { timeout: LONGEST },
  );
}

/** Whether the turn of a part that is out of sight has come: it is drawn when nothing else waits. */
export function useWhenIdle(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const turn = () => {
      startTransition(() => {
        setReady(true);
      });
    };
    waiting.add(turn);
    ask();
    return () => {
      waiting.delete(turn);
    };
  }, []);
  return ready;
}

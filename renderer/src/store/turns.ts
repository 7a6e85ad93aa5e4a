/** Work that is done in stretches, with input and drawing between them. */
export interface Turns {
  /** Does the next stretch once everything that waits has had its turn; takes the place of one that still waits. */
  next(stretch: () => void): void;
  /** Lets go of one that still waits. */
  drop(): void;
  stop(): void;
}

/**
 * Turns by messages to oneself: a timer that sets the next one is held back for four milliseconds each time, half as long
 * again as a stretch of work.
 */
export function takingTurns(): Turns {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void) | undefined;
  port1.onmessage = () => {
    const stretch = waiting;
    waiting = undefined;
    stretch?.();
  };
  return {
    next(stretch) {
      if (waiting === undefined) port2.postMessage(undefined);
      waiting = stretch;
    },
    drop() {
      waiting = undefined;
    },
    stop() {
      waiting = undefined;
      port1.close();
    },
  };
}

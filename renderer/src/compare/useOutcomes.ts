import { useEffect, useState } from 'react';
import { SCENARIOS } from '../../../app/scenarios/index';
import { sideBySide, type Beside } from '../../../app/scenarios/side-by-side';
import type { Preset } from '../../../schemas/generated/preset';
import { useWindow } from '../store/store';

/** At most this long, in milliseconds, is worked at a stretch. */
const STRETCH = 10;
/** How often, in milliseconds, it is said how far the work is. */
const TOLD = 200;

/** The scenarios that do not end alike; how many steps of the work are done while they are looked for. */
export interface Outcomes {
  /** `undefined` while they are worked out, or after that was stopped. */
  readonly rows: readonly Beside[] | undefined;
  readonly done: number;
  readonly stopped: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Work {
  readonly presets: readonly Preset[];
  readonly done: number;
  readonly rows?: readonly Beside[];
  readonly stopped?: boolean;
}

/** The scenarios that do not end alike under some presets, worked out in short stretches; it can be stopped. */
export function useOutcomes(presets: readonly [Preset, ...Preset[]]): Outcomes {
  const [work, setWork] = useState<Work>({ presets, done: 0 });
  const own = useWindow((state) => state.ownScenarios);
  const [round, setRound] = useState(0);
  const mine = work.presets === presets ? work : { presets, done: 0 };
  const stopped = mine.stopped === true;
  useEffect(() => {
    if (stopped) return;
    const slices = sideBySide(presets, [
      ...SCENARIOS,
      ...own.flatMap(({ ruled }) => (ruled === undefined ? [] : [ruled])),
    ]);
    let timer: ReturnType<typeof setTimeout>;
    let done = 0;
    let told = performance.now();
    const stretch = () => {
      const until = performance.now() + STRETCH;
      while (performance.now() < until) {
        const slice = slices.next();
        if (slice.done === true) {
          setWork({ presets, done, rows: slice.value });
          return;
        }
        done += 1;
      }
      if (until - told > TOLD) {
        told = until;
        setWork({ presets, done });
      }
      timer = setTimeout(stretch);
    };
    timer = setTimeout(stretch);
    return () => {
      clearTimeout(timer);
    };
  }, [presets, own, round, stopped]);
  return {
    rows: mine.rows,
    done: mine.done,
    stopped,
    stop: () => {
      setWork({ presets, done: mine.done, stopped: true });
    },
    again: () => {
      setWork({ presets, done: 0 });
      setRound(round + 1);
    },
  };
}

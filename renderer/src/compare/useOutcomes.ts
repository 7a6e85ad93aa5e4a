import { useEffect, useState } from 'react';
import { SCENARIOS } from '../../../app/scenarios/index';
import { sideBySide, type Beside } from '../../../app/scenarios/side-by-side';
import type { Preset } from '../../../schemas/generated/preset';

/** At most this long, in milliseconds, is worked at a stretch. */
const STRETCH = 10;

/** The scenarios that do not end alike under some presets; `undefined` while they are worked out. */
export function useOutcomes(presets: readonly [Preset, ...Preset[]]): readonly Beside[] | undefined {
  const [found, setFound] = useState<{ presets: readonly Preset[]; rows: readonly Beside[] }>();
  useEffect(() => {
    const slices = sideBySide(presets, SCENARIOS);
    let timer: ReturnType<typeof setTimeout>;
    const stretch = () => {
      const until = performance.now() + STRETCH;
      while (performance.now() < until) {
        const slice = slices.next();
        if (slice.done === true) {
          setFound({ presets, rows: slice.value });
          return;
        }
      }
      timer = setTimeout(stretch);
    };
    timer = setTimeout(stretch);
    return () => {
      clearTimeout(timer);
    };
  }, [presets]);
  return found?.presets === presets ? found.rows : undefined;
}

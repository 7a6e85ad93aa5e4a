import { useEffect, useState } from 'react';
import { SCENARIOS } from '../../../app/scenarios/index';
import { createPreview, type PreviewResult } from '../../../app/scenarios/preview';
import type { Preset } from '../../../schemas/generated/preset';

/** At most this long, in milliseconds, is worked at a stretch. */
const STRETCH = 10;

/** The scenarios that end otherwise under the second of two presets; `undefined` while they are worked out. */
export function useOutcomes(first: Preset, second: Preset | undefined): PreviewResult | undefined {
  const [found, setFound] = useState<{ first: Preset; second: Preset; result: PreviewResult }>();
  useEffect(() => {
    if (!second) return;
    const slices = createPreview(SCENARIOS).inSlices(second, first);
    let timer: ReturnType<typeof setTimeout>;
    const stretch = () => {
      const until = performance.now() + STRETCH;
      while (performance.now() < until) {
        const slice = slices.next();
        if (slice.done === true) {
          setFound({ first, second, result: slice.value });
          return;
        }
      }
      timer = setTimeout(stretch);
    };
    timer = setTimeout(stretch);
    return () => {
      clearTimeout(timer);
    };
  }, [first, second]);
  return found?.first === first && found.second === second ? found.result : undefined;
}

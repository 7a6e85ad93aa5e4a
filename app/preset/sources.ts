import type { Preset } from '../../schemas/generated/preset';
import type { Pointer } from '../result';
import { derivedOf } from './effective-of';
import { placesOf } from './places';

/** The source that a preset names for a place: the one that covers it most closely, or the reason why it is assumed. */
export function sourceOf(
  preset: Preset,
  pointer: Pointer,
): { readonly title: string; readonly locator?: string } | { readonly assumed: string } | undefined {
  let best: { readonly length: number; readonly found: ReturnType<typeof sourceOf> } | undefined;
  const better = (covers: readonly string[], found: ReturnType<typeof sourceOf>) => {
    for (const cover of covers) {
      const covered = cover === pointer || cover === '' || pointer.startsWith(`${cover}/`);
      if (covered && (best === undefined || cover.length > best.length)) best = { length: cover.length, found };
    }
  };
  for (const { title, locator, covers } of preset.sources ?? [])
    better(covers, locator === undefined ? { title } : { title, locator });
  for (const { reason, covers } of preset.assumed ?? []) better(covers, { assumed: reason });
  return best?.found;
}

/** How many values in use of a complete preset a source states, how many are assumed, and how many nobody says anything about. */
export interface Completeness {
  readonly sourced: number;
  readonly assumed: number;
  readonly open: number;
}

/** How far the sources of a preset go; what is out of use in it, such as jokers where there are none, is not counted. */
export function completenessOf(preset: Preset): Completeness {
  const counts = { sourced: 0, assumed: 0, open: 0 };
  const { overruled } = derivedOf(preset);
  for (const place of placesOf(preset)) {
    if (overruled.get(place)?.how === 'inactive') continue;
    const found = sourceOf(preset, place);
    if (found === undefined) counts.open += 1;
    else if ('assumed' in found) counts.assumed += 1;
    else counts.sourced += 1;
  }
  return counts;
}

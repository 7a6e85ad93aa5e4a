import type { Preset } from '../../schemas/generated/preset';
import { ALL_PAGES } from '../option/options';
import type { Pointer } from '../result';

/** Every place of a complete preset that holds a value: the options of the pages and the rows of the scoring lists. */
export function placesOf(preset: Preset): readonly Pointer[] {
  return ALL_PAGES.flatMap((page) => {
    const [, group = '', name = ''] = page.pointer.split('/');
    const values = (preset as unknown as Record<string, Record<string, object>>)[group]?.[name] ?? {};
    return Object.keys(values).map((key) => `${page.pointer}/${key}`);
  });
}

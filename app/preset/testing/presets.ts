import type { Preset } from '../../../schemas/generated/preset';
import type { Pointer } from '../../result';
import { withValue } from '../pointer';
import { resolvePreset } from '../resolve';

const resolved = resolvePreset({ id: 'defaults', name: 'Defaults', schemaVersion: 1 }, () => undefined);
if (!resolved.ok) throw new Error('the defaults resolve');

/** A complete preset in which every option stands at its default and no pattern is scored. */
export const DEFAULTS: Preset = resolved.value;

/** The defaults, or another preset, with some values changed. */
export function presetWith(set: Readonly<Record<Pointer, unknown>>, base: Preset = DEFAULTS): Preset {
  return Object.entries(set).reduce((preset, [pointer, value]) => withValue(preset, pointer, value), base);
}

import presetSchema from '../../schemas/preset.schema.json';
import type { Preset } from '../../schemas/generated/preset';
import { printPreset } from '../preset/print';

/** The address that names the schema of presets; other tools can find out from it what the keys mean. */
export const PRESET_SCHEMA = presetSchema.$id;

/**
 * A preset as JSON for other tools: complete, every option given, with the name of its schema, keys in the order of the
 * schema, one newline at the end. Reading it gives the same preset again.
 */
export function exportJson(preset: Preset): string {
  return printPreset({ $schema: PRESET_SCHEMA, ...preset });
}

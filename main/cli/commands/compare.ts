import type { Preset } from '../../../schemas/generated/preset';
import { compared } from '../../../app/exchange/comparison';
import { comparisonMarkdown } from '../../../app/exchange/markdown';
import { SCENARIOS } from '../../../app/scenarios';
import { GOOD, told, type Exit } from '../exit';
import { asJson } from '../json';
import { ruledPreset, type Shelf } from '../presets';

/** `compare`: two or more presets side by side, rules in words and scenarios that come out otherwise. */
export async function compare(
  shelf: Shelf,
  names: readonly string[],
  asked: { json?: boolean; markdown?: boolean },
): Promise<Exit> {
  const presets: Preset[] = [];
  for (const name of names) {
    const preset = await ruledPreset(shelf, name);
    if (!preset.ok) return told(shelf.io, preset, name);
    presets.push(preset.value);
  }
  const comparison = compared(presets, SCENARIOS);
  await shelf.io.out(asked.json === true ? asJson(comparison) : comparisonMarkdown(comparison));
  return GOOD;
}

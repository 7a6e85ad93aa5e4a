import type { Preset } from '../../../schemas/generated/preset';
import { compared, type Comparison } from '../../../app/exchange/comparison';
import { comparisonCsv } from '../../../app/exchange/comparison-csv';
import { comparisonHtml } from '../../../app/exchange/comparison-sheet';
import { comparisonMarkdown } from '../../../app/exchange/markdown';
import { SCENARIOS } from '../../../app/scenarios';
import { GOOD, told, type Exit } from '../exit';
import { asJson } from '../json';
import { ruledPreset, type Shelf } from '../presets';

export interface CompareAsked {
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly html?: boolean;
  readonly csv?: boolean;
}

function printed(comparison: Comparison, asked: CompareAsked): string {
  if (asked.json === true) return asJson(comparison);
  if (asked.html === true) return comparisonHtml(comparison);
  return asked.csv === true ? comparisonCsv(comparison) : comparisonMarkdown(comparison);
}

/** `compare`: two or more presets side by side, rules in words and scenarios that come out otherwise. */
export async function compare(shelf: Shelf, names: readonly string[], asked: CompareAsked): Promise<Exit> {
  const presets: Preset[] = [];
  for (const name of names) {
    const preset = await ruledPreset(shelf, name);
    if (!preset.ok) return told(shelf.io, preset, name);
    presets.push(preset.value);
  }
  const comparison = compared(presets, SCENARIOS);
  await shelf.io.out(printed(comparison, asked));
  return GOOD;
}

import { t } from '../language/say';
import type { Option } from '../option/option';
import { same, unmet } from '../option/values';
import { builtins } from '../preset/builtin';
import { readAt } from '../preset/pointer';

/** A value that built-in presets have for an option, and which of them. */
export interface Template {
  readonly value: unknown;
  readonly names: readonly string[];
}

/**
 * The values of a table among the built-in presets that have it in use, each once, those of most presets first; empty
 * tables are left out.
 */
export function templatesOf(option: Option): readonly Template[] {
  const found: { readonly value: unknown; readonly names: string[] }[] = [];
  for (const preset of builtins()) {
    const value = readAt(preset, option.pointer);
    if (unmet(option.needs ?? {}, (pointer) => readAt(preset, pointer)).length > 0) continue;
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    const known = found.find((one) => same(one.value, value));
    if (known) known.names.push(preset.name);
    else found.push({ value, names: [preset.name] });
  }
  return found.sort((a, b) => b.names.length - a.names.length);
}

/** "Hong Kong Old Style and 3 others". */
export function templateWords({ names }: Template): string {
  const [first = '', ...others] = names;
  if (others.length === 0) return first;
  return others.length === 1
    ? t('editor.firstAndOthers', { first, others: others.join('') })
    : t('editor.firstAndNumberOthers', { first, number: others.length });
}

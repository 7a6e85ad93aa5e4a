import { describe, expect, test } from 'vitest';
import type { Preset } from '../../schemas/generated/preset';
import { OPTIONS } from '../option/options';
import { builtins } from '../preset/builtin';
import { difference } from '../preset/difference';
import { effectiveOf } from '../preset/effective-of';
import { parsePreset } from '../preset/parse';
import { withValue } from '../preset/pointer';
import { printPreset } from '../preset/print';
import type { Pointer } from '../result';
import { seeded } from '../table/testing/deals';
import type { Format, Report } from './format';
import { IMPORTS, readAny } from './formats';
import { CORPUS } from './formats/corpus';
import { MAHJONG_SOUL } from './formats/mahjong-soul/mahjong-soul';
import { idleRows } from './idle-rows';

const BOTH_WAYS = IMPORTS.filter((format) => format.export !== undefined);

/** A preset with some choices and switches set otherwise, as a club does. */
function houseRules(preset: Preset, random: () => number): Preset {
  let changed = preset;
  for (let count = 0; count < 6; count += 1) {
    const option = OPTIONS[Math.floor(random() * OPTIONS.length)];
    if (option?.kind !== 'choice' && option?.kind !== 'boolean') continue;
    const values: readonly unknown[] =
      option.kind === 'boolean' ? [true, false] : option.choices.map((one) => one.value);
    changed = withValue(changed, option.pointer, values[Math.floor(random() * values.length)]);
  }
  const read = parsePreset(printPreset(changed));
  return read.ok ? read.value : preset;
}

/** The text that comes in again. A sheet to be typed in comes back as the record of the game that is played by it. */
function returning(format: Format, text: string): string {
  if (format !== MAHJONG_SOUL) return text;
  const fields = [...text.matchAll(/: (-?\d+) {2}\[(\w+)\]$/gm)].map(([, value, key]) => [key, Number(value)] as const);
  const { mode, ...rule } = Object.fromEntries(fields) as Readonly<Record<string, number>>;
  return JSON.stringify({ config: { mode: { mode, detail_rule: rule } } });
}

/** What is ruled otherwise once a preset has gone out and come in again, and what the report said about that. */
function thereAndBack(
  format: Format,
  preset: Preset,
): { readonly differs: readonly Pointer[]; readonly report: Report } {
  const made = format.export?.(preset);
  if (made?.ok !== true) throw new Error(`${format.id} does not say ${preset.id}`);
  const read = readAny(returning(format, made.value.text));
  if (!read.ok) throw new Error(`${format.id} does not read ${preset.id} back: ${JSON.stringify(read.problems)}`);
  expect(read.value.format.id).toBe(format.id);
  const idle = idleRows(effectiveOf(preset));
  const differs = difference(preset, read.value.preset).map(({ pointer }) => pointer);
  return { differs: differs.filter((pointer) => !idle.has(pointer)), report: made.value.report };
}

describe.each(BOTH_WAYS.map((format) => [format.id, format] as const))('%s', (_, format) => {
  const random = seeded(5);
  const said = builtins()
    // Scenarios take long to be read, and the preset beside them is a preset file.
    .filter((_, at) => format !== CORPUS || at % 10 === 0)
    .filter((preset) => format.refuses?.(preset) === undefined);
  const altered = said
    .filter((_, at) => at % 3 === 0)
    .map((preset) => houseRules(preset, random))
    .filter((one) => format.refuses?.(one) === undefined);

  test('what is ruled otherwise after the way there and back is what the report calls lost, and nothing else', () => {
    expect(said.length).toBeGreaterThan(0);
    for (const preset of [...said, ...altered]) {
      const { differs, report } = thereAndBack(format, preset);
      expect([preset.id, [...differs].sort()]).toEqual([preset.id, report.lost.map(({ path }) => path).sort()]);
      const carried = report.carried.map(({ path }) => path);
      expect([preset.id, carried.filter((path) => differs.includes(path))]).toEqual([preset.id, []]);
    }
  });
});

import type { Preset } from '../../schemas/generated/preset';
import { nearestName } from '../../app/option/nearest';
import { ALL_PAGES, OPTIONS, rowAt, unitAt } from '../../app/option/options';
import { catalogueOf } from '../../app/option/catalogue';
import { parsePreset } from '../../app/preset/parse';
import { withValue } from '../../app/preset/pointer';
import { printPreset } from '../../app/preset/print';
import { found, notFound, usage, USAGE, type Found } from './exit';

/**
 * A preset with the values of `--set /pointer=value`: each value is JSON, else a string; `null` takes a scoring row out.
 * An unknown pointer or a value that the option cannot have is a slip in the call.
 */
export function withSets(preset: Preset, sets: readonly string[]): Found<Preset> {
  if (sets.length === 0) return found(preset);
  let changed = preset;
  for (const set of sets) {
    const at = set.indexOf('=');
    if (at < 0) return usage('bad-set', `"--set ${set}" has no "=".`, 'Write it as --set /pointer=value.');
    const pointer = set.slice(0, at);
    if (!isPlace(pointer, preset)) return unknownPointer(pointer, preset);
    const value = valueOf(set.slice(at + 1));
    changed = withValue(changed, pointer, value === null ? undefined : value);
  }
  const parsed = parsePreset(printPreset(changed));
  if (parsed.ok) return found(parsed.value);
  // Lines of a text that nobody has seen would only confuse.
  return notFound(USAGE, ...parsed.problems.map(({ line: _line, column: _column, ...problem }) => problem));
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** An option, a cell of its table, a scoring row of the catalogue or of an own pattern, or a part of one. */
function isPlace(pointer: string, preset: Preset): boolean {
  const unit = unitAt(pointer);
  if (unit === undefined) return false;
  const row = rowAt(unit);
  return (
    row === undefined || catalogueOf(preset.patterns).of(row.id)?.page === row.page.pointer.slice('/scoring/'.length)
  );
}

function unknownPointer(pointer: string, preset: Preset): Found<never> {
  const rows = catalogueOf(preset.patterns).all.map((pattern) => `/scoring/${pattern.page}/${pattern.id}`);
  const all = [...OPTIONS.map((option) => option.pointer), ...rows, ...ALL_PAGES.map((page) => page.pointer)];
  const byName = all.find((one) => one.endsWith(`/${pointer.replace(/^.*\//, '')}`));
  const near = nearestName(pointer, all) ?? byName;
  return usage(
    'unknown-pointer',
    `There is no option or scoring row "${pointer}".`,
    near === undefined ? '"prevailing options" lists them.' : `"${near}" may have been meant.`,
  );
}

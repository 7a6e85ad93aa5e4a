import { describe, expect, test } from 'vitest';
import { ALL_PAGES } from '../option/options';
import { same } from '../option/values';
import type { Pointer } from '../result';
import { builtin, builtinFile, builtins } from './builtin';
import { parsePreset } from './parse';
import { readAt } from './pointer';
import { printPreset } from './print';
import { problemsOf } from './problems';

const files = import.meta.glob<string>('../../presets/*.json', { eager: true, query: '?raw', import: 'default' });

/** The places at which a file states a value. */
function stated(id: string): Pointer[] {
  return ALL_PAGES.flatMap((page) =>
    Object.keys(readAt(builtinFile(id), page.pointer) ?? {}).map((key) => `${page.pointer}/${key}`),
  );
}

/** How closely the entries of a list cover a place: the length of the longest pointer that stands at or around it. */
function closeness(entries: readonly { readonly covers: readonly Pointer[] }[], place: Pointer): number {
  const covers = entries.flatMap((entry) => entry.covers).filter((one) => place === one || place.startsWith(`${one}/`));
  return Math.max(-1, ...covers.map((one) => one.length));
}

test('a file for every built-in preset, named after its id', () => {
  expect(
    Object.keys(files)
      .map((path) => path.replace(/^.*\/|\.json$/g, ''))
      .sort(),
  ).toEqual(
    builtins()
      .map((one) => one.id)
      .sort(),
  );
});

describe.each(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.json$/g, ''), text] as const))(
  '%s',
  (id, text) => {
    const preset = builtin(id);
    const file = builtinFile(id);
    if (!preset || !file) throw new Error(`${id} is there`);

    test('reads as any file does, states all that is in use, and holds no slip', () => {
      const parsed = parsePreset(text);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems, null, 2));
      expect(parsed.value).toEqual(preset);
      expect(parsed.notes.filter((note) => note.code !== 'filled-in')).toEqual([]);
      // That a fifth kong is refused beside dora is worth a note to whoever edits; rule books have it so.
      expect(problemsOf(preset).filter((note) => note.code !== 'dora-four-kongs')).toEqual([]);
    });

    test('is complete when it is saved', () => {
      const parsed = parsePreset(printPreset(preset));
      expect(parsed.ok && parsed.notes).toEqual([]);
    });

    test('writes no value of its base again', () => {
      const base = file.extends === undefined ? undefined : builtin(file.extends);
      if (!base) return;
      const again = stated(id).filter((place) => {
        const value = readAt(file, place);
        return value === null ? readAt(base, place) === undefined : same(value, readAt(base, place));
      });
      expect(again).toEqual([]);
    });

    test('says of each value that it states where it comes from', () => {
      const own = [file['sources'] ?? [], file['assumed'] ?? []].flat() as { covers: Pointer[] }[];
      expect(stated(id).filter((place) => closeness(own, place) < 0)).toEqual([]);
    });
  },
);

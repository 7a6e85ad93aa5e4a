import { expect, test } from 'vitest';
import type { LibraryEntry } from '../bridge';
import { builtin } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import { parsePreset } from '../preset/parse';
import { printPreset } from '../preset/print';
import { SCENARIOS } from '../scenarios';
import { printCollection, readCollection } from './collection';

const japanese = builtin('japanese-modern');
const [scenario] = SCENARIOS;
if (!japanese || !scenario) throw new Error('nothing to keep');
const preset = (id: string, name: string): LibraryEntry => ({
  id,
  name,
  hash: '',
  text: printPreset(newFrom(japanese, { id, name })),
});
const club = preset('club', 'Club');
const position: LibraryEntry = {
  id: 'position',
  name: 'Position',
  hash: '',
  text: JSON.stringify({ ...scenario, id: 'position', title: 'Position' }),
};
const broken: LibraryEntry = { ...preset('broken', 'Broken'), problem: { code: 'not-json', message: '' } };
const whole = { presets: [club, broken], scenarios: [position] };
const nothing = { presets: [], scenarios: [] };

const states = (text: string, here: Parameters<typeof readCollection>[1]) => {
  const read = readCollection(text, here);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.map(({ kind, id, name, state }) => [kind, id, name, state]);
};

test('a whole library goes into one file and comes out of it, in an empty one as in its own', () => {
  const text = printCollection(whole);
  expect(states(text, nothing)).toEqual([
    ['presets', 'club', 'Club', 'new'],
    ['scenarios', 'position', 'Position', 'new'],
  ]);
  expect(states(text, whole).map((one) => one[3])).toEqual(['same', 'same']);
  const read = readCollection(text, nothing);
  expect(read.ok && read.value[0] && parsePreset(read.value[0].text)).toMatchObject({
    ok: true,
    value: { name: 'Club' },
  });
});

test('what is here is never replaced: another document of the same id comes beside it', () => {
  const text = printCollection({ ...whole, presets: [preset('club', 'Club of others')] });
  const here = { presets: [club, preset('club-2', 'Second')], scenarios: [] };
  expect(states(text, here)[0]).toEqual(['presets', 'club-3', 'Club of others 3', 'changed']);
  const read = readCollection(text, here);
  const parsed = read.ok && read.value[0] ? parsePreset(read.value[0].text) : undefined;
  expect(parsed).toMatchObject({ ok: true, value: { id: 'club-3', name: 'Club of others 3' } });
});

test('ids that are one file, or none, on some system: each document gets a file of its own', () => {
  const file = JSON.parse(printCollection(whole)) as { presets: Record<string, unknown> };
  const { club: one } = file.presets;
  const presets = { Club: one, CLUB: one, con: { ...(one as object), name: 'Con' }, '../up': one };
  const text = JSON.stringify({ ...file, presets, scenarios: {} });
  const here = { presets: [preset('cLUB', 'Another')], scenarios: [] };
  expect(states(text, here)).toEqual([
    ['presets', 'Club-2', 'Club 2', 'changed'],
    ['presets', 'CLUB-3', 'Club 3', 'changed'],
    ['presets', 'con-2', 'Con', 'new'],
    ['presets', 'club-4', 'Club', 'new'],
  ]);
});

test('a document that is broken is named with its problems, the others come', () => {
  const file = JSON.parse(printCollection(whole)) as { presets: Record<string, unknown> };
  const text = JSON.stringify({ ...file, presets: { ...file.presets, odd: { rules: 7 } } });
  expect(states(text, nothing).find((one) => one[1] === 'odd')?.[3]).toBe('broken');
});

test.each(['', '{', '[]', 'null', '{"library":2,"presets":{},"scenarios":{}}', '{"library":1,"presets":[]}'])(
  '%j is no library',
  (text) => {
    expect(readCollection(text, nothing)).toMatchObject({ ok: false });
  },
);

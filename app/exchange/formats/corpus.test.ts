import { expect, test } from 'vitest';
import type { Scenario } from '../../../schemas/generated/scenario';
import { builtin } from '../../preset/builtin';
import { contentHash } from '../../preset/content-hash';
import { newFrom } from '../../preset/copy';
import { scenarioAt } from '../../scenarios';
import { scenarioFiles } from '../coming-along';
import { parseScenario } from '../documents';
import { CORPUS } from './corpus';
import { readAny } from './index';

const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no preset');
const club = newFrom(japanese, { id: 'tuesday-club', name: 'Tuesday club' });

function own(id: string, preset: string): Scenario {
  return {
    id,
    title: `On ${id}`,
    about: ['/rules/claiming'],
    position: { turn: 'E', phase: 'to-discard', seats: { S: { concealed: '55z123456789m23p' } } },
    events: [
      { seat: 'E', do: 'discard', tile: '5z' },
      { id: 'claim', seat: 'S', do: 'call', for: 'pung', tiles: '55z' },
    ],
    expect: [{ under: { preset }, claim: { verdict: 'allowed' }, source: 'House rules, 3' }],
  };
}

function written(preset: typeof club, scenarios: readonly Scenario[] = []): string {
  const made = CORPUS.export?.(preset, undefined, scenarios);
  if (made?.ok !== true) throw new Error(JSON.stringify(made));
  return made.value.text;
}

function readBack(text: string) {
  const read = readAny(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

test('a club’s preset and scenarios come out of the file as they went in, and go in as they came out', () => {
  const scenarios = [own('first', 'tuesday-club'), own('second', contentHash(club))];
  const text = written(club, scenarios);
  const read = readBack(text);
  expect([read.format.id, read.notes, read.readOnly]).toEqual(['scenarios', [], false]);
  expect(read.scenarios).toEqual(scenarios);
  expect(written(read.preset, read.scenarios)).toBe(text);
});

test('of a built-in preset the scenarios are the program’s own, and none comes along', () => {
  const preset = builtin('korean');
  if (!preset) throw new Error('no preset');
  const text = written(preset);
  expect((JSON.parse(text) as { scenarios: unknown[] }).scenarios.length).toBeGreaterThan(0);
  const read = readBack(text);
  expect([read.notes, read.scenarios]).toEqual([[], []]);
  expect(written(read.preset)).toBe(text);
});

test('a scenario of the program that was changed in the file comes along', () => {
  const [canned] = (JSON.parse(written(japanese)) as { scenarios: Scenario[] }).scenarios;
  if (!canned) throw new Error('no scenario');
  const file = { preset: club, hash: contentHash(club), scenarios: [canned, { ...canned, title: 'Another' }] };
  expect(readBack(JSON.stringify(file)).scenarios?.map(({ title }) => title)).toEqual(['Another']);
  expect(scenarioAt(canned.id)?.title).toBe(canned.title);
});

test('a preset that was changed in the file is told; what is wrong with it and with scenarios has its place', () => {
  const changed = { preset: builtin('korean'), hash: contentHash(club), scenarios: [] };
  expect(readBack(JSON.stringify(changed)).notes).toMatchObject([{ code: 'hash-differs', pointer: '/hash' }]);
  const broken = { ...changed, preset: { ...club, id: 'Tuesday Club' }, scenarios: [own('a', 'x'), { id: 'b' }] };
  const read = readAny(JSON.stringify(broken));
  const places = read.ok ? [] : read.problems.map(({ pointer }) => pointer);
  expect(places).toContain('/preset/id');
  expect(places).toContain('/scenarios/1');
});

test('added under another id, the scenarios speak of that; one that is there does not come again', () => {
  const here = (text: string) => ({ id: 'first', name: '', hash: '', text });
  const files = scenarioFiles([own('first', 'tuesday-club')], club, 'tuesday-club-2', [
    here(JSON.stringify(own('x', 'y'))),
  ]);
  expect(files.map(({ id }) => id)).toEqual(['first-2']);
  const read = parseScenario(files[0]?.text ?? '');
  expect(read.ok && read.value.expect[0]?.under.preset).toBe('tuesday-club-2');
  expect(
    scenarioFiles([own('first', 'a')], club, 'b', [here(JSON.stringify({ ...own('first', 'a'), id: 'z' }))]),
  ).toEqual([]);
});

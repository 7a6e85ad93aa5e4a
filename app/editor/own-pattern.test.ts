import { describe, expect, test } from 'vitest';
import type { OwnPattern, Preset } from '../../schemas/generated/preset';
import { groupWords } from '../words/group-words';
import { problemsOf } from '../preset/problems';
import { withValue } from '../preset/pointer';
import { BASE, CLIMB, drawn, SNAKE, withOwn } from '../scoring/testing/own-patterns';
import type { Change } from './document';
import { ownDraft, ownDraftProblems, ownPatternChange, ownPatternRemoval, type OwnDraft } from './own-pattern';

const draftOf = ({ names: _names, concealed = false, kongs = false, ...rest }: OwnPattern): OwnDraft => ({
  ...rest,
  id: undefined,
  concealed,
  kongs,
});
const applied = (preset: Preset, change: Change | undefined): Preset =>
  Object.entries(change?.set ?? {}).reduce((now, [pointer, value]) => withValue(now, pointer, value), preset);

test.each([SNAKE, CLIMB])('$name, filled in as it is, has no problem and is scored', (pattern) => {
  const draft = draftOf(pattern);
  expect(ownDraftProblems(BASE, draft)).toEqual([]);
  const after = applied(BASE, ownPatternChange(BASE, draft));
  expect(after.patterns).toHaveLength(1);
  expect(problemsOf(after).filter(({ code }) => code.startsWith('own'))).toEqual([]);
  const [made] = after.patterns ?? [];
  expect(made?.id).toBe(pattern.id);
  expect(Object.keys(after.scoring[pattern.page])).toContain(made?.id);
});

describe.each<[string, Partial<OwnDraft>, string]>([
  ['a name', { name: ' ' }, '/name'],
  ['groups', { groups: [] }, '/groups'],
  ['an example', { example: { concealed: '' } }, '/example'],
  ['groups that are a whole hand', { groups: SNAKE.groups.slice(1) }, '/groups'],
  ['an example that scores it', { example: drawn('123m123p123s456s1z', '1z') }, '/example'],
])('a draft without %s', (_, part, pointer) => {
  test('says so', () => {
    expect(ownDraftProblems(BASE, { ...draftOf(SNAKE), ...part }).map((problem) => problem.pointer)).toEqual([pointer]);
  });
});

test('a pattern that is changed keeps its id, its row and its names', () => {
  const preset = withOwn([SNAKE, CLIMB], {
    [SNAKE.id]: { exposed: { value: 3, unit: 'doubles' }, concealed: { value: 3, unit: 'doubles' } },
  });
  const draft = { ...ownDraft(preset, 'limits', SNAKE.id), name: 'Long snake', definition: '' };
  const after = applied(preset, ownPatternChange(preset, draft));
  expect(after.patterns?.map(({ id, name }) => [id, name])).toEqual([
    [SNAKE.id, 'Long snake'],
    [CLIMB.id, CLIMB.name],
  ]);
  expect(after.patterns?.[0]?.names).toEqual(SNAKE.names);
  expect(after.scoring).toEqual(preset.scoring);
  expect(after.patterns?.[0]?.definition).toBe(
    'Pair of 1 in suit A, run of 8 from 2 in suit A, East + South + West + North.',
  );
});

test('a new pattern of the same name gets an id of its own', () => {
  const preset = withOwn([SNAKE]);
  const after = applied(preset, ownPatternChange(preset, draftOf(SNAKE)));
  expect(new Set(after.patterns?.map(({ id }) => id)).size).toBe(2);
});

test('a pattern is taken out with its row', () => {
  const preset = withOwn([SNAKE]);
  const after = applied(preset, ownPatternRemoval(preset, SNAKE.id));
  expect(after.patterns).toBeUndefined();
  expect(Object.keys(after.scoring.limits)).not.toContain(SNAKE.id);
  expect(ownPatternRemoval(preset, 'nobody')).toBeUndefined();
});

test('groups in words', () => {
  expect(CLIMB.groups.map(groupWords)).toEqual([
    'pung of x in suit A',
    'pung of x in suit B',
    'pung of x in suit C',
    'pung of the dragon of suit A',
    'pair of x+1 in suit A',
  ]);
});

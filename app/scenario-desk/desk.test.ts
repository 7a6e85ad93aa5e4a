import { expect, test } from 'vitest';
import { SCENARIOS, scenarioAt } from '../scenarios/index';
import { undoLabel, undone } from '../editor/history';
import {
  begunDesk,
  isUnsaved,
  newScenario,
  savedDesk,
  scenarioDesk,
  scenarioOfHand,
  scenarioOn,
  SORTS,
  sortOf,
  withScenario,
} from './desk';
import { ownIdOf, ownScenarios, ruledId } from './own';
import { looksLikeScenario } from '../exchange/scenario-text';
import { problemsOfScenario, readScenario } from './problems';

const canned = scenarioAt('missed-7-bamboo-then-drawn');
if (canned === undefined) throw new Error('no scenario');
const PAGE = '/rules/claiming';

test('all canned scenarios can be opened', () => {
  const bad = SCENARIOS.filter((one) => problemsOfScenario(one).length > 0);
  expect(bad.map((one) => [one.id, problemsOfScenario(one)])).toEqual([]);
});

test.each(SORTS)('a new scenario of the sort %s is well written', (sort) => {
  const made = newScenario(sort, PAGE);
  expect(sortOf(made)).toBe(sort);
  expect(problemsOfScenario(made)).toEqual([]);
});

test('the hand of the hand desk becomes a scenario', () => {
  const made = scenarioOfHand({ concealed: '123m', win: { tile: '3m', by: 'self-draw' } }, PAGE);
  expect([sortOf(made), problemsOfScenario(made)]).toEqual(['hand', []]);
});

test('nothing is unsaved until something was changed, nor after it was saved', () => {
  const desk = scenarioDesk(canned);
  expect([isUnsaved(desk), isUnsaved(begunDesk(canned))]).toEqual([false, true]);
  const changed = withScenario(desk, { ...canned, title: 'Ours' }, 'title');
  expect([isUnsaved(changed), undoLabel(changed.history)]).toEqual([true, 'title']);
  expect(isUnsaved(savedDesk(changed, scenarioOn(changed), { id: 'ours', hash: 'x' }))).toBe(false);
  const later = withScenario(changed, { ...canned, title: 'Theirs' }, 'title');
  const saved = savedDesk(later, scenarioOn(changed), { id: 'ours', hash: 'x' });
  expect([isUnsaved(saved), saved.stored?.id]).toEqual([true, 'ours']);
  expect(isUnsaved({ ...changed, history: undone(changed.history) })).toBe(false);
});

test.each<[string, object, string, string]>([
  [
    'five equal tiles',
    { position: { seats: { E: { concealed: '11111z' } } } },
    'five-identical-tiles',
    '/position/seats/E/concealed',
  ],
  ['no such option', { about: ['/rules/claiming/missedDiscrad'] }, 'unknown-option', '/about/0'],
  ['a need of no option', { needs: { '/rules/none/such': [1] } }, 'unknown-option', '/needs/~1rules~1none~1such'],
  [
    'an expectation with no such option',
    { expect: [{ under: { preset: 'x', set: { '/rules/none': 1 } }, source: 'x' }] },
    'unknown-option',
    '/expect/0/under/set/~1rules~1none',
  ],
  [
    'an expectation of no event',
    { expect: [{ under: { preset: 'x' }, nobody: {}, source: 'x' }] },
    'unknown-event',
    '/expect/0/nobody',
  ],
  ['no tile', { events: [{ do: 'discard', seat: 'E', tile: '9z' }] }, 'tiles-number', '/events/0/tile'],
  ['no such event', { events: [{ do: 'sleep' }] }, 'wrong-form', '/events/0'],
  ['a blank title', { title: ' ' }, 'wrong-form', '/title'],
])('%s is told with its place', (_name, change, code, pointer) => {
  const read = readScenario(JSON.stringify({ ...newScenario('table', PAGE), ...change }));
  expect(read.ok ? [] : read.problems.map((one) => [one.code, one.pointer])).toContainEqual([code, pointer]);
});

test('an option that is nearly right is named', () => {
  const read = readScenario(JSON.stringify({ ...canned, about: ['/rules/claiming/missedDiscrad'] }));
  expect(read).toMatchObject({
    problems: [{ hint: expect.stringContaining('/rules/claiming/missedDiscard') as string }],
  });
});

test('the scenarios of a library: good ones under ids of their own, broken ones with their problem', () => {
  const entry = (id: string, text: string) => ({ id, name: id, text, hash: text });
  const broken = { ...entry('half', '{'), problem: { code: 'not-json' as const, message: 'The file is not JSON.' } };
  const entries = [broken, entry('ours', JSON.stringify(canned)), entry('wrong', '{"title":"Wrong"}')];
  const own = ownScenarios(entries);
  expect(own.map((one) => [one.id, one.ruled?.id, one.problems[0]?.code])).toEqual([
    ['half', undefined, 'not-json'],
    ['ours', 'own:ours', undefined],
    ['wrong', undefined, 'missing-key'],
  ]);
  // What has not changed is the same object, so that it is not ruled on again.
  const [, again] = ownScenarios([broken, entry('ours', JSON.stringify(canned))], own);
  expect(again).toBe(own[1]);
  expect([ownIdOf(ruledId('ours')), ownIdOf('ours')]).toEqual(['ours', undefined]);
});

test.each([
  [JSON.stringify(canned), true],
  ['{"id":"x","title":"X","events":[]}', true],
  ['{"schemaVersion":1,"id":"x","name":"X","rules":{}}', false],
  ['[]', false],
  ['{', false],
])('%.40s is taken for a scenario: %s', (text, expected) => {
  expect(looksLikeScenario(text)).toBe(expected);
});

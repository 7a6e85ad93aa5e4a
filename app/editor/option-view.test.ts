import { describe, expect, test } from 'vitest';
import { optionAt } from '../option/options';
import { builtin } from '../preset/builtin';
import { newFrom } from '../preset/copy';
import { drafted, edited, opened, type Base } from './document';
import { optionView, pageMarks, provenance, resetLabel, typedProblems } from './option-view';
import { sourceOf } from '../preset/sources';

const japanese = builtin('japanese-modern');
if (!japanese) throw new Error('no japanese-modern');
const base: Base = { id: japanese.id, name: japanese.name, preset: japanese };
const MISSED = '/rules/claiming/missedDiscard';
const LIMIT = '/scoring/payments/limitPoints';
const document = opened({ key: 'd', kind: 'own', preset: newFrom(japanese, { id: 'club', name: 'Club' }), base });
const missed = optionAt(MISSED);
if (!missed) throw new Error('no option');

describe('the view of an option', () => {
  test('says where a value comes from, and to what it can be reset', () => {
    expect(provenance(optionView(document, base, MISSED))).toBe('from Japanese Modern');
    const view = optionView(edited(document, { set: { [MISSED]: 'extended' } }), base, MISSED);
    expect(view).toMatchObject({ value: 'extended', modified: true, unsaved: true, base: { value: 'traditional' } });
    expect(provenance(view)).toBe('set here');
    expect(resetLabel(view, missed)).toBe('Reset to Traditional, from Japanese Modern');
  });

  test('holds what was typed', () => {
    expect(optionView(drafted(document, LIMIT, 'many'), base, LIMIT).typed).toBe('many');
  });

  test('shows a conflict at both options, and a note only where it stands', () => {
    const jokers = edited(document, { set: { '/rules/general/jokers': 8 } });
    expect(optionView(jokers, base, '/rules/general/jokers').problems).toHaveLength(1);
    expect(optionView(jokers, base, '/rules/general/dora').problems).toHaveLength(1);
    expect(optionView(jokers, base, MISSED).problems).toHaveLength(0);
  });
});

test('a page is marked with its changes and problems', () => {
  const changed = edited(document, { set: { [MISSED]: 'absolute', '/rules/claiming/chows': 'never' } });
  expect(pageMarks(changed, base, '/rules/claiming')).toEqual({ changed: 2, problems: 0 });
  expect(pageMarks(drafted(document, LIMIT, 'x'), base, '/scoring/payments')).toEqual({ changed: 0, problems: 1 });
  const without = edited(document, { set: { '/scoring/patterns/pung-hand': undefined } });
  expect(pageMarks(without, base, '/scoring/patterns').changed).toBe(1);
});

test('what is typed and is no value is listed as a problem', () => {
  expect(typedProblems(drafted(document, LIMIT, 'many'))).toMatchObject([
    { pointer: LIMIT, message: 'Limit points: “many” is not a number. Type one from 1 to 1,000,000.' },
  ]);
});

test('the source that covers a place most closely is given', () => {
  const preset = {
    ...japanese,
    sources: [
      { id: 'a', title: 'The whole', covers: [''] },
      { id: 'b', title: 'Claiming', locator: 'page 2', covers: ['/rules/claiming'] },
    ],
    assumed: [{ covers: [MISSED], reason: 'Nobody says.' }],
  };
  expect(sourceOf(preset, MISSED)).toEqual({ assumed: 'Nobody says.' });
  expect(sourceOf(preset, '/rules/claiming/chows')).toEqual({ title: 'Claiming', locator: 'page 2' });
  expect(sourceOf(preset, LIMIT)).toEqual({ title: 'The whole' });
});

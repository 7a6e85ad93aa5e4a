import { expect, test } from 'vitest';
import { optionAt } from '../option/options';
import { builtin } from '../preset/builtin';
import { readAt } from '../preset/pointer';
import { templatesOf, templateWords } from './table-templates';

test.each([
  ['/scoring/method/faanTable', 'hong-kong-full'],
  ['/scoring/method/hanTable', 'japanese-modern'],
])('the tables for %s are those of presets that play with one, such as %s', (pointer, id) => {
  const option = optionAt(pointer);
  const preset = builtin(id);
  if (!option || !preset) throw new Error('not there');
  const templates = templatesOf(option);
  expect(templates.find(({ names }) => names.includes(preset.name))?.value).toEqual(readAt(preset, pointer));
  expect(templates.flatMap(({ names }) => names)).not.toContain('Chinese Official');
  expect(templates.map(({ names }) => names.length)).toEqual(
    templates.map(({ names }) => names.length).sort((a, b) => b - a),
  );
});

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A and 2 others'],
])('%j are called %s', (names, words) => {
  expect(templateWords({ value: 0, names })).toBe(words);
});

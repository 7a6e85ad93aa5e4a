import { expect, test } from 'vitest';
import { textOf, valueOf } from './field-text';
import type { FieldForm } from './fields';

const seconds: FieldForm = { kind: 'number', min: 0, max: 3600, whole: false };
const count: FieldForm = { kind: 'number', min: 0, max: 20, whole: true };

test.each<[FieldForm, string, unknown]>([
  [{ kind: 'tile' }, '7s', '7s'],
  [{ kind: 'tiles' }, ' 1m2m 3m ', '123m'],
  [{ kind: 'tiles' }, '', undefined],
  [{ kind: 'melds' }, '(5555z)', [{ kind: 'concealed-kong', tiles: '5555z' }]],
  [seconds, '0.5', 0.5],
  [count, '13', 13],
  [{ kind: 'text' }, ' thrown ', 'thrown'],
])('%j reads %j', (form, text, value) => {
  const read = valueOf(form, text);
  expect(read).toMatchObject({ ok: true });
  if (read.ok) expect(read.value).toEqual(value);
  if (read.ok) expect(valueOf(form, textOf(form, read.value))).toEqual(read);
});

test.each<[FieldForm, string, string]>([
  [{ kind: 'tile' }, '7s8s', 'tiles-one'],
  [count, '1.5', 'not-a-number'],
  [count, 'many', 'not-a-number'],
  [seconds, '4000', 'out-of-range'],
  [{ kind: 'melds' }, '555z', 'no-set'],
])('%j refuses %j: %s', (form, text, code) => {
  expect(valueOf(form, text)).toMatchObject({ ok: false, problems: [{ code }] });
});

import { expect, test } from 'vitest';
import { nearestName } from './nearest';
import { OPTIONS } from './options';

const pointers = OPTIONS.map((option) => option.pointer);

test.each<[string, string | undefined]>([
  ['/rules/claiming/missedDiscards', '/rules/claiming/missedDiscard'],
  ['/rules/claiming/misseddiscard', '/rules/claiming/missedDiscard'],
  ['/rules/claiming/msisedDiscard', '/rules/claiming/missedDiscard'],
  ['/rules/claiming/sacred-discard', '/rules/claiming/sacredDiscard'],
  ['/rule/ready/deposit', '/rules/ready/deposit'],
  ['quite something else', undefined],
  ['', undefined],
  ['x'.repeat(1_000_000), undefined],
])('%.40s', (name, meant) => {
  expect(nearestName(name, pointers)).toBe(meant);
});

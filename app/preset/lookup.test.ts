import { expect, test } from 'vitest';
import { builtin } from './builtin';
import { contentHash } from './content-hash';
import { newFrom } from './copy';
import { lookupAmong } from './lookup';

const standard = builtin('japanese-modern');
if (standard === undefined) throw new Error('no preset to copy');
const club = newFrom(standard, { id: 'tuesday-club', name: 'Tuesday club' });
test.each([
  ['japanese-modern', 'japanese-modern'],
  ['tuesday-club', 'tuesday-club'],
  [contentHash(club), 'tuesday-club'],
  ['wednesday-club', undefined],
])('finds %s', (name, id) => {
  expect(lookupAmong([club])(name)?.id).toBe(id);
});

test('a built-in preset goes before one of the same id', () => {
  expect(lookupAmong([{ ...club, id: 'japanese-modern' }])('japanese-modern')).toBe(standard);
});

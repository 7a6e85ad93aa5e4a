import { expect, test } from 'vitest';
import { storageRisk } from './storage';

test.each([
  [{ usage: 1e6, quota: 1e9, kept: true }, undefined],
  [{ usage: 1e6, quota: 1e9, kept: false }, /may delete/],
  [{ usage: 9e8, quota: 1e9, kept: true }, /nearly full \(900 MB of 1000 MB\)/],
  [{ usage: 0, quota: 0, kept: true }, undefined],
])('%j: %s', (facts, expected) => {
  if (expected === undefined) expect(storageRisk(facts)).toBeUndefined();
  else expect(storageRisk(facts)).toMatch(expected);
});

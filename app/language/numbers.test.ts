import { expect, test } from 'vitest';
import { fieldForm, figures, typedDigits } from './numbers';

// DIN 5008: groups of three with a point, a comma before the fraction.
test.each([
  ['en', 1500, '1500'],
  ['en', 12_000, '12,000'],
  ['de', 1000, '1.000'],
  ['de', -12_000.5, '−12.000,5'],
  ['ja', 12_000, '12,000'],
] as const)('%s writes %d as %s', (language, value, written) => {
  expect(figures(value, language)).toBe(written);
});

test.each([
  ['en', '12,000', '12000'],
  ['en', '2.5', '2.5'],
  ['en', '1,5', '1,5'],
  ['de', '1.000', '1000'],
  ['de', '12.000,5', '12000.5'],
  ['de', '2,5', '2.5'],
  ['de', '2.5', '2.5'],
  ['de', '25 000', '25000'],
  ['de', '1,000.5', '1,000.5'],
] as const)('%s reads %s as %s', (language, typed, digits) => {
  expect(typedDigits(typed, language)).toBe(digits);
});

test('what stands in a field is read back', () => {
  for (const language of ['en', 'de', 'ja'] as const)
    for (const value of [0, 7, 2.5, 1234.25, -30])
      expect(Number(typedDigits(fieldForm(value, language), language))).toBe(value);
});

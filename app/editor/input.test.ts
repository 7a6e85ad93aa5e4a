import { expect, test } from 'vitest';
import { readNumber, typedForm, type NumberForm } from './input';

const plain: NumberForm = { min: 0, max: 500, format: 'plain' };
const thousands: NumberForm = { min: 0, max: 1_000_000, format: 'plain' };
const limit: NumberForm = { min: 0, max: 20_000, format: 'limit' };
const half: NumberForm = { min: 0, max: 200, format: 'half' };
const hundredths: NumberForm = { min: 0, max: 10_000, format: 'hundredths' };

test.each([
  ['8', plain, 8],
  [' 500 ', plain, 500],
  ['12,000', thousands, 12_000],
  ['25 000', thousands, 25_000],
  ['400', limit, 4000],
  ['400 %', limit, 4000],
  ['2.5', half, 5],
  ['1.25', hundredths, 125],
  ['-30', { min: -100, max: 100, format: 'plain' }, -30],
] as const)('%s is read', (text, form, value) => {
  expect(readNumber(text, form)).toEqual({ ok: true, value });
});

test.each([
  ['', plain, 'Type a number from 0 to 500.'],
  ['eight', plain, '“eight” is not a number. Type one from 0 to 500.'],
  ['501', plain, '501 is too large. Type a number from 0 to 500.'],
  ['-1', plain, '-1 is too small. Type a number from 0 to 500.'],
  ['2.5', plain, 'Only whole numbers are possible here.'],
  ['2.3', half, 'Only whole and half numbers are possible here.'],
  ['1.255', hundredths, 'At most two digits after the point are possible here.'],
  ['2001 %', limit, '2001 % is too large. Type a number from 0 to 2000 %.'],
  ['1,5', thousands, '“1,5” is not a number. Type one from 0 to 1,000,000.'],
] as const)('%s is refused with its reason', (text, form, reason) => {
  expect(readNumber(text, form)).toEqual({ ok: false, reason });
});

test('what is shown is read back', () => {
  for (const [value, form] of [
    [4000, limit],
    [5, half],
    [125, hundredths],
    [12, plain],
  ] as const)
    expect(readNumber(typedForm(value, form.format), form)).toEqual({ ok: true, value });
});

import { expect, test } from 'vitest';
import { reloads } from './reloads';

test('three crashes in a minute are mended, a fourth is asked about, and later ones count anew', () => {
  let now = 0;
  const may = reloads(() => now);
  const at = (seconds: number) => {
    now = seconds * 1000;
    return may();
  };
  expect([0, 10, 20, 30, 81, 200].map(at)).toEqual([true, true, true, false, true, true]);
});

import { describe, expect, test } from 'vitest';
import { OBJECTION_CODES } from './codes';
import { CONSEQUENCE_KINDS } from './effects';

const sources = Object.entries(
  import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./codes.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

describe('every code is given somewhere', () => {
  test('the sources are there', () => {
    expect(sources.length).toBeGreaterThan(20);
  });

  test.each(OBJECTION_CODES)('objection %s', (code) => {
    expect(sources.some(([, text]) => text.includes(`'${code}'`))).toBe(true);
  });

  test.each(CONSEQUENCE_KINDS)('consequence %s', (kind) => {
    const uses = sources.reduce((sum, [, text]) => sum + text.split(`'${kind}'`).length - 1, 0);
    // Once in the list itself.
    expect(uses).toBeGreaterThan(1);
  });
});

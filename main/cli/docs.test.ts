import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseHand } from '../../app/exchange/documents';
import { builtin } from '../../app/preset/builtin';
import { effectiveOf } from '../../app/preset/effective-of';
import { scoreHand } from '../../app/scoring';

/** The documents of docs/cli.md with what is said to be answered: a block of `score`, a preset, a line each. */
const DOCUMENTED = [...readFileSync('docs/cli.md', 'utf8').matchAll(/^```\nscore (\S+)\n(.*)\n(.*)\n```$/gm)].map(
  ([, preset = '', document = '', answer = '']) => ({ preset, document, answer }),
);

test('every method has an example', () => {
  const kinds = new Set(DOCUMENTED.map(({ preset }) => builtin(preset)?.scoring.method.kind));
  expect(kinds).toEqual(new Set(['fu-han', 'points-doubles', 'faan', 'points', 'tai', 'regulated-doubles']));
});

test.each(DOCUMENTED)('score $preset $document', ({ preset, document, answer }) => {
  const found = builtin(preset);
  const hand = parseHand(document);
  if (found === undefined || !hand.ok) throw new Error('the document is read');
  const sheet = scoreHand(effectiveOf(found), hand.value);
  const stated = JSON.parse(answer) as object;
  expect(sheet).toMatchObject(stated);
  // Beside the lines of the sheet nothing else is answered.
  if (sheet.ok) expect(Object.keys(sheet).sort()).toEqual([...Object.keys(stated), 'patterns', 'steps'].sort());
});

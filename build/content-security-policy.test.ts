import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import policy from '../app/shell/content-security-policy.json' with { type: 'json' };

const dist = path.join(path.dirname(createRequire(import.meta.url).resolve('react-aria/package.json')), 'dist/private');

/** The style sheet that a file of React Aria puts into the page, as the browser will hash it. */
function sheetOf(file: string): string {
  const source = readFileSync(path.join(dist, file), 'utf8');
  const sheet = /style\.textContent = `([^`]*)`/.exec(source)?.[1] ?? '';
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']*)'/.exec(source)?.[1] ?? '';
  return sheet.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim();
}

test.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
  'the rule lets in the style sheet of %s, by its hash',
  (file) => {
    const sheet = sheetOf(file);
    expect(sheet).toContain('@layer');
    expect(policy.meta.join(';')).toContain(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  },
);

test('nothing is let in that is written into the page or fetched from elsewhere', () => {
  expect(policy.meta[0]).toBe("default-src 'none'");
  expect(policy.meta.join(';')).not.toMatch(/unsafe|https?:|\*/);
});

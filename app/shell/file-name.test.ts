import { expect, test } from 'vitest';
import type { FileKind } from '../bridge';
import { suggestedName } from './file-name';

test.each<[string, FileKind, string]>([
  ['Tuesday club', 'preset', 'Tuesday club.mjrules'],
  ['Tuesday club.json', 'preset', 'Tuesday club.json'],
  ['../../etc/passwd', 'json', 'etc passwd.json'],
  ['a:b*c?.', 'markdown', 'a b c.md'],
  ['...', 'html', 'preset.html'],
  ['', 'text', 'preset.txt'],
  ['con', 'html', '_con.html'],
  ['COM1.html', 'html', '_COM1.html'],
  ['lpt²', 'pdf', '_lpt².pdf'],
  ['Nul .', 'csv', '_Nul.csv'],
  ['console', 'csv', 'console.csv'],
])('suggests for %j as %s: %j', (name, kind, expected) => {
  expect(suggestedName(name, kind)).toBe(expected);
});

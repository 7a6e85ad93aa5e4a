import { expect, test } from 'vitest';
import { CHANNELS, takes, type Channel } from './ipc';
import { mayOpenExternal } from './shell/external';

const menu = (entry: unknown) => [[{ id: 'x', label: 'X', entries: [entry] }]];
const command = { kind: 'command', id: 'a', label: 'A', enabled: true };

test.each<[Channel, unknown[], boolean]>([
  ['libraryList', ['presets'], true],
  ['libraryList', ['scenarios'], true],
  ['libraryList', ['other'], false],
  ['libraryList', [], false],
  ['libraryRead', ['scenarios', 'club'], true],
  ['libraryRead', ['club'], false],
  ['libraryRead', [], false],
  ['libraryRead', ['presets', 'x'.repeat(201)], false],
  ['libraryRead', ['presets', new String('club')], false],
  ['librarySave', ['presets', 'club', '{}', null, true], true],
  ['librarySave', ['presets', 'club', '{}', 'hash', false], true],
  ['librarySave', ['presets', 'club', '{}', undefined, false], false],
  ['librarySave', ['presets', 'club', 7, null, true], false],
  ['filesSaveAs', ['x', 'text', 'html'], true],
  ['filesSaveAs', ['x', 'text', 'exe'], false],
  ['setDirty', [[{ name: 'a', id: null }]], true],
  ['setDirty', [[{ name: 'a', id: 'club' }]], true],
  ['setDirty', [[{ name: 'a' }]], false],
  ['setDirty', [['a']], false],
  ['recentOpen', ['0123456789abcdef'], true],
  ['recentOpen', [{ path: '/etc/passwd' }], false],
  ['journalPut', ['a.1', 1], false],
  ['libraryReveal', ['presets', ['club']], false],
  ['setDirty', [{ length: 0 }], false],
  ['setTheme', ['dark'], true],
  ['setTheme', ['toString'], false],
  ['setMenu', menu(command), true],
  ['setMenu', menu({ ...command, checked: false, shortcut: 'CmdOrCtrl+Shift+S' }), true],
  ['setMenu', menu({ ...command, shortcut: 'F1' }), true],
  ['setMenu', menu({ ...command, shortcut: 'Hyper+S' }), false],
  ['setMenu', menu({ ...command, enabled: 'yes' }), false],
  ['setMenu', menu({ kind: 'separator' }), true],
  ['setMenu', menu({ kind: 'role', role: 'copy' }), true],
  ['setMenu', menu({ kind: 'role', role: 'toggleDevTools' }), false],
  ['setMenu', menu({ kind: 'other' }), false],
  ['setMenu', menu(null), false],
])('%s takes %j: %s', (channel, args, expected) => {
  expect(takes(channel, args)).toBe(expected);
});

test('every channel is listed once', () => {
  expect(new Set(CHANNELS).size).toBe(CHANNELS.length);
  expect(CHANNELS).toContain('librarySave');
});

test.each([
  ['https://github.com', true],
  ['https://github.com/x?y#z', true],
  ['https://GitHub.com/x', true],
  ['https://www.4windsmj.com/x', true],
  ['http://github.com/x', false],
  ['https://github.com.example.invalid/', false],
  ['https://example.invalid/github.com', false],
  ['https://user@github.com/', false],
  ['https://github.com:8443/', false],
  ['https://github.com\\@example.invalid/', false],
  [' https://github.com/', false],
  ['https://github.com/\n', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j may be opened outside: %s', (address, expected) => {
  expect(mayOpenExternal(address)).toBe(expected);
});

import { expect, test } from 'vitest';
import type { MenuSpec } from '../../../app/shell/menu';
import { commandOf, isShortcut } from './shortcuts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['CmdOrCtrl+S', { ...none, key: 's', ctrlKey: true }, false, true],
  ['CmdOrCtrl+S', { ...none, key: 'S', ctrlKey: true }, false, true],
  ['CmdOrCtrl+S', { ...none, key: 's', metaKey: true }, false, false],
  ['CmdOrCtrl+S', { ...none, key: 's', metaKey: true }, true, true],
  ['CmdOrCtrl+S', { ...none, key: 's', ctrlKey: true }, true, false],
  ['CmdOrCtrl+S', { ...none, key: 's' }, false, false],
  ['CmdOrCtrl+S', { ...none, key: 'S', ctrlKey: true, shiftKey: true }, false, false],
  ['CmdOrCtrl+Shift+S', { ...none, key: 'S', ctrlKey: true, shiftKey: true }, false, true],
  ['F1', { ...none, key: 'F1' }, false, true],
  ['Alt+Up', { ...none, key: 'ArrowUp', altKey: true }, false, true],
  ['CmdOrCtrl+,', { ...none, key: ',', ctrlKey: true }, false, true],
  ['CmdOrCtrl+Plus', { ...none, key: '+', ctrlKey: true }, false, true],
])('%s with %j (macOS: %s): %s', (shortcut, pressed, mac, expected) => {
  expect(isShortcut(pressed, shortcut, mac)).toBe(expected);
});

test('the command that has the shortcut is found, also where it is disabled', () => {
  const menus: MenuSpec[] = [
    { id: 'a', label: 'A', entries: [{ kind: 'separator' }, { kind: 'role', role: 'copy' }] },
    {
      id: 'b',
      label: 'B',
      entries: [{ kind: 'command', id: 'save', label: 'Save', shortcut: 'CmdOrCtrl+S', enabled: false }],
    },
  ];
  expect(commandOf({ ...none, key: 's', ctrlKey: true }, menus, false)).toMatchObject({ id: 'save' });
  expect(commandOf({ ...none, key: 'x', ctrlKey: true }, menus, false)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { MenuSpec } from '../../app/shell/menu';
import { shellWords } from '../../app/shell/words';
import { firstMenu, menuTemplate } from './menu';

const menus: readonly MenuSpec[] = [
  {
    id: 'file',
    label: '&File',
    entries: [
      { kind: 'command', id: 'save', label: 'Save', shortcut: 'CmdOrCtrl+S', enabled: false },
      { kind: 'command', id: 'help', label: 'Help pane', enabled: true, checked: true },
      { kind: 'separator' },
      { kind: 'role', role: 'quit', label: 'Leave' },
      { kind: 'role', role: 'close' },
    ],
  },
];

test("the window's menus become Electron's", () => {
  const chosen: string[] = [];
  const [file] = menuTemplate(menus, 'linux', (id) => chosen.push(id));
  expect(file).toEqual({
    id: 'file',
    label: '&File',
    submenu: [
      { id: 'save', label: 'Save', accelerator: 'CmdOrCtrl+S', enabled: false, click: expect.any(Function) as unknown },
      {
        id: 'help',
        label: 'Help pane',
        enabled: true,
        type: 'checkbox',
        checked: true,
        click: expect.any(Function) as unknown,
      },
      { type: 'separator' },
      { role: 'quit', label: 'Leave' },
      { role: 'close' },
    ],
  });
  const items = file?.submenu as { click?: () => void }[];
  items[0]?.click?.();
  expect(chosen).toEqual(['save']);
});

test("macOS has the program's own menu first", () => {
  expect(menuTemplate(firstMenu(shellWords('en')), 'darwin', () => undefined)[0]).toEqual({ role: 'appMenu' });
});

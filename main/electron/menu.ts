import type { MenuItemConstructorOptions } from 'electron';
import type { MenuEntry, MenuSpec } from '../../app/shell/menu';
import type { ShellWords } from '../../app/shell/words';

function item(entry: MenuEntry, choose: (command: string) => void): MenuItemConstructorOptions {
  switch (entry.kind) {
    case 'separator':
      return { type: 'separator' };
    case 'role':
      return { role: entry.role, ...(entry.label !== undefined && { label: entry.label }) };
    case 'command':
      return {
        id: entry.id,
        label: entry.label,
        enabled: entry.enabled,
        ...(entry.shortcut !== undefined && { accelerator: entry.shortcut }),
        ...(entry.checked !== undefined && { type: 'checkbox', checked: entry.checked }),
        click: () => {
          choose(entry.id);
        },
      };
  }
}

/** Electron's menu from the window's: macOS gets the program's own menu before it. */
export function menuTemplate(
  menus: readonly MenuSpec[],
  platform: string,
  choose: (command: string) => void,
): MenuItemConstructorOptions[] {
  const own = menus.map(({ id, label, entries }) => ({
    id,
    label,
    submenu: entries.map((entry) => item(entry, choose)),
  }));
  return platform === 'darwin' ? [{ role: 'appMenu' }, ...own] : own;
}

/** What stands there until the window has sent its own: enough to leave the program and to edit a field. */
export function firstMenu(words: ShellWords): readonly MenuSpec[] {
  const edit = ['cut', 'copy', 'paste', 'selectAll'] as const;
  return [
    { id: 'file', label: words('file'), entries: [{ kind: 'role', role: 'quit' }] },
    { id: 'edit', label: words('edit'), entries: edit.map((role) => ({ kind: 'role', role })) },
  ];
}

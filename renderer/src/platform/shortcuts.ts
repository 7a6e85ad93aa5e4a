import type { MenuEntry, MenuSpec } from '../../../app/shell/menu';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const KEYS: Readonly<Record<string, string>> = {
  plus: '+',
  up: 'arrowup',
  down: 'arrowdown',
  left: 'arrowleft',
  right: 'arrowright',
};

/** Whether a key stroke is the shortcut, as `CmdOrCtrl+Shift+S`. */
export function isShortcut(pressed: Pressed, shortcut: string, mac: boolean): boolean {
  const parts = shortcut.split('+');
  const key = parts.pop()?.toLowerCase() ?? '';
  const modifiers = new Set(parts);
  const command = modifiers.has('CmdOrCtrl');
  return (
    pressed.key.toLowerCase() === (KEYS[key] ?? key) &&
    pressed.ctrlKey === (command && !mac) &&
    pressed.metaKey === (command && mac) &&
    pressed.altKey === modifiers.has('Alt') &&
    pressed.shiftKey === modifiers.has('Shift')
  );
}

type Command = Extract<MenuEntry, { kind: 'command' }>;

/** The command of the menus that a key stroke chooses, if any. */
export function commandOf(pressed: Pressed, menus: readonly MenuSpec[], mac: boolean): Command | undefined {
  return menus
    .flatMap(({ entries }) => entries)
    .find(
      (entry): entry is Command =>
        entry.kind === 'command' && entry.shortcut !== undefined && isShortcut(pressed, entry.shortcut, mac),
    );
}

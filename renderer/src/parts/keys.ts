const MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A shortcut such as `CmdOrCtrl+Shift+S` as it is shown on this system. */
export function shownKeys(shortcut: string): string {
  if (MAC) return shortcut.replace('CmdOrCtrl+', '⌘').replace('Shift+', '⇧').replace('Alt+', '⌥').replace('Plus', '+');
  return shortcut.replace('CmdOrCtrl', 'Ctrl').replace('Plus', '+');
}

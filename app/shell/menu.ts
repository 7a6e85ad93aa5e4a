/** A menu as data: the window says what stands in it, the shell draws it. */

/** What the system itself does with the focused field or window. */
export const MENU_ROLES = [
  'cut',
  'copy',
  'paste',
  'selectAll',
  'zoomIn',
  'zoomOut',
  'resetZoom',
  'togglefullscreen',
  'minimize',
  'close',
  'quit',
] as const;
export type MenuRole = (typeof MENU_ROLES)[number];

export type MenuEntry =
  | {
      readonly kind: 'command';
      /** The id of the command, which the listener gets. */
      readonly id: string;
      readonly label: string;
      /** Keys in the form `CmdOrCtrl+Shift+S`. */
      readonly shortcut?: string;
      readonly enabled: boolean;
      /** Present on commands that are on or off. */
      readonly checked?: boolean;
    }
  | { readonly kind: 'role'; readonly role: MenuRole; readonly label?: string }
  | { readonly kind: 'separator' };

export interface MenuSpec {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

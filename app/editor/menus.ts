import { t } from '../language/say';
import type { MenuEntry, MenuRole, MenuSpec } from '../shell/menu';
import { MENUS, type Command, type Facts, type MenuId } from './command';
import { COMMANDS, isOffered } from './commands';

const LABELS: Readonly<Record<MenuId, string>> = {
  file: t('editor.file'),
  edit: t('editor.edit'),
  view: t('editor.view'),
  help: t('editor.help'),
};

/** What the system itself does, after the commands of a menu. */
const ROLES: Readonly<Record<MenuId, readonly MenuRole[]>> = {
  file: ['close', 'quit'],
  edit: ['cut', 'copy', 'paste', 'selectAll'],
  view: ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'],
  help: [],
};
/** In Edit the system's commands stand after the first block, as users expect. */
const ROLES_AFTER: Readonly<Record<MenuId, number>> = { file: 99, edit: 1, view: 99, help: 99 };

/** The menus as they are now. The browser edition has its own menus for zoom, clipboard and windows. */
export function menusOf(facts: Facts): readonly MenuSpec[] {
  return MENUS.map((menu) => ({ id: menu, label: LABELS[menu], entries: entriesOf(menu, facts) }));
}

function entriesOf(menu: MenuId, facts: Facts): readonly MenuEntry[] {
  const commands = COMMANDS.filter((command) => command.menu === menu && isOffered(command, facts));
  const blocks = [...new Set(commands.map((command) => command.block))].map((block) =>
    commands.filter((command) => command.block === block).map((command) => entryOf(command, facts)),
  );
  const roles = ROLES[menu].map((role): MenuEntry => ({ kind: 'role', role, label: t(`roles.${role}`) }));
  if (facts.edition === 'desktop' && roles.length > 0) blocks.splice(ROLES_AFTER[menu], 0, roles);
  return blocks.flatMap((block, at) => (at === 0 ? block : [{ kind: 'separator' as const }, ...block]));
}

function entryOf(command: Command, facts: Facts): MenuEntry {
  return {
    kind: 'command',
    id: command.id,
    label: command.label(facts),
    enabled: command.enabled(facts),
    ...(command.shortcut === undefined ? {} : { shortcut: command.shortcut }),
    ...(command.checked === undefined ? {} : { checked: command.checked(facts) }),
  };
}

import { isBoolean, isRecord, listOf, oneOf, textUpTo, type Check } from './checks';
import { MENU_ROLES, type MenuEntry, type MenuSpec } from './menu';

const label = textUpTo(200);
const role = oneOf(MENU_ROLES);
/** Modifiers and one key, as Electron spells them; anything else would make it throw. */
const isShortcut = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^((CmdOrCtrl|Alt|Shift)\+)*([A-Z0-9]|F\d{1,2}|Delete|Plus|[,./;=-]|Up|Down|Left|Right)$/.test(value);

function isMenuEntry(value: unknown): value is MenuEntry {
  if (!isRecord(value)) return false;
  switch (value['kind']) {
    case 'separator':
      return true;
    case 'role':
      return role(value['role']) && (value['label'] === undefined || label(value['label']));
    case 'command':
      return (
        label(value['id']) &&
        label(value['label']) &&
        isBoolean(value['enabled']) &&
        (value['checked'] === undefined || isBoolean(value['checked'])) &&
        (value['shortcut'] === undefined || isShortcut(value['shortcut']))
      );
    default:
      return false;
  }
}

const entries = listOf(isMenuEntry, 100);

/** A menu as the window may send it. */
export const isMenuSpec: Check<MenuSpec> = (value): value is MenuSpec =>
  isRecord(value) && label(value['id']) && label(value['label']) && entries(value['entries']);

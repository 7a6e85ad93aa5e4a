import { Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { ReactElement } from 'react';
import type { MenuEntry } from '../../../app/shell/menu';
import { Icon } from './Icon';
import styles from './parts.module.css';
import { shownKeys } from './keys';

interface CommandMenuProps {
  readonly label: string;
  readonly trigger: ReactElement;
  /** What it holds when it is opened: a menu that is closed costs nothing. */
  readonly entries: () => readonly MenuEntry[];
  readonly onCommand: (id: string) => void;
}

/** A menu of commands, drawn in the window. Roles of the system have no place here. */
export function CommandMenu({ label, trigger, entries, onCommand }: CommandMenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles['popover'] ?? ''} offset={4}>
        <Entries label={label} entries={entries} onCommand={onCommand} />
      </Popover>
    </MenuTrigger>
  );
}

function Entries({ label, entries, onCommand }: Omit<CommandMenuProps, 'trigger'>) {
  const list = entries();
  return (
    <Menu
      className={styles['list'] ?? ''}
      aria-label={label}
      onAction={(key) => {
        onCommand(String(key));
      }}
      disabledKeys={list.flatMap((entry) => (entry.kind === 'command' && !entry.enabled ? [entry.id] : []))}
    >
      {list.map((entry, at) => itemOf(entry, at))}
    </Menu>
  );
}

function itemOf(entry: MenuEntry, at: number) {
  switch (entry.kind) {
    case 'separator':
      return <Separator key={at} className={styles['separator'] ?? ''} />;
    case 'role':
      return null;
    case 'command':
      return (
        <MenuItem key={entry.id} id={entry.id} textValue={entry.label} className={styles['item'] ?? ''}>
          <span className={styles['tick']}>{entry.checked === true && <Icon name="check" />}</span>
          <span>{entry.label}</span>
          {entry.shortcut !== undefined && (
            <kbd className={styles['keys']} aria-hidden="true">
              {shownKeys(entry.shortcut)}
            </kbd>
          )}
        </MenuItem>
      );
  }
}

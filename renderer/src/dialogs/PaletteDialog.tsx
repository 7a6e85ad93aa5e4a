import { useState } from 'react';
import { Autocomplete, Dialog, Input, Menu, MenuItem, Modal, ModalOverlay, SearchField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { foundCommands } from '../../../app/editor/commands';
import { classes } from '../parts/classes';
import { shownKeys } from '../parts/keys';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { factsOf } from '../store/derived';
import { useSurroundings } from '../store/store';
import styles from './palette.module.css';

/** Every command that can be used now, found by its name or by what else it might be called. */
export function PaletteDialog() {
  const { store, bridge } = useSurroundings();
  const actions = useActions();
  const [query, setQuery] = useState('');
  // The commands as the window stood when they were asked for.
  const [facts] = useState(() => factsOf(store.getState(), bridge.edition));
  const found = foundCommands(query, facts);
  return (
    <ModalOverlay
      className={classes(parts['scrim'], styles['scrim'])}
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) actions.show(undefined);
      }}
    >
      <Modal className={classes(parts['modal'], styles['palette'])}>
        <Dialog className={styles['dialog'] ?? ''} aria-label={t('dialogs.allCommands')}>
          <Autocomplete inputValue={query} onInputChange={setQuery}>
            <SearchField aria-label={t('dialogs.findACommand')} autoFocus>
              <Input
                className={classes(parts['input'], styles['input'])}
                placeholder={t('dialogs.whatDoYouWantToDo')}
              />
            </SearchField>
            <Menu
              className={styles['list'] ?? ''}
              aria-label={t('dialogs.commands')}
              items={found}
              renderEmptyState={() => <p className={styles['none']}>{t('dialogs.noCommandIsCalledSo')}</p>}
              onAction={(id) => {
                actions.show(undefined);
                // The dialog gives the focus back in the next frame: a command may want it elsewhere.
                requestAnimationFrame(() => {
                  requestAnimationFrame(() => {
                    actions.command(String(id));
                  });
                });
              }}
            >
              {(command) => (
                <MenuItem id={command.id} textValue={command.label(facts)} className={parts['item'] ?? ''}>
                  <span>{command.label(facts)}</span>
                  {command.shortcut !== undefined && (
                    <kbd className={parts['keys']} aria-hidden="true">
                      {shownKeys(command.shortcut)}
                    </kbd>
                  )}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

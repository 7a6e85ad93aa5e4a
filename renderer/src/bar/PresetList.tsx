import { useId, useRef, useState } from 'react';
import { Button, Popover } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './bar.module.css';
import { OpenPresetList } from './OpenPresetList';
import list from './presets.module.css';

/** The preset that is looked at, and the list of all on demand. */
export function PresetList() {
  const name = useWindow((state) => presetOf(documentIn(state)).name);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <>
      <Button
        ref={trigger}
        id={id}
        className={classes(parts['button'], parts['trigger'], styles['preset'])}
        data-region-start
        aria-label={t('bar.rulePresets')}
        aria-labelledby={`${id}-name ${id}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPress={() => {
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true);
          else event.continuePropagation();
        }}
      >
        <span id={`${id}-name`} className={styles['presetName'] ?? ''}>
          {name}
        </span>
        <Icon name="down" size={16} />
      </Button>
      {open && (
        <Popover
          trigger="Select"
          triggerRef={trigger}
          isOpen
          onOpenChange={setOpen}
          placement="bottom start"
          offset={4}
          className={classes(parts['popover'], list['popover'])}
          aria-labelledby={id}
        >
          <OpenPresetList
            onDone={() => {
              setOpen(false);
            }}
          />
        </Popover>
      )}
    </>
  );
}

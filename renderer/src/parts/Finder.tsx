import { useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { classes } from './classes';
import styles from './parts.module.css';

export interface FinderProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly words: string }[];
  readonly disabled?: boolean;
  readonly onChosen: (id: string) => void;
}

/** A field that finds one of many things by its name, to add it to a list. */
export function Finder({ label, items, disabled = false, onChosen }: FinderProps) {
  const [text, setText] = useState('');
  return (
    <ComboBox
      aria-label={label}
      inputValue={text}
      onInputChange={setText}
      isDisabled={disabled}
      menuTrigger="focus"
      selectedKey={null}
      onSelectionChange={(key) => {
        if (key === null) return;
        setText('');
        onChosen(String(key));
      }}
    >
      <Input className={classes(styles['input'], styles['finder'])} placeholder={label} />
      <Popover className={styles['popover'] ?? ''} offset={4}>
        <ListBox
          className={styles['list'] ?? ''}
          items={items.filter((item) => matches(item.words, text)).slice(0, 60)}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.words} className={styles['item'] ?? ''}>
              {item.words}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

function matches(words: string, text: string): boolean {
  return words.toLowerCase().includes(text.trim().toLowerCase());
}

import { useState } from 'react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
  type Key,
} from 'react-aria-components';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './parts.module.css';

interface ChoiceProps {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly describedBy?: string | undefined;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly words: string }[];
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly small?: boolean;
  /** What is shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly onChange: (id: string) => void;
}

/**
 * From so many values on a list that is folded up holds the chosen and the first one only: each of the others costs time
 * at every change, and an empty list cannot be unfolded.
 */
const MANY = 100;
/** More than these are gone through by nobody; a list of presets that holds more is searched elsewhere. */
const MOST = 300;

/** A list of values of which one is chosen, folded up. */
export function Choice(props: ChoiceProps) {
  const { label, labelledBy, describedBy, value, choices, disabled = false, invalid = false, small = false } = props;
  const [open, setOpen] = useState(false);
  const listed =
    choices.length > MANY ? choices.filter(({ id }, at) => id === value || at < (open ? MOST : 1)) : choices;
  return (
    <AriaSelect
      className={styles['select'] ?? ''}
      value={value === '' ? null : value}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      onChange={(key: Key | null) => {
        if (key !== null && key !== value) props.onChange(String(key));
      }}
      isOpen={open}
      onOpenChange={setOpen}
      isDisabled={disabled}
      isInvalid={invalid}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(labelledBy === undefined ? {} : { 'aria-labelledby': labelledBy })}
    >
      <Button
        className={classes(styles['button'], styles['trigger'], small && styles['small'])}
        data-control
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      >
        <SelectValue />
        <Icon name="down" size={16} />
      </Button>
      <Popover className={styles['popover'] ?? ''} offset={4}>
        <ListBox className={styles['list'] ?? ''}>
          {listed.map(({ id, words }) => (
            <ListBoxItem key={id} id={id} textValue={words} className={styles['item'] ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={styles['tick']}>{isSelected && <Icon name="check" size={18} />}</span>
                  {words}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

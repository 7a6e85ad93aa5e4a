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

/** A list of values of which one is chosen, folded up. */
export function Choice(props: ChoiceProps) {
  const { label, labelledBy, describedBy, value, choices, disabled = false, invalid = false, small = false } = props;
  return (
    <AriaSelect
      className={styles['select'] ?? ''}
      value={value === '' ? null : value}
      {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
      onChange={(key: Key | null) => {
        if (key !== null && key !== value) props.onChange(String(key));
      }}
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
          {choices.map(({ id, words }) => (
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

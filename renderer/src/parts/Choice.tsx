import { useId } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './parts.module.css';
import { Unfolding, type UnfoldingKey } from './Unfolding';
import { useTypedAhead } from './useTypedAhead';

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
  /** The list has been unfolded. */
  readonly onUnfold?: () => void;
}

/** More than these are gone through by nobody; a list of presets that holds more is searched elsewhere. */
const MOST = 300;

/**
 * A list of values of which one is chosen, folded up. A page holds dozens of them: the list itself is made when it is
 * unfolded, else each would cost time at every change. Folded up it takes the arrow keys and the beginnings of words.
 */
export function Choice(props: ChoiceProps) {
  const { label, labelledBy, describedBy, value, choices, disabled = false, invalid = false, small = false } = props;
  const id = useId();
  const typed = useTypedAhead();
  const at = choices.findIndex((choice) => choice.id === value);
  const names = label === undefined ? labelledBy : id;
  const put = (next: string | undefined) => {
    if (next !== undefined && next !== value) props.onChange(next);
  };
  const onKey: UnfoldingKey = (event) => {
    if (event.key === 'ArrowRight') put(choices[at + 1]?.id);
    else if (event.key === 'ArrowLeft') put(choices[Math.max(at - 1, 0)]?.id);
    else {
      const found = typed(event, choices, at);
      if (found) put(found.id);
      return found !== undefined;
    }
    return true;
  };
  return (
    <div className={styles['select']}>
      <Unfolding
        id={id}
        className={small ? styles['small'] : undefined}
        marks={{ 'data-control': true, 'data-invalid': invalid || undefined }}
        isDisabled={disabled}
        aria-labelledby={classes(`${id}-value`, names)}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        listLabelledBy={names}
        onKey={onKey}
        onUnfold={props.onUnfold}
        shown={<span id={`${id}-value`}>{choices[at]?.words ?? props.placeholder}</span>}
      >
        {(close) => (
          <ListBox
            className={styles['list'] ?? ''}
            autoFocus
            shouldSelectOnPressUp
            shouldFocusOnHover
            selectionMode="single"
            selectedKeys={value === '' ? [] : [value]}
            onSelectionChange={(keys) => {
              close();
              put(choices.find((choice) => keys === 'all' || keys.has(choice.id))?.id);
            }}
            {...(names === undefined ? {} : { 'aria-labelledby': names })}
          >
            {choices
              .filter((choice, place) => place < MOST || choice.id === value)
              .map(({ id: key, words }) => (
                <ListBoxItem key={key} id={key} textValue={words} className={styles['item'] ?? ''}>
                  {({ isSelected }) => (
                    <>
                      <span className={styles['tick']}>{isSelected && <Icon name="check" size={18} />}</span>
                      {words}
                    </>
                  )}
                </ListBoxItem>
              ))}
          </ListBox>
        )}
      </Unfolding>
    </div>
  );
}

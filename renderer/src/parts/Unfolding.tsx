import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps, Popover } from 'react-aria-components';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './parts.module.css';

/** What a key on the folded button does; says whether it was taken. */
export type UnfoldingKey = (event: Parameters<NonNullable<ButtonProps['onKeyDown']>>[0]) => boolean;
type Asked = 'id' | 'isDisabled' | 'aria-label' | 'aria-labelledby' | 'aria-describedby';

interface UnfoldingProps extends Pick<ButtonProps, Asked> {
  readonly className?: string | undefined;
  readonly popoverClassName?: string | undefined;
  /** Data attributes of the button, by which others find it. */
  readonly marks?: Readonly<Record<`data-${string}`, true | undefined>>;
  /** What names the list. */
  readonly listLabelledBy?: string | undefined;
  /** For keys other than arrow up and down. */
  readonly onKey?: UnfoldingKey;
  /** The list is unfolded. */
  readonly onUnfold?: (() => void) | undefined;
  /** What the button shows. */
  readonly shown: ReactNode;
  /** The list, made when it is unfolded. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that unfolds a list below it. The list is made when it is unfolded: a page holds dozens of them. */
export function Unfolding(props: UnfoldingProps) {
  const { className, popoverClassName, marks, listLabelledBy, onKey, onUnfold, shown, children, ...button } = props;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const unfold = () => {
    setOpen(true);
    onUnfold?.();
  };
  return (
    <>
      <Button
        {...button}
        {...marks}
        ref={trigger}
        className={classes(styles['button'], styles['trigger'], className)}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPress={unfold}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') unfold();
          else if (onKey?.(event) !== true) {
            event.continuePropagation();
            return;
          }
          event.preventDefault();
        }}
      >
        {shown}
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
          className={classes(styles['popover'], popoverClassName)}
          {...(listLabelledBy === undefined ? {} : { 'aria-labelledby': listLabelledBy })}
        >
          {children(() => {
            setOpen(false);
          })}
        </Popover>
      )}
    </>
  );
}

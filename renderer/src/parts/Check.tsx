import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './parts.module.css';

interface CheckProps {
  readonly children?: ReactNode;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly selected: boolean;
  readonly disabled?: boolean;
  readonly onChange: (selected: boolean) => void;
  /** The pointer or the keyboard has come to it. */
  readonly onNear?: () => void;
}

/** A box that is ticked or not. A page holds dozens: it is the browser's own, drawn in our way. */
export function Check({ children, label, describedBy, selected, disabled = false, onChange, onNear }: CheckProps) {
  return (
    <label
      className={styles['check']}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
      // The keyboard goes to the box at once, not by way of what lies around it.
      onMouseDown={keepFocus}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <input
        type="checkbox"
        className="quiet"
        checked={selected}
        disabled={disabled}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
        {...(label === undefined ? {} : { 'aria-label': label })}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      />
      <span className={styles['box']}>
        <Icon name="check" size={14} />
      </span>
      {children}
    </label>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';
import { Icon } from './Icon';
import styles from './parts.module.css';

interface CheckProps {
  readonly children?: ReactNode;
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly selected: boolean;
  readonly disabled?: boolean;
  readonly onChange: (selected: boolean) => void;
}

/** A box that is ticked or not. */
export function Check({ children, label, describedBy, selected, disabled = false, onChange }: CheckProps) {
  return (
    <Checkbox
      className={styles['check'] ?? ''}
      isSelected={selected}
      isDisabled={disabled}
      onChange={onChange}
      {...(label === undefined ? {} : { 'aria-label': label })}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
    >
      <span className={styles['box']}>
        <Icon name="check" size={14} />
      </span>
      {children}
    </Checkbox>
  );
}

import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import styles from './parts.module.css';

interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  readonly children?: ReactNode;
  readonly icon?: IconName;
  readonly look?: 'plain' | 'primary' | 'quiet' | 'link' | 'danger';
  readonly small?: boolean;
  /** For a button that shows only its icon: its name, which is shown as a tip, too. */
  readonly label?: string;
}

/** A button with a text, an icon, or both. */
export function Button({ children, icon, look = 'plain', small = false, label, ...props }: ButtonProps) {
  const bare = children === undefined;
  const className =
    look === 'link'
      ? styles['link']
      : classes(styles['button'], look !== 'plain' && styles[look], small && styles['small'], bare && styles['icon']);
  const button = (
    <AriaButton {...props} {...(label === undefined ? {} : { 'aria-label': label })} className={className ?? ''}>
      {icon !== undefined && <Icon name={icon} size={small ? 16 : 18} />}
      {children}
    </AriaButton>
  );
  return label === undefined ? button : <span title={label}>{button}</span>;
}

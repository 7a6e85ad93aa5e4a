import type { ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { classes } from './classes';
import styles from './parts.module.css';

interface ModalProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The buttons, the one that is meant by default last. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** A question that must be answered: it is read out as an alert. */
  readonly alert?: boolean;
  readonly onClose: () => void;
}

/** A question or task over the window; Escape closes it. */
export function Modal({ title, children, actions, wide = false, alert = false, onClose }: ModalProps) {
  return (
    <ModalOverlay
      className={styles['scrim'] ?? ''}
      isOpen
      isDismissable={!alert}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AriaModal className={classes(styles['modal'], wide && styles['wide'])}>
        <Dialog className={styles['dialog'] ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          <div className={styles['body']}>{children}</div>
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

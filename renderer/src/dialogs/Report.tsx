import type { ReactNode } from 'react';
import { t } from '../../../app/language/say';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useClose } from './useClose';

interface ReportProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/** Something to read, with nothing to decide. */
export function Report({ title, wide = false, alert = false, children }: ReportProps) {
  const close = useClose();
  return (
    <Modal
      title={title}
      alert={alert}
      wide={wide}
      onClose={close}
      actions={
        <Button look="primary" autoFocus onPress={close}>
          {t('dialogs.close')}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}

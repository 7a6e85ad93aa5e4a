import type { ReactNode } from 'react';
import { t } from '../../../app/language/say';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useClose } from './useClose';

/** One way to answer a question. */
interface Answer {
  readonly label: string;
  readonly look?: 'danger' | 'primary';
  /** It has the focus when the question comes up. */
  readonly first?: boolean;
  readonly run: () => void;
}

interface QuestionProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly answers: readonly Answer[];
  readonly children: ReactNode;
}

/** A question that must be answered: Cancel and Escape leave all as it is, any other answer closes it and does something. */
export function Question({ title, wide = false, answers, children }: QuestionProps) {
  const close = useClose();
  return (
    <Modal
      title={title}
      alert
      wide={wide}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          {answers.map(({ label, look, first = false, run }) => (
            <Button
              key={label}
              look={look ?? 'plain'}
              autoFocus={first}
              onPress={() => {
                close();
                run();
              }}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      {children}
    </Modal>
  );
}

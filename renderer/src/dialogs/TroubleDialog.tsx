import type { BridgeProblem } from '../../../app/bridge';
import type { Problem } from '../../../app/result';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import styles from './dialogs.module.css';
import { FileProblem } from './FileProblem';

interface TroubleDialogProps {
  readonly title: string;
  readonly problems: readonly (Problem | BridgeProblem)[];
}

/** Something could not be done, and why. */
export function TroubleDialog({ title, problems }: TroubleDialogProps) {
  const actions = useActions();
  const close = () => {
    actions.show(undefined);
  };
  return (
    <Modal
      title={title}
      alert
      onClose={close}
      actions={
        <Button look="primary" autoFocus onPress={close}>
          Close
        </Button>
      }
    >
      <ul className={styles['problems']}>
        {problems.slice(0, 50).map((problem, at) => (
          <FileProblem key={at} problem={problem} />
        ))}
        {problems.length > 50 && <li>{`and ${String(problems.length - 50)} more`}</li>}
      </ul>
    </Modal>
  );
}

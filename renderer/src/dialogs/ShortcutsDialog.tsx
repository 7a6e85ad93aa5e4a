import { COMMANDS } from '../../../app/editor/commands';
import { Button } from '../parts/Button';
import { shownKeys } from '../parts/keys';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { factsOf } from '../store/derived';
import { useSurroundings } from '../store/store';
import styles from './dialogs.module.css';

/** Every command that has keys. */
export function ShortcutsDialog() {
  const { store, bridge } = useSurroundings();
  const actions = useActions();
  const facts = factsOf(store.getState(), bridge.edition);
  const close = () => {
    actions.show(undefined);
  };
  return (
    <Modal
      title="Keyboard shortcuts"
      onClose={close}
      actions={
        <Button look="primary" autoFocus onPress={close}>
          Close
        </Button>
      }
    >
      <table className={styles['shortcuts']}>
        <tbody>
          {COMMANDS.map((command) =>
            command.shortcut === undefined ? null : (
              <tr key={command.id}>
                <th scope="row">{command.label({ ...facts, undo: undefined, redo: undefined })}</th>
                <td>
                  <kbd>{shownKeys(command.shortcut)}</kbd>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </Modal>
  );
}

import { t } from '../../../app/language/say';
import { COMMANDS } from '../../../app/editor/commands';
import { shownKeys } from '../parts/keys';
import { factsOf } from '../store/derived';
import { useSurroundings } from '../store/store';
import styles from './dialogs.module.css';
import { Report } from './Report';

/** Every command that has keys. */
export function ShortcutsDialog() {
  const { store, bridge } = useSurroundings();
  const facts = factsOf(store.getState(), bridge.edition);
  return (
    <Report title={t('dialogs.keyboardShortcuts')}>
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
    </Report>
  );
}

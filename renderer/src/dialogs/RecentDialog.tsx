import { useEffect, useState } from 'react';
import { t } from '../../../app/language/say';
import type { DesktopBridge, RecentFile } from '../../../app/bridge';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import styles from './recent.module.css';
import { useClose } from './useClose';

/** The files that were opened or written last; one that has gone can only be taken off the list. */
export function RecentDialog({ desktop }: { readonly desktop: DesktopBridge }) {
  const actions = useActions();
  const [files, setFiles] = useState<readonly RecentFile[]>();
  const look = () => void desktop.recent().then(setFiles);
  useEffect(look, [desktop]);
  const close = useClose();
  const open = (token: string) => {
    close();
    void desktop.openRecent(token).then(actions.imported);
  };
  return (
    <Modal
      title={t('dialogs.recentFiles')}
      wide
      onClose={close}
      actions={
        <>
          <Button
            isDisabled={files === undefined || files.length === 0}
            onPress={() => void desktop.clearRecent().then(look)}
          >
            {t('dialogs.clearTheList')}
          </Button>
          <Button look="primary" autoFocus onPress={close}>
            {t('dialogs.close')}
          </Button>
        </>
      }
    >
      {files?.length === 0 && <p>{t('dialogs.noFileHasBeenOpenedOr')}</p>}
      <ul className={styles['files']}>
        {files?.map(({ token, name, folder, missing }) => (
          <li key={token}>
            <span className={styles['file']}>
              <strong>{name}</strong>
              <span>{missing ? t('dialogs.folderNotThereNow', { folder }) : folder}</span>
            </span>
            {missing ? (
              <Button small onPress={() => void desktop.forgetRecent(token).then(look)}>
                {t('dialogs.takeNameOffTheList', { name })}
              </Button>
            ) : (
              <Button
                small
                onPress={() => {
                  open(token);
                }}
              >
                {t('dialogs.openName', { name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

import { useEffect } from 'react';
import { useActions } from '../store/context';
import { useSurroundings, useWindow } from '../store/store';
import { Button } from './Button';
import styles from './notice.module.css';

/** Long enough to read and to take something back. */
const SHOWN = 8000;

/** What was just done, for a moment. */
export function Notice() {
  const notice = useWindow((state) => state.notice);
  const { store } = useSurroundings();
  const actions = useActions();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => {
      if (store.getState().notice === notice) store.setState({ notice: undefined });
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, [notice, store]);
  return (
    <div className={styles['place']} role="status" aria-live="polite">
      {notice && (
        <div className={styles['notice']}>
          <span>{notice.text}</span>
          {notice.action && (
            <Button
              look="quiet"
              small
              onPress={() => {
                if (notice.action) actions.command(notice.action.command);
              }}
            >
              {notice.action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

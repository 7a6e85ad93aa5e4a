import { useEffect } from 'react';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import styles from './bar.module.css';
import type { Listed } from './presetGroups';

interface PresetNameProps {
  readonly entry: Listed;
  readonly chosen: boolean;
  readonly focused: boolean;
  readonly onFocus: (id: string) => void;
}

/** A line of the list of presets; it says when the keyboard comes to it. */
export function PresetName({ entry, chosen, focused, onFocus }: PresetNameProps) {
  useEffect(() => {
    if (focused) onFocus(entry.id);
  }, [focused, entry.id, onFocus]);
  return (
    <>
      <span className={parts['tick']}>{chosen && <Icon name="check" />}</span>
      <span className={styles['named']}>{entry.name}</span>
      {entry.remark !== undefined && <span className={styles['remark']}>{entry.remark}</span>}
    </>
  );
}

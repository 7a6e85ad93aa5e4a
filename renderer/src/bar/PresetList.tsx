import { useId } from 'react';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { Unfolding } from '../parts/Unfolding';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './bar.module.css';
import { OpenPresetList } from './OpenPresetList';
import list from './presets.module.css';

/** The preset that is looked at, and the list of all on demand. */
export function PresetList() {
  const name = useWindow((state) => presetOf(documentIn(state)).name);
  const id = useId();
  return (
    <Unfolding
      id={id}
      className={styles['preset']}
      popoverClassName={list['popover']}
      marks={{ 'data-region-start': true }}
      aria-label={t('bar.rulePresets')}
      aria-labelledby={`${id}-name ${id}`}
      listLabelledBy={id}
      shown={
        <span id={`${id}-name`} className={styles['presetName'] ?? ''} title={name}>
          {name}
        </span>
      }
    >
      {(close) => <OpenPresetList onDone={close} />}
    </Unfolding>
  );
}

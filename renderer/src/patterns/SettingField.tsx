import type { PatternSetting } from '../../../app/option/patterns';
import { Check } from '../parts/Check';
import { Choice } from '../parts/Choice';
import { TypedField } from '../page/controls/TypedField';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import styles from './patterns.module.css';

interface SettingFieldProps {
  readonly setting: PatternSetting;
  readonly pointer: string;
  readonly value: boolean | number | string;
  readonly disabled: boolean;
  readonly onChange: (value: boolean | number | string) => void;
}

/** A setting that the catalogue declares for the row of one pattern. */
export function SettingField({ setting, pointer, value, disabled, onChange }: SettingFieldProps) {
  const { editing } = useActions();
  const typed = useWindow((state) => documentIn(state).drafts[pointer]);
  switch (setting.kind) {
    case 'flag':
      return (
        <span title={setting.help}>
          <Check selected={value === true} disabled={disabled} onChange={onChange}>
            {setting.title}
          </Check>
        </span>
      );
    case 'choice':
      return (
        <div className={styles['setting']} title={setting.help}>
          <span>{setting.title}</span>
          <Choice
            small
            label={setting.title}
            value={String(value)}
            choices={(setting.values ?? []).map((id) => ({ id, words: setting.words?.[id] ?? id }))}
            disabled={disabled}
            onChange={onChange}
          />
        </div>
      );
    case 'number':
      return (
        <div className={styles['setting']} title={setting.help}>
          <span>{setting.title}</span>
          <TypedField
            className={styles['cell']}
            label={setting.title}
            value={typeof value === 'number' ? value : 0}
            form={{ min: setting.minimum ?? 0, max: setting.maximum ?? 1_000_000, format: 'plain' }}
            typed={typed}
            disabled={disabled}
            onValue={onChange}
            onTyped={(text) => {
              editing.keepTyped(pointer, text);
            }}
            onLeave={editing.seal}
          />
        </div>
      );
  }
}

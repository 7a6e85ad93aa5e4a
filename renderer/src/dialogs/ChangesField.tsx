import { Input, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import type { HistoryEntry } from '../../../app/editor/head';
import { Button } from '../parts/Button';
import parts from '../parts/parts.module.css';
import styles from './details.module.css';

interface ChangesFieldProps {
  readonly entries: readonly HistoryEntry[];
  /** The edition that a new entry is of. */
  readonly edition: string;
  readonly readOnly: boolean;
  readonly onChange: (entries: readonly HistoryEntry[]) => void;
}

const COLUMNS = [
  { key: 'edition', label: t('dialogs.edition') },
  { key: 'date', label: t('dialogs.date') },
  { key: 'text', label: t('dialogs.change') },
] as const;

/** What each edition has changed, as a table whose rows are added and taken away. */
export function ChangesField({ entries, edition, readOnly, onChange }: ChangesFieldProps) {
  return (
    <fieldset className={styles['changes']}>
      <legend>{t('dialogs.changesByEdition')}</legend>
      {entries.map((entry, at) => (
        <div key={at} className={styles['change']}>
          {COLUMNS.map(({ key, label }) => (
            <TextField
              key={key}
              aria-label={t('dialogs.labelChangeAt', { label, at: at + 1 })}
              value={entry[key]}
              isReadOnly={readOnly}
              maxLength={key === 'text' ? 2000 : 60}
              onChange={(text) => {
                onChange(entries.with(at, { ...entry, [key]: text }));
              }}
            >
              <Input className={parts['input'] ?? ''} placeholder={label} />
            </TextField>
          ))}
          <Button
            icon="trash"
            look="quiet"
            small
            isDisabled={readOnly}
            label={t('dialogs.takeAwayChangeAt', { at: at + 1 })}
            onPress={() => {
              onChange(entries.toSpliced(at, 1));
            }}
          />
        </div>
      ))}
      <Button
        icon="plus"
        small
        isDisabled={readOnly}
        onPress={() => {
          onChange([...entries, { edition, date: '', text: '' }]);
        }}
      >
        {t('dialogs.addAChange')}
      </Button>
    </fieldset>
  );
}

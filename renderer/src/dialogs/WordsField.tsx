import { Input, Label, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { TERMS } from '../../../app/words/speaker';
import parts from '../parts/parts.module.css';
import styles from './details.module.css';

interface WordsFieldProps {
  readonly words: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onChange: (words: Readonly<Record<string, string>>) => void;
}

/** The club's own words for the terms of the game; what is left blank keeps its English word. */
export function WordsField({ words, readOnly, onChange }: WordsFieldProps) {
  return (
    <fieldset className={styles['words']}>
      <legend>{t('dialogs.ownWords')}</legend>
      {Object.entries(TERMS.english).map(([name, english]) => (
        <TextField
          key={name}
          value={words[name] ?? ''}
          isReadOnly={readOnly}
          maxLength={60}
          onChange={(text) => {
            onChange({ ...words, [name]: text });
          }}
        >
          <Label>{english}</Label>
          <Input className={parts['input'] ?? ''} placeholder={english} />
        </TextField>
      ))}
    </fieldset>
  );
}

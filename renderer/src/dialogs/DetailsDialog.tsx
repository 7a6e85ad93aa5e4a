import { useState } from 'react';
import { Form, Input, Label, TextArea, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { headChange, headOf, VOCABULARIES, type Head, type Vocabulary } from '../../../app/editor/head';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { ChangesField } from './ChangesField';
import styles from './details.module.css';
import { WordsField } from './WordsField';
import { useClose } from './useClose';

const VOCABULARY_WORDS: Readonly<Record<Vocabulary, string>> = {
  english: t('dialogs.english'),
  cantonese: t('dialogs.cantonese'),
  japanese: t('dialogs.japanese'),
  mandarin: t('dialogs.mandarin'),
  custom: t('dialogs.ownWords'),
};

/** What the club says of its preset beside the rules: description, club, edition with its changes, and vocabulary. */
export function DetailsDialog() {
  const actions = useActions();
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const readOnly = useWindow((state) => documentIn(state).readOnly);
  const [head, setHead] = useState(() => headOf(preset));
  const put = (part: Partial<Head>) => {
    setHead({ ...head, ...part });
  };
  const close = useClose();
  return (
    <Modal title={t('dialogs.detailsOfName', { name: preset.name })} wide onClose={close}>
      <Form
        className={styles['form'] ?? ''}
        onSubmit={(event) => {
          event.preventDefault();
          const change = headChange(preset, head);
          if (change !== undefined) actions.editing.change(change);
          close();
        }}
      >
        <TextField
          className={parts['field'] ?? ''}
          value={head.description}
          isReadOnly={readOnly}
          maxLength={2000}
          autoFocus
          onChange={(description) => {
            put({ description });
          }}
        >
          <Label>{t('dialogs.description')}</Label>
          <TextArea className={parts['area'] ?? ''} rows={3} />
        </TextField>
        <div className={styles['pair']}>
          <Line
            label={t('dialogs.club')}
            value={head.club}
            readOnly={readOnly}
            onChange={(club) => {
              put({ club });
            }}
          />
          <Line
            label={t('dialogs.edition')}
            value={head.edition}
            readOnly={readOnly}
            onChange={(edition) => {
              put({ edition });
            }}
          />
        </div>
        <ChangesField
          entries={head.changes}
          edition={head.edition}
          readOnly={readOnly}
          onChange={(changes) => {
            put({ changes });
          }}
        />
        <div className={parts['field']}>
          <span id="vocabulary-label">{t('dialogs.wordsOfRulingsAndSheets')}</span>
          <Choice
            labelledBy="vocabulary-label"
            value={head.vocabulary}
            disabled={readOnly}
            choices={VOCABULARIES.map((id) => ({ id, words: VOCABULARY_WORDS[id] }))}
            onChange={(id) => {
              const vocabulary = VOCABULARIES.find((one) => one === id);
              if (vocabulary !== undefined) put({ vocabulary });
            }}
          />
        </div>
        {head.vocabulary === 'custom' && (
          <WordsField
            words={head.customWords}
            readOnly={readOnly}
            onChange={(customWords) => {
              put({ customWords });
            }}
          />
        )}
        <div className={parts['actions']}>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={readOnly}>
            {t('dialogs.done')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

function Line({ label, value, readOnly, onChange }: LineProps) {
  return (
    <TextField className={parts['field'] ?? ''} value={value} isReadOnly={readOnly} maxLength={200} onChange={onChange}>
      <Label>{label}</Label>
      <Input className={parts['input'] ?? ''} />
    </TextField>
  );
}

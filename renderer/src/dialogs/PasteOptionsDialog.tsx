import { useMemo, useState } from 'react';
import { Label, TextArea, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { readOptionsText, withValues } from '../../../app/editor/transfer';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { Differences } from './Differences';
import { FileProblems } from './FileProblems';
import { useClose } from './useClose';

/** Options as text for the preset that is looked at: what they would change is shown before they are taken. */
export function PasteOptionsDialog({ text: first }: { readonly text: string }) {
  const actions = useActions();
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const [text, setText] = useState(first);
  const read = useMemo(() => (text.trim() === '' ? undefined : readOptionsText(text, preset)), [text, preset]);
  const close = useClose();
  const count = read?.ok === true ? Object.keys(read.value).length : 0;
  return (
    <Modal
      title={t('dialogs.pasteOptions')}
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          <Button
            look="primary"
            isDisabled={count === 0}
            onPress={() => {
              close();
              if (read?.ok === true)
                actions.editing.change({
                  set: read.value,
                  label: t('dialogs.pasteCounted', { counted: t('counted.option', { count }) }),
                });
            }}
          >
            {count === 0
              ? t('dialogs.setTheOptions')
              : t('dialogs.setCounted', { counted: t('counted.option', { count }) })}
          </Button>
        </>
      }
    >
      <TextField className={parts['field'] ?? ''} value={text} onChange={setText} autoFocus>
        <Label>{t('dialogs.optionsAsCopyAsTextGives')}</Label>
        <TextArea className={parts['area'] ?? ''} rows={6} spellCheck={false} />
      </TextField>
      {read?.ok === true && (
        <Differences
          from={preset}
          to={withValues(preset, read.value)}
          fromTitle={preset.name}
          toTitle={t('dialogs.pasted')}
        />
      )}
      {read?.ok === false && <FileProblems problems={read.problems} />}
    </Modal>
  );
}

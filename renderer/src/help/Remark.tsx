import { Label, TextArea, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { LONGEST_REMARK, remarkAt, remarkChange } from '../../../app/editor/remark';
import type { Pointer } from '../../../app/result';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './help.module.css';

/** The club's remark on an option, a row or a page, which is printed in its rule sheet. */
export function Remark({ pointer }: { readonly pointer: Pointer }) {
  const { store } = useSurroundings();
  const { editing } = useActions();
  const text = useWindow((state) => remarkAt(presetOf(documentIn(state)), pointer));
  const readOnly = useWindow((state) => documentIn(state).readOnly);
  return (
    <TextField
      className={styles['remark'] ?? ''}
      value={text}
      isReadOnly={readOnly}
      maxLength={LONGEST_REMARK}
      onChange={(next) => {
        editing.change(remarkChange(presetOf(documentIn(store.getState())), pointer, next));
      }}
      onBlur={editing.seal}
    >
      <Label>{t('help.remark')}</Label>
      <TextArea rows={1} placeholder={t('help.ofTheClubPrintedInThe')} />
    </TextField>
  );
}

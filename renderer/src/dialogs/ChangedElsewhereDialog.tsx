import { useMemo } from 'react';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { parsePreset } from '../../../app/preset/parse';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Differences } from './Differences';
import { Question } from './Question';

/**
 * The file of a preset was changed by another program since it was read: nothing is overwritten without a word. Cancel
 * leaves both as they are; saving will ask again.
 */
export function ChangedElsewhereDialog({ id }: { readonly id: string }) {
  const { library, saveAs } = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  const text = useWindow((state) => state.desk.library.find((entry) => entry.id === document?.stored?.id)?.text);
  const theirs = useMemo(() => (text === undefined ? undefined : parsePreset(text)), [text]);
  if (!document) return null;
  return (
    <Question
      title={t('dialogs.nameWasChangedByAnotherProgram', { name: presetOf(document).name })}
      wide
      answers={[
        ...(theirs?.ok === true
          ? [{ label: t('dialogs.takeWhatIsInTheFile'), run: () => void library.takeFile(id) }]
          : []),
        { label: t('dialogs.replaceTheFile'), look: 'danger', run: () => void library.saveOver(id) },
        { label: t('dialogs.saveAsAnotherPreset'), look: 'primary', run: saveAs },
      ]}
    >
      {theirs?.ok === true ? (
        <Differences
          from={theirs.value}
          to={presetOf(document)}
          fromTitle={t('dialogs.inTheFile')}
          toTitle={t('dialogs.here')}
        />
      ) : (
        <p>{text === undefined ? t('dialogs.theFileHasGone') : t('dialogs.theFileCannotBeReadAny')}</p>
      )}
    </Question>
  );
}

import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Question } from './Question';

/** Asks before unsaved work is thrown away; a saved preset is deleted without asking, since that can be undone. */
export function DeleteDialog({ id }: { readonly id: string }) {
  const { library } = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  if (!document) return null;
  return (
    <Question
      title={t('dialogs.deleteName', { name: presetOf(document).name })}
      answers={[{ label: t('dialogs.delete'), look: 'danger', run: () => void library.remove(id) }]}
    >
      <p>
        {document.stored === undefined
          ? t('dialogs.itWasNeverSavedAndCannot')
          : t('dialogs.itsUnsavedChangesCannotBeBrought')}
      </p>
    </Question>
  );
}

import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { valuesBetween } from '../../../app/editor/transfer';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Differences } from './Differences';
import { Question } from './Question';

interface UnsavedDialogProps {
  /** The key of the document. */
  readonly id: string;
  readonly then: () => void;
  /** The preset that is looked at then. */
  readonly to: string | undefined;
}

/** Asks what is to become of unsaved changes before another preset is looked at. */
export function UnsavedDialog({ id, then, to }: UnsavedDialogProps) {
  const { library, editing } = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  if (!document) return null;
  const preset = presetOf(document);
  const stored = document.stored !== undefined;
  const discard = () => {
    then();
    library.discard(id);
  };
  const values = valuesBetween(document.saved, preset);
  // The values go along, the preset that they come from is as it was last saved; there they are a step that can be undone.
  const transfer = () => {
    then();
    editing.change({ set: values, label: t('dialogs.changesFromName', { name: preset.name }) });
    library.discard(id);
  };
  const save = () => {
    const saved = stored ? library.save(id) : library.saveAs(id, preset.name);
    void saved.then((done) => {
      if (done) then();
    });
  };
  return (
    <Question
      title={t('dialogs.saveTheChangesOfName', { name: preset.name })}
      wide
      answers={[
        { label: t('dialogs.dontSave'), look: 'danger', run: discard },
        ...(to === undefined || Object.keys(values).length === 0
          ? []
          : [{ label: t('dialogs.takeAlongToTo', { to }), run: transfer }]),
        { label: t('dialogs.save'), look: 'primary', first: true, run: save },
      ]}
    >
      <Differences
        from={document.saved}
        to={preset}
        fromTitle={stored ? t('dialogs.lastSave') : (document.base?.name ?? t('dialogs.before'))}
        toTitle={t('dialogs.now')}
      />
      {Object.keys(document.drafts).length > 0 && <p>{t('dialogs.someFieldsHoldATextThat')}</p>}
    </Question>
  );
}

import { useState } from 'react';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { Check } from '../parts/Check';
import { useActions } from '../store/context';
import { answerLeaving, valuesAlong, type LeavingAnswer, type LeavingQuestion } from '../store/leaving';
import { useSurroundings, useWindow } from '../store/store';
import { Differences } from './Differences';
import { Question } from './Question';

/** Asks what is to become of unsaved changes before another preset is looked at. */
export function UnsavedDialog({ question }: { readonly question: LeavingQuestion }) {
  const { store } = useSurroundings();
  const actions = useActions();
  const document = useWindow((state) => state.desk.documents[question.key]);
  const [remembered, setRemembered] = useState(false);
  if (!document) return null;
  const preset = presetOf(document);
  const { to } = question;
  const answer = (what: LeavingAnswer) => () => {
    if (remembered && what !== 'discard') actions.setTaste({ leaving: what });
    answerLeaving(store, actions, question, what);
  };
  return (
    <Question
      title={t('dialogs.saveTheChangesOfName', { name: preset.name })}
      wide
      answers={[
        { label: t('dialogs.dontSave'), look: 'danger', run: answer('discard') },
        ...(to === undefined || Object.keys(valuesAlong(store, question)).length === 0
          ? []
          : [{ label: t('dialogs.takeAlongToTo', { to }), run: answer('take') }]),
        { label: t('dialogs.save'), look: 'primary', first: true, run: answer('save') },
      ]}
    >
      <Differences
        from={document.saved}
        to={preset}
        fromTitle={document.stored !== undefined ? t('dialogs.lastSave') : (document.base?.name ?? t('dialogs.before'))}
        toTitle={t('dialogs.now')}
      />
      {Object.keys(document.drafts).length > 0 && <p>{t('dialogs.someFieldsHoldATextThat')}</p>}
      <Check selected={remembered} onChange={setRemembered}>
        {t('dialogs.withoutAskingFromNowOn')}
      </Check>
    </Question>
  );
}

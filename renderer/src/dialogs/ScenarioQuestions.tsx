import { t } from '../../../app/language/say';
import { scenarioOn } from '../../../app/scenario-desk/desk';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Question } from './Question';

/** Asks what is to become of a scenario that is not saved before another one is laid on the desk. */
export function UnsavedScenarioDialog({ then }: { readonly then: () => void }) {
  const { scenarios } = useActions();
  const desk = useWindow((state) => state.scenarioDesk);
  if (!desk) return null;
  const save = () => {
    void scenarios.save().then((done) => {
      if (done) then();
    });
  };
  return (
    <Question
      title={t('dialogs.saveTheScenarioTitle', { title: scenarioOn(desk).title })}
      answers={[
        { label: t('dialogs.dontSave'), look: 'danger', run: then },
        { label: t('dialogs.save'), look: 'primary', first: true, run: save },
      ]}
    >
      <p>{desk.stored === undefined ? t('dialogs.itIsLostOtherwise') : t('dialogs.itsChangesSinceTheLastSave')}</p>
    </Question>
  );
}

/** The file of the scenario was changed by another program since it was read: nothing is overwritten without a word. */
export function ScenarioChangedDialog() {
  const { scenarios } = useActions();
  const desk = useWindow((state) => state.scenarioDesk);
  const gone = useWindow((state) => !state.scenarioFiles.some((one) => one.id === desk?.stored?.id));
  if (!desk) return null;
  return (
    <Question
      title={
        gone
          ? t('dialogs.fileRemoved', { title: scenarioOn(desk).title })
          : t('dialogs.fileChanged', { title: scenarioOn(desk).title })
      }
      answers={[
        {
          label: gone ? t('dialogs.saveItAgain') : t('dialogs.replaceTheFile'),
          look: 'danger',
          run: () => void scenarios.save(true),
        },
        { label: t('dialogs.saveAsANewScenario'), look: 'primary', run: () => void scenarios.saveAsNew() },
      ]}
    >
      <p>{t('dialogs.whatLiesHereHasNotBeen')}</p>
    </Question>
  );
}

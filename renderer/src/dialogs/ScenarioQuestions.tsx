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
      title={`Save the scenario “${scenarioOn(desk).title}”?`}
      answers={[
        { label: 'Don’t save', look: 'danger', run: then },
        { label: 'Save', look: 'primary', first: true, run: save },
      ]}
    >
      <p>
        {desk.stored === undefined ? 'It is lost otherwise.' : 'Its changes since the last save are lost otherwise.'}
      </p>
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
      title={`The file of “${scenarioOn(desk).title}” was ${gone ? 'removed' : 'changed'} by another program`}
      answers={[
        { label: gone ? 'Save it again' : 'Replace the file', look: 'danger', run: () => void scenarios.save(true) },
        { label: 'Save as a new scenario', look: 'primary', run: () => void scenarios.saveAsNew() },
      ]}
    >
      <p>What lies here has not been saved.</p>
    </Question>
  );
}

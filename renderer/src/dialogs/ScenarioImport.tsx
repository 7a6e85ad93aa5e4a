import { useMemo } from 'react';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { effectiveOf } from '../../../app/preset/effective-of';
import { readScenario } from '../../../app/scenario-desk/problems';
import { play } from '../../../app/scenarios/run';
import { sayEvent, sayOutcome } from '../../../app/words/outcome';
import { speakerOf } from '../../../app/words/speaker';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { FileProblems } from './FileProblems';
import { Report } from './Report';
import { useClose } from './useClose';

/** Shows what a scenario file says before it is added: its problems, or what is ruled on it under the preset in front. */
export function ScenarioImport({ name, text }: { readonly name: string; readonly text: string }) {
  const read = useMemo(() => readScenario(text), [text]);
  if (read.ok) return <Found scenario={read.value} file={name} />;
  return (
    <Report title={t('dialogs.nameCannotBeImported', { name })} alert wide>
      <p>{t('dialogs.itHoldsAScenarioThatCannot')}</p>
      <FileProblems problems={read.problems} />
    </Report>
  );
}

function Found({ scenario, file }: { readonly scenario: Scenario; readonly file: string }) {
  const actions = useActions();
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const entry = useWindow((state) => state.scenarioFiles.find((one) => one.id === scenario.id && !one.problem));
  const { run } = useMemo(() => play(scenario, effectiveOf(preset)), [scenario, preset]);
  const speaker = speakerOf(preset);
  const close = useClose();
  const add = (instead?: string) => {
    close();
    void actions.scenarios.add(scenario, instead);
  };
  return (
    <Modal
      title={t('dialogs.importTitle', { title: scenario.title })}
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          {entry !== undefined && (
            <Button
              look="danger"
              onPress={() => {
                add(entry.id);
              }}
            >
              {t('dialogs.replaceYourName', { name: entry.name })}
            </Button>
          )}
          <Button
            look="primary"
            onPress={() => {
              add();
            }}
          >
            {t('dialogs.addToMyScenarios')}
          </Button>
        </>
      }
    >
      <p>{t('dialogs.fromValue', { value: file.startsWith('the ') ? file : t('dialogs.theFileFile', { file }) })}</p>
      {scenario.teaches !== undefined && <p>{scenario.teaches}</p>}
      <p>{t('dialogs.underName', { name: preset.name })}</p>
      <ul>
        {run.rulings.map((ruling, at) => (
          <li key={at}>{sayEvent(ruling, speaker)}</li>
        ))}
        <li>{sayOutcome(run.outcome, speaker)}</li>
      </ul>
    </Modal>
  );
}

import { useMemo, useState } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { freeName, isNameTaken } from '../../../app/editor/desk';
import { presetOf } from '../../../app/editor/document';
import { builtin } from '../../../app/preset/builtin';
import { contentHash } from '../../../app/preset/content-hash';
import { looksLikeScenario, readAny, type Read } from '../../../app/exchange/formats/index';
import { PRESET } from '../../../app/exchange/formats/preset';
import { parsePreset } from '../../../app/preset/parse';
import { problemsOf } from '../../../app/preset/problems';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { Differences } from './Differences';
import { ExchangeReport } from './ExchangeReport';
import { FileProblems } from './FileProblems';
import { Report } from './Report';
import { ScenarioImport } from './ScenarioImport';
import { useClose } from './useClose';

interface ImportDialogProps {
  readonly name: string;
  readonly text: string;
}

/** Shows what a file holds before it is added: its problems, or how its rules differ from known ones. */
export function ImportDialog({ name, text }: ImportDialogProps) {
  const scenario = useMemo(() => looksLikeScenario(text), [text]);
  const read = useMemo(() => readAny(scenario ? '' : text, name), [scenario, text, name]);
  const close = useClose();
  if (scenario) return <ScenarioImport name={name} text={text} />;
  if (read.ok) return <Found read={read.value} file={name} onClose={close} />;
  return (
    <Report title={t('dialogs.nameCannotBeImported', { name })} alert wide>
      <p>{t('dialogs.nothingWasAddedOrChanged')}</p>
      <FileProblems problems={read.problems} />
    </Report>
  );
}

interface FoundProps {
  readonly read: Read;
  readonly file: string;
  readonly onClose: () => void;
}

/** A file that holds a preset: how its rules differ from known ones, and the name that it gets here. */
function Found({ read, file, onClose }: FoundProps) {
  const { preset, notes, format, report, scenarios = [] } = read;
  const foreign = format !== PRESET;
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const current = useWindow((state) => presetOf(documentIn(state)));
  const entry = foreign ? undefined : desk.library.find((one) => one.id === preset.id && one.problem === undefined);
  const same = entry === undefined ? undefined : parsePreset(entry.text);
  const against = same?.ok === true ? same.value : (builtin(preset.basedOn?.id ?? preset.id) ?? current);
  const [name, setName] = useState(() => freeName(desk, preset.name));
  const trimmed = name.trim();
  const taken = trimmed !== '' && isNameTaken(desk, trimmed);
  const identical = contentHash(against) === contentHash(preset);
  const problems = problemsOf(preset).filter((problem) => problem.severity === 'problem');
  return (
    <Modal
      title={t('dialogs.importName', { name: preset.name })}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('dialogs.cancel')}</Button>
          {entry !== undefined && (
            <Button
              look="danger"
              onPress={() => {
                onClose();
                void actions.library.replace(entry.id, preset);
              }}
            >
              {t('dialogs.replaceYourName', { name: entry.name })}
            </Button>
          )}
          <Button
            look="primary"
            isDisabled={trimmed === '' || taken}
            onPress={() => {
              onClose();
              void actions.library.add(preset, trimmed, scenarios);
            }}
          >
            {t('dialogs.addToMyPresets')}
          </Button>
        </>
      }
    >
      <p>
        {foreign
          ? t('dialogs.fromFileInTheFormatName', { file: fileWords(file), name: format.name })
          : t('dialogs.fromFile', { file: fileWords(file) })}
        {identical
          ? t('dialogs.itsRulesAreTheSameAs', { name: against.name })
          : t('dialogs.comparedWithName', { name: against.name })}
      </p>
      {!identical && <Differences from={against} to={preset} fromTitle={against.name} toTitle={t('dialogs.theFile')} />}
      {scenarios.length > 0 && (
        <p>{t('dialogs.countedOfTheFileWillStand', { counted: t('counted.scenario', { count: scenarios.length }) })}</p>
      )}
      {foreign && <ExchangeReport report={report} theirs={t('dialogs.theFile')} />}
      {(notes.length > 0 || problems.length > 0) && (
        <FileProblems label={t('dialogs.worthKnowing')} problems={[...problems, ...notes]} />
      )}
      <TextField className={parts['field'] ?? ''} value={name} onChange={setName} isInvalid={taken || trimmed === ''}>
        <Label>{t('dialogs.nameAmongYourPresets')}</Label>
        <Input className={parts['input'] ?? ''} />
        <FieldError className={parts['reason'] ?? ''}>
          {trimmed === '' ? t('dialogs.aPresetNeedsAName') : t('dialogs.anotherPresetHasThisName')}
        </FieldError>
      </TextField>
    </Modal>
  );
}

/** "the file club.json", "the clipboard", "the link". */
function fileWords(name: string): string {
  const noFile = [t('dialogs.theClipboard'), t('dialogs.theLink'), t('platform.theLink')];
  return noFile.includes(name) ? name : t('dialogs.theFileName', { name });
}

import { useMemo, useState } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components';
import { freeName, isNameTaken } from '../../../app/editor/desk';
import { presetOf } from '../../../app/editor/document';
import { builtin } from '../../../app/preset/builtin';
import { contentHash } from '../../../app/preset/content-hash';
import { looksLikeScenario, readAny, type Read } from '../../../app/exchange/formats/index';
import { PRESET } from '../../../app/exchange/formats/preset';
import { parsePreset } from '../../../app/preset/parse';
import { problemsOf } from '../../../app/preset/problems';
import { Button } from '../parts/Button';
import { counted } from '../parts/counted';
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

interface ImportDialogProps {
  readonly name: string;
  readonly text: string;
}

/** Shows what a file holds before it is added: its problems, or how its rules differ from known ones. */
export function ImportDialog({ name, text }: ImportDialogProps) {
  const actions = useActions();
  const scenario = useMemo(() => looksLikeScenario(text), [text]);
  const read = useMemo(() => readAny(scenario ? '' : text), [scenario, text]);
  const close = () => {
    actions.show(undefined);
  };
  if (scenario) return <ScenarioImport name={name} text={text} />;
  if (read.ok) return <Found read={read.value} file={name} onClose={close} />;
  return (
    <Report title={`“${name}” cannot be imported`} alert wide>
      <p>Nothing was added or changed.</p>
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
      title={`Import “${preset.name}”`}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          {entry !== undefined && (
            <Button
              look="danger"
              onPress={() => {
                onClose();
                void actions.library.replace(entry.id, preset);
              }}
            >
              {`Replace your “${entry.name}”`}
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
            Add to my presets
          </Button>
        </>
      }
    >
      <p>
        {foreign ? `From ${fileWords(file)}, in the format “${format.name}”. ` : `From ${fileWords(file)}. `}
        {identical ? `Its rules are the same as those of ${against.name}.` : `Compared with ${against.name}:`}
      </p>
      {!identical && <Differences from={against} to={preset} fromTitle={against.name} toTitle="The file" />}
      {scenarios.length > 0 && (
        <p>{`${counted(scenarios.length, 'scenario')} of the file will stand among your scenarios, too.`}</p>
      )}
      {foreign && <ExchangeReport report={report} theirs="The file" />}
      {(notes.length > 0 || problems.length > 0) && (
        <FileProblems label="Worth knowing" problems={[...problems, ...notes]} />
      )}
      <TextField className={parts['field'] ?? ''} value={name} onChange={setName} isInvalid={taken || trimmed === ''}>
        <Label>Name among your presets</Label>
        <Input className={parts['input'] ?? ''} />
        <FieldError className={parts['reason'] ?? ''}>
          {trimmed === '' ? 'A preset needs a name.' : 'Another preset has this name.'}
        </FieldError>
      </TextField>
    </Modal>
  );
}

/** "the file club.json", "the clipboard", "the link". */
function fileWords(name: string): string {
  return name.startsWith('the ') ? name : `the file ${name}`;
}

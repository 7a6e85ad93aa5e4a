import { useMemo, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { FileKind } from '../../../app/bridge';
import { presetOf } from '../../../app/editor/document';
import { exportJson } from '../../../app/exchange/json';
import { ruleSheet } from '../../../app/sheet/rule-sheet';
import type { Preset } from '../../../schemas/generated/preset';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './dialogs.module.css';

interface Format {
  readonly id: string;
  readonly kind: FileKind;
  readonly title: string;
  readonly words: string;
  readonly text: (preset: Preset) => string;
}

const FORMATS: readonly Format[] = [
  {
    id: 'json',
    kind: 'json',
    title: 'Preset file (JSON)',
    words: 'Complete, for this program and for others; it can be imported again.',
    text: exportJson,
  },
  {
    id: 'markdown',
    kind: 'markdown',
    title: 'Rule sheet (Markdown)',
    words: 'Every rule in use in words, for a wiki or a repository.',
    text: (preset) => ruleSheet(preset, 'markdown'),
  },
  {
    id: 'html',
    kind: 'html',
    title: 'Rule sheet (web page)',
    words: 'Every rule in use in words, in one file, ready to be printed.',
    text: (preset) => ruleSheet(preset, 'html'),
  },
];

/** Takes the preset out of the program: as a file, or on the clipboard. */
export function ExportDialog() {
  const { store, bridge } = useSurroundings();
  const actions = useActions();
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const [chosen, setChosen] = useState('json');
  const format = FORMATS.find((one) => one.id === chosen) ?? FORMATS[0];
  const text = useMemo(() => format?.text(preset) ?? '', [format, preset]);
  if (!format) return null;
  const close = () => {
    actions.show(undefined);
  };
  const tell = (words: string) => {
    store.setState({ notice: { id: performance.now(), text: words } });
  };
  const save = () => {
    close();
    void bridge.files.saveAs(preset.id, text, format.kind).then((saved) => {
      if (!saved) return;
      if (saved.ok) tell(`Exported to ${saved.where}`);
      else actions.show({ kind: 'trouble', title: 'The file could not be written', problems: [saved] });
    });
  };
  return (
    <Modal
      title={`Export “${preset.name}”`}
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            onPress={() => {
              void bridge.clipboard.write(text, format.kind === 'html' ? text : undefined).then(
                () => {
                  tell('Copied to the clipboard');
                },
                () => {
                  tell('The clipboard did not take it');
                },
              );
            }}
          >
            Copy
          </Button>
          <Button look="primary" onPress={save}>
            Save to a file…
          </Button>
        </>
      }
    >
      <RadioGroup value={chosen} onChange={setChosen} className={styles['formats'] ?? ''}>
        <Label className="quiet">Form</Label>
        {FORMATS.map((one) => (
          <Radio key={one.id} value={one.id} className={styles['format'] ?? ''}>
            <span className={styles['dot']} />
            <span>
              <strong>{one.title}</strong>
              <span>{one.words}</span>
            </span>
          </Radio>
        ))}
      </RadioGroup>
      <pre className={styles['sample']} tabIndex={0} role="region" aria-label="How it begins">
        {text.slice(0, 4000)}
      </pre>
    </Modal>
  );
}

import { useState } from 'react';
import { FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { copyName, freeName, isNameTaken } from '../../../app/editor/desk';
import { presetOf } from '../../../app/editor/document';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';

const TITLES = { new: 'New preset', 'save-as': 'Save as', rename: 'Rename preset' } as const;
const VERBS = { new: 'Create', 'save-as': 'Save', rename: 'Rename' } as const;

interface NameDialogProps {
  readonly purpose: keyof typeof TITLES;
}

/** Asks for the name of a preset. */
export function NameDialog({ purpose }: NameDialogProps) {
  const { store } = useSurroundings();
  const actions = useActions();
  const document = useWindow(documentIn);
  const desk = useWindow((state) => state.desk);
  const preset = presetOf(document);
  const [name, setName] = useState(() => {
    if (purpose === 'rename') return preset.name;
    if (purpose === 'save-as' && document.kind === 'own' && document.stored === undefined) return preset.name;
    return freeName(desk, copyName(preset.name));
  });
  const trimmed = name.trim();
  const unsaved = document.kind === 'own' && document.stored === undefined;
  const own = purpose === 'rename' || unsaved;
  const taken = trimmed !== '' && isNameTaken(desk, trimmed, own ? preset.name : undefined);
  const close = () => {
    actions.show(undefined);
  };
  const done = () => {
    if (trimmed === '' || taken) return;
    close();
    switch (purpose) {
      case 'new':
        void actions.library.newFrom(trimmed);
        break;
      case 'save-as':
        void actions.library.saveAs(document.key, trimmed);
        break;
      case 'rename':
        void actions.library.rename(document.key, trimmed);
        break;
    }
    store.setState({ dialog: undefined });
  };
  return (
    <Modal title={TITLES[purpose]} onClose={close}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <TextField
          className={parts['field'] ?? ''}
          value={name}
          onChange={setName}
          isInvalid={taken || trimmed === ''}
          autoFocus
        >
          <Label>Name</Label>
          <Input
            className={parts['input'] ?? ''}
            onFocus={(event) => {
              event.target.select();
            }}
          />
          <FieldError className={parts['reason'] ?? ''}>
            {trimmed === '' ? 'A preset needs a name.' : 'Another preset has this name.'}
          </FieldError>
        </TextField>
        {purpose !== 'rename' && (
          <p>
            {purpose === 'save-as' && unsaved
              ? 'It is kept among your presets.'
              : `It starts with the rules of ${preset.name} and is kept among your presets.`}
          </p>
        )}
        <div className={parts['actions']}>
          <Button onPress={close}>Cancel</Button>
          <Button look="primary" type="submit" isDisabled={taken || trimmed === ''}>
            {VERBS[purpose]}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

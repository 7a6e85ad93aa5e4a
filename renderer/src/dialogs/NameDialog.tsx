import { useState } from 'react';
import { FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { copyName, freeName, isNameTaken } from '../../../app/editor/desk';
import { presetOf } from '../../../app/editor/document';
import { changes } from '../../../app/preset/difference';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import { useClose } from './useClose';

const TITLES = {
  new: t('dialogs.newPreset'),
  'save-as': t('dialogs.saveAs'),
  rename: t('dialogs.renamePreset'),
} as const;
const VERBS = { new: t('dialogs.create'), 'save-as': t('dialogs.save'), rename: t('dialogs.rename') } as const;

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
  const close = useClose();
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
          <Label>{t('dialogs.name')}</Label>
          <Input
            className={parts['input'] ?? ''}
            onFocus={(event) => {
              event.target.select();
            }}
          />
          <FieldError className={parts['reason'] ?? ''}>
            {trimmed === '' ? t('dialogs.aPresetNeedsAName') : t('dialogs.anotherPresetHasThisName')}
          </FieldError>
        </TextField>
        {purpose !== 'rename' && (
          <p>
            {purpose === 'save-as' && unsaved
              ? t('dialogs.itIsKeptAmongYourPresets')
              : t('dialogs.itStartsWithTheRulesOf', { name: preset.name })}
          </p>
        )}
        {purpose === 'save-as' && document.kind === 'own' && document.base !== undefined && (
          <p>
            {t('dialogs.basedOnNameCounted', {
              name: document.base.name,
              counted: t('counted.difference', { count: changes(document.base.preset, preset).length }),
            })}
          </p>
        )}
        <div className={parts['actions']}>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={taken || trimmed === ''}>
            {VERBS[purpose]}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

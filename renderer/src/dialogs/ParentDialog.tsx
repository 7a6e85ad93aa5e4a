import { useState } from 'react';
import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { parentageOf, parentChange } from '../../../app/editor/parent';
import { changes } from '../../../app/preset/difference';
import { Button } from '../parts/Button';
import { Choice } from '../parts/Choice';
import { Modal } from '../parts/Modal';
import parts from '../parts/parts.module.css';
import { comparableAt, possibleParents } from '../store/comparable';
import { useActions } from '../store/context';
import { documentIn } from '../store/derived';
import { useWindow } from '../store/store';
import { useClose } from './useClose';

/** The choice of no preset. */
const NONE = 'none';

/** Says what a preset is measured against from now on, or lets go of it; none of its values changes. */
export function ParentDialog() {
  const actions = useActions();
  const desk = useWindow((state) => state.desk);
  const document = useWindow(documentIn);
  const preset = presetOf(document);
  const parents = possibleParents(desk);
  const before = parents.find(({ id }) => comparableAt(desk, id)?.id === document.base?.id)?.id ?? NONE;
  const [chosen, setChosen] = useState(before);
  const parentage = parentageOf(document);
  const parent = chosen === NONE ? undefined : comparableAt(desk, chosen);
  const counted = parent && t('counted.difference', { count: changes(parent, preset).length });
  const close = useClose();
  // One that has other rules by now may be taken as it is now.
  const isNew = chosen !== before || parentage === 'newer' || (chosen === NONE && parentage === 'gone');
  return (
    <Modal
      title={t('dialogs.whatNameIsBasedOn', { name: preset.name })}
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          <Button
            look="primary"
            isDisabled={!isNew}
            onPress={() => {
              actions.editing.change(parentChange(parent));
              close();
            }}
          >
            {t('dialogs.done')}
          </Button>
        </>
      }
    >
      {parentage === 'gone' && <p>{t('dialogs.thePresetIdIsNotHere', { id: preset.basedOn?.id ?? '' })}</p>}
      {parentage === 'newer' && document.base !== undefined && (
        <p>{t('dialogs.nameHasOtherRulesNow', { name: document.base.name })}</p>
      )}
      <div className={parts['field']}>
        <span id="parent-label">{t('dialogs.basedOn')}</span>
        <Choice
          labelledBy="parent-label"
          value={chosen}
          choices={[{ id: NONE, words: t('dialogs.noOtherPreset') }, ...parents]}
          onChange={setChosen}
        />
      </div>
      <p aria-live="polite">
        {parent === undefined || counted === undefined
          ? t('dialogs.allValuesStayMeasuredAgainstSave')
          : t('dialogs.allValuesStayMeasuredAgainst', { name: parent.name, counted })}
      </p>
    </Modal>
  );
}

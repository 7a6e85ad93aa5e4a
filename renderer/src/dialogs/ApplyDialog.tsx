import { useState } from 'react';
import { listed, titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { appliedTo } from '../../../app/editor/desk-apply';
import { presetOf } from '../../../app/editor/document';
import { titleAt } from '../../../app/editor/labels';
import { storedWords, valuesBetween } from '../../../app/editor/transfer';
import { Button } from '../parts/Button';
import { Check } from '../parts/Check';
import { Modal } from '../parts/Modal';
import { comparables, isOwn } from '../store/comparable';
import { baseIn, documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './dialogs.module.css';
import { useClose } from './useClose';

/** Gives other presets of the club some of the values that this one has changed. */
export function ApplyDialog() {
  const { store } = useSurroundings();
  const desk = useWindow((state) => state.desk);
  const document = useWindow(documentIn);
  const focus = useWindow((state) => state.view.focus);
  const preset = presetOf(document);
  const base = baseIn(document);
  const values = valuesBetween(base.preset, preset);
  const pointers = Object.keys(values);
  const others = comparables(desk).filter(({ id }) => isOwn(id));
  // The option in focus is meant where it is a changed one, else all.
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(focus !== undefined && focus in values ? [focus] : pointers),
  );
  const [targets, setTargets] = useState<ReadonlySet<string>>(new Set());
  const close = useClose();
  const apply = () => {
    const set = Object.fromEntries(Object.entries(values).filter(([pointer]) => taken.has(pointer)));
    const {
      desk: next,
      done,
      failed,
    } = appliedTo(desk, [...targets], { set, label: t('dialogs.changesFromName', { name: preset.name }) });
    const notDone = failed.length === 0 ? '' : t('dialogs.failedCannotBeChanged', { failed: listed(failed) });
    const id = (store.getState().notice?.id ?? 0) + 1;
    store.setState({
      desk: next,
      notice: {
        id,
        text: t('dialogs.changedCountedNotSavedYetNotdone', {
          counted: t('counted.preset', { count: done.length }),
          notDone,
        }),
      },
    });
    close();
  };
  return (
    <Modal
      title={t('dialogs.applyChangesToOtherPresets')}
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('dialogs.cancel')}</Button>
          <Button look="primary" isDisabled={taken.size === 0 || targets.size === 0} onPress={apply}>
            {t('dialogs.apply')}
          </Button>
        </>
      }
    >
      <div className={styles['apply']}>
        <fieldset>
          <legend>{t('dialogs.changedFromName', { name: base.name })}</legend>
          {pointers.map((pointer) => (
            <Check
              key={pointer}
              selected={taken.has(pointer)}
              onChange={(selected) => {
                setTaken(toggled(taken, pointer, selected));
              }}
            >
              {titled(titleAt(pointer, preset.patterns), storedWords(preset, pointer))}
            </Check>
          ))}
          {pointers.length === 0 && <p>{t('dialogs.nothingDiffersFromIt')}</p>}
        </fieldset>
        <fieldset>
          <legend>{t('dialogs.presets')}</legend>
          {others.map(({ id, words }) => (
            <Check
              key={id}
              selected={targets.has(id)}
              onChange={(selected) => {
                setTargets(toggled(targets, id, selected));
              }}
            >
              {words}
            </Check>
          ))}
          {others.length === 0 && <p>{t('dialogs.thereIsNoOtherPresetOf')}</p>}
        </fieldset>
      </div>
      <p>{t('dialogs.eachPresetKeepsThisAsOne')}</p>
    </Modal>
  );
}

function toggled(set: ReadonlySet<string>, id: string, there: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (there) next.add(id);
  else next.delete(id);
  return next;
}

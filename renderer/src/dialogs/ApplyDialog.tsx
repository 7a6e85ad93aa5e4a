import { useState } from 'react';
import { appliedTo } from '../../../app/editor/desk-apply';
import { presetOf } from '../../../app/editor/document';
import { titleAt } from '../../../app/editor/labels';
import { storedWords, valuesBetween } from '../../../app/editor/transfer';
import { Button } from '../parts/Button';
import { Check } from '../parts/Check';
import { counted } from '../parts/counted';
import { Modal } from '../parts/Modal';
import { comparables, isOwn } from '../store/comparable';
import { useActions } from '../store/context';
import { baseIn, documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './dialogs.module.css';

/** Gives other presets of the club some of the values that this one has changed. */
export function ApplyDialog() {
  const { store } = useSurroundings();
  const actions = useActions();
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
  const close = () => {
    actions.show(undefined);
  };
  const apply = () => {
    const set = Object.fromEntries(Object.entries(values).filter(([pointer]) => taken.has(pointer)));
    const { desk: next, done, failed } = appliedTo(desk, [...targets], { set, label: `Changes from ${preset.name}` });
    const notDone = failed.length === 0 ? '' : ` ${failed.join(', ')} cannot be changed.`;
    const id = (store.getState().notice?.id ?? 0) + 1;
    store.setState({
      desk: next,
      notice: { id, text: `Changed ${counted(done.length, 'preset')}; not saved yet.${notDone}` },
    });
    close();
  };
  return (
    <Modal
      title="Apply changes to other presets"
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button look="primary" isDisabled={taken.size === 0 || targets.size === 0} onPress={apply}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles['apply']}>
        <fieldset>
          <legend>{`Changed from ${base.name}`}</legend>
          {pointers.map((pointer) => (
            <Check
              key={pointer}
              selected={taken.has(pointer)}
              onChange={(selected) => {
                setTaken(toggled(taken, pointer, selected));
              }}
            >
              {`${titleAt(pointer, preset.patterns)}: ${storedWords(preset, pointer)}`}
            </Check>
          ))}
          {pointers.length === 0 && <p>Nothing differs from it.</p>}
        </fieldset>
        <fieldset>
          <legend>Presets</legend>
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
          {others.length === 0 && <p>There is no other preset of your own yet. Built-in ones stay as they are.</p>}
        </fieldset>
      </div>
      <p>Each preset keeps this as one step that can be undone there. Nothing is saved before you save it.</p>
    </Modal>
  );
}

function toggled(set: ReadonlySet<string>, id: string, there: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (there) next.add(id);
  else next.delete(id);
  return next;
}

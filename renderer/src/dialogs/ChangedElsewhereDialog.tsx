import { useMemo } from 'react';
import { presetOf } from '../../../app/editor/document';
import { parsePreset } from '../../../app/preset/parse';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Differences } from './Differences';

/** The file of a preset was changed by another program since it was read: nothing is overwritten without a word. */
export function ChangedElsewhereDialog({ id }: { readonly id: string }) {
  const actions = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  const text = useWindow((state) => state.desk.library.find((entry) => entry.id === document?.stored?.id)?.text);
  const theirs = useMemo(() => (text === undefined ? undefined : parsePreset(text)), [text]);
  if (!document) return null;
  const close = () => {
    actions.show(undefined);
  };
  return (
    <Modal
      title={`“${presetOf(document).name}” was changed by another program`}
      alert
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            look="danger"
            onPress={() => {
              close();
              void actions.library.saveOver(id);
            }}
          >
            Replace the file
          </Button>
          <Button
            look="primary"
            onPress={() => {
              close();
              actions.saveAs();
            }}
          >
            Save as another preset…
          </Button>
        </>
      }
    >
      {theirs?.ok === true ? (
        <Differences from={theirs.value} to={presetOf(document)} fromTitle="In the file" toTitle="Here" />
      ) : (
        <p>The file cannot be read any more.</p>
      )}
    </Modal>
  );
}

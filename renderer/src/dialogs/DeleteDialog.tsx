import { presetOf } from '../../../app/editor/document';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';

/** Asks before unsaved work is thrown away; a saved preset is deleted without asking, since that can be undone. */
export function DeleteDialog({ id }: { readonly id: string }) {
  const actions = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  if (!document) return null;
  const close = () => {
    actions.show(undefined);
  };
  return (
    <Modal
      title={`Delete “${presetOf(document).name}”?`}
      alert
      onClose={close}
      actions={
        <>
          <Button onPress={close}>Cancel</Button>
          <Button
            look="danger"
            onPress={() => {
              close();
              void actions.library.remove(id);
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      <p>
        {document.stored === undefined
          ? 'It was never saved and cannot be brought back.'
          : 'Its unsaved changes cannot be brought back; the saved preset can.'}
      </p>
    </Modal>
  );
}

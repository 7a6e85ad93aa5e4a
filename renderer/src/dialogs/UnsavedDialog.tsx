import { presetOf } from '../../../app/editor/document';
import { Button } from '../parts/Button';
import { Modal } from '../parts/Modal';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { Differences } from './Differences';

interface UnsavedDialogProps {
  /** The key of the document. */
  readonly id: string;
  readonly then: () => void;
}

/** Asks what is to become of unsaved changes before another preset is looked at. */
export function UnsavedDialog({ id, then }: UnsavedDialogProps) {
  const actions = useActions();
  const document = useWindow((state) => state.desk.documents[id]);
  if (!document) return null;
  const preset = presetOf(document);
  const close = () => {
    actions.show(undefined);
  };
  const stored = document.stored !== undefined;
  return (
    <Modal
      title={`Save the changes of “${preset.name}”?`}
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
              then();
              actions.library.discard(id);
            }}
          >
            Don’t save
          </Button>
          <Button
            look="primary"
            autoFocus
            onPress={() => {
              close();
              const saved = stored ? actions.library.save(id) : actions.library.saveAs(id, preset.name);
              void saved.then((done) => {
                if (done) then();
              });
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <Differences
        from={document.saved}
        to={preset}
        fromTitle={stored ? 'Last save' : (document.base?.name ?? 'Before')}
        toTitle="Now"
      />
      {Object.keys(document.drafts).length > 0 && <p>Some fields hold a text that is no value; it cannot be saved.</p>}
    </Modal>
  );
}

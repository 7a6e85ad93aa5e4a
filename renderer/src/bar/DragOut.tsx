import { t } from '../../../app/language/say';
import { presetOf } from '../../../app/editor/document';
import { printPreset } from '../../../app/preset/print';
import { Icon } from '../parts/Icon';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './bar.module.css';

/** Where a saved preset is taken hold of to drag its file out of the window. Without a mouse, Export does the same. */
export function DragOut() {
  const { bridge, store } = useSurroundings();
  const stored = useWindow((state) => documentIn(state).stored?.id);
  if (stored === undefined) return null;
  return (
    <span
      className={styles['grip']}
      draggable
      title={t('bar.dragThisOutOfTheWindow')}
      aria-hidden="true"
      onDragStart={(event) => {
        if (bridge.desktop) {
          // The system's own drag, with the file itself, takes over.
          event.preventDefault();
          bridge.desktop.dragOut('presets', stored);
          return;
        }
        const text = printPreset(presetOf(documentIn(store.getState())));
        const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
        event.dataTransfer.setData('DownloadURL', `application/json:${stored}.mjrules:${address}`);
        event.currentTarget.addEventListener(
          'dragend',
          () => {
            URL.revokeObjectURL(address);
          },
          { once: true },
        );
      }}
    >
      <Icon name="grip" size={16} />
    </span>
  );
}

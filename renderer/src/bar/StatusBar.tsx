import { useDeferredValue } from 'react';
import { isDirty } from '../../../app/editor/document';
import { isOutdated } from '../../../app/editor/desk';
import { difference } from '../../../app/preset/difference';
import { presetOf } from '../../../app/editor/document';
import { Button } from '../parts/Button';
import { counted } from '../parts/counted';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { baseIn, documentIn, problemsIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './bar.module.css';
import { DragOut } from './DragOut';

/** Problems, how far the preset is from its base, and whether it is saved. */
export function StatusBar() {
  const { store } = useSurroundings();
  const actions = useActions();
  // Counting differences can wait for the typing to be drawn.
  const document = useDeferredValue(useWindow(documentIn));
  const problems = useWindow(problemsIn);
  const open = useWindow((state) => state.problemsOpen);
  const outdated = useWindow((state) => isOutdated(state.desk, documentIn(state)));
  const risk = useWindow((state) => state.storageRisk);
  const base = baseIn(document);
  const count = difference(base.preset, presetOf(document)).length;
  const serious = problems.filter((problem) => problem.severity === 'problem').length;
  const notes = problems.length - serious;
  return (
    <footer className={styles['status']} aria-label="State of the preset">
      <Button
        look="quiet"
        small
        aria-expanded={open}
        onPress={() => {
          store.setState({ problemsOpen: !open });
        }}
      >
        <span className={serious > 0 ? styles['bad'] : styles['calm']}>
          <Icon name={serious > 0 ? 'warning' : 'check'} size={16} />
        </span>
        {serious === 0 ? 'No problems' : counted(serious, 'problem')}
        {notes > 0 && `, ${counted(notes, 'note')}`}
      </Button>
      <span>
        {document.kind === 'builtin'
          ? 'Built-in preset: a change starts a copy'
          : count === 0
            ? `Same rules as ${base.name}`
            : `${counted(count, 'difference')} from ${base.name}`}
      </span>
      <span className={styles['spring']} />
      {risk !== undefined && (
        <Button
          look="quiet"
          small
          onPress={() => {
            actions.command('export-all');
          }}
        >
          {`${risk}: export them`}
        </Button>
      )}
      {outdated && <span className={styles['bad']}>The file was changed by another program</span>}
      <DragOut />
      <span>
        {document.readOnly
          ? 'Read only: from a newer version'
          : document.kind === 'builtin'
            ? ''
            : document.stored === undefined
              ? 'Not saved yet'
              : isDirty(document)
                ? 'Unsaved changes'
                : 'All changes saved'}
      </span>
      <Button
        look="quiet"
        small
        onPress={() => {
          actions.command('shortcuts');
        }}
      >
        Shortcuts
      </Button>
    </footer>
  );
}

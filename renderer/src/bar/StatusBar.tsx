import { useDeferredValue, useMemo } from 'react';
import { t } from '../../../app/language/say';
import { isDirty, type Document } from '../../../app/editor/document';
import { isOutdated } from '../../../app/editor/desk';
import { parentageOf } from '../../../app/editor/parent';
import { changes, difference } from '../../../app/preset/difference';
import { presetOf } from '../../../app/editor/document';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { baseIn, documentIn, problemsIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import styles from './bar.module.css';
import { DragOut } from './DragOut';

/** How many rules differ from the base, and whether nothing else does. */
function differenceIn(document: Document): { readonly count: number; readonly alike: boolean } {
  const preset = presetOf(document);
  const base = baseIn(document).preset;
  const count = changes(base, preset).length;
  return { count, alike: count === 0 && difference(base, preset).length === 0 };
}

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
  const { count, alike } = useMemo(() => differenceIn(document), [document]);
  const serious = problems.filter((problem) => problem.severity === 'problem').length;
  const notes = problems.length - serious;
  return (
    <footer className={styles['status']} aria-label={t('bar.stateOfThePreset')}>
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
        {serious === 0 ? t('bar.noProblems') : t('counted.problem', { count: serious })}
        {notes > 0 && `${t('words.comma')}${t('counted.note', { count: notes })}`}
      </Button>
      {document.kind === 'builtin' || document.readOnly ? (
        <span>
          {document.kind === 'builtin' ? t('bar.builtInPresetAChangeStarts') : parentWords(document, count, alike)}
        </span>
      ) : (
        <span className={styles['parent']}>
          <Button
            look="quiet"
            small
            onPress={() => {
              actions.command('parent');
            }}
          >
            <span>{parentWords(document, count, alike)}</span>
          </Button>
        </span>
      )}
      <span className={styles['spring']} />
      {risk !== undefined && (
        <Button
          look="quiet"
          small
          onPress={() => {
            actions.command('export-all');
          }}
        >
          {t('bar.riskExportThem', { risk })}
        </Button>
      )}
      {outdated && <span className={styles['bad']}>{t('bar.theFileWasChangedByAnother')}</span>}
      <DragOut />
      <span>
        {document.readOnly
          ? t('bar.readOnlyFromANewerVersion')
          : document.kind === 'builtin'
            ? ''
            : document.stored === undefined
              ? t('bar.notSavedYet2')
              : isDirty(document)
                ? t('bar.unsavedChanges2')
                : t('bar.allChangesSaved')}
      </span>
      <Button
        look="quiet"
        small
        onPress={() => {
          actions.command('shortcuts');
        }}
      >
        {t('bar.shortcuts')}
      </Button>
    </footer>
  );
}

/** How far a preset is from the one that it was made from, or else from its last save. */
function parentWords(document: Document, count: number, alike: boolean): string {
  const { name } = baseIn(document);
  const counted = t('counted.difference', { count });
  switch (parentageOf(document)) {
    case 'made-from':
      return alike ? t('bar.sameRulesAsName', { name }) : t('bar.countedFromName', { counted, name });
    case 'newer':
      return t('bar.countedFromNameNewer', { counted, name });
    case 'gone':
      return t('bar.countedFromSaveParentGone', { counted });
    case 'none':
      return t('bar.countedFromSave', { counted });
  }
}

import { t } from '../../app/language/say';
import { lazy, Suspense } from 'react';
import { loaded } from '../../schemas/preset.schema.json?validator';
import { PresetBar } from './bar/PresetBar';
import { StatusBar } from './bar/StatusBar';
import { useFileDrop } from './dialogs/useFileDrop';
import { HelpPane } from './help/HelpPane';
import { Middle } from './page/Middle';
import { Notice } from './parts/Notice';
import { Pane } from './parts/Pane';
import { Splitter } from './parts/Splitter';
import { ProblemsPane } from './problems/ProblemsPane';
import { useWindow } from './store/store';
import { useShell } from './store/useShell';
import { useSizes } from './store/useSizes';
import { useTheme } from './store/useTheme';
import { CategoryTree } from './tree/CategoryTree';
import styles from './window.module.css';

const CompareView = lazy(() => import('./compare/CompareView'));
// Some of them read presets.
const Dialogs = lazy(() => loaded.then(() => import('./dialogs/Dialogs')));
const HandDeskView = lazy(() => import('./hand-desk/HandDeskView'));
const PreviewPane = lazy(() => import('./preview/PreviewPane'));
const RecoveredBar = lazy(() => import('./bar/RecoveredBar'));
const ScenarioView = lazy(() => import('./scenario/index'));
const Sprite = lazy(() => import('./tiles/Sprite'));

/** The whole window: presets on top, categories, options with their help, the preview. */
export function Window() {
  useShell();
  useTheme();
  const dropping = useFileDrop();
  const asked = useWindow((state) => state.dialog !== undefined);
  const recovered = useWindow((state) => state.recovered.length > 0);
  const mode = useWindow((state) => state.view.mode);
  const sizes = useSizes();
  return (
    <div className={styles['window']}>
      <Suspense>
        <Sprite />
      </Suspense>
      <div className={styles['top']}>
        <Pane name={t('frame.thePresetBar')}>
          <PresetBar />
          <Suspense>{recovered && <RecoveredBar />}</Suspense>
        </Pane>
      </div>
      {mode === 'hand' ? (
        <Pane name={t('frame.theHandDesk')}>
          <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
            <HandDeskView />
          </Suspense>
        </Pane>
      ) : mode === 'scenario' ? (
        <Pane name={t('frame.theScenarioEditor')}>
          <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
            <ScenarioView />
          </Suspense>
        </Pane>
      ) : mode === 'compare' ? (
        <Pane name={t('frame.theComparison')}>
          <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
            <CompareView />
          </Suspense>
        </Pane>
      ) : (
        <div className={styles['columns']} style={sizes}>
          <Pane name={t('frame.theListOfCategories')}>
            <CategoryTree />
          </Pane>
          <main className={styles['middle']} aria-label={t('frame.options')}>
            <Pane name={t('frame.thePage')}>
              <Middle />
            </Pane>
            <Pane name={t('frame.theHelp')}>
              <HelpPane />
            </Pane>
            <Pane name={t('frame.theListOfProblems')}>
              <ProblemsPane />
            </Pane>
            {/* After all that is worked with: the keyboard comes there before it comes to the edges. */}
            <Splitter pane="help" label={t('frame.heightOfTheHelp')} controls="help" />
            <Splitter pane="tree" label={t('frame.widthOfTheCategories')} controls="categories" />
            <Splitter pane="preview" label={t('frame.widthOfThePreview')} controls="preview" />
          </main>
          <div id="preview" className={styles['preview']}>
            <Pane name={t('frame.thePreview')}>
              <Suspense fallback={<section aria-label={t('frame.preview')} aria-busy="true" />}>
                <PreviewPane />
              </Suspense>
            </Pane>
          </div>
        </div>
      )}
      <Pane name={t('frame.theStatusBar')}>
        <StatusBar />
      </Pane>
      <Pane name={t('frame.theQuestion')}>
        <Suspense>{asked && <Dialogs />}</Suspense>
      </Pane>
      <Notice />
      {dropping && <div className={styles['drop']}>{t('frame.dropAPresetFileToLook')}</div>}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { PresetBar } from './bar/PresetBar';
import { StatusBar } from './bar/StatusBar';
import { useFileDrop } from './dialogs/useFileDrop';
import { HelpPane } from './help/HelpPane';
import { Middle } from './page/Middle';
import { Notice } from './parts/Notice';
import { ProblemsPane } from './problems/ProblemsPane';
import { useWindow } from './store/store';
import { useShell } from './store/useShell';
import { useTheme } from './store/useTheme';
import { CategoryTree } from './tree/CategoryTree';
import styles from './window.module.css';

const CompareView = lazy(() => import('./compare/CompareView'));
const Dialogs = lazy(() => import('./dialogs/Dialogs'));
const HandDeskView = lazy(() => import('./hand-desk/HandDeskView'));
const PreviewPane = lazy(() => import('./preview/PreviewPane'));
const RecoveredBar = lazy(() => import('./bar/RecoveredBar'));
const Sprite = lazy(() => import('./tiles/Sprite'));

/** The whole window: presets on top, categories, options with their help, the preview. */
export function Window() {
  useShell();
  useTheme();
  const dropping = useFileDrop();
  const asked = useWindow((state) => state.dialog !== undefined);
  const recovered = useWindow((state) => state.recovered.length > 0);
  const mode = useWindow((state) => state.view.mode);
  return (
    <div className={styles['window']}>
      <Suspense>
        <Sprite />
      </Suspense>
      <div className={styles['top']}>
        <PresetBar />
        <Suspense>{recovered && <RecoveredBar />}</Suspense>
      </div>
      {mode === 'hand' ? (
        <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
          <HandDeskView />
        </Suspense>
      ) : mode === 'compare' ? (
        <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
          <CompareView />
        </Suspense>
      ) : (
        <div className={styles['columns']}>
          <CategoryTree />
          <main className={styles['middle']} aria-label="Options">
            <Middle />
            <HelpPane />
            <ProblemsPane />
          </main>
          <Suspense fallback={<section aria-label="Preview" aria-busy="true" />}>
            <PreviewPane />
          </Suspense>
        </div>
      )}
      <StatusBar />
      <Suspense>{asked && <Dialogs />}</Suspense>
      <Notice />
      {dropping && <div className={styles['drop']}>Drop a preset file to look at it before it is added</div>}
    </div>
  );
}

import { lazy, Suspense } from 'react';
import { PresetBar } from './bar/PresetBar';
import { StatusBar } from './bar/StatusBar';
import { Dialogs } from './dialogs/Dialogs';
import { useFileDrop } from './dialogs/useFileDrop';
import { HelpPane } from './help/HelpPane';
import { Middle } from './page/Middle';
import { Notice } from './parts/Notice';
import { PreviewPane } from './preview/PreviewPane';
import { ProblemsPane } from './problems/ProblemsPane';
import { useWindow } from './store/store';
import { useShell } from './store/useShell';
import { useTheme } from './store/useTheme';
import { Sprite } from './tiles/Sprite';
import { CategoryTree } from './tree/CategoryTree';
import styles from './window.module.css';

const CompareView = lazy(() => import('./compare/CompareView'));

/** The whole window: presets on top, categories, options with their help, the preview. */
export function Window() {
  useShell();
  useTheme();
  const dropping = useFileDrop();
  const mode = useWindow((state) => state.view.mode);
  return (
    <div className={styles['window']}>
      <Sprite />
      <PresetBar />
      {mode === 'compare' ? (
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
          <PreviewPane />
        </div>
      )}
      <StatusBar />
      <Dialogs />
      <Notice />
      {dropping && <div className={styles['drop']}>Drop a preset file to look at it before it is added</div>}
    </div>
  );
}

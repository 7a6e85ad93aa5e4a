import { lazy, Suspense, type CSSProperties } from 'react';
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
        <Pane name="The preset bar">
          <PresetBar />
          <Suspense>{recovered && <RecoveredBar />}</Suspense>
        </Pane>
      </div>
      {mode === 'hand' ? (
        <Pane name="The hand desk">
          <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
            <HandDeskView />
          </Suspense>
        </Pane>
      ) : mode === 'scenario' ? (
        <Pane name="The scenario editor">
          <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
            <ScenarioView />
          </Suspense>
        </Pane>
      ) : mode === 'compare' ? (
        <Pane name="The comparison">
          <Suspense fallback={<main className={styles['whole']} aria-busy="true" />}>
            <CompareView />
          </Suspense>
        </Pane>
      ) : (
        <div className={styles['columns']} style={sizes}>
          <Pane name="The list of categories">
            <CategoryTree />
          </Pane>
          <main className={styles['middle']} aria-label="Options">
            <Pane name="The page">
              <Middle />
            </Pane>
            <Pane name="The help">
              <HelpPane />
            </Pane>
            <Pane name="The list of problems">
              <ProblemsPane />
            </Pane>
            {/* After all that is worked with: the keyboard comes there before it comes to the edges. */}
            <Splitter pane="help" label="Height of the help" controls="help" />
            <Splitter pane="tree" label="Width of the categories" controls="categories" />
            <Splitter pane="preview" label="Width of the preview" controls="preview" />
          </main>
          <div id="preview" className={styles['preview']}>
            <Pane name="The preview">
              <Suspense fallback={<section aria-label="Preview" aria-busy="true" />}>
                <PreviewPane />
              </Suspense>
            </Pane>
          </div>
        </div>
      )}
      <Pane name="The status bar">
        <StatusBar />
      </Pane>
      <Pane name="The question">
        <Suspense>{asked && <Dialogs />}</Suspense>
      </Pane>
      <Notice />
      {dropping && <div className={styles['drop']}>Drop a preset file to look at it before it is added</div>}
    </div>
  );
}

/** The sizes that were set by the edges of the panes, as the style sheet reads them. */
function useSizes(): CSSProperties {
  const panes = useWindow((state) => state.view.taste.panes);
  return Object.fromEntries(Object.entries(panes).map(([pane, size]) => [`--${pane}`, `${String(size)}px`]));
}

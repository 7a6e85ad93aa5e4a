import type { CSSProperties } from 'react';
import { useWindow } from './store';

/** The sizes that were set by the edges of the panes, as the style sheet reads them. */
export function useSizes(): CSSProperties {
  const panes = useWindow((state) => state.view.taste.panes);
  return Object.fromEntries(Object.entries(panes).map(([pane, size]) => [`--${pane}`, `${String(size)}px`]));
}

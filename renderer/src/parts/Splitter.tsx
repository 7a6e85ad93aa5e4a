import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { t } from '../../../app/language/say';
import { PANE_LIMITS, sized, type PaneId } from '../../../app/editor/taste';
import { useSurroundings, useWindow } from '../store/store';
import styles from './splitter.module.css';

interface SplitterProps {
  readonly pane: PaneId;
  readonly label: string;
  /** The id of the element whose size it sets. */
  readonly controls: string;
}

/** How the edge of each pane lies, and whether the pane grows when it is moved to the right or down. */
const EDGES: { readonly [P in PaneId]: { readonly upright: boolean; readonly grows: 1 | -1 } } = {
  tree: { upright: true, grows: 1 },
  preview: { upright: true, grows: -1 },
  help: { upright: false, grows: -1 },
};

/** One press of an arrow key, in CSS pixels. */
const STEP = 16;

/** The edge of a pane: dragged, or moved by the arrow keys; a double click or Enter gives the usual size again. */
export function Splitter({ pane, label, controls }: SplitterProps) {
  const { store } = useSurroundings();
  const size = useWindow((state) => state.view.taste.panes[pane]);
  const [seen, setSeen] = useState<number>();
  const drag = useRef<{ readonly at: number; readonly size: number }>(undefined);
  const { upright, grows } = EDGES[pane];
  const [least, most] = PANE_LIMITS[pane];
  const measured = () => {
    const box = document.getElementById(controls)?.getBoundingClientRect();
    return (upright ? box?.width : box?.height) ?? least;
  };
  const put = (next: number | undefined) => {
    store.setState(({ view }) => ({
      view: { ...view, taste: { ...view.taste, panes: sized(view.taste.panes, pane, next) } },
    }));
  };
  const at = (event: PointerEvent) => (upright ? event.clientX : event.clientY);
  const end = () => {
    drag.current = undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = upright
      ? { ArrowLeft: -STEP, ArrowRight: STEP }
      : { ArrowUp: -STEP, ArrowDown: STEP };
    const step = steps[event.key];
    if (step !== undefined) put(measured() + step * grows);
    else if (event.key === 'Home') put(least);
    else if (event.key === 'End') put(most);
    else if (event.key === 'Enter') put(undefined);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles['splitter']}
      data-pane={pane}
      role="separator"
      aria-label={label}
      aria-controls={controls}
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={size ?? seen ?? least}
      tabIndex={0}
      title={t('parts.labelADoubleClickGivesThe', { label })}
      onFocus={() => {
        setSeen(Math.round(measured()));
      }}
      onKeyDown={onKey}
      onDoubleClick={() => {
        put(undefined);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { at: at(event), size: measured() };
      }}
      onPointerMove={(event) => {
        if (drag.current) put(drag.current.size + (at(event) - drag.current.at) * grows);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

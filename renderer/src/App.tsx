// The first of all styles, so that what a part of the window adds to a common one stands after it, and counts.
import './parts/parts.module.css';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { Bridge } from '../../app/bridge';
import { FirstLook } from './first-look/FirstLook';
import { restored } from './store/memory';
import { createWindowStore, WindowContext } from './store/store';

/** The program's window over whatever surrounds it: what it shows is painted first, what works with it comes after. */
export function App({ bridge }: { readonly bridge: Bridge }) {
  const [around] = useState(() => {
    const { desk, view, own } = restored();
    return { store: createWindowStore(desk, view), bridge, lastOwn: own };
  });
  const [Working, setWorking] = useState<ComponentType>();
  useEffect(
    () =>
      afterPaint(() => {
        void import('./WorkingWindow').then(({ WorkingWindow }) => {
          startTransition(() => {
            setWorking(() => WorkingWindow);
          });
        });
      }),
    [],
  );
  return <WindowContext value={around}>{Working === undefined ? <FirstLook /> : <Working />}</WindowContext>;
}

/** Does something once the next frame is on the screen; where nothing is drawn (a hidden window), soon. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, 500);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

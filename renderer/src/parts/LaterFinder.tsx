import { lazy, Suspense } from 'react';
import { classes } from './classes';
import type { FinderProps } from './Finder';
import styles from './parts.module.css';

const Finder = lazy(() => import('./Finder').then((parts) => ({ default: parts.Finder })));

/** A `Finder` on the pages that come first: its list is loaded after the first paint, in the place that is kept for it. */
export function LaterFinder(props: FinderProps) {
  const place = (
    <input
      className={classes(styles['input'], styles['finder'])}
      aria-label={props.label}
      placeholder={props.label}
      disabled
    />
  );
  return (
    <Suspense fallback={place}>
      <Finder {...props} />
    </Suspense>
  );
}

import { lazy, Suspense, useEffect, useRef } from 'react';
import { t } from '../../../app/language/say';
import { pageAt } from '../../../app/option/options';
import { useWindow } from '../store/store';
import { OptionPage } from './OptionPage';
import { SearchResults } from './SearchResults';
import styles from './page.module.css';
import { onRowKey } from './rowKeys';

const PatternPage = lazy(() => import('../patterns/PatternPage'));

/** The page that is shown, or what a search has found. */
export function Middle() {
  const pointer = useWindow((state) => state.view.page);
  const searching = useWindow((state) => state.view.query.trim() !== '');
  const place = useRef<HTMLDivElement>(null);
  const page = pageAt(pointer);
  const shown = useRef(pointer);
  useEffect(() => {
    // In a narrow window the page stands below the categories: it is brought up when another one is chosen.
    if (shown.current !== pointer && matchMedia('(max-width: 760px)').matches) place.current?.scrollIntoView();
    shown.current = pointer;
  }, [pointer]);
  return (
    <div
      ref={place}
      className={styles['page']}
      data-region="options"
      role="region"
      aria-label={searching ? t('page.searchResults') : t('page.pageTitle', { title: page?.title ?? '' })}
      tabIndex={-1}
      onKeyDown={searching ? undefined : onRowKey}
    >
      {searching ? (
        <SearchResults />
      ) : page === undefined ? null : page.rows ? (
        <Suspense>
          <PatternPage key={page.pointer} page={page} />
        </Suspense>
      ) : (
        <OptionPage key={page.pointer} page={page} />
      )}
    </div>
  );
}

import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { pageMarks } from '../../../app/editor/option-view';
import { listed } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { Page } from '../../../app/option/option';
import { useHitsLater } from '../page/useHits';
import { Icon } from '../parts/Icon';
import { baseIn, documentIn } from '../store/derived';
import { useDeskMade } from '../store/store';
import styles from './tree.module.css';

/**
 * A page in the tree with its marks: how much of it is changed, has problems, or was found. It names its row itself: a
 * row that has another name would have the whole tree drawn again, at every key of a search.
 */
export function PageEntry({ page }: { readonly page: Page }) {
  const entry = useRef<HTMLSpanElement>(null);
  const hits = useHitsLater();
  const { changed, problems } = useDeferredValue(
    useDeskMade((state) => {
      const document = documentIn(state);
      return pageMarks(document, baseIn(document), page.pointer);
    }),
  );
  const found = hits?.byPage.get(page.pointer) ?? 0;
  const said = listed(
    [
      page.title,
      changed > 0 ? t('tree.changedChanged', { changed }) : '',
      problems > 0 ? t('tree.problemsWithProblems', { problems }) : '',
      hits === undefined ? '' : t('tree.hitsFound', { hits: found }),
    ].filter(Boolean),
  );
  useLayoutEffect(() => {
    entry.current?.closest('[role=row]')?.setAttribute('aria-label', said);
  }, [said]);
  return (
    <span ref={entry} className={styles['entry']} data-none={hits !== undefined && found === 0 ? true : undefined}>
      <span className={styles['title']}>{page.title}</span>
      {hits !== undefined ? (
        <span className={styles['count']}>{found === 0 ? '' : found}</span>
      ) : (
        <span className={styles['marks']}>
          {problems > 0 && (
            <span className={styles['problem']} title={t('tree.problemsWithProblems', { problems })}>
              <Icon name="warning" size={14} />
              {problems}
            </span>
          )}
          {changed > 0 && (
            <span className={styles['changed']} title={t('tree.changedChanged', { changed })}>
              {changed}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

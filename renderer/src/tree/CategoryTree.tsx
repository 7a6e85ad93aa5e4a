import { useDeferredValue, type KeyboardEvent } from 'react';
import { Button, Tree, TreeItem, TreeItemContent, type Key } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { pageMarks } from '../../../app/editor/option-view';
import { GROUPS, type Page } from '../../../app/option/option';
import { PAGES } from '../../../app/option/options';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { baseIn, documentIn } from '../store/derived';
import { focusSearch } from '../store/focus';
import { useWindow, useWindowMade } from '../store/store';
import { focusFirstRow } from '../page/rowKeys';
import { useHitsLater } from '../page/useHits';
import { GROUP_TITLES } from './titles';
import styles from './tree.module.css';

/** The pages in two groups, with marks on those that hold changes or problems, and the hits of a search. */
export function CategoryTree() {
  const actions = useActions();
  const page = useWindow((state) => state.view.page);
  const hits = useHitsLater();
  return (
    <nav
      id="categories"
      className={styles['nav']}
      data-region="categories"
      data-searching={hits !== undefined || undefined}
      aria-label={t('tree.categories')}
      onKeyDownCapture={onTreeKey}
    >
      <Tree
        aria-label={t('tree.categories')}
        className={styles['tree'] ?? ''}
        selectionMode="single"
        selectionBehavior="replace"
        defaultExpandedKeys={GROUPS}
        selectedKeys={hits === undefined ? [page] : []}
        onSelectionChange={(keys) => {
          const [key = page] = keys === 'all' ? [] : [...keys];
          if (isPage(key)) actions.showPage(String(key));
        }}
      >
        {GROUPS.map((group) => (
          <TreeItem key={group} id={group} textValue={GROUP_TITLES[group]} className={styles['group'] ?? ''}>
            <TreeItemContent>
              {({ isExpanded }) => (
                <span className={styles['groupTitle']}>
                  <Button slot="chevron" className={styles['chevron'] ?? ''}>
                    <Icon name={isExpanded ? 'down' : 'right'} size={14} />
                  </Button>
                  {GROUP_TITLES[group]}
                </span>
              )}
            </TreeItemContent>
            {PAGES[group].map((one) => (
              <PageItem
                key={one.pointer}
                page={one}
                hits={hits?.byPage.get(one.pointer)}
                searching={hits !== undefined}
              />
            ))}
          </TreeItem>
        ))}
      </Tree>
    </nav>
  );
}

/** Escape goes on to the search; the arrow that unfolds a group goes from a page to its options. */
function onTreeKey(event: KeyboardEvent) {
  const onPage = event.target instanceof HTMLElement && event.target.ariaLevel === '2';
  if (event.key === 'Escape') focusSearch();
  else if (event.key === 'ArrowRight' && onPage) focusFirstRow();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function isPage(key: Key): boolean {
  return String(key).startsWith('/');
}

interface PageItemProps {
  readonly page: Page;
  readonly hits: number | undefined;
  readonly searching: boolean;
}

function PageItem({ page, hits, searching }: PageItemProps) {
  // A mark that changes has the whole tree drawn again: that comes after what was done is seen.
  const { changed, problems } = useDeferredValue(
    useWindowMade((state) => {
      const document = documentIn(state);
      return pageMarks(document, baseIn(document), page.pointer);
    }),
  );
  const said = [
    page.title,
    changed > 0 ? t('tree.changedChanged', { changed }) : '',
    problems > 0 ? t('tree.problemsWithProblems', { problems }) : '',
    searching ? t('tree.hitsFound', { hits: hits ?? 0 }) : '',
  ];
  return (
    <TreeItem
      id={page.pointer}
      textValue={said.filter(Boolean).join(', ')}
      className={styles['page'] ?? ''}
      data-none={searching && hits === undefined ? true : undefined}
    >
      <TreeItemContent>
        <span className={styles['entry']}>
          <span className={styles['title']}>{page.title}</span>
          {searching ? (
            <span className={styles['count']}>{hits ?? ''}</span>
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
      </TreeItemContent>
    </TreeItem>
  );
}

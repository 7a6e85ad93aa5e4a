import type { KeyboardEvent } from 'react';
import { Button, Tree, TreeItem, TreeItemContent, type Key } from 'react-aria-components';
import { t } from '../../../app/language/say';
import { GROUPS } from '../../../app/option/option';
import { PAGES } from '../../../app/option/options';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { focusSearch } from '../store/focus';
import { useWindow } from '../store/store';
import { focusFirstRow } from '../page/rowKeys';
import { PageEntry } from './PageEntry';
import { GROUP_TITLES } from './titles';
import styles from './tree.module.css';

/** The pages in two groups, with marks on those that hold changes or problems, and the hits of a search. */
export function CategoryTree() {
  const actions = useActions();
  const page = useWindow((state) => state.view.page);
  const searching = useWindow((state) => state.view.query.trim() !== '');
  return (
    <nav
      id="categories"
      className={styles['nav']}
      data-region="categories"
      data-searching={searching || undefined}
      aria-label={t('tree.categories')}
      onKeyDownCapture={onTreeKey}
    >
      <Tree
        aria-label={t('tree.categories')}
        className={styles['tree'] ?? ''}
        selectionMode="single"
        selectionBehavior="replace"
        defaultExpandedKeys={GROUPS}
        selectedKeys={searching ? [] : [page]}
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
              <TreeItem key={one.pointer} id={one.pointer} textValue={one.title} className={styles['page'] ?? ''}>
                <TreeItemContent>
                  <PageEntry page={one} />
                </TreeItemContent>
              </TreeItem>
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

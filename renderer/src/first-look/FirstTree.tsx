import { GROUPS } from '../../../app/option/option';
import { PAGES } from '../../../app/option/options';
import { Icon } from '../parts/Icon';
import { useWindow } from '../store/store';
import { GROUP_TITLES } from '../tree/titles';
import styles from '../tree/tree.module.css';

/** The categories, to be read. */
export function FirstTree() {
  const page = useWindow((state) => state.view.page);
  return (
    <nav className={styles['nav']}>
      <div className={styles['tree']}>
        {GROUPS.flatMap((group) => [
          <div key={group} className={styles['group']}>
            <span className={styles['groupTitle']}>
              <Icon name="down" size={14} />
              {GROUP_TITLES[group]}
            </span>
          </div>,
          ...PAGES[group].map((one) => (
            <div key={one.pointer} className={styles['page']} data-selected={one.pointer === page || undefined}>
              <span className={styles['entry']}>
                <span className={styles['title']}>{one.title}</span>
              </span>
            </div>
          )),
        ])}
      </div>
    </nav>
  );
}

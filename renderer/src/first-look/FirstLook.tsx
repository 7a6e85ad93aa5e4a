import { pageAt } from '../../../app/option/options';
import { presetOf } from '../../../app/editor/document';
import bar from '../bar/bar.module.css';
import help from '../help/help.module.css';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { documentIn } from '../store/derived';
import { useSurroundings, useWindow } from '../store/store';
import { useSizes } from '../store/useSizes';
import { useTheme } from '../store/useTheme';
import styles from '../window.module.css';
import { FirstPage } from './FirstPage';
import { FirstTree } from './FirstTree';

/**
 * The window as it will stand, with the preset that is open and nothing that takes input yet: it is on the screen while
 * the controls are still being made. They take its place without moving anything.
 */
export function FirstLook() {
  useTheme();
  const sizes = useSizes();
  const { edition } = useSurroundings().bridge;
  const preset = useWindow((state) => presetOf(documentIn(state)));
  const page = useWindow((state) => pageAt(state.view.page));
  return (
    <div className={styles['window']} aria-busy="true">
      <div className={classes(styles['top'], bar['bar'])}>
        {edition === 'browser' && (
          <div className={bar['menus']}>
            <span className={classes(parts['button'], parts['quiet'], parts['small'])} />
          </div>
        )}
        <div className={bar['tools']}>
          <span className={classes(parts['button'], parts['trigger'], bar['preset'])}>
            <span className={bar['presetName']}>{preset.name}</span>
            <Icon name="down" size={16} />
          </span>
          <span className={bar['spring']} />
        </div>
      </div>
      <div className={styles['columns']} style={sizes}>
        <FirstTree />
        <main className={styles['middle']}>
          {page && <FirstPage page={page} preset={preset} />}
          <aside className={help['help']}>
            <h2>{page?.title}</h2>
            <p>{page?.help}</p>
          </aside>
        </main>
        <div className={styles['preview']} />
      </div>
      <footer className={bar['status']} />
    </div>
  );
}

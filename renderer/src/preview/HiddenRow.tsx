import { t } from '../../../app/language/say';
import { hideToggled } from '../../../app/editor/taste';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import styles from './rows.module.css';

/** A scenario that is not shown: its title, and a way to show it again. */
export function HiddenRow({ scenario }: { readonly scenario: Scenario }) {
  const actions = useActions();
  const taste = useWindow((state) => state.view.taste);
  return (
    <li className={styles['hidden']}>
      <span>{scenario.title}</span>
      <Button
        look="link"
        aria-label={t('preview.showTitleAgain', { title: scenario.title })}
        onPress={() => {
          actions.setTaste(hideToggled(taste, scenario.id));
        }}
      >
        {t('preview.showAgain')}
      </Button>
    </li>
  );
}

import { t } from '../../../app/language/say';
import { Button } from '../parts/Button';
import styles from './compare.module.css';
import type { Outcomes } from './useOutcomes';

interface ProgressProps {
  readonly outcomes: Outcomes;
  /** About how many steps the whole is. */
  readonly most: number;
}

/** How far the scenarios have been ruled on, and a way to stop that or to begin again. */
export function Progress({ outcomes: { done, stopped, stop, again }, most }: ProgressProps) {
  return (
    <p className={styles['progress']}>
      {!stopped && <progress aria-label={t('compare.scenariosRuledOn')} max={most} value={Math.min(done, most)} />}
      <Button small onPress={stopped ? again : stop}>
        {stopped ? t('compare.ruleOnTheScenarios') : t('compare.stop')}
      </Button>
    </p>
  );
}

import { t } from '../../../app/language/say';
import type { Run } from '../../../app/ruling';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { useActions } from '../store/context';
import { useWindow } from '../store/store';
import { PlainRow } from './PlainRow';
import styles from './rows.module.css';

interface OwnScenariosProps {
  readonly runs: readonly { readonly scenario: Scenario; readonly run: Run }[];
  readonly preset: Preset;
}

/** The user's own scenarios after the canned ones, and those files that cannot be read. */
export function OwnScenarios({ runs, preset }: OwnScenariosProps) {
  const actions = useActions();
  const all = useWindow((state) => state.ownScenarios);
  const broken = all.filter((one) => one.scenario === undefined);
  return (
    <section aria-label={t('preview.yourScenarios')}>
      <h3>{t('preview.yourScenarios')}</h3>
      <ul className={styles['rows']}>
        {runs.map(({ scenario, run }) => (
          <PlainRow key={scenario.id} scenario={scenario} run={run} preset={preset} />
        ))}
        {broken.map(({ id, title, problems }) => (
          <li key={id} className={styles['broken']}>
            <Icon name="warning" size={16} />
            <Button look="link" onPress={() => void actions.scenarios.open(id)}>
              {title}
            </Button>
            <span>{problems[0]?.message}</span>
          </li>
        ))}
      </ul>
      <Button
        small
        look="quiet"
        icon="plus"
        onPress={() => {
          actions.command('new-scenario');
        }}
      >
        {t('preview.newScenario')}
      </Button>
    </section>
  );
}
